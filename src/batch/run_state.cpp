#include "batch/run_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "batch/plan_work.h"

namespace mazefolio::batch {

namespace fs = std::filesystem;

Check how_to_check(const BatchRequest& request) {
  return request.verify ? Check::full : Check::size_and_time;
}

fs::path journal_path(const RunState& state) {
  const BatchRequest& request = state.request;
  if (!request.journal.empty()) return request.journal;
  const std::string part =
      request.shard ? fmt::format(".shard-{}-of-{}", request.shard->index, request.shard->count) : "";
  return state.plan.folder / fmt::format("{}{}.journal.jsonl", state.plan.file.stem().string(), part);
}

Indices books_of_this_run(const RunState& state) {
  if (const auto& shard = state.request.shard)
    return shard_of(estimated_work(state.plan, state.request.jobs), *shard);
  Indices books(state.plan.books.size());
  std::iota(books.begin(), books.end(), std::size_t{0});
  return books;
}

fs::path cluster_folder(const Plan& plan) { return plan.folder / (plan.file.stem().string() + ".slurm"); }

Records read_known(const RunState& state) {
  if (!state.request.journal.empty()) return read_journals({state.request.journal});
  const std::string stem = state.plan.file.stem().string();
  std::vector<std::pair<fs::file_time_type, fs::path>> journals;
  const auto add_from = [&](const fs::path& folder, const std::string& beginning) {
    std::error_code failure;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.empty() ? "." : folder, failure))
      if (const std::string name = entry.path().filename().string();
          name.starts_with(beginning) && name.ends_with(".jsonl"))
        journals.emplace_back(entry.last_write_time(), entry.path());
  };
  add_from(state.plan.folder, stem + ".journal.");
  add_from(state.plan.folder, stem + ".shard-");
  add_from(cluster_folder(state.plan), "shard-");
  std::sort(journals.begin(), journals.end());
  std::vector<fs::path> latest_last;
  for (const auto& [time, path] : journals) latest_last.push_back(path);
  return read_journals(latest_last);
}

const BookRecord* kept_record(RunState& state, std::size_t i) {
  const PlannedBook& book = state.plan.books[i];
  const auto known = state.known.find(book.output);
  const bool kept =
      known != state.known.end() && (known->second.proven || !state.request.prove) &&
      (known->second.found.all().empty() || !state.request.strict) &&
      !why_out_of_date(known->second, book, state.plan, state.hashes, how_to_check(state.request));
  return kept ? &known->second : nullptr;
}

void note(Journal& journal, const BookRecord& record, RunState& state) {
  try {
    journal.append(record);
  } catch (const WorldError& failed) {
    if (!state.problems.has_errors())
      state.problems.error({}, failed.what(), "books that are not in the journal will be made again");
  }
}

}  // namespace mazefolio::batch
