#include "batch/repeats.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace mazefolio::batch {
namespace {

// "v2:" of "v2:12ab...".
std::string_view kind_of(std::string_view hash) { return hash.substr(0, hash.find(':') + 1); }

}  // namespace

std::vector<std::vector<MazeAt>> equal_mazes(const BookHashes& books) {
  std::vector<std::pair<std::string_view, MazeAt>> all;
  for (std::size_t b = 0; b < books.size(); ++b)
    for (std::size_t m = 0; m < books[b].size(); ++m)
      if (!books[b][m].empty()) all.push_back({books[b][m], {b, m}});
  const auto key = [](const auto& maze) { return std::tie(maze.first, maze.second.book, maze.second.maze); };
  std::sort(all.begin(), all.end(), [&](const auto& x, const auto& y) { return key(x) < key(y); });
  std::vector<std::vector<MazeAt>> groups;
  for (std::size_t i = 0, end = 0; i < all.size(); i = end) {
    std::vector<MazeAt> group;
    for (end = i; end < all.size() && all[end].first == all[i].first; ++end) group.push_back(all[end].second);
    if (group.size() > 1) groups.push_back(std::move(group));
  }
  std::sort(groups.begin(), groups.end(), [](const auto& x, const auto& y) {
    return std::tie(x[0].book, x[0].maze) < std::tie(y[0].book, y[0].maze);
  });
  return groups;
}

std::vector<std::size_t> unlike_kinds(const BookHashes& books) {
  std::map<std::string_view, std::size_t> first;
  for (std::size_t b = 0; b < books.size(); ++b)
    for (const std::string& hash : books[b])
      if (!hash.empty()) first.emplace(kind_of(hash), b);
  std::vector<std::size_t> out;
  if (first.size() > 1)
    for (const auto& [kind, book] : first) out.push_back(book);
  return out;
}

}  // namespace mazefolio::batch
