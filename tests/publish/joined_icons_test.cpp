// Every pictograph in a few pieces, joined in the field that adults have on a page.
#include <catch2/catch.hpp>

#include "publish/icon_finder.h"
#include "publish/icon_listing.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "topology/grids.h"
#include "topology/pixel_rings.h"
#include "topology/ring_pieces.h"

using namespace mazefolio::tests;

TEST_CASE("pictographs in two to five pieces are one maze when they are joined, or say why not",
          "[unsanitized]") {
  const DataFiles files;
  IconFinder finder(files);
  Diagnostics warnings;
  const ShapeRow* shape = find_row(shapes(), "icon");
  const GridRow* grid = find_row(grids(), "square");
  std::size_t found = 0, all = 0, made = 0;
  for (const ListedIcon& icon : listed_icons(finder, warnings)) {
    if (++found % 16 != 0) continue;  // a sample: each is work
    Picture silhouette = finder.silhouette(icon.name, false).value();
    silhouette.rings = contours(silhouette);
    const std::size_t pieces = pieces_of(silhouette.rings).size();
    if (pieces < 2 || pieces > 5) continue;
    INFO(icon.name);
    GridChoice choice{grid, Options(grid->options), shape, Options(shape->options), {38, 46}};
    choice.shape_options.set(shape->options, "icon", icon.name).value();
    choice.shape_options.set(shape->options, "pieces", "joined").value();
    choice.shape_options.attach(std::make_shared<const Picture>(std::move(silhouette)));
    const Result<Grid> joined = make_grid(choice, "1");
    ++all;
    if (!joined) {
      CHECK_THAT(joined.message(), Catch::Contains("cannot be joined") || Catch::Contains("corridor"));
      continue;
    }
    ++made;
    CHECK(count_pieces(*joined->topology) == 1);
    CHECK(joined->fit.bridges <= 0.15);
    CHECK(*joined->fit.likeness >= 0.97);
  }
  CHECK(all > 6);
  CHECK(made * 2 >= all);  // the others are drawn in thin lines
}
