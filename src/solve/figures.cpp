#include "solve/figures.h"

#include <cmath>
#include <optional>

namespace mazefolio {
namespace {

double rounded(double v) { return std::round(v * 1000) / 1000; }

}  // namespace

std::vector<Figure> figures_of(const Measures& m) {
  std::vector<Figure> figures;
  const auto add = [&](std::string_view name, std::optional<double> value) {
    if (value) figures.push_back({name, rounded(*value)});
  };
  add("dead_end_share", m.texture.dead_end_share);
  add("junction_share", m.texture.junction_share);
  add("run", m.texture.run);
  add("river", m.texture.river);
  add("elitism", m.elitism);
  add("solution_turns", m.solution_turns);
  add("solution_choices", m.solution_choices);
  add("mcclendon_complexity", m.mcclendon.complexity);
  add("mcclendon_difficulty", m.mcclendon.difficulty);
  return figures;
}

std::vector<Figure> figures_of(const Effort& e) {
  return {{"total", rounded(e.total)},         {"way", rounded(e.way)},     {"turning", rounded(e.turning)},
          {"decisions", rounded(e.decisions)}, {"wrong", rounded(e.wrong)}, {"glances", rounded(e.glances)}};
}

std::vector<Figure> figures_of(const Rating& rating, std::uint32_t cells) {
  // Rounded down, so that the level's whole part is the level.
  return {{"level", std::floor(level_position(rating.score) * 10) / 10},
          {"score", rounded(rating.score)},
          {"trickiness", rounded(trickiness(rating.score, cells))}};
}

}  // namespace mazefolio
