// Weights for minimum spanning trees. A height map h gives a wall between cells a and b the weight
// |h(a) - h(b)|, so that passages stay level; `negate` reverses this. Jitter, a random share of the median
// climb, breaks up the combs that equal weights make. A formula of the edge between two centers gives any
// other weight. Walls between two regions weigh `penalty` more. All weights become whole numbers before they
// are compared: 2^-40 of the greatest height is one unit. Cost: one evaluation a cell, and sorting: O(walls *
// log(walls)), 24 bytes a wall. Source: the blog series "Mazes", "Height Map Weighting of Logical Graphs",
// 2015.

#include "generate/weight/weights.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "base/option_rows.h"
#include "generate/rows.h"
#include "generate/weight/edge_weights.h"
#include "generate/weight/expression.h"
#include "generate/weight/regions.h"
#include "topology/tone.h"

namespace mazefolio::generate {
namespace {

constexpr double infinite_penalty = 1000;
constexpr std::size_t most_maps = 256;

Outcome check_height(std::string_view text) {
  if (text.empty()) return Done{};
  const std::vector<std::string_view> maps = split_expressions(text);
  if (maps.size() > most_maps) return failure(fmt::format("'height' has more than {} maps", most_maps));
  for (std::size_t i = 0; i < maps.size(); ++i)
    if (const Outcome checked = check_expression(maps[i]); !checked)
      return failure(maps.size() == 1
                         ? "'height': " + checked.message()
                         : fmt::format("'height', map {} of {}: {}", i + 1, maps.size(), checked.message()));
  return Done{};
}

Outcome check_edge(std::string_view text) {
  if (text.empty()) return Done{};
  const Outcome checked = check_edge_expression(text);
  return checked ? Outcome(Done{}) : failure("'edge': " + checked.message());
}

Outcome check_regions(std::string_view text) {
  const Result<RegionRule> rule = parse_region_rule(text);
  return rule ? Outcome(Done{}) : rule.found();
}

/// The height maps; region i has map i modulo their number.
std::vector<Expression> maps_of(const Options& options) {
  std::vector<Expression> maps;
  if (options.text("height").empty()) return maps;
  for (const std::string_view text : split_expressions(options.text("height"))) maps.emplace_back(text);
  return maps;
}

std::optional<EdgeExpression> edge_of(const Options& options) {
  const std::string& text = options.text("edge");
  return text.empty() ? std::nullopt : std::make_optional<EdgeExpression>(text);
}

/// Calls fn(cell, place, map, height) for every cell; there must be a map.
template <class Fn>
void for_each_height(const AnyTopology& topology, const std::vector<Expression>& maps, const Regions& regions,
                     Fn fn) {
  const Places places(topology);
  const auto visit = [&](Cell c) {
    const Point at = places(c);
    const Expression& map = maps[regions[c] % maps.size()];
    fn(c, at, map, map(at, regions[c]));
  };
  std::visit([&](const auto& t) { for_each_cell(t, visit); }, topology);
}

/// "upper left", "middle", "lower right" of the maze.
std::string whereabouts(Point at, Point half) {
  const auto third = [](double v, double reach) { return v < -reach / 3 ? 0 : v > reach / 3 ? 2 : 1; };
  const int row = third(at.y, half.y), column = third(at.x, half.x);
  static constexpr const char* rows[] = {"upper", "middle", "lower"};
  static constexpr const char* columns[] = {"left", "middle", "right"};
  if (row == 1) return columns[column];
  return fmt::format("{} {}", rows[row], columns[column]);
}

/// Fails with the first cell that has no height.
Outcome check_heights(const AnyTopology& topology, const std::vector<Expression>& maps,
                      const Regions& regions) {
  Outcome all = Done{};
  const Point half = Places(topology).half();
  for_each_height(topology, maps, regions, [&](Cell, Point at, const Expression& map, double height) {
    if (std::isfinite(height) || !all) return;
    all = failure(fmt::format("the height '{}' is {} at the cell in the {}, x = {:.3g}, y = {:.3g}",
                              map.text(), std::isnan(height) ? "not a number" : "infinite",
                              whereabouts(at, half), at.x, at.y));
  });
  return all;
}

/// True where the heights depend on random sites. Then every region is checked everywhere.
bool depends_on_sites(const RegionRule& rule, const std::vector<Expression>& maps) {
  return rule.kind == RegionRule::Kind::sites &&
         (maps.size() > 1 || std::ranges::any_of(maps, [](const Expression& map) {
            return map.text().find("region") != std::string::npos;
          }));
}

/// By cell id; empty where there is no map.
std::vector<double> exact_heights(const AnyTopology& topology, const std::vector<Expression>& maps,
                                  const Regions& regions) {
  if (maps.empty()) return {};
  std::vector<double> heights(cell_limit(topology));
  for_each_height(topology, maps, regions,
                  [&](Cell c, Point, const Expression&, double height) { heights[index(c)] = height; });
  return heights;
}

/// Heights by cell id, as whole numbers of `unit`.
struct Heights {
  std::vector<std::int64_t> of;
  double unit = 1;
};

Heights rounded_heights(const std::vector<double>& exact) {
  double greatest = 0;
  for (const double height : exact) greatest = std::max(greatest, std::fabs(height));
  Heights heights{std::vector<std::int64_t>(exact.size()), 1};
  if (greatest == 0) return heights;
  const int exponent = 40 - std::ilogb(greatest);
  heights.unit = std::ldexp(1, -exponent);
  std::ranges::transform(exact, heights.of.begin(), [exponent](double height) {
    return static_cast<std::int64_t>(std::floor(std::ldexp(height, exponent) + 0.5));
  });
  return heights;
}

struct Weighted {
  std::uint64_t weight, tie;  ///< the tie contains the wall
  bool crosses;               ///< from one region into another
};

double median_climb(const std::vector<Weighted>& walls) {
  std::vector<std::uint64_t> climbs;
  for (const Weighted& wall : walls)
    if (wall.weight > 0 && !wall.crosses) climbs.push_back(wall.weight);
  if (climbs.empty()) return 0;
  const auto middle = climbs.begin() + static_cast<std::ptrdiff_t>(climbs.size() / 2);
  std::ranges::nth_element(climbs, middle);
  return static_cast<double>(*middle);
}

/// The upper half of a RandomWeights order, as a number from 0 to 1.
double share(std::uint64_t tie) { return static_cast<double>(tie >> 32) * 0x1p-32; }

/// As GeneratorRow::check_fit.
Outcome check_weights(const AnyTopology& topology, const Options& options) {
  const auto changed = options.changed(weight_options());
  if (changed.empty()) return Done{};
  const auto is_set = [&](std::string_view name) {
    return std::ranges::any_of(changed, [&](const auto& option) { return option.first == name; });
  };
  if (is_set("tone"))
    for (const char* name : {"height", "edge", "regions", "penalty", "picture"})
      if (is_set(name))
        return failure(fmt::format("'tone' and '{}' are two orders of the walls: keep one", name));
  if (is_set("tone") && !options.picture()) return failure("the picture of 'tone' is missing");
  for (const char* name : {"negate", "jitter"}) {
    if (is_set(name) && !is_set("height") && !is_set("tone"))
      return failure(fmt::format("'{}' needs a 'height' or a 'tone'", name));
    if (is_set(name) && is_set("edge"))
      return failure(fmt::format("'{}' has no effect beside 'edge'; write it into the formula", name));
  }
  if (is_set("penalty") && !is_set("regions")) return failure("'penalty' needs 'regions'");
  const RegionRule rule = parse_region_rule(options.text("regions")).value();
  const bool by_picture = rule.kind == RegionRule::Kind::picture;
  if (by_picture && !options.picture()) return failure("'regions: picture' needs a 'picture'");
  if (is_set("picture") && !by_picture) return failure("'picture' needs 'regions: picture'");
  const std::vector<Expression> maps = maps_of(options);
  const std::optional<EdgeExpression> edge = edge_of(options);
  if (edge && edge->uses_heights() && maps.empty())
    return failure(fmt::format("'edge': h1 and h2 in '{}' need a 'height'", edge->text()));
  const auto check = [&](const Regions& regions) -> Outcome {
    if (!maps.empty())
      if (Outcome checked = check_heights(topology, maps, regions); !checked) return checked;
    return edge ? check_edge_weights(topology, *edge, exact_heights(topology, maps, regions)) : Done{};
  };
  if (!depends_on_sites(rule, maps))
    return check(rule.kind == RegionRule::Kind::sites || maps.empty()
                     ? Regions{}
                     : make_regions(topology, rule, options.picture(), 0));
  for (std::uint32_t region = 0; region < rule.count; ++region)
    if (Outcome checked = check({rule.count, {}, region}); !checked) return checked;
  return Done{};
}

}  // namespace

std::span<const OptionRow> weight_options() {
  static const std::vector<OptionRow> rows = [] {
    std::vector<OptionRow> all{
        text_option(
            "height", "",
            "height map such as x + y or euclid: ways keep level; several with ';', for the regions in turn",
            check_height),
        choice_option("negate", "whether ways climb instead", {"no", "yes"}),
        real_option("jitter", "0.35", "random share of a weight, in usual climbs", 0, 10),
        text_option(
            "edge", "",
            "weight of an edge, such as length: any formula of x1, y1, x2, y2, length and, with a height, "
            "h1 and h2",
            check_edge),
        text_option("regions", "", "2x2, stripes 4, sites 6 or picture: few ways cross their borders",
                    check_regions),
        picture_option("picture", "the picture whose colors are the regions"),
        picture_option("tone", "a picture: ways go where it is light, walls stay where it is dark"),
        real_option(
            "penalty", "1000",
            "weight of a border between regions, in heights or weights of edges; 1000 is above all others", 0,
            infinite_penalty)};
    for (OptionRow& row : all) row.group = "weights";
    return all;
  }();
  return rows;
}

GeneratorRow weighted_row(std::string name, std::string summary,
                          void (*carve)(const AnyTopology&, const Options&, Rng&, OpenWalls&)) {
  const std::span<const OptionRow> options = weight_options();
  GeneratorRow row =
      carving_row(std::move(name), std::move(summary), carve, {options.begin(), options.end()});
  row.check_fit = check_weights;
  row.records.weights = true;
  return row;
}

namespace {

/// Walls where a picture is light come first.
std::vector<Weighted> toned(const AnyTopology& topology, const Options& options,
                            const RandomWeights& random) {
  const ToneMap tone({options.pictures().front(), 1, options.text("negate") == "yes"}, bounds(topology));
  const double jitter = options.real("jitter");
  std::vector<Weighted> walls;
  const auto weigh = [&](Wall w, Cell a, Cell b) {
    constexpr double seen = 0.4;  // pitches
    const std::uint64_t tie = random.order(w);
    const double dark = tone.darkness(midpoint(center(topology, a), center(topology, b)), seen);
    walls.push_back({static_cast<std::uint64_t>((dark + jitter * share(tie)) * 0x1p40), tie, false});
  };
  std::visit([&](const auto& t) { for_each_doorway(t, weigh); }, topology);
  return walls;
}

std::vector<Wall> sorted(std::vector<Weighted> walls) {
  std::ranges::sort(walls, {}, [](const Weighted& wall) { return std::pair(wall.weight, wall.tie); });
  std::vector<Wall> out;
  for (const Weighted& wall : walls) out.push_back(wall_of(wall.tie));
  return out;
}

}  // namespace

std::vector<Wall> lightest_first(const AnyTopology& topology, const Options& options,
                                 const RandomWeights& random, Growth* growth) {
  if (!options.text("tone").empty()) return sorted(toned(topology, options, random));
  const Regions regions = make_regions(topology, parse_region_rule(options.text("regions")).value(),
                                       options.picture(), random.order(no_wall));
  const std::vector<Expression> maps = maps_of(options);
  const std::optional<EdgeExpression> edge = edge_of(options);
  const std::vector<double> exact = exact_heights(topology, maps, regions);
  const EdgeWeights edges = edge ? edge_weights(topology, *edge, exact) : EdgeWeights{};
  const Heights heights = rounded_heights(exact);
  const bool climbs = !edge && !maps.empty();
  if (growth) {
    growth->regions = regions.of;
    growth->heights = exact;
  }
  std::vector<Weighted> walls;
  const auto weigh = [&](Wall w, Cell a, Cell b) {
    const std::uint64_t tie = random.order(w);
    const std::uint64_t weight =
        edge     ? edges.of[walls.size()]
        : climbs ? static_cast<std::uint64_t>(std::abs(heights.of[index(a)] - heights.of[index(b)]))
                 : tie >> 32;
    walls.push_back({weight, tie, regions[a] != regions[b]});
  };
  std::visit([&](const auto& t) { for_each_doorway(t, weigh); }, topology);

  if (climbs) {
    const double jitter = options.real("jitter") * median_climb(walls);
    std::uint64_t highest = 0;
    for (const Weighted& wall : walls) highest = std::max(highest, wall.weight);
    for (Weighted& wall : walls) {
      if (options.text("negate") == "yes") wall.weight = highest - wall.weight;
      wall.weight += static_cast<std::uint64_t>(jitter * share(wall.tie));
    }
  }
  const double penalty = options.real("penalty");
  const double unit = edge ? edges.unit : climbs ? heights.unit : 0x1p-32;
  constexpr double heaviest = 0x1p62;
  for (Weighted& wall : walls)
    if (wall.crosses)
      wall.weight += static_cast<std::uint64_t>(
          penalty >= infinite_penalty ? heaviest : std::min(penalty / unit, heaviest / 2));

  return sorted(std::move(walls));
}

}  // namespace mazefolio::generate
