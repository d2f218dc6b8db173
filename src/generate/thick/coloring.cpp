// Idea: the cells are colored periodically. Cells of one color are rooms, two sets of colors are walls in
// pieces of several cells, each between two rooms, and the other colors are pillars (wall_classes.h). The
// rooms and pieces that lie completely in the field are a grid of parallelograms, which any generator of
// spanning trees can carve; the carved pieces are dug. Bias: that of the carver. Perfect pairs never make
// loops, others may. Rooms at the border that lose all their pieces are filled. Up to 20 colors all pairs are
// known, and one of them is drawn; of more colors, pairs are grown at random, and not all are equally likely.
// Cost: 1 ms for the pairs at 16 colors and 30 ms at 20 or more; then that of the carver. Source: H.
// Tulleken, "Algorithms for making more interesting mazes"; here every pair is found.

#include "generate/rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>

#include "base/diagnostic.h"
#include "base/disjoint_sets.h"
#include "base/option_rows.h"
#include "generate/carve/carver_option.h"
#include "generate/thick/gate_room.h"
#include "generate/thick/pair_choice.h"
#include "generate/thick/wall_text.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

constexpr int most_colorings = 20;
// Rooms are polygons of about a kilobyte each; their places are integers of 32 bits.
constexpr std::uint32_t most_rooms = 1'500'000, longest_side = 40'000;

/// The rooms of a field and the pieces between them; the largest connected part is used.
class RoomGrid {
 public:
  /// The first cell within the frame has color 0 where the offset is 0,0; `room` is the color of the rooms.
  RoomGrid(const Lattice& field, const ColorLattice& lattice, Step offset, int room, const Walls& walls)
      : field_(field),
        inner_(inner_cells(field)),
        walls_(walls),
        color_of_rooms_(room),
        offset_(offset + Step{1, 1} + lattice.cell_of(room)) {
    room_.assign(field.cell_limit(), none);
    inner_.for_each_set([&](std::size_t i) {
      const Cell c{static_cast<std::uint32_t>(i)};
      const Step at = Step{static_cast<int>(field.column(c)), static_cast<int>(field.row(c))} - offset_;
      if (lattice.color(at) != 0) return;
      room_[i] = static_cast<std::uint32_t>(rooms_.size());
      rooms_.push_back(at);
    });
    keep_largest();
  }

  std::size_t rooms() const { return rooms_.size(); }

  /// The colors of all cells of the field, and what they are in this maze.
  void tell(const ColorLattice& lattice, Growth::Coloring& out) const {
    out.colors = static_cast<std::uint32_t>(lattice.colors());
    out.table_columns = static_cast<std::uint32_t>(lattice.ux);
    out.table_rows = static_cast<std::uint32_t>(lattice.vy * lattice.ux / std::gcd(lattice.ux, lattice.vx));
    out.color.assign(field_.cell_limit(), 0);
    out.kind.assign(field_.cell_limit(), 3);
    out.room = static_cast<std::uint32_t>(color_of_rooms_);
    std::vector<std::uint8_t> kind_of(out.colors, 3);
    kind_of[0] = 0;
    for (const std::size_t kind : {0u, 1u})
      for (const Step c : walls_.classes[kind].cells)
        kind_of[static_cast<std::size_t>(lattice.color(c))] = static_cast<std::uint8_t>(kind + 1);
    for_each_cell(field_, [&](Cell c) {
      const Step at = Step{static_cast<int>(field_.column(c)), static_cast<int>(field_.row(c))} - offset_;
      out.color[index(c)] = static_cast<std::uint32_t>(lattice.color(at + lattice.cell_of(color_of_rooms_)));
      out.kind[index(c)] = kind_of[static_cast<std::size_t>(lattice.color(at))];
    });
  }

  /// The floor: rooms and carved pieces. Fails where the carver cannot work on the rooms.
  Result<BitSet> dug(const Carver& carver, Rng& rng, Growth* growth) const {
    const double unit = std::sqrt(std::abs(cross(leads(0), leads(1))));
    const AnyTopology graph = barred(outlined(unit), unit);
    const PlanarGraph& g = std::get<PlanarGraph>(graph);
    if (const Outcome fit = check_carver(carver, graph); !fit) return fit.found();
    Growth of_rooms;
    const BitSet open = carved_walls(carver, graph, rng, growth ? &of_rooms : nullptr);
    if (growth) tell(g, unit, of_rooms, *growth);
    BitSet floor(field_.cell_limit());
    for (const Step at : rooms_) floor.set(*inner_cell(at));
    open.for_each_set([&](std::size_t w) {
      const Piece piece = piece_in(g, Wall{static_cast<std::uint32_t>(w)}, unit);
      for (const Step c : walls_.classes[piece.kind].cells) floor.set(*inner_cell(piece.room + c));
    });
    return floor;
  }

