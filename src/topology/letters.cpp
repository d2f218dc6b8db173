// A bridge is a band of neighboring rows (or columns) in which two pieces face each other: in each row the
// gap between them is filled. Of all such bands the shortest near the best place is taken; Kruskal over the
// pairs of pieces takes as few as join them all, those within a line first, as a chain where it can, from
// line to line where the reader goes on if that is not far. Letters are tinted and bridges are not, so that
// these are no strokes.

#include "topology/letters.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <vector>

#include "base/disjoint_sets.h"
#include "topology/end_letters.h"
#include "topology/ink_depths.h"
#include "topology/pixel_pieces.h"
#include "topology/pixel_rings.h"
#include "topology/shapes.h"

namespace mazefolio::topology {
namespace {

constexpr double thin = 0.18;         ///< of a stroke: what is less deep joins no letters
constexpr double deep_enough = 0.8;   ///< of a stroke: ink behind the end of a bridge
constexpr double off_corners = 0.35;  ///< of a stroke: a narrower notch beside a bridge is a blot
constexpr double grazing = 1.5;       ///< by its width: a bridge would only graze such a side
constexpr double speck = 3;           ///< pixels: no counter, but a seam of outlines
constexpr double least_bridge = 1.1;  ///< pitches
constexpr double far_to_next = 0.9;   ///< strokes that a bridge to the next line may be longer
constexpr int most_detour = 2;
constexpr double off_place = 0.45;  ///< cost of a pixel off the best place, in pixels of length
/// Of the height that two letters share: a bar in the middle between two uprights makes an H of them.
constexpr double place_across = 0.72, place_down = 0.5;

/// Lines of pixels: rows, or columns where `down`.
struct Lines {
  const Picture& picture;
  bool down;
  std::uint32_t count() const { return down ? picture.width : picture.height; }
  std::uint32_t length() const { return down ? picture.height : picture.width; }
  std::size_t at(std::uint32_t line, std::uint32_t along) const {
    return down ? std::size_t{along} * picture.width + line : std::size_t{line} * picture.width + along;
  }
};

/// The ground between two pieces on one line.
struct Gap {
  std::uint32_t line, from, to;  ///< first pixel, and the one behind the last
  double shallow = 0;            ///< pixels that ink lacks at both ends, so that a bridge leads into a stroke
};
using Pair = std::pair<std::uint32_t, std::uint32_t>;

/// The gaps of a line, whose runs of pieces are taken from its beginning to its end.
class LineGaps {
 public:
  /// Calls fn(pair, gap) where there is a gap before the run.
  template <class Fn>
  void take(std::uint32_t line, std::uint32_t from, std::uint32_t to, std::uint32_t piece, Fn fn) {
    if (end_ > 0 && piece != piece_) fn(Pair(std::minmax(piece_, piece)), Gap{line, end_, from});
    piece_ = piece;
    end_ = to;
  }

