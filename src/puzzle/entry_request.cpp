#include "puzzle/entry_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "puzzle/request.h"
#include "solve/difficulty.h"
#include "spec/house_files.h"
#include "topology/shapes.h"

namespace mazefolio::puzzle {
namespace {

// Leaves out what has its default, so that a new option of the program changes no old book.
std::string described(const std::string& name, const Options& options, std::span<const OptionRow> rows) {
  std::string text = name;
  for (const auto& [option, value] : options.changed(rows)) text += fmt::format(",{}={}", option, value);
  return text + "/";
}

std::string goals_text(const Goals& goals) {
  if (goals.farthest) return "farthest";
  if (goals.visit.empty()) return fmt::format("{}>{}", goals.from, goals.to);
  std::string text = "visit";
  for (const std::string& place : goals.visit) text += ":" + place;
  return text;
}

std::string recipe_text(const PuzzleSpec& entry, int low, int high) {
  const Recipe recipe = recipe_of(entry);
  const GridChoice& grid = recipe.grid;
  std::string text = described(grid.grid->name, grid.grid_options, grid.grid->options) +
                     described(recipe.generator->name, recipe.options, recipe.generator->options);
  if (grid.shape->name != "rectangle")
    text += described(grid.shape->name, grid.shape_options, grid.shape->options);
  if (!recipe.refinement.changed(refinements()).empty())
    text += described("", recipe.refinement, refinements());
  const std::string size = entry.size.share > 0 ? fmt::format("{}%", std::lround(100 * entry.size.share))
                                                : fmt::format("{}x{}", entry.size.columns, entry.size.rows);
  return fmt::format("{}{}/{}-{}/{}", text, size, low, high, goals_text(entry.goals));
}

/// The levels of one puzzle of an entry, and the height of its target in that band, 0 to 1.
struct Step {
  int low, high;
  double height;
};

/// `alone`: where on the ramp a puzzle stands that is alone on it, 0 to 1.
Step step_of(const LevelRange& ramp, int i, int n, double alone) {
  const double rise = ramp.high - ramp.low, along = ramp.low + (n == 1 ? rise * alone : rise * i / (n - 1));
  const int level = static_cast<int>(std::lround(along));
  return {level, level, 0.25 + 0.5 * (along - level + 0.5)};
}

// The puzzles of an entry rise: through the levels of a ramp, and within their band. A band of one level is
// used from a quarter to three quarters, so that a score does not fall just outside it.
Step step_of(const Difficulty& d, int i, int n) {
  const double within = (i + 0.5) / n;
  if (d.hardest) return {d.low, d.high, 1};
  if (!d.ramp) return {d.low, d.high, d.low == d.high ? 0.25 + 0.5 * within : within};
  return step_of({d.low, d.high}, i, n, 0);
}

bool has_own_ends(const PuzzleSpec& entry) {
  return find_row(generators(), entry.algorithm.name)->sets_gates;
}

// It asks for neither size nor level.
bool takes_ramp(const PuzzleSpec& entry) {
  const bool any_size = entry.size.is_auto() && own_size(entry.grid.options, 1).columns == 0;
  return entry.difficulty.asked.empty() && any_size && !has_own_ends(entry);
}

int count_on_ramp(const BookSpec& spec) {
  int n = 0;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) n += takes_ramp(entry) ? entry.count : 0;
  return n;
}

// Placeholders of titles and stories: all but the level, which only the finished maze has.
void set_texts(EntryRequest& request, const BookSpec& spec, const std::string& pattern, std::size_t count) {
  std::vector<std::pair<std::string, std::string>> values{{"n", std::to_string(request.number)},
                                                          {"number", std::to_string(request.number)},
                                                          {"chapter", spec.chapters[request.chapter].title},
                                                          {"count", std::to_string(count)}};
  request.title = fill(request.entry->title.value_or(pattern), values);
  values.emplace_back("title", request.title);
  request.story = fill(request.entry->story.value_or(""), values);
}

// The end of the puzzles from `begin` on that are sorted among themselves.
std::size_t run_end(const BookSpec& spec, const std::vector<RequestedPuzzle>& made, std::size_t begin) {
  const EntryRequest& first = made[begin].request;
  const bool whole_chapter = spec.chapters[first.chapter].rising;
  const auto same_run = [&](const RequestedPuzzle& other) {
    if (first.entry->part.in_order || other.request.entry->part.in_order) return false;
    return whole_chapter ? other.request.chapter == first.chapter
                         : same_entry(*other.request.entry, *first.entry);
  };
  std::size_t end = begin + 1;
  while (end < made.size() && same_run(made[end])) ++end;
  return end;
}

// Of shapes that were dealt over one entry, whichever way they face; rectangles are alike by nature.
bool same_shape(const RequestedPuzzle& a, const RequestedPuzzle& b) {
  const Choice &one = a.request.entry->shape, &other = b.request.entry->shape;
  const auto is_same = [](const auto& x, const auto& y) { return x == y || x.first == "flip"; };
  return same_entry(*a.request.entry, *b.request.entry) && one.name != topology::shapes().front().name &&
         one.name == other.name && std::ranges::equal(one.options.all(), other.options.all(), is_same);
}

// A maze whose shape is that of the one before gives way to the next of its level that has another.
void part_shapes(std::span<RequestedPuzzle> sorted) {
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (!same_shape(sorted[i - 1], sorted[i])) continue;
    const int level = level_of(sorted[i].puzzle.score);
    for (std::size_t k = i + 1; k < sorted.size() && level_of(sorted[k].puzzle.score) == level; ++k)
      if (!same_shape(sorted[i - 1], sorted[k])) {
        std::rotate(sorted.begin() + static_cast<std::ptrdiff_t>(i),
                    sorted.begin() + static_cast<std::ptrdiff_t>(k),
                    sorted.begin() + static_cast<std::ptrdiff_t>(k) + 1);
        break;
      }
  }
}

}  // namespace

