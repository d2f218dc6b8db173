#include "puzzle/search_notes.h"

#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

#include "puzzle/make_puzzles.h"
#include "puzzle/puzzle_cache.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

class NotesInMemory final : public SearchNotes {
 public:
  std::map<std::string, std::string> lines;
  int kept = 0, found = 0;

  std::optional<std::string> find(const std::string& key) override {
    const std::scoped_lock lock(mutex_);
    const auto at = lines.find(key);
    if (at == lines.end()) return std::nullopt;
    ++found;
    return at->second;
  }
  void keep(const std::string& key, const std::string& line) override {
    const std::scoped_lock lock(mutex_);
    ++kept;
    lines[key] = line;
  }

 private:
  std::mutex mutex_;
};

// Searches that need several attempts: a level among mazes of one size, the nearest one, a seed of its own.
BookSpec noted_book() {
  PuzzleSpec hard = sample_entry("kruskal", 6);
  hard.difficulty = {"6", 6, 6, false, {"book.yaml", 4, 9}};
  PuzzleSpec nearest = sample_entry("wilson", 2);
  nearest.size = {8, 8, {}};
  nearest.difficulty = {"9", 9, 9, false, {"book.yaml", 5, 9}};
  nearest.difficulty.or_nearest = true;
  PuzzleSpec pinned = sample_entry("prim");
  pinned.seed = "mine";
  return sample_book({hard, nearest, pinned});
}

std::string hashes(SearchNotes* notes, const std::string& seed = "7") {
  const BookSpec spec = noted_book();
  PuzzleCache cache(0);
  cache.share(notes);
  MakerSettings settings;
  settings.book_seed = seed;
  settings.audience.name = "adult";
  settings.levels = &measured_levels();
  settings.room = [](const PuzzleSpec&, const Audience&) {
    return MazeRoom{{460, 600}, millimeters(4), points(14)};
  };
  settings.cache = &cache;
  std::string out;
  const auto requests = entry_requests(spec, "Maze {n}", {1, 2});
  for (const Puzzle& puzzle : make_puzzles(requests, settings).value().puzzles)
    out += to_text(*puzzle.id) + " " + puzzle.canonical_hash + "\n";
  return out;
}

}  // namespace

TEST_CASE("with notes, without any, and with those of an earlier making a book has the same mazes") {
  NotesInMemory notes;
  const std::string plain = hashes(nullptr);
  CHECK(hashes(&notes) == plain);
  CHECK(notes.found == 0);
  const int kept = std::exchange(notes.kept, 0);
  CHECK(kept > 3);
  CHECK(hashes(&notes) == plain);
  CHECK(notes.kept == 0);  // nothing is searched for again
  CHECK(notes.found == kept);
}

TEST_CASE("a book with another seed finds what can be had, and searches for its mazes") {
  NotesInMemory notes;
  hashes(&notes);
  notes.kept = notes.found = 0;
  CHECK(hashes(&notes, "8") == hashes(nullptr, "8"));
  CHECK(notes.found > 0);
  CHECK(notes.kept > 0);
}

TEST_CASE("notes that are not true, or are no notes, change no maze") {
  NotesInMemory notes;
  const std::string plain = hashes(&notes);
  const std::map<std::string, std::string> honest = notes.lines;
  const auto spoiled = [&](const std::function<std::string(std::string)>& spoil) {
    notes.lines = honest;
    for (auto& [key, line] : notes.lines)
      if (key.starts_with("search")) line = spoil(line);
    return hashes(&notes);
  };
  CHECK(spoiled([](const std::string&) { return ""; }) == plain);
  CHECK(spoiled([](const std::string&) { return "30 40 99999999999 x"; }) == plain);
  CHECK(spoiled([](const std::string&) { return "-1 0 0 0 0"; }) == plain);
  CHECK(spoiled([](const std::string& line) { return "0 0 4294967295" + line.substr(line.rfind(' ')); }) ==
        plain);
  CHECK(spoiled([](const std::string& line) { return "9 9 3" + line.substr(line.rfind(' ')); }) == plain);
  CHECK(spoiled([](const std::string& line) { return line.substr(0, line.size() - 1); }) == plain);
}
