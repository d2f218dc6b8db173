#include "publish/single_mazes.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "base/system/parallel.h"
#include "book/page_text.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "listing/zip_archive.h"
#include "publish/maze_picture.h"

namespace mazefolio::publish {
namespace {

constexpr double single_margin_pt = 18, print_dpi = 300;

/// A maze with its marks, and white around it.
Frame cut_out(const MazeFit& fit, std::vector<Item> items) {
  const Rect box = inset(fit.ink_box, -single_margin_pt);
  return {box.size(), {Group{{1, {-box.x0, -box.y0}}, std::move(items)}}};
}

std::vector<ArchivedFile> files_of(const BookPuzzle& p, const std::string& name) {
  const Maze& maze = p.puzzle.maze;
  const MazeFit& fit = p.placed.fit;
  std::vector<std::pair<std::string, Frame>> frames;
  frames.emplace_back(name, cut_out(fit, draw_maze(maze, fit, p.placed.style)));
  if (!p.puzzle.strokes.empty()) {
    MazeStyle style = p.placed.style;
    style.path = p.answer.style.path;
    frames.emplace_back(name + "-answer", cut_out(fit, draw_answer(maze, p.puzzle.strokes, fit, style)));
  }
  static constexpr std::array<std::pair<PictureFormat, const char*>, 3> formats{
      {{PictureFormat::pdf, ".pdf"}, {PictureFormat::svg, ".svg"}, {PictureFormat::png, ".png"}}};
  std::vector<ArchivedFile> out;
  for (const auto& [file, frame] : frames)
    for (const auto& [format, ending] : formats)
      out.push_back({file + ending, picture_of(frame, format, p.title, print_dpi)});
  return out;
}

std::size_t size_of(const std::vector<ArchivedFile>& files) {
  std::size_t bytes = 0;
  for (const ArchivedFile& file : files) bytes += archived_size(file);
  return bytes;
}

}  // namespace

void archive_mazes(const Book& book, const std::string& license, std::size_t most_bytes,
                   const std::function<void(const std::string&)>& on_archive,
                   const std::function<void()>& on_maze) {
  const ArchivedFile rights{"license.txt", license};
  const std::size_t digits = std::to_string(book.puzzles.size()).size();
  std::vector<ArchivedFile> waiting{rights};
  for (const BookPuzzle& p : book.puzzles) {
    throw_if_canceled();
    std::vector<ArchivedFile> more =
        files_of(p, fmt::format("maze-{:0{}}", p.number, static_cast<int>(digits)));
    if (waiting.size() > 1 && empty_archive + size_of(waiting) + size_of(more) > most_bytes) {
      on_archive(zip_archive(waiting));
      waiting = {rights};
    }
    std::move(more.begin(), more.end(), std::back_inserter(waiting));
    on_maze();
  }
  if (waiting.size() > 1) on_archive(zip_archive(waiting));
}

}  // namespace mazefolio::publish
