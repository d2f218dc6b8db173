#include <fmt/format.h>

#include <exception>

#include "base/sha256.h"
#include "batch/batch_state.h"
#include "batch/combine.h"
#include "publish/book_files.h"

namespace mazefolio::batch {
namespace {

/// The records of the group's books; fewer where some are not made.
std::vector<const BookRecord*> records_of(const Combination& group, const BatchState& state) {
  std::vector<const BookRecord*> records;
  for (const PlannedBook* book : group.books) {
    const auto made = state.outcomes.find(static_cast<std::size_t>(book - state.plan.books.data()));
    if (made != state.outcomes.end() && made->second.record.made()) records.push_back(&made->second.record);
  }
  return records;
}

/// Everything that a book adds: its pages, and what its answers are laid out by.
std::string part_of(const BookRecord& record) {
  std::string text = record.files.front().sha256 + record.spec_sha256 + record.data_sha256;
  for (const std::string& set : record.sets) text += "\n" + set;
  return sha256(text);
}

/// A PDF that holds several books has a record like a book's, whose parts stand where fields are set.
bool is_kept(const BookRecord& record, const BatchState& state) {
  const auto known = state.known.find(record.output);
  return state.request.resume && known != state.known.end() && known->second.sets == record.sets &&
         known->second.version == record.version && known->second.source_date == record.source_date &&
         are_as_written(known->second.files, state.plan, how_to_check(state.request));
}

std::string not_made(const Combination& group, const BatchState& state, std::string_view why) {
  const bool old = std::filesystem::exists(path_of(state.plan, group.output));
  return fmt::format("\n{} is not made: {}{}\n", group.output, why,
                     old ? "; the one that stands there is older" : "");
}

std::string combine_group(const Combination& group, BatchState& state, Journal& journal) {
  const std::vector<const BookRecord*> made = records_of(group, state);
  if (made.size() < group.books.size()) return not_made(group, state, "not all of its books are");
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

std::string combine_books(BatchState& state, Journal& journal) {
  const BatchRequest& request = state.request;
  std::string text;
  for (const Combination& group : combinations(state.plan)) {
    if (request.shard) continue;  // the merge makes it
    if (!request.plan.only.empty() || !request.plan.skip.empty()) {
      text += not_made(group, state, "this was not the whole run");
      continue;
    }
    try {
      text += combine_group(group, state, journal);
    } catch (const std::exception& failed) {  // the books are made all the same
      state.troubles.error({}, failed.what());
      text += not_made(group, state, "see the error");
    }
  }
  return text;
}

}  // namespace mazefolio::batch
