#include "generate/statistics.h"
#include "maze/gates.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

namespace {

using Lines = std::vector<std::string>;

std::shared_ptr<const Picture> drawn(const Lines& lines) {
  auto picture = std::make_shared<Picture>();
  picture->width = static_cast<std::uint32_t>(lines[0].size());
  picture->height = static_cast<std::uint32_t>(lines.size());
  for (const std::string& line : lines)
    for (const char c : line) picture->pixels.push_back(c == '#' ? 0x000000ff : 0xffffffff);
  return picture;
}

Result<Maze> made(const Lines& lines, CellCount size, const std::string& options = "",
                  const std::string& seed = "1") {
  const GeneratorRow& row = row_called("picture");
  Options chosen = options_of(row, options);
  if (!lines.empty()) chosen.attach(drawn(lines));
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(size.columns, size.rows));
  REQUIRE(check_fit(row, *field, chosen).ok());
  return draft(row, field, chosen, seed);
}

/// The cells of the one way from start to finish: what is left when dead ends are cut away.
BitSet way_of(const Maze& maze) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  std::vector<int> passages(t.cell_limit());
  for_each_cell(t, [&](Cell c) {
    t.for_each_neighbor(c, [&](Cell, Wall w) { passages[index(c)] += maze.open.test(index(w)); });
  });
  ++passages[index(maze.start.cell)];
  ++passages[index(maze.finish.cell)];
  BitSet left = t.present();
  for_each_cell(t, [&](Cell c) {
    while (left.test(index(c)) && passages[index(c)] == 1) {
      left.reset(index(c));
      Cell next = c;
      t.for_each_neighbor(c, [&](Cell n, Wall w) {
        if (maze.open.test(index(w)) && left.test(index(n))) next = n;
      });
      --passages[index(next)];
      c = next;
    }
  });
  return left;
}

/// The pixels, two by two cells, of which all cells are on the way.
Lines seen(const Maze& maze) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  const BitSet way = way_of(maze);
  Lines out;
  for (std::uint32_t y = 0; y + 1 < t.rows(); y += 2) {
    std::string& line = out.emplace_back();
    for (std::uint32_t x = 0; x + 1 < t.columns(); x += 2) {
      bool full = true;
      for (std::uint32_t i = 0; i < 4; ++i) full = full && way.test(index(t.at(x + i % 2, y + i / 2)));
      line += full ? '#' : '.';
    }
  }
  return out;
}

/// With so many empty blocks on the left, on top, and as many columns and rows in all.
Lines framed(const Lines& lines, std::size_t left, std::size_t top, CellCount size) {
  Lines out(size.rows, std::string(size.columns, '.'));
  for (std::size_t y = 0; y < lines.size(); ++y) out[top + y].replace(left, lines[y].size(), lines[y]);
  return out;
}

void check_ends(const Maze& maze) {
  check_maze(maze);
  const Point out = outward(*maze.topology, maze.start), in = outward(*maze.topology, maze.finish);
  CHECK(is_rim(*maze.topology, maze.start.wall));
  CHECK(is_rim(*maze.topology, maze.finish.wall));
  CHECK(!(out == in));
}

const Lines plus_sign{".#.", "###", ".#."};
const Lines ring{"#####", "#...#", "#...#", "#...#", "#####"};
const Lines face{"#######", "#.....#", "#.#.#.#", "#.....#", "#.###.#", "#.....#", "#######"};
const Lines islands{"##....##", "##....##", "........", "...##...", "........", "#......#"};
const Lines target{"#########", "#.......#", "#.#####.#", "#.#...#.#", "#.#.#.#.#",
                   "#.#...#.#", "#.#####.#", "#.......#", "#########"};

}  // namespace

TEST_CASE("the solution of a picture maze is the picture, each pixel two by two cells") {
  for (const Lines& lines : {plus_sign, ring, face, islands, target})
    for (const std::string seed : {"1", "2", "3"}) {
      const auto columns = static_cast<std::uint32_t>(lines[0].size()),
                 rows = static_cast<std::uint32_t>(lines.size());
      INFO(lines[0] << " and " << rows - 1 << " more lines, seed " << seed);
      const CellCount size{2 * columns + 9, 2 * rows + 8};  // a column of cells more than blocks
      const Result<Maze> draft = made(lines, size, "", seed);
      REQUIRE(draft.ok());
      check_ends(*draft);
      const Lines picture = framed(lines, 2, 2, {columns + 4, rows + 4}), way = seen(*draft);
      std::size_t missing = 0, pixels = 0;
      for (std::size_t y = 0; y < picture.size(); ++y)
        for (std::size_t x = 0; x < picture[y].size(); ++x) {
          pixels += picture[y][x] == '#';
          missing += picture[y][x] == '#' && way[y][x] != '#';
        }
      CHECK(missing == 0);
      CHECK(way_of(*draft).count() - 4 * pixels < 6 * (columns + rows));
    }
}