std::vector<EntryRequest> entry_requests(const BookSpec& spec, const std::string& title_pattern,
                                         LevelRange audience_levels) {
  std::vector<EntryRequest> requests;
  const int ramp = count_on_ramp(spec);
  int on_ramp = 0;
  std::map<std::string, int> seen;
  for (std::size_t chapter = 0; chapter < spec.chapters.size(); ++chapter)
    for (const PuzzleSpec& entry : spec.chapters[chapter].puzzles)
      for (int i = 0; i < entry.count; ++i) {
        EntryRequest request;
        request.number = static_cast<int>(requests.size()) + 1;
        request.chapter = chapter;
        request.entry = &entry;
        const Difficulty& d = entry.difficulty;
        const bool rises = takes_ramp(entry);
        request.any_level = d.asked.empty() && !rises;
        request.nearest = rises || d.hardest || d.or_nearest;
        const Part part = entry.part.of > 0 ? entry.part : Part{0, i, entry.count};
        const Step step =
            rises ? step_of(audience_levels, on_ramp++, ramp, 0.5) : step_of(d, part.index, part.of);
        request.low = step.low;
        request.high = step.high;
        const double bottom = level_floor(request.low), top = level_floor(request.high + 1);
        request.target = bottom + (top - bottom) * step.height;

        request.key = recipe_text(entry, request.low, request.high);
        request.key += fmt::format("#{}", seen[request.key]++);
        requests.push_back(std::move(request));
      }
  for (EntryRequest& request : requests) set_texts(request, spec, title_pattern, requests.size());
  return requests;
}

std::vector<RequestedPuzzle> in_rising_order(const BookSpec& spec, const std::string& title_pattern,
                                             std::vector<RequestedPuzzle> made) {
  const auto at = [&](std::size_t i) { return made.begin() + static_cast<std::ptrdiff_t>(i); };
  for (std::size_t begin = 0, end = 0; begin < made.size(); begin = end) {
    end = run_end(spec, made, begin);
    std::stable_sort(at(begin), at(end), [](const RequestedPuzzle& a, const RequestedPuzzle& b) {
      return a.puzzle.score < b.puzzle.score;
    });
    part_shapes(std::span(made).subspan(begin, end - begin));
  }
  for (std::size_t i = 0; i < made.size(); ++i) {
    EntryRequest& request = made[i].request;
    request.number = static_cast<int>(i) + 1;
    set_texts(request, spec, title_pattern, made.size());
  }
  return made;
}

}  // namespace mazefolio::puzzle
