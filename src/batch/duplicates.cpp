#include "batch/duplicates.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/diagnostic.h"
#include "base/system/parallel.h"
#include "batch/repeats.h"

namespace mazefolio::batch {
namespace {

using Json = nlohmann::ordered_json;
using Books = std::vector<std::vector<HashedPuzzle>>;

Books read_all(const std::vector<std::string>& manifests) {
  Books books(manifests.size());
  std::vector<Diagnostics> wrong(manifests.size());
  parallel_for(manifests.size(), 0, [&](std::size_t i) {
    try {
      books[i] = read_hashes(manifests[i]);
    } catch (const InputError& e) {
      wrong[i] = e.found();
    }
  });
  Diagnostics all;
  for (const Diagnostics& found : wrong) all.add(found);
  if (all.has_errors()) throw InputError(std::move(all));
  return books;
}

BookHashes hashes_of(const Books& books) {
  BookHashes hashes(books.size());
  for (std::size_t i = 0; i < books.size(); ++i)
    for (const HashedPuzzle& p : books[i]) hashes[i].push_back(p.hash);
  return hashes;
}

Diagnostics incomparable(const std::vector<std::string>& manifests, const BookHashes& hashes) {
  Diagnostics found;
  const std::vector<std::size_t> unlike = unlike_kinds(hashes);
  if (unlike.empty()) return found;
  std::vector<std::string> names;
  for (const std::size_t i : unlike) names.push_back(manifests[i]);
  found.warning(
      {},
      fmt::format("these manifests were made by different versions of mazefolio, whose hashes cannot "
                  "be compared: {}",
                  fmt::join(names, ", ")),
      "build the older books again");
  return found;
}

bool have_same_gates(const std::vector<PrintedMaze>& maze) {
  const std::string& first = maze.front().puzzle.hash_with_gates;
  return !first.empty() && std::all_of(maze.begin(), maze.end(), [&](const PrintedMaze& p) {
    return p.puzzle.hash_with_gates == first;
  });
}

}  // namespace

Duplicates find_duplicates(std::vector<std::string> manifests, Notices& notices) {
  const Books books = read_all(manifests);
  const BookHashes hashes = hashes_of(books);
  announce(incomparable(manifests, hashes), notices);
  Duplicates found{std::move(manifests), {}};
  for (const std::vector<MazeAt>& places : equal_mazes(hashes)) {
    std::vector<PrintedMaze>& maze = found.mazes.emplace_back();
    for (const MazeAt& at : places) maze.push_back({at.book, books[at.book][at.maze]});
  }
  return found;
}

std::string duplicates_text(const Duplicates& found) {
  std::string text;
  for (const std::vector<PrintedMaze>& maze : found.mazes) {
    text += fmt::format("{} mazes with the same walls{}\n", maze.size(),
                        have_same_gates(maze) ? " and gates" : "");
    for (const PrintedMaze& p : maze)
      text += fmt::format("  {}: number {}, page {}: {}\n", found.manifests[p.manifest], p.puzzle.number,
                          p.puzzle.page, p.puzzle.title);
  }
  return text;
}

std::string duplicates_json(const Duplicates& found) {
  Json list = Json::array();
  for (const std::vector<PrintedMaze>& maze : found.mazes) {
    Json places = Json::array();
    for (const PrintedMaze& p : maze)
      places.push_back({{"manifest", found.manifests[p.manifest]},
                        {"number", p.puzzle.number},
                        {"page", p.puzzle.page},
                        {"title", p.puzzle.title}});
    list.push_back({{"canonical_hash", maze.front().puzzle.hash},
                    {"same_gates", have_same_gates(maze)},
                    {"puzzles", std::move(places)}});
  }
  return list.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace mazefolio::batch