TEST_CASE("every generator for any cells grows the tree of a picture") {
  for (const GeneratorRow& carver : carvers()) {
    const Result<Maze> draft = made(face, {25, 30}, "carver=" + carver.name);
    CHECK(draft.ok() == (carver.needs != Needs::rectangle));
    if (draft.ok()) check_ends(*draft);
  }
}

TEST_CASE("a picture may be a single pixel, and light instead of dark") {
  const Result<Maze> least = made({".#."}, {6, 6});
  REQUIRE(least.ok());
  check_ends(*least);
  CHECK(seen(*least) == Lines{"...", ".#.", "..."});
  CHECK(seen(made({"###", "#.#", "###"}, {7, 9}, "invert=yes").value())[2][1] == '.');
  CHECK(seen(made({"###", "#.#", "###"}, {6, 6}, "invert=yes").value()) == Lines{"...", ".#.", "..."});
}

TEST_CASE("a larger picture is made smaller, in its own proportions") {
  Lines wide(20, std::string(60, '#'));
  wide[0][0] = '.';
  const Result<Maze> draft = made(wide, {34, 40});
  REQUIRE(draft.ok());
  CHECK(seen(*draft) == framed(Lines(5, std::string(15, '#')), 1, 7, {17, 20}));
}

TEST_CASE("pictures that make no maze are refused with the reason") {
  using Catch::Contains;
  CHECK_THAT(message_of(made({}, {20, 20})), Contains("picture is missing"));
  CHECK_THAT(message_of(made({"...", "..."}, {20, 20})), Contains("blank"));
  CHECK_THAT(message_of(made({"###", "###"}, {20, 20})), Contains("dark all over"));
  Lines dots(80, std::string(80, '.'));
  for (std::size_t i = 0; i < 80 * 20; ++i) dots[i / 20][i % 20 * 4] = i / 20 % 4 == 0 ? '#' : '.';
  CHECK_THAT(message_of(made(dots, {20, 20})), Contains("nothing is left"));
  CHECK_THAT(message_of(made(dots, {200, 200})), Contains("400 parts"));
  const GeneratorRow& row = row_called("picture");
  CHECK_THAT(message_of(check_fit(row, Lattice::square(5, 8), Options(row.options))),
             Contains("at least 6x6"));
  CHECK(row.fitting({5, 8}, Options(row.options)) == CellCount{0, 0});
  CHECK(row.fitting({8, 9}, Options(row.options)) == CellCount{8, 9});
}

TEST_CASE("a picture of many dots becomes a maze or is refused with the reason", "[unsanitized]") {
  Rng rng(1);
  int refused = 0;
  for (int i = 0; i < 12; ++i) {
    Lines dust(16, std::string(16, '.'));
    for (std::string& line : dust)
      for (char& c : line) c = rng.chance(0.3 + 0.02 * i) ? '#' : '.';
    const Result<Maze> draft = made(dust, {37, 40});
    if (draft.ok()) {
      check_ends(*draft);
    } else {
      CHECK_THAT(message_of(draft), Catch::Contains("no path was found that joins the"));
      ++refused;
    }
  }
  CHECK((refused > 0 && refused < 12));
}

TEST_CASE("few cells of a picture maze are dead ends, so its wrong branches are long") {
  const Result<Maze> draft = made(face, {60, 80});
  const Lattice& t = std::get<Lattice>(*draft->topology);
  std::size_t ends = 0;
  for_each_cell(t, [&](Cell c) {
    int passages = 0;
    t.for_each_neighbor(c, [&](Cell, Wall w) { passages += draft->open.test(index(w)); });
    ends += passages == 1;
  });
  CHECK(ends < t.cell_count() / 7);
}

TEST_CASE("the ink of a picture is scaled by whole pixels up, and by halves down") {
  const Mask ink = ink_of(*drawn({"....", ".#..", ".##.", "...."}), false);
  CHECK((ink.columns == 2 && ink.rows == 2 && ink.cells.count() == 3));
  const Mask large = scaled(ink, 7, 5);
  CHECK((large.columns == 4 && large.rows == 4 && large.cells.count() == 12));
  CHECK(scaled(full_mask(6, 2), 3, 3).rows == 1);
  CHECK(scaled(full_mask(5, 8), 3, 3).columns == 2);
  CHECK(scaled(full_mask(100, 1), 10, 10).cells.count() == 10);
}
