#include <algorithm>
#include <utility>
#include <vector>

#include "publish/maze_json.h"
#include "spec/schema.h"

namespace mazefolio::publish {
namespace {

using Properties = std::vector<std::pair<std::string, SharedSchema>>;

Schema of_type(std::string type, std::string description = {}) {
  Schema s;
  s.types = {std::move(type)};
  s.description = std::move(description);
  return s;
}

Schema count(std::string description) {
  Schema s = of_type("integer", std::move(description));
  s.minimum = 0;
  return s;
}

Schema list(Schema item, std::string description) {
  return described(list_schema(std::move(item)), std::move(description));
}

Schema numbers(std::size_t least, std::size_t most, std::string description) {
  Schema s = list(of_type("number"), std::move(description));
  s.min_items = least;
  s.max_items = most;
  return s;
}

Schema index_pair(std::string description) {
  Schema s = list(count({}), std::move(description));
  s.min_items = s.max_items.emplace(2);
  return s;
}

/// An object with just these keys; `optional` are those that may be missing.
Schema object(Properties properties, const std::vector<std::string>& optional, std::string description) {
  Schema s = of_type("object", std::move(description));
  for (const auto& [name, property] : properties)
    if (std::find(optional.begin(), optional.end(), name) == optional.end()) s.required.push_back(name);
  s.properties = std::move(properties);
  return s;
}

Schema map_of(Schema value, std::string description) {
  Schema s = of_type("object", std::move(description));
  s.others.push_back(std::move(value));
  return s;
}

Schema options() { return map_of(of_type("string"), "those that differ from their defaults"); }

Schema wall() {
  Schema cells =
      list(count({}), "the cells on its sides: two; one at rim, gate and rock; none at a rim of rock");
  cells.max_items = 2;
  return object(
      {{"kind",
        described(choice_schema({"open", "closed", "rim", "rock", "gate"}),
                  "a passage, a wall, the rim, the edge of rock, or a gate in the rim; closed, rim and "
                  "rock are drawn")},
       {"cells", std::move(cells)},
       {"edge", reference_to("edge")}},
      {}, "what lies between two cells, or between a cell and paper or rock");
}

Schema bridge() {
  return object({{"over", count("the lane above, an index into cells")},
                 {"under", count("the lane below")},
                 {"rails", list(of_type("string"), "the lines beside the lane above, as path data of SVG")}},
                {}, "a crossing as it is drawn");
}

Schema graph() {
  return object(
      {{"bounds", numbers(4, 4, "left, top, right and bottom of all cells")},
       {"cells", list(reference_to("place"), "centers; cells are counted from 0 in this order")},
       {"passages", list(index_pair("two cells that are joined"), "open walls between cells")},
       {"crossings", list(index_pair("the lane above and the lane below"), "two cells in one place")},
       {"outlines", list(list(reference_to("edge"), "clockwise; a lane has its two ends only"),
                         "of each cell, in the order of cells")},
       {"walls", list(wall(), "each once")},
       {"bridges", list(bridge(), "in the order of crossings")}},
      {}, "cells and walls; not of mazes with more than 200,000 cells");
}

Properties recipe_properties() {
  return {
      {"id", of_type("string", "makes this maze again: --id")},
      {"grid", of_type("string", "a name of: mazefolio list grids")},
      {"shape", of_type("string", "a name of: mazefolio list shapes")},
      {"size", index_pair("columns and rows")},
      {"algorithm", of_type("string", "a name of: mazefolio list generators")},
      {"options",
       object(
           {{"grid", options()}, {"shape", options()}, {"algorithm", options()}, {"refinements", options()}},
           {}, "of the recipe")},
      {"seed", of_type("string", "any text")}};
}

Properties figure_properties() {
  return {{"cells", count("how many")},
          {"dropped_cells", count("cells of the shape that could not be kept")},
          {"merged_cells", count("cells that had no doorway, and opened into a neighbor")},
          {"thick", of_type("boolean", "part of the field is rock")},
          {"passages", count("open walls")},
          {"dead_ends", count("cells with one passage")},
          {"straights", count("cells with two passages in line")},
          {"turns", count("cells with two passages at an angle")},
          {"junctions", count("cells with three passages")},
          {"crossings", count("cells with four passages or more")},
          {"connected", of_type("boolean",
                                "false of caves in pieces, which have no start, finish and solution; "
                                "left out of all others")},
          {"solution_cells", count("cells of the solution, each once")},
          {"walk_cells", count("steps on cells of the walk along it, which may visit a cell again")},
          {"difficulty", map_of(any_of({of_type("number"), map_of(map_of(of_type("number"), {}), {})}),
                                "level, score, trickiness, and the effort of both directions")},
          {"metrics", map_of(of_type("number"), "measures of the literature, those that are defined")},
          {"start", reference_to("place")},
          {"finish", reference_to("place")},
          {"goals", list(reference_to("place"), "further places that the solution visits")},
          {"marks", list(object({{"at", reference_to("place")},
                                 {"text", of_type("string", "a letter")},
                                 {"shape", of_type("string", "the name of a shape")}},
                                {"text", "shape"}, "a letter or a shape in a cell"),
                         "what the rule of the maze prints in its cells; of mazes with a rule only")},
          {"sum", count("of the numbers on the solution, where the rule asks for one")},
          {"doors", list(object({{"at", reference_to("place")}, {"text", of_type("string", "a letter")}}, {},
                                "a door in a passage"),
                         "that open with a key, the mark with the same letter")},
          {"arrows", list(object({{"at", reference_to("place")}, {"to", reference_to("place")}}, {},
                                 "an arrow in a passage, to the center of a cell"),
                          "passages that are used in one direction only")},
          {"solution", list(reference_to("place"), "centers of the cells of the walk, from start to finish")},
          {"graph", graph()}};
}

}  // namespace

std::string maze_schema() {
  Schema version = described(numbers_schema({maze_format_version}), "of the format");
  Properties all{{"format", choice_schema({maze_format_name})}, {"version", std::move(version)}};
  for (const Properties& more : {recipe_properties(), figure_properties()})
    all.insert(all.end(), more.begin(), more.end());
  std::vector<std::string> optional{"difficulty",   "metrics", "doors",
                                    "arrows",       "graph",  // of very large mazes
                                    "merged_cells",           // since 0.3
                                    "connected",    "marks",   "sum"};
  // A cave in pieces has none of these.
  for (const char* name : {"solution_cells", "walk_cells", "start", "finish", "goals", "solution"})
    optional.emplace_back(name);
  for (const auto& [name, property] : recipe_properties())
    optional.push_back(name);  // of those read from text
  const Schema maze = object(std::move(all), optional, "a maze as `mazefolio maze --format json` writes it");
  return schema_json(maze, "Mazefolio maze",
                     {{"place", numbers(2, 2, "x and y in maze units, y grows downwards")},
                      {"edge", numbers(4, 5,
                                       "a segment: x and y of its ends; or an arc: x and y of its center, "
                                       "radius, angles of its ends in radians, growing clockwise")}});
}

}  // namespace mazefolio::publish
