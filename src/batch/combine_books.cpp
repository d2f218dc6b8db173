#include <fmt/format.h>

#include <exception>

#include "base/sha256.h"
#include "batch/combine.h"
#include "batch/run_state.h"
#include "publish/book_files.h"

namespace mazefolio::batch {
namespace {

/// The records of the books of the group that are made.
std::vector<const BookRecord*> records_of(const Combination& group, const RunState& state) {
  std::vector<const BookRecord*> records;
  for (const PlannedBook* book : group.books) {
    const auto made = state.outcomes.find(static_cast<std::size_t>(book - state.plan.books.data()));
    if (made != state.outcomes.end() && made->second.record.made()) records.push_back(&made->second.record);
  }
  return records;
}

/// A hash of everything that a book contributes: its pages, and what its answers depend on.
std::string part_of(const BookRecord& record) {
  std::string text = record.files.front().sha256 + record.spec_sha256 + record.data_sha256;
  for (const std::string& set : record.sets) text += "\n" + set;
  return sha256(text);
}

/// A combined PDF has a record like a book, with the hashes of its parts in place of the fields that are set.
bool is_kept(const BookRecord& record, const RunState& state) {
  const auto known = state.known.find(record.output);
  return state.request.resume && known != state.known.end() && known->second.sets == record.sets &&
         known->second.version == record.version && known->second.source_date == record.source_date &&
         are_as_written(known->second.files, state.plan, how_to_check(state.request));
}

std::string not_made(const Combination& group, const RunState& state, std::string_view why) {
  const bool old = std::filesystem::exists(path_of(state.plan, group.output));
  return fmt::format("\n{} is not made: {}{}\n", group.output, why,
                     old ? "; the file on the disk is an older one" : "");
}

std::string combine_group(const Combination& group, RunState& state, Journal& journal) {
  const std::vector<const BookRecord*> made = records_of(group, state);
  if (made.size() < group.books.size()) return not_made(group, state, "some of its books are not made");
  BookRecord record;
  record.output = group.output;
  record.version = MAZEFOLIO_VERSION;
  record.source_date = source_date_text();
  for (const BookRecord* book : made) record.sets.push_back(part_of(*book));
  if (!is_kept(record, state)) {
    record.files = combine(state.plan, group, made, state.request.jobs);
    note(journal, record, state);
  }
  return fmt::format("\n{} holds {} books, {} their answers\n", group.output, group.books.size(),
                     key_path(group.output).string());
}

}  // namespace

std::string combine_books(RunState& state, Journal& journal) {
  const BatchRequest& request = state.request;
  std::string text;
  for (const Combination& group : combinations(state.plan)) {
    if (request.shard) continue;  // --merge makes it
    if (!request.plan.only.empty() || !request.plan.skip.empty()) {
      text += not_made(group, state, "only a part of the run was made (--only or --skip)");
      continue;
    }
    try {
      text += combine_group(group, state, journal);
    } catch (const std::exception& failed) {  // the books themselves are made
      state.problems.error({}, failed.what());
      text += not_made(group, state, "see the error");
    }
  }
  return text;
}

}  // namespace mazefolio::batch
