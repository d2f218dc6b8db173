#include "rules/wall_board.h"

#include <algorithm>

#include "base/disjoint_sets.h"
#include "maze/gates.h"
#include "topology/lattice.h"

namespace mazefolio::rules {

WallBoard::WallBoard(const Maze& maze)
    : topology_(maze.topology),
      lattice_(square_lattice(*topology_)),
      columns_(static_cast<int>(lattice_->columns())),
      rows_(static_cast<int>(lattice_->rows())),
      beyond_{1, lattice_->columns(), ~State{0}, ~lattice_->columns() + 1},
      open_(lattice_->cell_count(), 0),
      met_in_(lattice_->cell_count(), 0) {
  for (State s = 0; s < size(); ++s)
    for (const int side : {east, south}) {
      if (side == east ? s % lattice_->columns() + 1 == lattice_->columns()
                       : s + lattice_->columns() >= size())
        continue;
      inner_.push_back({s, side});
      ++closed_;
      if (maze.open.test(index(wall(s, side)))) toggle(inner_.back());
    }
}

State WallBoard::square(Cell c) const { return lattice_->row(c) * lattice_->columns() + lattice_->column(c); }
Cell WallBoard::cell(State s) const { return lattice_->at(s % lattice_->columns(), s / lattice_->columns()); }
int WallBoard::side(const Gate& gate) const { return side_of(*lattice_, gate); }

bool WallBoard::are_far(State a, State b) const {
  const auto column = [this](State s) { return static_cast<int>(s) % columns_; };
  const auto row = [this](State s) { return static_cast<int>(s) / columns_; };
  const int x = column(a) - column(b), y = row(a) - row(b), side = std::max(columns_, rows_);
  return 9 * (x * x + y * y) >= side * side;
}

void WallBoard::toggle(Inner wall) {
  const auto flip = [this](State s, int side) {
    open_[s] = static_cast<std::uint8_t>(open_[s] ^ 1u << side);
  };
  closed_ = is_open(wall.square, wall.side) ? closed_ + 1 : closed_ - 1;
  flip(wall.square, wall.side);
  flip(beyond(wall.square, wall.side), opposite(wall.side));
}

/// Whether a post would be left without a wall, if this one were opened.
bool WallBoard::bares_post(Inner wall) {
  const int x = static_cast<int>(wall.square) % columns_, y = static_cast<int>(wall.square) / columns_;
  toggle(wall);
  // The post at the lower right corner of a square.
  const auto is_bare = [this](int left, int above) {
    if (left < 0 || above < 0 || left + 1 >= columns_ || above + 1 >= rows_) return false;
    const auto s = static_cast<State>(above * columns_ + left);
    return is_open(s, east) && is_open(s, south) && is_open(beyond(s, east), south) &&
           is_open(beyond(s, south), east);
  };
  const bool bare = is_bare(x, y) || (wall.side == east ? is_bare(x, y - 1) : is_bare(x - 1, y));
  toggle(wall);
  return bare;
}

/// Whether its two squares would be joined no more, if this wall were closed.
bool WallBoard::cuts(Inner wall) {
  const State goal = beyond(wall.square, wall.side);
  toggle(wall);
  ++searches_;
  met_.assign(1, wall.square);
  met_in_[wall.square] = searches_;
  for (std::size_t i = 0; i < met_.size() && met_in_[goal] != searches_; ++i)
    for_each_step(met_[i], [this](State to) {
      if (met_in_[to] == searches_) return;
      met_in_[to] = searches_;
      met_.push_back(to);
    });
  toggle(wall);
  return met_in_[goal] != searches_;
}

void WallBoard::braid(Rng& rng) {
  std::vector<Inner> order = inner_;
  for (const Inner& w : order)
    if (is_open(w.square, w.side)) toggle(w);
  rng.shuffle(order);
  DisjointSets pieces(size());
  for (const Inner& w : order)
    if (pieces.join(w.square, beyond(w.square, w.side))) toggle(w);
  const auto is_dead_end = [this](State s) { return std::has_single_bit(open_[s]); };
  for (const Inner& w : order)
    if (!is_open(w.square, w.side) && (is_dead_end(w.square) || is_dead_end(beyond(w.square, w.side))) &&
        !bares_post(w))
      toggle(w);
}

void WallBoard::open_to(double share, Rng& rng) {
  std::vector<Inner> order = inner_;
  rng.shuffle(order);
  const double enough = share * static_cast<double>(closed_);
  for (const Inner& w : order)
    if (static_cast<double>(closed_) > enough && !is_open(w.square, w.side) && !bares_post(w)) toggle(w);
}

void WallBoard::scatter(std::size_t walls, Rng& rng) {
  std::vector<Inner> order = inner_;
  for (const Inner& w : order)
    if (!is_open(w.square, w.side)) toggle(w);
  rng.shuffle(order);
  for (const Inner& w : order)
    if (closed_ < walls && !cuts(w)) toggle(w);
}

bool WallBoard::change(const Limits& limits, Rng& rng) {
  changed_ = inner_[rng.below(static_cast<std::uint32_t>(inner_.size()))];
  const bool opens = !is_open(changed_.square, changed_.side);
  if (opens ? closed_ <= limits.least || (!limits.bare_posts && bares_post(changed_))
            : closed_ >= limits.most || cuts(changed_))
    return false;
  toggle(changed_);
  return true;
}

BitSet WallBoard::open() const {
  BitSet out(lattice_->wall_limit());
  for (const Inner& w : inner_)
    if (is_open(w.square, w.side)) out.set(index(wall(w.square, w.side)));
  return out;
}

}  // namespace mazefolio::rules
