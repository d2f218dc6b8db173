#include "batch/report.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace mazefolio::batch {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_others = 5;  // a maze that is in a thousand books is in a thousand lines

Json place_json(const RunSummary& run, const MazeAt& at) {
  const BookRecord& record = run.books[at.book].record;
  const MadeMaze& maze = record.mazes[at.maze];
  return {{"output", record.output}, {"number", maze.number}, {"page", maze.page}};
}

// One maze of a book, and where else it occurs.
Json repeat_json(const RunSummary& run, const std::vector<MazeAt>& group, const MazeAt& at) {
  const MadeMaze& maze = run.books[at.book].record.mazes[at.maze];
  Json others = Json::array();
  for (const MazeAt& other : group)
    if (!(other == at) && others.size() < most_others) others.push_back(place_json(run, other));
  return {{"number", maze.number}, {"page", maze.page}, {"times", group.size()}, {"with", std::move(others)}};
}

}  // namespace

BookHashes hashes_of(const RunSummary& run) {
  BookHashes books;
  for (const BookOutcome& book : run.books) {
    std::vector<std::string>& hashes = books.emplace_back();
    for (const MadeMaze& maze : book.record.mazes) hashes.push_back(maze.hash);
  }
  return books;
}

std::string report_lines(const RunSummary& run) {
  std::map<std::size_t, Json> repeats;  // by book
  for (const std::vector<MazeAt>& group : equal_mazes(hashes_of(run)))
    for (const MazeAt& at : group) repeats[at.book].push_back(repeat_json(run, group, at));
  std::string text;
  for (std::size_t i = 0; i < run.books.size(); ++i) {
    text += to_json(run.books[i].record);
    text.pop_back();
    if (run.books[i].kept) text += R"(,"kept":true)";
    if (const auto found = repeats.find(i); found != repeats.end())
      text += R"(,"repeats":)" + found->second.dump(-1, ' ', false, Json::error_handler_t::replace);
    text += "}\n";
  }
  return text;
}

}  // namespace mazefolio::batch
