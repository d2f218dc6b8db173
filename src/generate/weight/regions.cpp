// Regions of a maze: blocks, stripes, random sites, colors of a picture. Each is one pass over the cells;
// sites take one step for each cell and site. Cells that no
// doorway joins to their region then go to the next one.

#include "generate/weight/regions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "base/geometry/math.h"
#include "base/options.h"
#include "base/rng.h"
#include "generate/weight/rooms.h"

namespace mazefolio::generate {
namespace {

constexpr std::uint32_t most_columns = 64, most_regions = 256, most_colors = 16;
constexpr std::uint32_t least_spot = 4;  ///< cells of one color that are a room by themselves

std::vector<Cell> cells_of(const AnyTopology& topology) {
  std::vector<Cell> cells;
  std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { cells.push_back(c); }); }, topology);
  return cells;
}

/// The regions in which every cell has the region of(place).
template <class Of>
Regions by_place(const AnyTopology& topology, std::uint32_t count, Of of) {
  const Places places(topology);
  Regions regions{count, std::vector<std::uint32_t>(cell_limit(topology)), 0};
  for (const Cell c : cells_of(topology)) regions.of[index(c)] = of(places(c));
  return regions;
}

/// The index of a position between -half and half in `count` equal slots.
std::uint32_t slot(double position, double half, std::uint32_t count) {
  const double part = half > 0 ? std::floor((position + half) / (2 * half) * count) : 0;
  return static_cast<std::uint32_t>(std::clamp(part, 0.0, count - 1.0));
}

Regions stripes(const AnyTopology& topology, std::uint32_t count, double degrees) {
  const double angle = degrees * (0x1.921fb54442d18p+1 / 180);
  const Point across{exact_cos(angle), exact_sin(angle)};
  const Point half = Places(topology).half();
  const double reach = std::fabs(across.x) * half.x + std::fabs(across.y) * half.y;
  return by_place(topology, count, [&](Point p) { return slot(dot(p, across), reach, count); });
}

/// Each new site is the one of a few random cells that is farthest from the others. So sites are far apart,
/// and no region is empty.
std::vector<Point> scatter(const AnyTopology& topology, std::uint32_t count, Rng& rng) {
  const Places places(topology);
  const std::vector<Cell> cells = cells_of(topology);
  std::vector<Point> sites;
  while (sites.size() < std::min<std::size_t>(count, cells.size())) {
    Point best;
    double best_gap = -1;
    for (int candidate = 0; candidate < 16; ++candidate) {
      const Point p = places(cells[rng.below(static_cast<std::uint32_t>(cells.size()))]);
      double gap = 8;
      for (const Point site : sites) gap = std::min(gap, dot(p - site, p - site));
      if (gap > best_gap) best = p, best_gap = gap;
    }
    sites.push_back(best);
  }
  return sites;
}

Regions by_sites(const AnyTopology& topology, std::uint32_t count, std::uint64_t seed) {
  Rng rng(seed);
  const std::vector<Point> sites = scatter(topology, count, rng);
  return by_place(
      topology, std::max<std::uint32_t>(static_cast<std::uint32_t>(sites.size()), 1), [&](Point p) {
        const auto nearer = [p](Point a, Point b) { return dot(a - p, a - p) < dot(b - p, b - p); };
        return static_cast<std::uint32_t>(std::ranges::min_element(sites, nearer) - sites.begin());
      });
}

using Color = std::array<int, 3>;

/// The color of one pixel on white paper.
Color color_of(std::uint32_t rgba) {
  const int alpha = static_cast<int>(rgba & 255);
  const auto on_paper = [&](int shift) {
    return (static_cast<int>(rgba >> shift & 255) * alpha + 255 * (255 - alpha)) / 255;
  };
  return {on_paper(24), on_paper(16), on_paper(8)};
}

/// The most frequent colors. A kind is one of 8 shades in each channel; its color is its first one in the
/// picture. Colors of less than a hundredth of the picture are edges and count as the nearest other color.
std::vector<Color> palette(const Picture& picture) {
  struct Kind {
    std::uint64_t pixels = 0;
    Color first{};
  };
  std::map<std::uint32_t, Kind> kinds;
  for (const std::uint32_t pixel : picture.pixels) {
    const Color c = color_of(pixel);
    Kind& kind = kinds[static_cast<std::uint32_t>(c[0] >> 5 << 6 | c[1] >> 5 << 3 | c[2] >> 5)];
    if (kind.pixels++ == 0) kind.first = c;
  }
  std::vector<Kind> found;
  for (const auto& [key, kind] : kinds) found.push_back(kind);
  std::ranges::stable_sort(found, [](const Kind& a, const Kind& b) { return a.pixels > b.pixels; });
  std::vector<Color> colors;
  for (const Kind& kind : found)
    if (colors.empty() || (colors.size() < most_colors && kind.pixels * 100 >= picture.pixels.size()))
      colors.push_back(kind.first);
  return colors;
}

