#pragma once

#include <catch2/catch.hpp>

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "spec/book_spec.h"
#include "spec/data_files.h"
#include "spec/level_table.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// The house's own table.
inline const LevelTable& measured_levels() {
  static const LevelTable table = read_levels(DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
  return table;
}

/// An entry of square mazes with all defaults, at 3:5 of a book.
inline PuzzleSpec sample_entry(const std::string& algorithm, int count = 1) {
  PuzzleSpec e;
  e.place = {"book.yaml", 3, 5};
  e.count = count;
  e.grid.name = "square";
  e.shape.name = "rectangle";
  e.shape.options = Options(find_row(shapes(), "rectangle")->options);
  e.refinement = Options(refinements());
  e.algorithm.name = algorithm;
  e.algorithm.options = Options(find_row(generators(), algorithm)->options);
  return e;
}

/// A book of one chapter.
inline BookSpec sample_book(std::vector<PuzzleSpec> entries) {
  BookSpec spec;
  spec.chapters.emplace_back().puzzles = std::move(entries);
  return spec;
}

}  // namespace mazefolio::tests
