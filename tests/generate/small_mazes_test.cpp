// One small maze of every generator, to be looked at: a change that the hashes of goldens.txt only count is
// seen here. MAZEFOLIO_RENEW=1 writes the file anew.
#include <catch2/catch.hpp>

#include "generate/generator.h"
#include "maze/text.h"
#include "support/golden.h"
#include "support/square_field.h"

using namespace mazefolio::tests;

namespace {

/// An L of dark pixels, for rows that need a picture.
std::shared_ptr<const Picture> letter() {
  Picture out{3, 4, std::vector<std::uint32_t>(12, 0xFFFFFFFF)};
  for (const std::size_t dark : {0, 3, 6, 9, 10, 11}) out.pixels[dark] = 0xFF;
  return std::make_shared<const Picture>(std::move(out));
}

Maze small_maze(const GeneratorRow& row) {
  Options options(row.options);
  if (row.pictures) options.attach(letter());
  CellCount size = row.draft && !row.sets_gates ? CellCount{15, 11} : CellCount{10, 6};
  if (row.fitting) {
    const CellCount largest{40, 40};
    for (CellCount most = size;
         (size = row.fitting(most, options)).columns == 0 && most.columns < largest.columns;)
      most = {most.columns + 1, most.rows + 1};
  }
  const auto field = square_field(size);
  if (row.carve) return carve_maze(row, field, options, "small");
  return draft(row, field, options, "small").value();
}

}  // namespace

TEST_CASE("a small maze of every generator looks as it did") {
  std::string text;
  for (const GeneratorRow& row : generators()) {
    INFO(row.name);
    text += "== " + row.name + "\n" + to_text(small_maze(row));
  }
  check_golden(MAZEFOLIO_SOURCE_DIR "/tests/generate/small_mazes.txt", text);
}
