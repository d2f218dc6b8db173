// A bridge is a band of neighboring rows (or columns) in which two pieces face each other: in each row the
// gap between them is filled. Of all such bands the shortest near the middle is taken; Kruskal over the pairs
// of pieces takes as few as join them all.

#include "topology/letters.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <vector>

#include "base/disjoint_sets.h"
#include "base/geometry/distances.h"
#include "topology/pixel_rings.h"
#include "topology/shapes.h"

namespace mazefolio::topology {
namespace {

constexpr double thin = 0.18;         ///< of a stroke: what is less deep joins no letters
constexpr double deep_enough = 0.8;   ///< of a stroke: ink behind the end of a bridge
constexpr double off_corners = 0.35;  ///< of a stroke: a narrower notch beside a bridge is a blot
constexpr double speck = 3;           ///< pixels: no counter, but a seam of outlines
constexpr double least_bridge = 1.1;  ///< pitches
constexpr double off_middle = 0.2;    ///< cost of a pixel off the middle, in pixels of length

bool is_ink(std::uint32_t pixel) { return (pixel & 0xff) >= 128; }

/// The connected piece of each pixel, from 1; 0 where there is no ink.
struct Pieces {
  std::vector<std::uint32_t> of;
  std::vector<std::uint32_t> size;  ///< pixels
};

/// `is_on`: whether a pixel, by its index, is in a piece.
template <class IsOn>
Pieces pieces_of(const Picture& picture, IsOn is_on) {
  const std::uint32_t columns = picture.width;
  const auto pixels = static_cast<std::uint32_t>(picture.pixels.size());
  DisjointSets sets(pixels);
  for (std::uint32_t i = 0; i < pixels; ++i) {
    if (!is_on(i)) continue;
    if (i % columns > 0 && is_on(i - 1)) sets.join(i, i - 1);
    if (i >= columns && is_on(i - columns)) sets.join(i, i - columns);
  }
  Pieces out{std::vector<std::uint32_t>(pixels), {0}};
  std::vector<std::uint32_t> number(pixels);
  for (std::uint32_t i = 0; i < pixels; ++i) {
    if (!is_on(i)) continue;
    std::uint32_t& mine = number[sets.find(i)];
    if (mine == 0) {
      mine = static_cast<std::uint32_t>(out.size.size());
      out.size.push_back(0);
    }
    out.of[i] = mine;
    ++out.size[mine];
  }
  return out;
}

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

std::map<Pair, std::vector<Gap>> gaps_of(const Lines& lines, const Pieces& pieces) {
  std::map<Pair, std::vector<Gap>> out;
  for (std::uint32_t line = 0; line < lines.count(); ++line) {
    std::uint32_t before = 0, end = 0;  // the last piece met, and where it ended
    for (std::uint32_t along = 0; along < lines.length(); ++along) {
      const std::uint32_t piece = pieces.of[lines.at(line, along)];
      if (piece == 0) continue;
      if (before != 0 && piece != before) out[std::minmax(before, piece)].push_back({line, end, along});
      before = piece;
      end = along + 1;
    }
  }
  return out;
}

/// How far the ink goes on at both ends of a gap, where that is less than `deep`.
double shallow(const Lines& lines, const Pieces& pieces, const Gap& gap, double deep) {
  const auto is_ink_at = [&](std::uint32_t along) { return pieces.of[lines.at(gap.line, along)] != 0; };
  double before = 0, behind = 0;
  while (before < deep && before < gap.from && is_ink_at(gap.from - 1 - static_cast<std::uint32_t>(before)))
    ++before;
  while (behind < deep && gap.to + behind < lines.length() &&
         is_ink_at(gap.to + static_cast<std::uint32_t>(behind)))
    ++behind;
  return std::max(0.0, deep - before) + std::max(0.0, deep - behind);
}

struct Band {
  double cost = HUGE_VAL;
  Pair pieces;
  bool down = false;
  std::vector<Gap> gaps;
};

/// The cheapest band of this many lines; the lines beside it count, so that it does not stand at a corner.
Band cheapest(const Pair& pieces, const std::vector<Gap>& gaps, const Lines& lines, std::uint32_t width,
              std::size_t beside) {
  Band best;
  const double middle = (gaps.front().line + gaps.back().line) / 2.0;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    double longest = 0, lacking = 0;
    const auto follows = [&](std::size_t k) {
      return k < gaps.size() && gaps[k].line == gaps[i].line + (k - i);
    };
    std::size_t end = i;
    for (; end < i + width && follows(end); ++end) {
      longest = std::max(longest, gaps[end].to - gaps[end].from + 0.0);
      lacking += gaps[end].shallow;
    }
    const auto found = static_cast<std::uint32_t>(end - i);
    for (std::size_t k = 1; k <= beside; ++k) {
      const bool before = i >= k && gaps[i - k].line + k == gaps[i].line;
      longest += (!before || gaps[i - k].to - gaps[i - k].from > longest) ? 1 : 0;
      longest += (!follows(end - 1 + k) || gaps[end - 1 + k].to - gaps[end - 1 + k].from > longest) ? 1 : 0;
    }
    const double off = std::fabs(gaps[i].line + found / 2.0 - middle);
    // A narrower place is better than none.
    const double cost = longest + lacking / width + off_middle * off + 10.0 * (width - found);
    if (cost < best.cost)
      best = {
          cost,
          pieces,
          lines.down,
          {gaps.begin() + static_cast<std::ptrdiff_t>(i), gaps.begin() + static_cast<std::ptrdiff_t>(end)}};
  }
  return best;
}

/// Without the shores of both letters.
Rect bridge_box(const Band& band, double shore) {
  double low = HUGE_VAL, high = 0;
  for (const Gap& gap : band.gaps) {
    low = std::min(low, gap.from + 0.0);
    high = std::max(high, gap.to + 0.0);
  }
  if (low + 2 * shore < high) {
    low += shore;
    high -= shore;
  }
  const double first = band.gaps.front().line, last = band.gaps.back().line + 1.0;
  return band.down ? Rect{first, low, last, high} : Rect{low, first, high, last};
}

/// How far each pixel of ink is from the ground.
std::vector<double> depths_of(const Picture& picture) {
  const std::size_t width = picture.width + 2;  // the ground goes on beside the picture
  std::vector<std::uint8_t> on(width * (picture.height + 2));
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x) on[(y + 1) * width + x + 1] = is_ink(picture.at(x, y));
  const auto squares = squared_distances(on, static_cast<int>(width), static_cast<int>(width));
  std::vector<double> out(picture.pixels.size());
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x)
      if (const std::uint32_t d = squares[(y + 1) * width + x + 1])
        out[std::size_t{y} * picture.width + x] = std::sqrt(d) - 0.5;
  return out;
}