 private:
  /// The growth of the maze of rooms as cells that are dug: a room with the first piece that leads to it.
  void tell(const PlanarGraph& g, double unit, const Growth& of_rooms, Growth& out) const {
    const auto cells_of = [&](Wall w) {
      const Piece piece = piece_in(g, w, unit);
      std::vector<Cell> cells{Cell{*inner_cell(piece.room)},
                              Cell{*inner_cell(piece.room + leads(piece.kind))}};
      for (const Step c : walls_.classes[piece.kind].cells)
        cells.push_back(Cell{*inner_cell(piece.room + c)});
      return cells;
    };
    BitSet dug(field_.cell_limit());
    of_rooms.first.for_each_set([&](std::size_t w) {
      for (const Cell c : cells_of(Wall{static_cast<std::uint32_t>(w)})) dug.set(index(c));
    });
    out.first_floor = dug;
    out.digs.clear();
    for (const Growth::Change& change : lasting_changes(of_rooms)) {
      std::vector<Cell> cells = cells_of(change.wall);
      if (!change.open) cells.erase(cells.begin(), cells.begin() + 2);  // its rooms stay
      std::erase_if(cells, [&](Cell c) { return dug.test(index(c)) == change.open; });
      while (!cells.empty()) {  // from the floor on, where there is some
        const auto beside_floor = std::ranges::find_if(cells, [&](Cell c) {
          bool found = false;
          for (int d = 0; d < 4; ++d) found = found || dug.test(index(field_.beyond(c, d)));
          return found;
        });
        const auto next = beside_floor == cells.end() ? cells.begin() : beside_floor;
        change.open ? dug.set(index(*next)) : dug.reset(index(*next));
        out.digs.push_back({*next, change.open});
        cells.erase(next);
      }
    }
  }

  static constexpr std::uint32_t none = ~std::uint32_t{0};
  struct Piece {
    Step room;
    std::size_t kind;
  };

  Step leads(std::size_t kind) const { return walls_.classes[kind].leads; }
  std::optional<std::uint32_t> inner_cell(Step at) const {
    const Step p = at + offset_;
    if (p.x < 0 || p.y < 0 || p.x >= static_cast<int>(field_.columns()) ||
        p.y >= static_cast<int>(field_.rows()))
      return std::nullopt;
    const std::uint32_t c =
        index(field_.at(static_cast<std::uint32_t>(p.x), static_cast<std::uint32_t>(p.y)));
    return inner_.test(c) ? std::optional(c) : std::nullopt;
  }
  std::uint32_t room_at(Step at) const {
    const std::optional<std::uint32_t> c = inner_cell(at);
    return c ? room_[*c] : none;
  }
  bool is_whole(const Piece& piece) const {
    if (room_at(piece.room) == none || room_at(piece.room + leads(piece.kind)) == none) return false;
    for (const Step c : walls_.classes[piece.kind].cells)
      if (!inner_cell(piece.room + c)) return false;
    return true;
  }

  void keep_largest() {
    DisjointSets sets(static_cast<std::uint32_t>(rooms_.size()));
    for (std::uint32_t r = 0; r < rooms_.size(); ++r)
      for (const std::size_t kind : {0u, 1u})
        if (is_whole({rooms_[r], kind})) sets.join(r, room_at(rooms_[r] + leads(kind)));
    std::vector<std::uint32_t> sizes(rooms_.size());
    for (std::uint32_t r = 0; r < rooms_.size(); ++r) ++sizes[sets.find(r)];
    const auto largest = static_cast<std::uint32_t>(std::ranges::max_element(sizes) - sizes.begin());
    std::vector<Step> kept;
    for (std::uint32_t r = 0; r < rooms_.size(); ++r) {
      const bool keep = sets.find(r) == largest;
      room_[*inner_cell(rooms_[r])] = keep ? static_cast<std::uint32_t>(kept.size()) : none;
      if (keep) kept.push_back(rooms_[r]);
    }
    rooms_ = std::move(kept);
  }

  /// Every room as a parallelogram around its place; their mean distance is about 1.
  PlanarGraph outlined(double unit) const {
    std::vector<std::vector<Edge>> outlines;
    const auto corner = [&](Step at, Step across) {
      const Step twice = at + at + across;
      return Point{twice.x / (2 * unit), twice.y / (2 * unit)};
    };
    const Step a = leads(0), b = leads(1), none_at{};
    const std::array<Step, 4> corners{none_at - a - b, a - b, a + b, b - a};
    for (const Step at : rooms_) {
      std::vector<Edge> ring;
      for (std::size_t i = 0; i < 4; ++i)
        ring.push_back(Segment{corner(at, corners[i]), corner(at, corners[(i + 1) % 4])});
      outlines.push_back(std::move(ring));
    }
    return PlanarGraph::build(outlines);
  }

