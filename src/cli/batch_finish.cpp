#include <fmt/format.h>

#include <set>

#include "base/file.h"
#include "batch/run_books.h"
#include "cli/batch_state.h"
#include "cli/combine.h"
#include "cli/console.h"
#include "cli/run.h"

namespace mazefolio {
namespace {

namespace fs = std::filesystem;

/// The hashes of the finished books of a group; fewer than books where some are not made.
std::vector<std::string> parts_of(const Combination& group, const BatchState& state) {
  std::vector<std::string> parts;
  for (const PlannedBook* book : group.books) {
    const auto made = state.outcomes.find(static_cast<std::size_t>(book - state.plan.books.data()));
    if (made != state.outcomes.end() && made->second.record.made())
      parts.push_back(made->second.record.files.front().sha256);
  }
  return parts;
}

/// A PDF that holds several books has a record like a book's, whose parts stand where fields are set.
bool is_kept(const BookRecord& record, const BatchState& state) {
  const auto known = state.known.find(record.output);
  return state.request.resume && known != state.known.end() && known->second.sets == record.sets &&
         known->second.version == record.version &&
         are_as_written(known->second.files, state.plan, how_to_check(state.request));
}

/// A line for people.
std::string combine_group(const Combination& group, BatchState& state, Journal& journal) {
  BookRecord record;
  record.output = group.output;
  record.version = MAZEFOLIO_VERSION;
  record.sets = parts_of(group, state);
  if (record.sets.size() < group.books.size())
    return fmt::format("\n{} is not made: not all of its books are\n", group.output);
  if (!is_kept(record, state)) {
    try {
      record.files = combine(state.plan, group, state.request.jobs);
    } catch (const WorldError& failed) {
      state.troubles.error({}, failed.what());
      return fmt::format("\n{} is not made\n", group.output);
    }
    note(journal, record, state);
  }
  return fmt::format("\n{} holds {} books, {} their answers\n", group.output, group.books.size(),
                     key_output(group.output));
}

// An error that many books share is told once; the table names them.
void report_errors(const std::vector<BookOutcome>& books) {
  std::set<std::string> told;
  for (const BookOutcome& book : books)
    for (const Diagnostic& d : book.record.found.all())
      if (d.severity == Severity::error && told.insert(to_text(d)).second) report(d);
}

}  // namespace

int adopt(BatchState& state, const std::vector<fs::path>& journals) {
  for (const fs::path& file : journals)
    if (!fs::exists(file)) throw WorldError(fmt::format("there is no journal {}", file.string()));
  auto records = read_journals(journals);
  state.known = read_journals({journal_path(state)});
  Journal journal(journal_path(state));
  for (std::size_t i = 0; i < state.plan.books.size(); ++i) {
    const PlannedBook& book = state.plan.books[i];
    const auto found = records.find(book.output);
    if (found == records.end()) continue;
    BookRecord& record = found->second;
    if (state.request.verify && record.made()) {
      const std::string why = why_again(record, book, state.plan, state.hashes, Check::full);
      if (!why.empty()) {
        record.failure = Failure::world;
        record.found.error(book.place, fmt::format("this is not what was made: {}", why));
      }
    }
    const auto before = state.known.find(record.output);
    if (before == state.known.end() || to_json(before->second) != to_json(record))
      note(journal, record, state);
    state.outcomes[i] = {std::move(record), false};
  }
  return finish(state, journal, state.plan.books.size(), true);
}

int finish(BatchState& state, Journal& journal, std::size_t planned, bool done) {
  const BatchRequest& request = state.request;
  const bool whole = !request.shard && request.plan.only.empty() && request.plan.skip.empty();
  std::string combined;
  if (done && whole)
    for (const Combination& group : combinations(state.plan))
      combined += combine_group(group, state, journal);

  RunSummary summary{
      state.plan.file, planned, {}, request.merge.empty() ? state.watch.seconds() : 0, state.plan.unique};
  bool short_of = state.outcomes.size() < planned;
  for (auto& [i, outcome] : state.outcomes) {
    short_of = short_of || !outcome.record.made();
    summary.books.push_back(std::move(outcome));
  }
  report_errors(summary.books);
  if (state.plan.unique && !equal_mazes(hashes_of(summary)).empty()) short_of = true;
  if (!request.report.empty()) write_file(request.report, report_lines(summary));
  if (!request.quiet) print(summary_text(summary) + combined);
  report(state.troubles);
  if (!done) {
    say("interrupted; the books that are made are whole, and --resume makes the others");
    return ExitCode::interrupted;
  }
  if (short_of) return ExitCode::fell_short;
  return state.troubles.has_errors() ? ExitCode::world_failed : ExitCode::done;
}

}  // namespace mazefolio
