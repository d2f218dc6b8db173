#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/diagnostic.h"
#include "base/system/parallel.h"
#include "batch/repeats.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "publish/read_hashes.h"

namespace mazefolio::cli {
namespace {

using Json = nlohmann::ordered_json;

/// One place where a maze is printed.
struct Print {
  std::size_t manifest;
  HashedPuzzle puzzle;
};
/// One maze, printed more than once.
using Group = std::vector<Print>;

/// Reads all; what is wrong with any of them is told at once.
std::vector<std::vector<HashedPuzzle>> read_all(const std::vector<std::string>& manifests) {
  std::vector<std::vector<HashedPuzzle>> books(manifests.size());
  std::vector<Diagnostics> wrong(manifests.size());
  parallel_for(manifests.size(), 0, [&](std::size_t i) {
    try {
      books[i] = read_hashes(manifests[i]);
    } catch (const InputError& e) {
      wrong[i] = e.found();
    }
  });
  Diagnostics all;
  for (const Diagnostics& found : wrong)
    for (const Diagnostic& d : found.all()) all.error(d.place, d.message, d.hint);
  if (all.has_errors()) throw InputError(std::move(all));
  return books;
}

void warn_of_unlike_kinds(const std::vector<std::string>& manifests, const BookHashes& hashes) {
  const std::vector<std::size_t> unlike = unlike_kinds(hashes);
  if (unlike.empty()) return;
  std::vector<std::string> names;
  for (const std::size_t i : unlike) names.push_back(manifests[i]);
  report({Severity::warning,
          {},
          fmt::format("these manifests were made by different versions of mazefolio, whose hashes cannot be "
                      "compared: {}",
                      fmt::join(names, ", ")),
          "build the older books again"});
}

BookHashes hashes_of(const std::vector<std::vector<HashedPuzzle>>& books) {
  BookHashes hashes(books.size());
  for (std::size_t i = 0; i < books.size(); ++i)
    for (const HashedPuzzle& p : books[i]) hashes[i].push_back(p.hash);
  return hashes;
}

std::vector<Group> prints_of(const std::vector<std::vector<MazeAt>>& mazes,
                             const std::vector<std::vector<HashedPuzzle>>& books) {
  std::vector<Group> groups;
  for (const std::vector<MazeAt>& places : mazes) {
    Group& group = groups.emplace_back();
    for (const MazeAt& at : places) group.push_back({at.book, books[at.book][at.maze]});
  }
  return groups;
}

bool have_same_gates(const Group& group) {
  const std::string& first = group.front().puzzle.hash_with_gates;
  return !first.empty() && std::all_of(group.begin(), group.end(),
                                       [&](const Print& p) { return p.puzzle.hash_with_gates == first; });
}

std::string as_text(const std::vector<Group>& groups, const std::vector<std::string>& manifests) {
  std::string text;
  for (const Group& group : groups) {
    text += fmt::format("{} mazes with the same walls{}\n", group.size(),
                        have_same_gates(group) ? " and gates" : "");
    for (const Print& p : group)
      text += fmt::format("  {}: number {}, page {}: {}\n", manifests[p.manifest], p.puzzle.number,
                          p.puzzle.page, p.puzzle.title);
  }
  return text;
}

Json as_json(const std::vector<Group>& groups, const std::vector<std::string>& manifests) {
  Json list = Json::array();
  for (const Group& group : groups) {
    Json prints = Json::array();
    for (const Print& p : group)
      prints.push_back({{"manifest", manifests[p.manifest]},
                        {"number", p.puzzle.number},
                        {"page", p.puzzle.page},
                        {"title", p.puzzle.title}});
    list.push_back({{"canonical_hash", group.front().puzzle.hash},
                    {"same_gates", have_same_gates(group)},
                    {"puzzles", std::move(prints)}});
  }
  return list;
}

}  // namespace

std::function<int()> declare_duplicates(CLI::App& app) {
  struct Arguments {
    std::vector<std::string> manifests;
    bool json = false;
  };
  auto a = std::make_shared<Arguments>();
  app.add_option("MANIFEST", a->manifests, "manifests of books, as build writes them")
      ->type_name("FILE")
      ->required();
  app.add_flag("--json", a->json, "for programs: the list of equal mazes on standard output");
  app.footer(
      "Mazes are equal when their walls are, turned or mirrored too. Exit code 0: there are none; 3: there "
      "are.");
  return [a]() -> int {
    const std::vector<std::vector<HashedPuzzle>> books = read_all(a->manifests);
    const BookHashes hashes = hashes_of(books);
    warn_of_unlike_kinds(a->manifests, hashes);
    const std::vector<Group> groups = prints_of(equal_mazes(hashes), books);
    print(a->json ? as_json(groups, a->manifests).dump(1, ' ', false, Json::error_handler_t::replace) + "\n"
                  : as_text(groups, a->manifests));
    return groups.empty() ? ExitCode::done : ExitCode::fell_short;
  };
}

}  // namespace mazefolio::cli