  Step place(const PlanarGraph& g, Cell c, double unit) const {
    const Point p = g.center(c) * unit;
    return {static_cast<int>(std::lround(p.x)), static_cast<int>(std::lround(p.y))};
  }
  Piece piece_in(const PlanarGraph& g, Wall w, double unit) const {
    const auto [a, b] = g.ends(w);
    const Step from = place(g, a, unit), to = place(g, b, unit);
    for (const std::size_t kind : {0u, 1u}) {
      if (from + leads(kind) == to) return {from, kind};
      if (to + leads(kind) == from) return {to, kind};
    }
    throw InternalError("rooms that share a wall have a piece between them");
  }
  PlanarGraph barred(const PlanarGraph& g, double unit) const {
    BitSet missing(g.wall_limit());
    for_each_doorway(g, [&](Wall w, Cell, Cell) {
      if (!is_whole(piece_in(g, w, unit))) missing.set(index(w));
    });
    return g.barred(missing);
  }

  const Lattice& field_;
  BitSet inner_;
  const Walls& walls_;
  int color_of_rooms_;
  Step offset_;  ///< of a room
  std::vector<Step> rooms_;
  std::vector<std::uint32_t> room_;  ///< by cell id
};

std::string named(const ColorLattice& lattice) {
  return fmt::format("ux = {}, vx = {} and vy = {}", lattice.ux, lattice.vx, lattice.vy);
}

ColorLattice lattice_of(const Options& options) {
  const auto number = [&](const char* name) { return static_cast<int>(options.integer(name)); };
  return {number("ux"), number("vx"), number("vy")};
}

int room_of(const Options& options) { return static_cast<int>(options.integer("room")); }

/// The walls that the options name, if they do.
std::optional<Result<Walls>> written(const ColorLattice& lattice, const Options& options) {
  const std::string& text = options.text("walls");
  if (text.empty()) return std::nullopt;
  auto classes = written_classes(lattice, room_of(options), walls_in(text));
  if (!classes) return Result<Walls>(classes.found());
  return Result<Walls>(Walls{std::move(classes).value()});
}

Result<Maze> attempt(const Lattice& field, const ColorLattice& lattice, const Walls& walls,
                     const Options& options, Rng& rng, Growth* growth) {
  const Step offset{static_cast<int>(options.integer("offset_x")),
                    static_cast<int>(options.integer("offset_y"))};
  const RoomGrid grid(field, lattice, offset, room_of(options), walls);
  if (grid.rooms() < 2)
    return failure(
        fmt::format("of {} colors fewer than two rooms fit into {}x{} cells: the size must be larger, or "
                    "ux * vy smaller",
                    lattice.colors(), field.columns(), field.rows()));
  const Result<BitSet> floor = grid.dug(carver_of(options), rng, growth);
  if (!floor) return floor.found();
  Maze maze = thick_maze(field, *floor);
  if (growth) grid.tell(lattice, growth->coloring);
  if (!has_room_for_gates(maze))
    return failure(
        "no two cells of the floor lie beside the frame, for gates: offset_x and offset_y shift it");
  return maze;
}

Outcome check_pair(std::string_view text) {
  if (text == "perfect" || text == "any") return Done{};
  const auto index = parse_integer(text);
  if (index && *index >= 0) return Done{};
  return failure(
      fmt::format("'pair' must be perfect, any, or a number of 'mazefolio list colourings', not '{}'", text));
}

