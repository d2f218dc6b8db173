#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "batch/batch_state.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;
using Records = std::map<std::string, BookRecord>;

/// What one journal says of a book.
struct Told {
  BookRecord* record = nullptr;
  std::string out_of_date;  ///< why, of a book that is made
  int rank() const { return !record ? 0 : !record->made() ? 1 : !out_of_date.empty() ? 2 : 3; }
};

/// The best that the journals say, in whatever order they come.
Told best_of(std::vector<Records>& journals, const PlannedBook& book, BatchState& state) {
  const Check check = state.request.verify ? Check::full : Check::none;
  Told best;
  for (Records& records : journals) {
    const auto found = records.find(book.output);
    if (found == records.end()) continue;
    Told told{&found->second, ""};
    if (told.record->made())
      told.out_of_date = why_again(*told.record, book, state.plan, state.hashes, check);
    if (told.rank() > best.rank() ||
        (told.rank() == best.rank() && to_json(*told.record) < to_json(*best.record)))
      best = std::move(told);
  }
  return best;
}

// Journals of another run, or of this one before it was changed.
void tell_of_strangers(const std::vector<Records>& journals, const std::vector<fs::path>& paths,
                       BatchState& state) {
  std::set<std::string_view> ours;
  for (const PlannedBook& book : state.plan.books) {
    ours.insert(book.output);
    if (book.combine) ours.insert(*book.combine);
  }
  for (std::size_t i = 0; i < journals.size(); ++i) {
    const auto strange = std::count_if(journals[i].begin(), journals[i].end(),
                                       [&](const auto& entry) { return !ours.contains(entry.first); });
    if (strange > 0)
      state.troubles.warning({paths[i].string(), 0, 0},
                             fmt::format("the run knows nothing of {} of these books", strange));
  }
}

}  // namespace

RunResult adopt(BatchState& state, const std::vector<fs::path>& paths) {
  std::vector<Records> journals;
  for (const fs::path& path : paths) {
    if (!fs::exists(path)) throw WorldError(fmt::format("there is no journal {}", path.string()));
    journals.push_back(read_journals({path}));
  }
  if (state.request.plan.only.empty() && state.request.plan.skip.empty())
    tell_of_strangers(journals, paths, state);
  state.known = read_journals({journal_path(state)});
  Journal journal(journal_path(state));
  for (std::size_t i = 0; i < state.plan.books.size(); ++i) {
    const PlannedBook& book = state.plan.books[i];
    const Told told = best_of(journals, book, state);
    if (!told.record) continue;
    BookRecord record = std::move(*told.record);
    if (!told.out_of_date.empty()) {
      record.failure = Failure::world;
      record.found.error(book.place, fmt::format("what was made is not this book: {}", told.out_of_date),
                         "--resume makes it again");
    }
    const auto before = state.known.find(record.output);
    if (before == state.known.end() || to_json(before->second) != to_json(record))
      note(journal, record, state);
    state.outcomes[i] = {std::move(record), false};
  }
  return finish(state, journal, state.plan.books.size(), true);
}

}  // namespace mazefolio::batch