/// Across a stroke the mean depth is a quarter of its width.
double stroke_of(const std::vector<double>& depths) {
  double sum = 0;
  std::size_t ink = 0;
  for (const double d : depths) {
    sum += d;
    ink += d > 0;
  }
  return ink == 0 ? 0 : 4 * sum / static_cast<double>(ink);
}

/// Letters that touch by less than a passage are two.
Pieces letters_of(const Picture& picture, const std::vector<double>& depths, double stroke) {
  return pieces_of(picture, [&](std::uint32_t i) { return depths[i] > thin * stroke; });
}

std::uint64_t ink_of_letters(const Picture& picture) {
  return static_cast<std::uint64_t>(std::count_if(picture.pixels.begin(), picture.pixels.end(), is_ink));
}

std::vector<Rect> boxes_of(const Pieces& pieces, const Picture& picture) {
  struct Box {
    std::uint32_t x0 = ~0U, y0 = ~0U, x1 = 0, y1 = 0;
  };
  std::vector<Box> found(pieces.size.size());
  for (std::uint32_t y = 0, i = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x, ++i)
      if (const std::uint32_t piece = pieces.of[i]) {
        Box& box = found[piece];
        box = {std::min(box.x0, x), std::min(box.y0, y), std::max(box.x1, x + 1), std::max(box.y1, y + 1)};
      }
  std::vector<Rect> boxes;
  boxes.reserve(found.size());
  for (const Box& b : found) boxes.push_back({b.x0 + 0.0, b.y0 + 0.0, b.x1 + 0.0, b.y1 + 0.0});
  boxes.erase(boxes.begin());  // the ground
  return boxes;
}

}  // namespace

