#include "batch/check_levels.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <thread>

#include "base/system/parallel.h"
#include "base/text/amounts.h"
#include "batch/build_book.h"
#include "batch/estimate.h"
#include "publish/notices.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/house_trees.h"

namespace mazefolio::batch {
namespace {

// Fields that change no maze's size and no level that can be had.
bool is_only_words(std::string_view path) {
  static constexpr std::string_view words[] = {"seed",      "title", "subtitle", "author",
                                               "name_line", "story", "text"};
  const std::string_view last = path.substr(path.rfind('.') + 1);
  return std::find(std::begin(words), std::end(words), last) != std::end(words);
}

std::string kind_of(const PlannedBook& book) {
  std::string kind = book.spec.string();
  for (const Override& set : book.sets)
    if (!is_only_words(set.path)) kind += "\n" + to_text(set);
  return kind;
}

// Nothing where the book can be made, or where its spec has errors, which are reported elsewhere.
Diagnostics wrong_with(const PlannedBook& book, HouseTrees& trees) {
  DataFiles files(book.folder);
  files.share(trees);
  Notices notices;
  Diagnostics found;
  try {
    const Result<BookSpec> bare = read_bare_planned(book, files);
    if (!bare.ok()) return found;
    prove_only(with_pictures(bare, files, notices), files, notices);
  } catch (const InputError& wrong) {
    found = wrong.found();
  } catch (const WorldError& failed) {
    found.error(book.place, failed.what());
  }
  return found;
}

}  // namespace

Diagnostics check_levels(const Plan& plan) {
  std::map<std::string, std::size_t> kinds;
  std::vector<std::size_t> first, books;  // of each kind: its first book, and how many there are
  for (std::size_t i = 0; i < plan.books.size(); ++i) {
    const auto [at, is_new] = kinds.emplace(kind_of(plan.books[i]), first.size());
    if (is_new) {
      first.push_back(i);
      books.push_back(0);
    }
    ++books[at->second];
  }
  HouseTrees trees;
  std::vector<std::pair<Diagnostic, std::size_t>> wrong;  // each once, with the number of its books
  std::map<std::string, std::size_t> known;
  for (std::size_t k = 0; k < first.size(); ++k) {
    throw_if_canceled();
    const Diagnostics found = shown_of(plan, wrong_with(plan.books[first[k]], trees));
    for (const Diagnostic& d : found.all()) {
      if (d.severity != Severity::error) continue;
      const auto [at, is_new] = known.emplace(to_text(d), wrong.size());
      if (is_new) wrong.emplace_back(d, 0);
      wrong[at->second].second += books[k];
    }
  }
  Diagnostics all;
  for (const auto& [d, count] : wrong)
    all.error(d.place, count > 1 ? fmt::format("{} (in {} books)", d.message, count) : d.message, d.hint);
  return all;
}

std::string estimate_text(const Plan& plan, unsigned jobs) {
  std::vector<Estimate> each(plan.books.size());
  std::vector<std::size_t> mazes(plan.books.size());
  HouseTrees trees;
  parallel_for(plan.books.size(), jobs, [&](std::size_t i) {
    DataFiles files(plan.books[i].folder);
    files.share(trees);
    try {
      const Result<BookSpec> spec = read_bare_planned(plan.books[i], files);
      if (!spec.ok()) return;
      each[i] = estimate(spec.value());
      for (const ChapterSpec& chapter : spec->chapters)
        for (const PuzzleSpec& entry : chapter.puzzles) mazes[i] += static_cast<std::size_t>(entry.count);
    } catch (const WorldError&) {  // it is reported with the errors of the specs
    }
  });
  Estimate sum;
  std::size_t count = 0;
  for (std::size_t i = 0; i < each.size(); ++i) {
    sum.work += each[i].work;
    sum.pdf_bytes += each[i].pdf_bytes;
    count += mazes[i];
  }
  const unsigned threads = jobs > 0 ? jobs : std::max(1u, std::thread::hardware_concurrency());
  return fmt::format("{}, {}: about {} on {}, about {}\n", counted(plan.books.size(), "book"),
                     counted(count, "maze"), about_duration(sum.work / threads), counted(threads, "thread"),
                     size_text(sum.pdf_bytes));
}

}  // namespace mazefolio::batch