 private:
  std::uint32_t piece_ = 0, end_ = 0;  ///< of the last run
};

using Gaps = std::map<Pair, std::vector<Gap>>;

/// `on`: of all ink, the pixels at the sides of pieces too.
Gaps gaps_of(const Lines& lines, const PixelPieces& pieces, std::span<const std::uint8_t> on) {
  Gaps out;
  const auto add = [&](Pair pair, Gap gap) {
    while (gap.from < gap.to && on[lines.at(gap.line, gap.from)]) ++gap.from;
    while (gap.to > gap.from && on[lines.at(gap.line, gap.to - 1)]) --gap.to;
    out[pair].push_back(gap);
  };
  std::vector<LineGaps> found(lines.count());
  for (const PixelRun& run : pieces.runs) {
    if (!lines.down) found[run.row].take(run.row, run.begin, run.end, run.piece, add);
    for (std::uint32_t x = run.begin; lines.down && x < run.end; ++x)
      found[x].take(x, run.row, run.row + 1, run.piece, add);
  }
  for (auto& [pair, gaps] : out) std::ranges::stable_sort(gaps, {}, &Gap::line);
  return out;
}

/// How far the ink goes on at both ends of a gap, where that is less than `deep`.
double shallow(const Lines& lines, std::span<const std::uint8_t> on, const Gap& gap, double deep) {
  const auto is_ink_at = [&](std::uint32_t along) { return on[lines.at(gap.line, along)] != 0; };
  double before = 0, behind = 0;
  while (before < deep && before < gap.from && is_ink_at(gap.from - 1 - static_cast<std::uint32_t>(before)))
    ++before;
  while (behind < deep && gap.to + behind < lines.length() &&
         is_ink_at(gap.to + static_cast<std::uint32_t>(behind)))
    ++behind;
  return std::max(0.0, deep - before) + std::max(0.0, deep - behind);
}

/// From the least to the greatest of some places.
struct Span {
  double low = HUGE_VAL, high = -HUGE_VAL;
  void add(double at) {
    low = std::min(low, at);
    high = std::max(high, at);
  }
  double length() const { return high - low; }
};

struct Band {
  double cost = HUGE_VAL;
  Pair pieces;
  bool down = false;
  std::vector<Gap> gaps;
  bool grazes = false;  ///< it is narrow, or ends at a steep side
};

/// The cheapest band of this many lines; the lines beside it count, so that it does not stand at a corner.
Band cheapest(const Pair& pieces, const std::vector<Gap>& gaps, const Lines& lines, std::uint32_t width,
              double stroke) {
  const auto beside = static_cast<std::size_t>(std::lround(off_corners * stroke));
  Band best;
  std::uint32_t shortest = gaps.front().to - gaps.front().from;
  for (const Gap& gap : gaps) shortest = std::min(shortest, gap.to - gap.from);
  // Above the foot of an L the next letter is far.
  const auto is_near = [&](const Gap& gap) { return gap.to - gap.from <= shortest + stroke; };
  const double first = std::ranges::find_if(gaps, is_near)->line,
               last = std::find_if(gaps.rbegin(), gaps.rend(), is_near)->line;
  const double place = first + (last - first) * (lines.down ? place_down : place_across);
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    double longest = 0, lacking = 0;
    Span from, to;
    const auto follows = [&](std::size_t k) {
      return k < gaps.size() && gaps[k].line == gaps[i].line + (k - i);
    };
    std::size_t end = i;
    for (; end < i + width && follows(end); ++end) {
      longest = std::max(longest, gaps[end].to - gaps[end].from + 0.0);
      lacking += gaps[end].shallow;
      from.add(gaps[end].from);
      to.add(gaps[end].to);
    }
    const auto found = static_cast<std::uint32_t>(end - i);
    for (std::size_t k = 1; k <= beside; ++k) {
      const bool before = i >= k && gaps[i - k].line + k == gaps[i].line;
      longest += (!before || gaps[i - k].to - gaps[i - k].from > longest) ? 1 : 0;
      longest += (!follows(end - 1 + k) || gaps[end - 1 + k].to - gaps[end - 1 + k].from > longest) ? 1 : 0;
    }
    const double off = std::fabs(gaps[i].line + found / 2.0 - place);
    // A narrower place is better than none.
    const bool grazes = found < width || std::max(from.length(), to.length()) > grazing * found;
    const double cost =
        longest + lacking / width + (grazes ? stroke : 0) + off_place * off + 10.0 * (width - found);
    if (cost < best.cost)
      best = {
          cost,
          pieces,
          lines.down,
          {gaps.begin() + static_cast<std::ptrdiff_t>(i), gaps.begin() + static_cast<std::ptrdiff_t>(end)},
          grazes};
  }
  return best;
}

Rect bridge_box(const Band& band) {
  double low = HUGE_VAL, high = 0;
  for (const Gap& gap : band.gaps) {
    low = std::min(low, gap.from + 0.0);
    high = std::max(high, gap.to + 0.0);
  }
  const double first = band.gaps.front().line, last = band.gaps.back().line + 1.0;
  return band.down ? Rect{first, low, last, high} : Rect{low, first, high, last};
}

std::uint64_t ink_of_letters(const Picture& picture) {
  return static_cast<std::uint64_t>(std::count_if(picture.pixels.begin(), picture.pixels.end(), is_ink));
}

std::vector<Rect> boxes_of(const PixelPieces& pieces) {
  std::vector<Rect> boxes(pieces.count, {HUGE_VAL, HUGE_VAL, 0, 0});
  for (const PixelRun& run : pieces.runs)
    boxes[run.piece] =
        enclosing(boxes[run.piece], {run.begin + 0.0, run.row + 0.0, run.end + 0.0, run.row + 1.0});
  return boxes;
}

}  // namespace

