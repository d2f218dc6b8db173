#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stats.h"
#include "batch/memory_gate.h"
#include "batch/plan_work.h"
#include "batch/run_books.h"
#include "batch/run_state.h"
#include "batch/workers.h"
#include "publish/book_files.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

// Keeps only what the end of the run needs, so that memory does not grow with the number of mazes; the
// journal has the rest.
BookRecord slim(BookRecord record, std::size_t book, const RunState& state) {
  if (state.report) return record;
  record.data = {};
  if (!state.plan.unique && !state.plan.books[book].combine) record.mazes = {};
  return record;
}

// A changed spec has another estimated work, so its book and others may have moved to other shards.
void warn_of_moved_books(RunState& state, const Indices& books, const Records& own) {
  std::set<std::string_view> mine;
  for (const std::size_t i : books) mine.insert(state.plan.books[i].output);
  const bool other = std::any_of(own.begin(), own.end(), [&](const auto& entry) {
    return entry.second.failure != Failure::none && !mine.contains(entry.first);
  });
  if (other)
    state.problems.warning(
        {}, "the specs have changed since the last run: books that failed in this shard now belong to others",
        "resume all shards, or make what is missing after the merge");
}

/// Turns the books that are up to date into outcomes and returns the others. Records that only another
/// journal has are copied to the journal of this run.
Indices without_kept(RunState& state, const Indices& books, Journal& journal) {
  state.known = read_known(state);
  const auto own = read_journals({journal_path(state)});
  if (state.request.shard) warn_of_moved_books(state, books, own);
  Indices rest;
  for (const std::size_t i : books) {
    throw_if_canceled();
    const BookRecord* record = kept_record(state, i);
    if (!record) {
      rest.push_back(i);
      continue;
    }
    const auto noted = own.find(record->output);
    if (noted == own.end() || to_json(noted->second) != to_json(*record)) note(journal, *record, state);
    state.outcomes[i] = {slim(*record, i, state), true};
  }
  return rest;
}

// Removes temporary files that a killed run may have left beside the outputs.
void remove_strays_of(const Plan& plan, const Indices& books, bool combined) {
  std::vector<fs::path> targets;
  const auto add = [&](const std::string& output) {
    for (fs::path& file : all_files_of(path_of(plan, output))) targets.push_back(std::move(file));
  };
  for (const std::size_t i : books) {
    add(plan.books[i].output);
    if (combined && plan.books[i].combine) add(*plan.books[i].combine);
  }
  remove_strays(targets);
}

// The memory left for books after what the program itself has taken, in bytes.
std::size_t memory_for_books(std::size_t asked) {
  if (asked == 0) return available_memory();
  const std::size_t taken = peak_rss_kib() << 10;
  if (asked <= taken)
    throw InputError(
        fmt::format("--memory leaves nothing for books: the program itself takes {} MiB", taken >> 20));
  return asked - taken;
}

}  // namespace

RunResult run_here(RunState& state, Workers& workers) {
  const BatchRequest& request = state.request;
  MemoryGate memory(memory_for_books(request.memory_bytes));
  Indices todo = books_of_this_run(state);
  const std::size_t planned = todo.size();
  Journal journal(journal_path(state));
  remove_strays_of(state.plan, todo, !request.shard);  // also of books that are kept
  if (request.resume) todo = without_kept(state, todo, journal);

  bool completed = false;
  {
    const RunEvents& events = request.events;
    if (events.on_begin) events.on_begin(todo.size());
    completed = run_books(
        state.plan, {todo, request.jobs,
                     [&](const PlannedBook& book, unsigned jobs) { return workers.make(book, jobs, memory); },
                     [&](std::size_t book, BookRecord record) {
                       if (events.on_book) events.on_book(!record.made());
                       note(journal, record, state);
                       state.outcomes[book] = {slim(std::move(record), book, state), false};
                     }});
    if (events.on_end) events.on_end();
  }
  return finish_run(state, journal, planned, completed);
}

}  // namespace mazefolio::batch
