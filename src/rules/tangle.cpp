// Strings in a tangle: each leads from its own number to its own letter.
// Idea: a field of tiles, in each of which two strings cross or turn away from each other (maze/tangle.h).
// Where all of them cross there are straight strings, and a closed loop in each two columns; one tile turned
// in each pair of columns joins its loop to a string. Then tiles are drawn anew one at a time; a change is
// kept where still every string leads across, and the shortest does not get shorter. Cost: O(tiles) a change,
// some hundred changes.

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "base/option_rows.h"
#include "base/rng.h"
#include "maze/gates.h"
#include "maze/tangle.h"
#include "rules/rule_rows.h"
#include "topology/lattice.h"

namespace mazefolio::rules {
namespace {

constexpr std::uint32_t least_strings = 3, most_strings = 8, most_length = 20;
constexpr std::size_t least_crossings = 45;  ///< of 100 tiles
constexpr std::size_t least_detour = 13;     ///< the shortest string, by ten times the length of the field
constexpr std::ptrdiff_t most_unmoved = 1;   ///< strings that end in the row where they begin
constexpr std::string_view between_names = "; ", kite = "kite";
constexpr int most_attempts = 12, changes_a_tile = 60;

/// What is asked of all strings of a tangle.
struct Figures {
  std::size_t crossings = 0, shortest = 0;
  std::ptrdiff_t unmoved = 0;
};

Figures figures_of(const Tangle& tangle, const std::vector<TangleString>& strings) {
  Figures figures;
  figures.crossings = static_cast<std::size_t>(std::ranges::count(tangle.tiles, Tile::crossing));
  figures.shortest = 2 * tangle.tiles.size();
  for (std::uint32_t row = 0; row < tangle.strings; ++row) {
    figures.shortest = std::min(figures.shortest, strings[row].passes.size());
    figures.unmoved += strings[row].to == row;
  }
  return figures;
}

bool has_crossings(const Tangle& tangle, const Figures& figures) {
  return 100 * figures.crossings >= least_crossings * tangle.tiles.size();
}

bool is_tangled(const Tangle& tangle, const Figures& figures) {
  return 10 * figures.shortest >= least_detour * tangle.length && figures.unmoved <= most_unmoved;
}

/// Draws one; false where its changes came to nothing.
bool draw(Tangle& tangle, Rng& rng) {
  const auto turned = [&] { return rng.below(2) == 0 ? Tile::rising : Tile::falling; };
  std::ranges::fill(tangle.tiles, Tile::crossing);
  for (std::uint32_t x = 0; x < tangle.length; x += 2) {
    const Tile tile = turned();
    const std::uint32_t row = rng.below(tangle.strings), column = x + rng.below(2);
    tangle.at(column, row) = tile;
  }
  const auto tiles = static_cast<std::uint32_t>(tangle.tiles.size());
  Figures kept = figures_of(tangle, strings_of(tangle));
  for (std::uint32_t i = 0; i < changes_a_tile * tiles && !is_tangled(tangle, kept); ++i) {
    Tile& tile = tangle.tiles[rng.below(tiles)];
    const Tile before = tile;
    tile = before == Tile::crossing ? turned()
           : rng.below(2) == 0      ? Tile::crossing
           : before == Tile::rising ? Tile::falling
                                    : Tile::rising;
    const std::vector<TangleString> strings = strings_of(tangle);
    const Figures figures = figures_of(tangle, strings);
    if (all_lead_across(tangle, strings) && has_crossings(tangle, figures) &&
        figures.shortest >= kept.shortest)
      kept = figures;
    else
      tile = before;
  }
  return is_tangled(tangle, kept);
}

/// The first of the strings that are longest.
std::uint32_t longest_of(const std::vector<TangleString>& strings) {
  const auto longest =
      std::ranges::max_element(strings, {}, [](const TangleString& s) { return s.passes.size(); });
  return static_cast<std::uint32_t>(longest - strings.begin());
}

/// A gate of the field at an end of a string.
Gate end_gate(const AnyTopology& t, const Tangle& tangle, bool far, std::uint32_t row) {
  const Cell cell = tile_cell(t, tangle, far ? tangle.length - 1 : 0, row);
  const int direction = tangle.down ? (far ? 1 : 3) : (far ? 0 : 2);
  return {cell, square_lattice(t)->wall(cell, direction)};
}

Result<Tangle> tangle_for(const LayRequest& request) {
  const AnyTopology& t = *request.maze.topology;
  const Lattice* squares = square_lattice(t);
  if (!squares || !squares->is_full())
    return Result<Tangle>::failure("a tangle needs a full rectangle of squares", "leave 'shape' out");
  const std::uint32_t strings = std::min(squares->columns(), squares->rows()),
                      length = std::max(squares->columns(), squares->rows());
  const auto wished = parse_integer(request.options.text("tangle"));
  if (wished && *wished != strings)
    return Result<Tangle>::failure(
        fmt::format("a field of {} x {} squares has {} strings, not {}", squares->columns(), squares->rows(),
                    strings, *wished),
        fmt::format("write size: {}x{}, or leave 'size' out", *wished, *wished + 2 + *wished % 2));
  if (strings < least_strings || strings > most_strings || length > most_length || length % 2 != 0)
    return Result<Tangle>::failure(
        fmt::format("a tangle of {} x {} squares cannot be made: it has {} to {} strings, one to a square of "
                    "its shorter side, and an even number of squares, {} at most, along them",
                    squares->columns(), squares->rows(), least_strings, most_strings, most_length),
        "write size: 5x8, or leave 'size' out");
  return *empty_tangle(t);
}

Result<LaidPuzzle> lay(const LayRequest& request) {
  Result<Tangle> found = tangle_for(request);
  if (!found) return found.found();
  Tangle& tangle = *found;
  Rng rng = stream(request.seed, Purpose::marks);
  int attempts = 0;
  while (!draw(tangle, rng))
    if (++attempts == most_attempts)
      return Result<LaidPuzzle>::failure(
          fmt::format("{} strings cannot be tangled in {} squares", tangle.strings, tangle.length),
          "write a longer size");
  const AnyTopology& t = *request.maze.topology;
  const std::vector<TangleString> strings = strings_of(tangle);
  const std::uint32_t longest = longest_of(strings);
  LaidPuzzle out{end_gate(t, tangle, false, longest), end_gate(t, tangle, true, strings[longest].to), {}};
  for (std::uint32_t y = 0; y < tangle.strings; ++y)
    for (std::uint32_t x = 0; x < tangle.length; ++x)
      out.marks.cells.push_back({tile_cell(t, tangle, x, y), tile_mark(tangle.at(x, y))});
  std::ranges::sort(out.marks.cells, {}, &CellMark::cell);
  out.marks.look = MarkLook::strings;
  for (std::uint32_t row = 0; row < tangle.strings; ++row)
    out.marks.names.push_back(fmt::format("{}-{}", row + 1, letter_name(strings[row].to)));
  return out;
}

/// The longest string. All are followed: what a tile takes is counted twice where two strings cross, as the
/// eye must not slip there.
Result<RuledWay> solve(const Maze& maze) {
  const std::optional<Tangle> tangle = tangle_of(maze);
  if (!tangle) return Result<RuledWay>::failure("its marks make no tangle");
  const std::vector<TangleString> strings = strings_of(*tangle);
  if (!all_lead_across(*tangle, strings))
    return Result<RuledWay>::failure("a string does not lead from a number to a letter");
  RuledWay way;
  for (const TilePass& pass : strings[longest_of(strings)].passes)
    way.cells.push_back(tile_cell(*maze.topology, *tangle, pass.x, pass.y));
  way.moves = static_cast<std::uint32_t>(way.cells.size());
  way.elsewhere =
      static_cast<double>(2 * tangle->tiles.size() + 2 * figures_of(*tangle, strings).crossings) - way.moves;
  return way;
}

/// That every string has an end of its own is known by now.
Outcome check(const Maze& maze, const CellPath&, const Options& options) {
  const Tangle tangle = *tangle_of(maze);
  const std::vector<TangleString> strings = strings_of(tangle);
  const Figures figures = figures_of(tangle, strings);
  if (const auto wished = parse_integer(options.text("tangle")); wished && *wished != tangle.strings)
    return failure(fmt::format("it has {} strings, not {}", tangle.strings, *wished));
  if (!has_crossings(tangle, figures)) return failure("its strings hardly cross");
  if (!is_tangled(tangle, figures)) return failure("a string leads straight to its end");
  for (std::uint32_t row = 0; row < tangle.strings; ++row)
    if (maze.marks->names.at(row) != fmt::format("{}-{}", row + 1, letter_name(strings[row].to)))
      return failure(fmt::format("string {} has another end than its answer", row + 1));
  return Done{};
}

/// Those that fill a room rather well, with half circles beside the strings, and their ends before and behind
/// them.
std::vector<CellCount> sizes(const Options& options, Size room) {
  constexpr double beside = 1, at_ends = 3, most_misfit = 1.8;
  constexpr double least_tile = 0.65;  // by the side of a cell: no pencil goes between strings
  const auto wished = parse_integer(options.text("tangle"));
  const bool down = room.height >= room.width;
  const double across = down ? room.width : room.height, along = down ? room.height : room.width;
  std::vector<CellCount> out;
  for (std::uint32_t strings = least_strings; strings <= most_strings; ++strings) {
    const std::uint32_t least = down ? strings + strings % 2 : strings + 2 - strings % 2;
    for (std::uint32_t length = least; length <= most_length; length += 2) {
      const double misfit = (length + at_ends) / (strings + beside) / (along / across);
      if ((wished && *wished != strings) || least_tile * (strings + beside) > across ||
          least_tile * (length + at_ends) > along || (length > least && misfit > most_misfit))
        continue;
      out.push_back(down ? CellCount{strings, length} : CellCount{length, strings});
    }
  }
  return out;
}

/// "kite; balloon"
std::vector<std::string> listed(std::string_view text) {
  std::vector<std::string> names;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(between_names, from), text.size());
    names.emplace_back(text.substr(from, end - from));
    from = end + between_names.size();
  }
  return names;
}