std::uint32_t nearest(const std::vector<Color>& colors, Color c) {
  const auto distance = [&](const Color& other) {
    int sum = 0;
    for (int i = 0; i < 3; ++i) sum += (c[i] - other[i]) * (c[i] - other[i]);
    return sum;
  };
  const auto best = std::ranges::min_element(colors, {}, distance);
  return static_cast<std::uint32_t>(best - colors.begin());
}

Regions by_picture(const AnyTopology& topology, const Picture& picture) {
  const std::vector<Color> colors = palette(picture);
  if (colors.empty()) return {};
  const Point half = Places(topology).half();
  return by_place(topology, static_cast<std::uint32_t>(colors.size()), [&](Point p) {
    const std::uint32_t x = slot(p.x, half.x, picture.width), y = slot(p.y, half.y, picture.height);
    return nearest(colors, color_of(picture.at(x, y)));
  });
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) return words;
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

std::optional<std::uint32_t> count_in(std::string_view text, std::uint32_t most) {
  const std::optional<std::int64_t> value = parse_integer(text);
  if (!value || *value < 1 || *value > most) return std::nullopt;
  return static_cast<std::uint32_t>(*value);
}

/// By the centers of cells alone.
Regions by_rule(const AnyTopology& topology, const RegionRule& rule, const Picture* picture,
                std::uint64_t seed) {
  switch (rule.kind) {
    case RegionRule::Kind::none:
      break;
    case RegionRule::Kind::stripes:
      return stripes(topology, rule.count, rule.degrees);
    case RegionRule::Kind::sites:
      return by_sites(topology, rule.count, seed);
    case RegionRule::Kind::picture:
      return picture ? by_picture(topology, *picture) : Regions{};
    case RegionRule::Kind::blocks: {
      const Point half = Places(topology).half();
      return by_place(topology, rule.columns * rule.rows, [&](Point p) {
        return slot(p.y, half.y, rule.rows) * rule.columns + slot(p.x, half.x, rule.columns);
      });
    }
  }
  return {};
}

}  // namespace

Places::Places(const AnyTopology& topology) : topology_(topology) {
  const Rect box = bounds(topology);
  const double longer = std::max({box.width(), box.height(), 1e-9});
  middle_ = box.center();
  scale_ = 2 / longer;
  half_ = place({box.x1, box.y1});
}

Point Places::place(Point p) const {
  const auto rounded = [](double v) { return std::floor(v * 0x1p24 + 0.5) * 0x1p-24; };
  return {rounded((p.x - middle_.x) * scale_), rounded((p.y - middle_.y) * scale_)};
}

Result<RegionRule> parse_region_rule(std::string_view text) {
  using Kind = RegionRule::Kind;
  RegionRule rule;
  const std::vector<std::string_view> words = words_of(text);
  if (words.empty()) return rule;
  if (words.size() == 1 && words[0] == "picture") {
    rule.kind = Kind::picture;
    return rule;
  }
  if (words[0] == "stripes" || words[0] == "sites") {
    rule.kind = words[0] == "sites" ? Kind::sites : Kind::stripes;
    const auto count = words.size() > 1 ? count_in(words[1], most_regions) : std::nullopt;
    const auto degrees = words.size() > 2 ? parse_real(words[2]) : 0;
    if (count && degrees && std::fabs(*degrees) <= 360 &&
        words.size() <= (rule.kind == Kind::sites ? 2 : 3)) {
      rule.count = *count;
      rule.degrees = *degrees;
      return rule;
    }
    return failure(fmt::format("'regions' must have 1 to {} {}{}, not '{}'", most_regions, words[0],
                               rule.kind == Kind::sites ? "" : " and perhaps an angle of up to 360", text));
  }
  const std::size_t cross = words[0].find('x');
  if (words.size() == 1 && cross != std::string_view::npos) {
    const auto columns = count_in(words[0].substr(0, cross), most_columns);
    const auto rows = count_in(words[0].substr(cross + 1), most_columns);
    if (columns && rows) {
      rule.kind = Kind::blocks;
      rule.columns = *columns;
      rule.rows = *rows;
      return rule;
    }
  }
  return failure(fmt::format(
      "'regions' must be blocks such as 2x2 (up to {0}x{0}), 'stripes 4', 'sites 6' or 'picture', not '{1}'",
      most_columns, text));
}

Regions make_regions(const AnyTopology& topology, const RegionRule& rule, const Picture* picture,
                     std::uint64_t seed) {
  // A color may be in several places: each eye of a face is a room.
  const std::uint32_t least = rule.kind == RegionRule::Kind::picture ? least_spot : only_largest;
  return with_whole_rooms(topology, by_rule(topology, rule, picture, seed), least);
}

}  // namespace mazefolio::generate