LetterParts parts_of(const Picture& letters) {
  LetterParts out;
  std::vector<std::uint8_t> on = ink_in(letters);
  out.pieces = pixel_pieces(on, letters.width).count;
  for (std::uint8_t& pixel : on) pixel ^= 1;
  const Rect all{0, 0, letters.width + 0.0, letters.height + 0.0};
  for (const Rect& ground : boxes_of(pixel_pieces(on, letters.width)))
    if (std::min(ground.width(), ground.height()) > speck && ground.x0 > all.x0 && ground.y0 > all.y0 &&
        ground.x1 < all.x1 && ground.y1 < all.y1)
      out.counters.push_back(ground);
  out.ink = ink_of_letters(letters);
  return out;
}

double stroke_of(const Picture& letters) { return InkDepths(letters).stroke(); }

namespace {

/// The pieces of some letters, and the ground between them.
class StrokeJoiner {
 public:
  explicit StrokeJoiner(const Picture& letters) : letters_(letters), ink_(ink_of_letters(letters)) {
    const InkDepths depths(letters);
    stroke_ = depths.stroke();
    // Letters that touch by less than a passage are two.
    const PixelPieces pieces = pixel_pieces(depths.deeper_than(thin * stroke_), letters.width);
    const std::vector<std::uint8_t> on = ink_in(letters);
    pieces_ = pieces.count;
    boxes_ = boxes_of(pieces);
    for (const bool down : {false, true}) {
      const Lines lines{letters, down};
      gaps_.push_back(gaps_of(lines, pieces, on));
      for (auto& [pair, gaps] : gaps_.back())
        for (Gap& gap : gaps) gap.shallow = shallow(lines, on, gap, deep_enough * stroke_);
    }
    for (Rect& box : boxes_) box = inset(box, -thin * stroke_);
    letter_ = are_letters(boxes_);
    if (pieces_ > 1) outlines_ = contours(letters, {.small_pieces = true});
  }

  Picture with_bridges(double share) const {
    Picture out = letters_;
    out.letters.stroke = stroke_;
    out.letters.least_stroke = std::max(Region::least_stroke, least_bridge / share);
    out.letters.boxes = boxes_;
    const auto width = static_cast<std::uint32_t>(std::max(1.0, share * stroke_));
    DisjointSets joined(pieces_);
    std::vector<int> bridges(pieces_);
    std::vector<bool> has_letter = letter_;  // of what is joined, by its root
    const std::vector<Band> all = bands(width);
    // Two bridges a letter at most, where that joins them: so the word is one chain, and so is the way. A dot
    // belongs to one letter, as long as others can be joined without it.
    enum class Joins { chain, letters, all };
    for (const Joins joins : {Joins::chain, Joins::letters, Joins::all})
      for (const Band& band : all) {
        const auto [a, b] = band.pieces;
        const bool counts = are_both_letters(band);
        if (joins == Joins::chain && counts &&
            (std::max(bridges[a], bridges[b]) >= 2 || skips_line(a, b) || band.grazes))
          continue;
        const bool letters = has_letter[joined.find(a)] && has_letter[joined.find(b)];
        if (joins != Joins::all && !counts && letters) continue;
        const bool any_letter = has_letter[joined.find(a)] || has_letter[joined.find(b)];
        if (!joined.join(a, b)) continue;
        has_letter[joined.find(a)] = any_letter;
        bridges[a] += counts;
        bridges[b] += counts;
        build(band, out);
      }
    out.rings = contours(out);
    if (!out.letters.bridges.empty()) out.details = outlines_;
    out.letters.likeness = static_cast<double>(ink_) / static_cast<double>(ink_of_letters(out));
    const Transform to = to_pixels(out);
    const Transform back{1 / to.scale, to.shift * (-1 / to.scale)};
    for (Rect& box : out.letters.boxes) box = back(box);
    for (Bridge& bridge : out.letters.bridges) bridge.box = back(bridge.box);
    return out;
  }

