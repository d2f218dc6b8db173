// Walls are cut where rings cross them, rings where walls cross them; a piece of a ring lies in one cell. The
// outline of a part is then traced: along the cell's walls until they leave the shape, along the ring to
// where they come back. Both cells of a wall take the same cuts, so the parts fit.

#include "topology/clip.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "topology/grids.h"
#include "topology/wall_finder.h"

namespace mazefolio::topology {
namespace {

constexpr double hair = 4.1e-5;             ///< share of the shape; less than a printer can place
constexpr double least_gap = 4e-6;          ///< between a cut and the next corner, as a share of the wall
constexpr double least_thickness = 2.5e-3;  ///< pitches; a thinner part is none
constexpr double longest_chord = 0.25;      ///< pitches
constexpr int most_moves = 12;
constexpr std::uint32_t none = ~std::uint32_t{0};

/// A place where a ring crosses a wall.
struct Cut {
  Wall wall;
  double along = 0;  ///< share of the wall
  std::uint32_t ring = 0, chord = 0;
  double on_chord = 0;
  Point at;
  Cell enters;                ///< where the ring goes on
  std::uint32_t next = none;  ///< the cut behind it on its ring
};

/// The ring has only touched the cell, or goes along one of its walls. Such an outline may cross itself,
/// because rings become few edges.
bool is_hair_thin(const Outline& outline) {
  double around = 0;
  for (const Edge& e : outline) around += edge_length(e);
  return std::fabs(signed_area(outline)) < least_thickness * around / 2;
}

class Clipper {
 public:
  Clipper(const PlanarGraph& cells, const WallFinder& finder, std::vector<Ring> rings)
      : g_(cells), finder_(finder), rings_(std::move(rings)) {}

  bool cut() {
    for (std::uint32_t r = 0; r < rings_.size(); ++r)
      for (std::uint32_t i = 0; i < rings_[r].size(); ++i)
        if (!cut_by(r, i)) return false;
    by_wall_.resize(g_.wall_limit());
    for (std::uint32_t i = 0; i < cuts_.size(); ++i) by_wall_[index(cuts_[i].wall)].push_back(i);
    for (std::vector<std::uint32_t>& on : by_wall_) {
      std::sort(on.begin(), on.end(), [&](auto a, auto b) { return cuts_[a].along < cuts_[b].along; });
      for (std::size_t i = 1; i < on.size(); ++i)
        if (cuts_[on[i]].along - cuts_[on[i - 1]].along < least_gap) return false;
    }
    return link();
  }

  std::optional<PlanarGraph> with_parts(std::vector<Outline> out) {
    std::vector<char> inside(g_.wall_limit());  // where a wall begins
    const RingInside shape(rings_);
    for (std::uint32_t w = 0; w < g_.wall_limit(); ++w)
      inside[w] = shape(edge_begin(g_.edge(Wall{w}))) ? 1 : 0;
    BitSet gone(g_.cell_count());
    for (std::uint32_t c = 0; c < g_.cell_count(); ++c) {
      if (is_whole(Cell{c}, inside)) continue;
      gone.set(c);
      if (!trace(Cell{c}, inside, out)) return std::nullopt;
    }
    return g_.redrawn(gone, out);
  }

 private:
  /// A stretch of a cell's outline inside of the rings, and the cuts at its ends.
  struct Stretch {
    Edge edge;
    std::uint32_t from = none, to = none;
    bool used = false;
  };

  RingPoint point(std::uint32_t ring, std::size_t i) const { return rings_[ring][i % rings_[ring].size()]; }

  bool cut_by(std::uint32_t ring, std::uint32_t chord) {
    const Segment s{point(ring, chord).at, point(ring, chord + 1).at};
    std::vector<Cut> here;
    bool clean = true;
    finder_.for_each_near(s, [&](Wall w) {
      const auto m = meeting(g_.edge(w), s);
      if (!m || m->on_edge < -least_gap || m->on_edge > 1 + least_gap) return;
      clean = clean && m->on_edge > least_gap && m->on_edge < 1 - least_gap;
      const auto [first, second] = g_.ends(w);
      here.push_back({w, m->on_edge, ring, chord, m->on_chord, point_on(g_.edge(w), m->on_edge),
                      m->rightward ? first : second, none});
    });
    std::sort(here.begin(), here.end(), [](const Cut& a, const Cut& b) { return a.on_chord < b.on_chord; });
    cuts_.insert(cuts_.end(), here.begin(), here.end());
    return clean;
  }

  /// Links each cut with the next one of its ring, and checks that both are cuts of the cell between them.
  bool link() {
    for (std::uint32_t i = 0; i < cuts_.size();) {
      std::uint32_t end = i;
      while (end < cuts_.size() && cuts_[end].ring == cuts_[i].ring) ++end;
      for (std::uint32_t k = i; k < end; ++k) {
        cuts_[k].next = k + 1 < end ? k + 1 : i;
        const auto [a, b] = g_.ends(cuts_[cuts_[k].next].wall);
        const Cell left = cuts_[cuts_[k].next].enters == a ? b : a;
        if (left != cuts_[k].enters) return false;
      }
      i = end;
    }
    before_.assign(cuts_.size(), none);
    for (std::uint32_t i = 0; i < cuts_.size(); ++i) before_[cuts_[i].next] = i;
    return true;
  }

