#include <fmt/format.h>

#include "base/file.h"
#include "batch/memory_gate.h"
#include "batch/run_books.h"
#include "cli/batch_state.h"
#include "cli/build_book.h"
#include "cli/console.h"
#include "cli/plan_work.h"

namespace mazefolio {
namespace {

namespace fs = std::filesystem;

Indices books_of_this_run(const BatchState& state) {
  if (const auto& shard = state.request.shard)
    return shard_of(estimated_work(state.plan, state.request.jobs), *shard);
  Indices books(state.plan.books.size());
  for (std::size_t i = 0; i < books.size(); ++i) books[i] = i;
  return books;
}

/// Those of the books that are finished and still true become outcomes; gives the others.
Indices without_kept(BatchState& state, const Indices& books) {
  Indices rest;
  for (const std::size_t i : books) {
    if (const BookRecord* record = kept_record(state, i))
      state.outcomes[i] = {*record, true};
    else
      rest.push_back(i);
  }
  return rest;
}

// Every file that a kill may have left half renamed.
void remove_strays_of(const Plan& plan, const Indices& books, bool combined) {
  std::vector<fs::path> targets;
  const auto add = [&](const std::string& output) {
    const fs::path pdf = path_of(plan, output);
    for (const char* ending : {".pdf", ".json", "-answers.pdf", "-screen.pdf"})
      targets.push_back(pdf.parent_path() / (pdf.stem().string() + ending));
  };
  for (const std::size_t i : books) {
    add(plan.books[i].output);
    if (combined && plan.books[i].combine) add(*plan.books[i].combine);
  }
  remove_strays(targets);
}

// What books may take beside what the program has taken already.
std::size_t memory_for_books(std::size_t asked) {
  if (asked == 0) return available_memory();
  const std::size_t taken = peak_rss_kib() << 10;
  if (asked <= taken)
    throw InputError(fmt::format("--memory leaves nothing: the program itself takes {} MiB", taken >> 20));
  return asked - taken;
}

}  // namespace

int run_here(BatchState& state) {
  const BatchRequest& request = state.request;
  MemoryGate memory(memory_for_books(request.memory_bytes));
  Indices todo = books_of_this_run(state);
  const std::size_t planned = todo.size();
  Journal journal(journal_path(state));
  remove_strays_of(state.plan, todo, !request.shard);  // of books that are kept, too
  if (request.resume) {
    state.known = read_known(state);
    todo = without_kept(state, todo);
  }

  const BookShop shop{state.plan,     memory,       state.hashes, state.trees, request.memory_bytes > 0,
                      request.strict, request.prove};
  bool done = false;
  {
    RunLine line(todo.size(), request.quiet);
    done = run_books(state.plan,
                     {todo, request.jobs,
                      [&](const PlannedBook& book, unsigned jobs) { return build_book(book, jobs, shop); },
                      [&](std::size_t book, BookRecord record) {
                        line.step(!record.made());
                        note(journal, record, state);
                        state.outcomes[book] = {std::move(record), false};
                      }});
  }
  return finish(state, journal, planned, done);
}

}  // namespace mazefolio
