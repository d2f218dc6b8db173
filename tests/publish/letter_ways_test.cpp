#include "publish/letter_ways.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

#include "base/geometry/edges.h"
#include "render/fonts.h"
#include "render/lettering.h"
#include "support/namespaces.h"
#include "topology/end_letters.h"
#include "topology/grids.h"
#include "topology/letters.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

namespace {

constexpr int side = 400;
using Raster = std::vector<char>;  // side x side, over the box of what it shows

std::string family() { return family_of_letters("A", true); }
std::string lato() { return choose_font({"Lato Black", "Lato", "DejaVu Sans"}).used; }

Raster raster_of(const Picture& text, bool upward) {
  Raster out(side * side);
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const int u = upward ? side - 1 - y : x, v = upward ? x : y;
      const auto at = [](int k, std::uint32_t length) { return (2 * k + 1) * length / (2 * side); };
      out[y * side + x] = (text.at(at(u, text.width), at(v, text.height)) & 255) >= 128;
    }
  return out;
}

// Between the crossings of each row of pixels with the rim.
Raster raster_of(const PlanarGraph& g) {
  constexpr int parts = 12;
  Raster out(side * side);
  std::vector<std::vector<double>> crossings(side);
  const Rect box = g.bounds();
  const auto pixel = [&](Point p) {
    return Point{(p.x - box.x0) / box.width() * side - 0.5, (p.y - box.y0) / box.height() * side - 0.5};
  };
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    const auto [a, b] = g.ends(Wall{w});
    if (g.contains(a) && g.contains(b)) continue;
    for (int k = 0; k < parts; ++k) {
      Point from = pixel(point_on(g.edge(Wall{w}), k / double(parts)));
      Point to = pixel(point_on(g.edge(Wall{w}), (k + 1) / double(parts)));
      if (from.y > to.y) std::swap(from, to);
      for (int y = std::max(0, static_cast<int>(std::ceil(from.y))); y < side && y < to.y; ++y)
        crossings[y].push_back(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x));
    }
  }
  for (int y = 0; y < side; ++y) {
    std::sort(crossings[y].begin(), crossings[y].end());
    for (int x = 0; x < side; ++x)
      out[y * side + x] =
          (std::lower_bound(crossings[y].begin(), crossings[y].end(), x) - crossings[y].begin()) % 2;
  }
  return out;
}

double shared(const Raster& a, const Raster& b) {
  double both = 0, any = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    both += a[i] && b[i];
    any += a[i] || b[i];
  }
  return both / any;
}

using Forms = std::vector<std::shared_ptr<const Picture>>;

Result<Grid> maze_of(const Forms& forms, CellCount size) {
  const GridRow& grid = grids().front();
  const ShapeRow& shape = *find_row(shapes(), "text");
  Options options(shape.options);
  options.attach(forms);
  return make_grid({&grid, Options(grid.options), &shape, options, size}, "1");
}

// The largest fields of letter and A5, for readers of early, kids and adult.
constexpr CellCount fields[] = {{12, 13}, {19, 20}, {35, 36}, {8, 9}, {22, 26}};

}  // namespace

TEST_CASE("a maze of a name is read back as the name, or it is refused for what is too narrow",
          "[unsanitized]") {
  int made = 0;
  for (const std::string name : {"ANNA", "OLIVER", "MAXIMILIAN", "2026", "ZO\u00CB"}) {
    const Forms forms = letter_ways(name, family(), true);
    for (const CellCount size : fields) {
      INFO(name << " in " << size.columns << "x" << size.rows);
      const Result<Grid> grid = maze_of(forms, size);
      if (!grid) {
        CHECK_THAT(grid.error().hint, Catch::Contains("make the maze larger"));
        continue;
      }
      ++made;
      const Raster cells = raster_of(std::get<PlanarGraph>(*grid->topology));
      double best = 0;
      for (const std::string& lines : arrangements(name)) {
        const Picture text = lettering(lines, family(), true, 0, stroke_of(lettering(lines, family(), true)));
        for (const bool upward : {false, true}) best = std::max(best, shared(cells, raster_of(text, upward)));
      }
      CHECK(best >= 0.9);
      CHECK(*grid->fit.likeness == Approx(best).margin(0.05));
    }
  }
  CHECK(made >= 9);
}

