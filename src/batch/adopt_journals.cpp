#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "batch/run_state.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

/// The record of a book in one journal.
struct Candidate {
  BookRecord* record = nullptr;
  std::optional<std::string> out_of_date;  ///< the reason, if the book is made but out of date
  int rank() const { return !record ? 0 : !record->made() ? 1 : out_of_date ? 2 : 3; }
};

/// The best record of a book; it does not depend on the order of the journals.
Candidate best_of(std::vector<Records>& journals, const PlannedBook& book, RunState& state) {
  const Check check = state.request.verify ? Check::full : Check::none;
  Candidate best;
  for (Records& records : journals) {
    const auto found = records.find(book.output);
    if (found == records.end()) continue;
    Candidate candidate{&found->second, std::nullopt};
    if (candidate.record->made())
      candidate.out_of_date = why_out_of_date(*candidate.record, book, state.plan, state.hashes, check);
    if (candidate.rank() > best.rank() ||
        (candidate.rank() == best.rank() && to_json(*candidate.record) < to_json(*best.record)))
      best = std::move(candidate);
  }
  return best;
}

// A journal may belong to another run, or to this one before its run file was changed.
void warn_of_unknown_books(const std::vector<Records>& journals, const std::vector<fs::path>& paths,
                           RunState& state) {
  std::set<std::string_view> ours;
  for (const PlannedBook& book : state.plan.books) {
    ours.insert(book.output);
    if (book.combine) ours.insert(*book.combine);
  }
  for (std::size_t i = 0; i < journals.size(); ++i) {
    const auto strange = std::count_if(journals[i].begin(), journals[i].end(),
                                       [&](const auto& entry) { return !ours.contains(entry.first); });
    if (strange > 0)
      state.problems.warning({paths[i].string(), 0, 0},
                             fmt::format("{} of these books are not in the run file", strange));
  }
}

}  // namespace

RunResult adopt_journals(RunState& state, const std::vector<fs::path>& paths) {
  std::vector<Records> journals;
  for (const fs::path& path : paths) {
    if (!fs::exists(path)) throw WorldError(fmt::format("there is no journal {}", path.string()));
    journals.push_back(read_journals({path}));
  }
  if (state.request.plan.only.empty() && state.request.plan.skip.empty())
    warn_of_unknown_books(journals, paths, state);
  state.known = read_journals({journal_path(state)});
  Journal journal(journal_path(state));
  for (std::size_t i = 0; i < state.plan.books.size(); ++i) {
    const PlannedBook& book = state.plan.books[i];
    const Candidate best = best_of(journals, book, state);
    if (!best.record) continue;
    BookRecord record = std::move(*best.record);
    if (best.out_of_date) {
      record.failure = Failure::world;
      record.found.error(book.place, fmt::format("the finished book is out of date: {}", *best.out_of_date),
                         "--resume makes it again");
    }
    const auto before = state.known.find(record.output);
    if (before == state.known.end() || to_json(before->second) != to_json(record))
      note(journal, record, state);
    state.outcomes[i] = {std::move(record), false};
  }
  return finish_run(state, journal, state.plan.books.size(), true);
}

}  // namespace mazefolio::batch