  /// The ring from one cut to the next.
  std::vector<Edge> ring_from(std::uint32_t cut) const {
    const Cut& a = cuts_[cut];
    const Cut& b = cuts_[a.next];
    std::vector<RingPoint> points{{a.at, false}};
    std::size_t i = a.chord;
    const std::size_t n = rings_[a.ring].size();
    if (a.chord != b.chord || b.on_chord <= a.on_chord) do {
        i = (i + 1) % n;
        if (const Point step = point(a.ring, i).at - points.back().at; dot(step, step) > 1e-18)
          points.push_back(point(a.ring, i));
      } while (i != b.chord);
    if (const Point step = b.at - points.back().at; points.size() > 1 && dot(step, step) <= 1e-18)
      points.pop_back();
    points.push_back({b.at, false});
    return edges_through(points);
  }

  bool is_whole(Cell c, const std::vector<char>& begins_inside) const {
    bool whole = true;
    g_.for_each_side(
        c, [&](Cell, Wall w) { whole = whole && begins_inside[index(w)] && by_wall_[index(w)].empty(); });
    return whole;
  }

  std::vector<Stretch> stretches(Cell c, const std::vector<char>& begins_inside) const {
    std::vector<Stretch> out;
    g_.for_each_side(c, [&](Cell, Wall w) {
      const std::vector<std::uint32_t>& on = by_wall_[index(w)];
      const Edge edge = g_.edge(w);
      std::vector<Stretch> here;
      bool in = begins_inside[index(w)];
      for (std::size_t i = 0; i <= on.size(); ++i, in = !in) {
        if (!in) continue;
        const std::uint32_t from = i > 0 ? on[i - 1] : none, to = i < on.size() ? on[i] : none;
        here.push_back({part_of(edge, from == none ? 0 : cuts_[from].along, to == none ? 1 : cuts_[to].along),
                        from, to});
      }
      if (g_.ends(w).first == c) {
        out.insert(out.end(), here.begin(), here.end());
        return;
      }
      for (std::size_t i = here.size(); i-- > 0;)
        out.push_back({reversed(here[i].edge), here[i].to, here[i].from});
    });
    return out;
  }

  bool trace(Cell c, const std::vector<char>& begins_inside, std::vector<Outline>& out) const {
    std::vector<Stretch> all = stretches(c, begins_inside);
    std::vector<std::pair<std::uint32_t, std::size_t>> entries;  // cut -> the stretch that begins there
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].from != none) entries.emplace_back(all[i].from, i);
    std::sort(entries.begin(), entries.end());
    for (std::size_t start = 0; start < all.size(); ++start) {
      if (all[start].used) continue;
      Outline outline;
      for (std::size_t i = start; !all[i].used;) {
        all[i].used = true;
        outline.push_back(all[i].edge);
        const std::uint32_t exit = all[i].to;
        if (exit == none) {
          i = i + 1 < all.size() ? i + 1 : 0;
          continue;
        }
        const bool onward = cuts_[exit].enters == c;
        const std::uint32_t entry = onward ? cuts_[exit].next : before_[exit];
        std::vector<Edge> ring = ring_from(onward ? exit : entry);
        if (!onward) ring = reversed(ring);
        outline.insert(outline.end(), ring.begin(), ring.end());
        const auto at = std::lower_bound(entries.begin(), entries.end(), std::pair{entry, std::size_t{0}});
        if (at == entries.end() || at->first != entry) return false;
        i = at->second;
      }
      if (!is_hair_thin(outline)) out.push_back(std::move(outline));
    }
    return true;
  }

  const PlanarGraph& g_;
  const WallFinder& finder_;
  std::vector<Ring> rings_;
  std::vector<Cut> cuts_;
  std::vector<std::uint32_t> before_;
  std::vector<std::vector<std::uint32_t>> by_wall_;
};

// Toward the middle. Chords are short, so that none crosses an arc twice.
std::vector<Ring> prepared(std::span<const Ring> rings, Point middle, int turn) {
  const double scale = 1 - hair * (1 + 0.618 * turn);
  std::vector<Ring> out;
  for (const Ring& ring : rings) {
    Ring& fine = out.emplace_back();
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point a = middle + (ring[i].at - middle) * scale;
      const Point b = middle + (ring[(i + 1) % ring.size()].at - middle) * scale;
      const int parts = std::max(1, static_cast<int>(std::ceil(edge_length(Segment{a, b}) / longest_chord)));
      for (int k = 0; k < parts; ++k)
        fine.push_back({a + (b - a) * (k / static_cast<double>(parts)), k == 0 && ring[i].corner});
    }
  }
  return out;
}

}  // namespace

std::optional<PlanarGraph> clipped(const PlanarGraph& cells, std::span<const Ring> rings,
                                   std::vector<Outline> inside, std::optional<Point> middle) {
  const WallFinder finder(cells);
  for (int turn = 0; turn < most_moves; ++turn) {
    Clipper clipper(cells, finder, prepared(rings, middle.value_or(cells.bounds().center()), turn));
    if (!clipper.cut()) continue;
    if (auto parts = clipper.with_parts(inside)) return parts;
  }
  return std::nullopt;
}

}  // namespace mazefolio::topology