LetterParts parts_of(const Picture& letters) {
  LetterParts out;
  out.pieces = pieces_of(letters, [&](std::uint32_t i) { return is_ink(letters.pixels[i]); }).size.size() - 1;
  const Rect all{0, 0, letters.width + 0.0, letters.height + 0.0};
  for (const Rect& ground :
       boxes_of(pieces_of(letters, [&](std::uint32_t i) { return !is_ink(letters.pixels[i]); }), letters))
    if (std::min(ground.width(), ground.height()) > speck && ground.x0 > all.x0 && ground.y0 > all.y0 &&
        ground.x1 < all.x1 && ground.y1 < all.y1)
      out.counters.push_back(ground);
  out.ink = ink_of_letters(letters);
  return out;
}

namespace {

/// The pieces of some letters, and the ground between them.
class StrokeJoiner {
 public:
  explicit StrokeJoiner(const Picture& letters)
      : letters_(letters),
        depths_(depths_of(letters)),
        stroke_(stroke_of(depths_)),
        pieces_(letters_of(letters, depths_, stroke_)),
        boxes_(boxes_of(pieces_, letters)),
        ink_(ink_of_letters(letters)) {
    for (const bool down : {false, true}) {
      const Lines lines{letters, down};
      gaps_.push_back(gaps_of(lines, pieces_));
      for (auto& [pair, gaps] : gaps_.back())
        for (Gap& gap : gaps) gap.shallow = shallow(lines, pieces_, gap, deep_enough * stroke_);
    }
    for (Rect& box : boxes_) box = inset(box, -shore());
  }

  Picture with_bridges(double share) const {
    Picture out = letters_;
    out.letters.stroke = stroke_;
    out.letters.least_stroke = std::max(Region::least_stroke, least_bridge / share);
    out.letters.boxes = boxes_;
    const auto width = static_cast<std::uint32_t>(std::max(1.0, share * stroke_));
    DisjointSets joined(static_cast<std::uint32_t>(pieces_.size.size()));
    for (const Band& b : bands(width))
      if (joined.join(b.pieces.first, b.pieces.second)) build(b, out);
    out.rings = contours(out);
    out.letters.likeness = static_cast<double>(ink_) / static_cast<double>(ink_of_letters(out));
    const Transform to = to_pixels(out);
    const Transform back{1 / to.scale, to.shift * (-1 / to.scale)};
    for (Rect& box : out.letters.boxes) box = back(box);
    for (Bridge& bridge : out.letters.bridges) bridge.box = back(bridge.box);
    return out;
  }

 private:
  /// Of a piece, around what is deep enough.
  double shore() const { return thin * stroke_; }

  std::vector<Band> bands(std::uint32_t width) const {
    std::vector<Band> out;
    for (const bool down : {false, true})
      for (const auto& [pair, gaps] : gaps_[down])
        out.push_back(cheapest(pair, gaps, Lines{letters_, down}, width,
                               static_cast<std::size_t>(std::lround(off_corners * stroke_))));
    std::stable_sort(out.begin(), out.end(), [](const Band& a, const Band& b) { return a.cost < b.cost; });
    return out;
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
    out.letters.bridges.push_back({bridge_box(band, shore()), band.down});
  }

  const Picture& letters_;
  std::vector<double> depths_;
  double stroke_;
  Pieces pieces_;
  std::vector<Rect> boxes_;
  std::uint64_t ink_;
  std::vector<std::map<Pair, std::vector<Gap>>> gaps_;  ///< across, and down
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
  for (Ring& ring : out.rings)
    for (RingPoint& p : ring) p.at = turned(p.at);
  const auto turn = [&](Rect& r) {
    const Point a = turned({r.x1, r.y0}), b = turned({r.x0, r.y1});
    r = {a.x, a.y, b.x, b.y};
  };
  for (Rect& r : out.letters.boxes) turn(r);
  for (Bridge& b : out.letters.bridges) {
    turn(b.box);
    b.down = !b.down;
  }
  return out;
}

}  // namespace mazefolio::topology
