#include "generate/walks/picture_plan.h"

#include <fmt/format.h>

#include "base/system/parallel.h"
#include "generate/carve/carver_option.h"
#include "generate/walks/doubling.h"

namespace mazefolio::generate {
namespace {

constexpr std::size_t most_parts = 60;  // each is searched over the whole ground

/// Numbers the connected pieces of the cells of `t` that have no number, and returns them in the order of
/// their first cells.
std::vector<std::vector<Cell>> number_pieces(const Lattice& t, std::vector<std::uint32_t>& number) {
  std::vector<std::vector<Cell>> pieces;
  for_each_cell(t, [&](Cell c) {
    if (number[index(c)] != PicturePlan::none) return;
    const auto piece = static_cast<std::uint32_t>(pieces.size());
    std::vector<Cell>& cells = pieces.emplace_back(1, c);
    number[index(c)] = piece;
    for (std::size_t i = 0; i < cells.size(); ++i)
      t.for_each_neighbor(cells[i], [&](Cell n, Wall) {
        if (number[index(n)] != PicturePlan::none) return;
        number[index(n)] = piece;
        cells.push_back(n);
      });
  });
  return pieces;
}

/// The picture in the middle of the blocks of the field.
Lattice blocks_of(const Lattice& squares, const Mask& blocks) {
  Mask all{squares.columns() / 2, squares.rows() / 2, {}};
  all.cells = BitSet(std::size_t{all.columns} * all.rows);
  const std::uint32_t x0 = (all.columns - blocks.columns) / 2, y0 = (all.rows - blocks.rows) / 2;
  for (std::uint32_t y = 0; y < blocks.rows; ++y)
    for (std::uint32_t x = 0; x < blocks.columns; ++x)
      if (blocks.test(x, y)) all.cells.set(std::size_t{y0 + y} * all.columns + x0 + x);
  return Lattice::square(all);
}

}  // namespace

Result<PicturePlan> plan_picture(const Lattice& squares, const Mask& blocks, const Options& options,
                                 Rng& rng) {
  PicturePlan plan{{}, std::vector(squares.cell_limit(), PicturePlan::none), {}, 0};
  plan.ground = plan.part;
  const Lattice picture = blocks_of(squares, blocks);
  const Carver carver = carver_of(options);
  std::vector<std::uint32_t> number(picture.cell_limit(), PicturePlan::none);
  BitSet covered(squares.cell_limit());
  const std::vector<std::vector<Cell>> pieces = number_pieces(picture, number);
  if (pieces.size() > most_parts)
    return failure(fmt::format(
        "at this size the picture falls into {} parts, more than {}: make the maze larger, or its lines "
        "bolder",
        pieces.size(), most_parts));
  for (const std::vector<Cell>& piece : pieces) {
    throw_if_canceled();
    BitSet others = picture.present();
    for (const Cell c : piece) others.reset(index(c));
    const AnyTopology part = picture.without(others);
    if (const Outcome fit = check_carver(carver, part); !fit) return fit.found();
    const BitSet open = carved_walls(carver, part, rng);
    for (const Cell c : plan.rounds.emplace_back(round_the_tree(picture, open, piece[0], squares))) {
      plan.part[index(c)] = static_cast<std::uint32_t>(plan.rounds.size() - 1);
      covered.set(index(c));
    }
  }
  plan.grounds = static_cast<std::uint32_t>(number_pieces(squares.without(covered), plan.ground).size());
  return plan;
}

}  // namespace mazefolio::generate
