#include "puzzle/search_keys.h"

#include <catch2/catch.hpp>
#include <set>

#include "puzzle/entry_request.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

TEST_CASE("whatever part of a picture is another, so is the key of a search") {
  const auto square = [](double side) {
    return Ring{{{0, 0}, true}, {{side, 0}, true}, {{side, side}, true}, {{0, side}, true}};
  };
  Picture plain{1, 1, {255}};
  plain.rings = {square(9)};
  Picture larger = plain, with_beside = plain, with_details = plain, with_holes = plain, lettered = plain;
  larger.rings = {square(10)};
  with_beside.beside = {square(1)};
  with_details.details = {square(1)};
  with_holes.holes = {square(1)};
  lettered.letters.boxes = {{0, 0, 1, 1}};

  MakerSettings settings;
  settings.levels = &measured_levels();
  settings.room = [](const PuzzleSpec&, const Audience&) {
    return MazeRoom{{460, 600}, millimeters(4), points(14)};
  };
  SearchKeys keys;
  std::set<std::string> known;
  const Picture pictures[] = {plain, larger, with_beside, with_details, with_holes, lettered};
  for (const Picture& picture : pictures) {
    PuzzleSpec entry = sample_entry("kruskal");
    entry.shape.name = "icon";
    entry.shape.options = Options(find_row(shapes(), "icon")->options);
    entry.shape.options.attach(std::make_shared<const Picture>(picture));
    const BookSpec spec = sample_book({entry});
    known.insert(keys.of_search(entry_requests(spec, "Maze {n}", {1, 2}).front(), settings));
  }
  CHECK(known.size() == std::size(pictures));
}