 private:
  std::vector<Band> bands(std::uint32_t width) const {
    std::vector<Band> out;
    for (const bool down : {false, true})
      for (const auto& [pair, gaps] : gaps_[down])
        out.push_back(cheapest(pair, gaps, Lines{letters_, down}, width, stroke_));
    const auto is_to_next = [&](const Band& band) {
      const auto [a, b] = band.pieces;
      return are_both_letters(band) && !are_in_line(boxes_[a], boxes_[b]);
    };
    double cheapest_to_next = HUGE_VAL;
    for (const Band& band : out)
      if (is_to_next(band)) cheapest_to_next = std::min(cheapest_to_next, band.cost);
    // Letters of a line, and dots, before lines; these where the reader goes on, if that costs little more.
    std::ranges::stable_sort(out, {}, [&](const Band& band) {
      const bool near = band.cost <= cheapest_to_next + far_to_next * stroke_;
      return std::tuple(is_to_next(band), is_to_next(band) && near ? detour(band) : most_detour, band.cost);
    });
    return out;
  }

  bool are_both_letters(const Band& band) const {
    return letter_[band.pieces.first] && letter_[band.pieces.second];
  }

  /// Whether a letter is the first, or the last, of its line.
  bool is_at_end(std::uint32_t piece, bool last) const {
    const Point onward = letters_.letters.onward * (last ? 1 : -1);
    for (std::uint32_t other = 0; other < pieces_; ++other)
      if (letter_[other] && are_in_line(boxes_[piece], boxes_[other]) &&
          dot(boxes_[other].center() - boxes_[piece].center(), onward) > 0)
        return false;
    return true;
  }

  bool skips_line(std::uint32_t a, std::uint32_t b) const {
    const double top = std::min(boxes_[a].y1, boxes_[b].y1);
    const double head = std::max(boxes_[a].y0, boxes_[b].y0);
    return std::ranges::any_of(boxes_, [&](const Rect& box) { return box.y0 >= top && box.y1 <= head; });
  }

  /// Of a bridge between lines: 0 from the end of one to the begin of the next, 1 from the end, else 2.
  int detour(const Band& band) const {
    auto [upper, lower] = band.pieces;
    if (boxes_[upper].y0 > boxes_[lower].y0) std::swap(upper, lower);
    if (!is_at_end(upper, true) || skips_line(upper, lower)) return most_detour;
    return is_at_end(lower, false) ? 0 : 1;
  }

  void build(const Band& band, Picture& out) const {
    const Lines lines{letters_, band.down};
    for (const Gap& gap : band.gaps) {
      for (std::uint32_t along = gap.from; along < gap.to; ++along)
        out.pixels[lines.at(gap.line, along)] = 0x000000ff;
      // The soft edge of the ink beside the bridge would be a notch.
      if (gap.from > 0) out.pixels[lines.at(gap.line, gap.from - 1)] |= 0xff;
      if (gap.to < lines.length()) out.pixels[lines.at(gap.line, gap.to)] |= 0xff;
    }
    out.letters.bridges.push_back({bridge_box(band), band.down, band.pieces.first, band.pieces.second});
  }

  const Picture& letters_;
  std::uint64_t ink_;
  double stroke_ = 0;
  std::uint32_t pieces_ = 0;  ///< how many
  std::vector<Rect> boxes_;
  std::vector<bool> letter_;    ///< of each piece
  std::vector<Ring> outlines_;  ///< of the letters, where there are several
  std::vector<Gaps> gaps_;      ///< across, and down
};

}  // namespace

std::vector<Picture> joined_letters(const Picture& letters, std::span<const double> bridges) {
  const StrokeJoiner joiner(letters);
  std::vector<Picture> out;
  for (const double bridge : bridges) out.push_back(joiner.with_bridges(bridge));
  return out;
}

Picture joined_letters(const Picture& letters) { return StrokeJoiner(letters).with_bridges(usual_bridge); }

Picture read_upward(const Picture& letters) {
  const Rect box = topology::box_of(letters.rings);
  const auto turned = [&](Point p) { return Point{p.y, box.x1 - p.x}; };
  Picture out{1, 1, {0xff}};
  out.rings = letters.rings;
  out.letters = letters.letters;
  out.details = letters.details;
  for (auto* lines : {&out.rings, &out.details})
    for (Ring& ring : *lines)
      for (RingPoint& p : ring) p.at = turned(p.at);
  const auto turn = [&](Rect& r) {
    const Point a = turned({r.x1, r.y0}), b = turned({r.x0, r.y1});
    r = {a.x, a.y, b.x, b.y};
  };
  out.letters.onward = {0, -1};
  for (Rect& r : out.letters.boxes) turn(r);
  for (Bridge& b : out.letters.bridges) {
    turn(b.box);
    b.down = !b.down;
  }
  return out;
}

}  // namespace mazefolio::topology
