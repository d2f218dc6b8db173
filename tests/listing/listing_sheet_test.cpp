#include "listing/listing_sheet.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

const ListingSheet sheet{{"title", std::string("Mazes, \"hard\"")},
                         {"mazes", std::int64_t{40}},
                         {"spine_in", 0.4504},
                         {"keywords", std::vector<std::string>{"maze"}}};

}  // namespace

TEST_CASE("facts of a listing are text, an object and a row of a table") {
  CHECK(sheet_text(sheet) == "title: Mazes, \"hard\"\nmazes: 40\nspine_in: 0.4504\nkeywords: maze\n");
  CHECK(sheet_json(sheet) ==
        "{\n \"title\": \"Mazes, \\\"hard\\\"\",\n \"mazes\": 40,\n \"spine_in\": 0.4504,\n \"keywords\": [\n"
        "  \"maze\"\n ]\n}\n");
  CHECK(sheet_csv(sheet) == "title,mazes,spine_in,keywords\n\"Mazes, \"\"hard\"\"\",40,0.4504,maze\n");
}