Outcome check_coloring(const AnyTopology& topology, const Options& options) {
  const ColorLattice lattice = lattice_of(options);
  if (Outcome colors = check_colors(lattice); !colors) return colors;
  const Lattice& field = std::get<Lattice>(topology);
  if (const auto rooms = field.cell_count() / static_cast<std::uint32_t>(lattice.colors());
      rooms > most_rooms)
    return failure(
        fmt::format("of {} colors {} rooms are more than {}: make the maze smaller, or ux * vy larger",
                    lattice.colors(), rooms, most_rooms));
  if (std::max(field.columns(), field.rows()) > longest_side)
    return failure(fmt::format("a coloring may have {} columns and rows at most, not {}x{}", longest_side,
                               field.columns(), field.rows()));
  if (const GeneratorRow& carver = *carver_of(options).row; carver.needs == Needs::rectangle)
    return failure(
        fmt::format("'{}' walks by rows, and the rooms of a coloring do not lie in rows", carver.name),
        carvers_that([](const GeneratorRow& row) { return row.needs != Needs::rectangle; }));
  const std::string& wanted = options.text("pair");
  if (const auto walls = written(lattice, options)) {
    if (wanted != "perfect")
      return failure("'pair' and 'walls' both choose the walls: leave one of them out");
    return *walls ? Outcome(Done{}) : Outcome(walls->found());
  }
  if (Outcome room = check_room(lattice, room_of(options)); !room) return room;
  PairChoice choice(lattice, wanted);
  if (const auto i = parse_integer(wanted)) {
    if (!choice.is_numbered())
      return failure(fmt::format(
          "pairs have numbers up to {} colors, and {} have {}: write their colors as 'walls', which "
          "'mazefolio list colourings' shows",
          most_numbered_colors, named(lattice), lattice.colors()));
    if (*i >= static_cast<std::int64_t>(choice.count()))
      return failure(fmt::format("there is no pair {}: {} have {} of them, counted from 0", *i,
                                 named(lattice), choice.count()));
    if (choice.pair(static_cast<std::size_t>(*i)).degenerate)
      return failure(fmt::format("pair {} of {} is degenerate: its walls join rooms in parallel strips only",
                                 *i, named(lattice)));
    return Done{};
  }
  Rng rng(0);
  if (choice.draw(rng)) return Done{};
  if (!choice.is_numbered())
    return failure(
        fmt::format("{} seem to have no {} pair of walls: none was found in {} attempts; write their "
                    "colors as 'walls', or use other numbers",
                    named(lattice), wanted == "any" ? "usable" : wanted, most_grown));
  return failure(
      fmt::format("{} have no {} pair of walls; 'mazefolio list colourings' shows the pairs of any colors",
                  named(lattice), wanted == "any" ? "usable" : wanted));
}

CellCount fitting_color(CellCount most, const Options& options) {
  const ColorLattice lattice = lattice_of(options);
  const auto snug = [](std::uint32_t most_cells, int period) {
    const auto step = static_cast<std::uint32_t>(period);
    return 3 + (most_cells - 3) / step * step;
  };
  if (most.columns < 3 || most.rows < 3) return {};
  return {snug(most.columns, std::gcd(lattice.ux, lattice.vx)), snug(most.rows, lattice.vy)};
}

Result<Maze> draft_coloring(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng,
                            Growth* growth) {
  const Lattice& squares = std::get<Lattice>(*field);
  const ColorLattice lattice = lattice_of(options);
  if (const auto walls = written(lattice, options))
    return attempt(squares, lattice, walls->value(), options, rng, growth);
  const std::string& wanted = options.text("pair");
  PairChoice choice(lattice, wanted);
  if (const auto i = parse_integer(wanted))
    return attempt(squares, lattice, choice.at(static_cast<std::size_t>(*i)), options, rng, growth);
  Result<Maze> made = failure("no pair of walls is left");
  for (int i = 0; i < most_colorings && !made; ++i) {
    const std::optional<Walls> walls = choice.draw(rng);
    if (!walls) break;
    made = attempt(squares, lattice, *walls, options, rng, growth);
  }
  return made;
}

}  // namespace

GeneratorRow coloring_row() {
  OptionRow carver = carver_option("the generator that joins the rooms; none that walks by rows");
  carver.fallback = "prim";
  OptionRow walls = text_option(
      "walls", "", "instead: the colors of both classes of walls, such as [[4,5,6],[3,7,1]]", check_walls);
  walls.canonical = canonical_walls;
  GeneratorRow row{
      {"colouring",
       "rooms and walls in pieces of several cells, after a periodic coloring",
       {integer_option("ux", "4", "the colors repeat after so many columns", 1, most_colors),
        integer_option("vx", "2", "and after so many columns together with vy rows", 0, most_colors - 1),
        integer_option("vy", "2", "rows after which they repeat; ux * vy colors are at most 36", 1,
                       most_colors),
        text_option("pair", "perfect",
                    "the walls: a random pair without loops (perfect), any, or a number of 'list colourings'",
                    check_pair),
        std::move(walls), integer_option("room", "0", "the color of the rooms", 0, most_colors - 1),
        std::move(carver),
        integer_option("offset_x", "0", "columns by which the pattern is shifted", 0, most_colors - 1),
        integer_option("offset_y", "0", "rows by which the pattern is shifted", 0, most_colors - 1)}},
      Needs::squares};
  row.perfect = false;
  row.draft = draft_coloring;
  row.records = {.order = true, .parts = true, .coloring = true};
  row.fitting = fitting_color;
  row.check_fit = check_coloring;
  row.steps = carver_steps;
  return row;
}

}  // namespace mazefolio::generate