TEST_CASE("bold letters are as heavy as can be had, and none of a word is of another family") {
  const auto installed = [](const char* name) { return choose_font({name}).installed; };
  REQUIRE(installed("League Spartan Black"));
  REQUIRE(installed("Lato Black"));
  CHECK(family_of_letters("ZO\u00CB", true) == "League Spartan Black");
  CHECK(family_of_letters("\u0410\u041D\u041D\u0410", true) == "Lato Black");  // Cyrillic
  CHECK(family_of_letters("A\u0410", true) == "Lato Black");
  CHECK(family_of_letters("ANNA", false) == "Lato");
}

TEST_CASE("bridges between lines are as wide as others, and lead to no steep side nor to a dot") {
  for (const char* const text : {"Julia", "Hazel", "Layla", "I love you", "Tom & Ann"}) {
    INFO(text);
    CHECK(maze_of(letter_ways(text, family(), true), {35, 36}));
  }
}

TEST_CASE("words of several lines are cut at every size, or refused") {
  for (const char* const text : {"I love you", "Tom & Ann"}) {
    const Forms forms = letter_ways(text, family(), true);
    for (std::uint32_t columns = 8; columns <= 50; columns += 3) {
      INFO(text << " in " << columns);
      const Result<Grid> grid = maze_of(forms, {columns, columns + 1});
      CHECK((grid ? cell_count(*grid->topology) > 0 : !grid.message().empty()));
    }
  }
}

TEST_CASE("letters of two cells are mazes, not empty tubes") {
  const Result<Grid> grid = maze_of(letter_ways("ANNA", family(), true), {22, 26});
  REQUIRE(grid);
  CHECK(cell_count(*grid->topology) > 130);  // of 160 square pitches
}

TEST_CASE("a word has forms with wider bridges, then bolder ones, and may be turned") {
  const auto forms = letter_ways("ANNA", family(), true);
  std::vector<const Letters*> ways;
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const Letters& form = forms[i]->letters;
    if (!form.same_lines) ways.push_back(&form);
    CHECK(form.likeness > 0.9);
    CHECK(form.stroke >= ways.back()->stroke);
    CHECK(form.least_stroke <= ways.back()->least_stroke);
  }
  REQUIRE(ways.size() == 3);  // one line, two lines, turned
  CHECK(ways[2]->much_larger == Approx(1.15));
  CHECK(letter_ways("O B", family(), true).back()->letters.much_larger >
        1.15);  // several words are not turned
}

TEST_CASE("LOVE in two lines with narrow bridges is walked as it is read, and a dot belongs to its letter") {
  const auto two_lines = [](const Letters& l) {
    const double height = enclosing(l.boxes.front(), l.boxes.back()).height();
    return !l.same_lines && height > 1.8 * l.boxes.front().height();
  };
  const auto forms = letter_ways("LOVE", lato(), true);
  const auto way = std::ranges::find_if(forms, [&](const auto& form) { return two_lines(form->letters); });
  REQUIRE(way != forms.end());
  const Letters& letters = (*way)->letters;
  REQUIRE(letters.boxes.size() == 4);
  const auto place = [&](std::uint32_t piece) {  // in the order of reading
    return std::ranges::count_if(letters.boxes, [&](const Rect& other) {
      const Rect& own = letters.boxes[piece];
      return are_in_line(own, other) ? other.x0 < own.x0 : other.y0 < own.y0;
    });
  };
  std::set<std::pair<long, long>> joined;
  for (const Bridge& bridge : letters.bridges)
    joined.insert(std::minmax<long>(place(bridge.first), place(bridge.last)));
  CHECK(joined == std::set<std::pair<long, long>>{{0, 1}, {1, 2}, {2, 3}});

  const Letters zoe = letter_ways("Zo\u00eb", lato(), true).front()->letters;
  REQUIRE(zoe.bridges.size() == 4);
  for (const Bridge& bridge : zoe.bridges)
    CHECK(std::max(bridge.box.width(), bridge.box.height()) < 2 * zoe.stroke);
}

TEST_CASE("a tall field takes a short word turned, where its strokes are wider by much") {
  const ShapeRow& row = *find_row(shapes(), "text");
  Options options(row.options);
  options.attach(letter_ways("ZO\u00CB", family(), true));
  const auto proportion = [&](const Rect& field) {
    const Rect box = box_of(row.make(field, options).rings);
    return box.width() / box.height();
  };
  CHECK(proportion({0, 0, 22, 26}) < 1);
  CHECK(proportion({0, 0, 24, 22}) > 1);
}