Outcome check_ends(std::string_view text) {
  if (listed(text).size() <= 2) return Done{};
  return failure(fmt::format("'ends' takes one picture or two, not {}", listed(text).size()),
                 "write ends: [kite, house]");
}

std::vector<std::string> pictures(const Options& options, bool for_children) {
  const std::string& ends = options.text("ends");
  if (ends == "none" || (ends == "auto" && !for_children)) return {};
  return ends == "auto" ? std::vector<std::string>{std::string(kite)} : listed(ends);
}

Saying saying(const Options& options) {
  const std::vector<std::string> names = pictures(options, false);
  return {std::ranges::find(names, kite) == names.end() ? "tangle" : "tangle_kites", {}};
}

}  // namespace

RuleRow tangle_row() {
  RuleRow row{{"tangle",
               "strings that cross: each is followed from its number to its letter",
               {integer_option("tangle", "auto", "strings", least_strings, most_strings),
                text_option("ends", "auto",
                            "the picture at the first ends of all strings, or also that at their last ends: "
                            "[kite, house]; none; auto: kites for children",
                            check_ends)}}};
  row.only = Only::ends;
  row.move_cost = 0.5;
  row.lay = lay;
  row.solve = solve;
  row.check = check;
  row.sizes = sizes;
  row.least_side = least_strings;
  row.saying = saying;
  row.pictures = pictures;
  return row;
}

}  // namespace mazefolio::rules
