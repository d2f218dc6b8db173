#include "solve/figures.h"

#include <cmath>
#include <optional>

namespace mazefolio::solve {

double rounded(double figure) { return std::round(figure * 1000) / 1000; }

std::vector<Figure> figures_of(const Measures& m) {
  std::vector<Figure> figures;
  const auto add = [&](std::string_view name, std::optional<double> value) {
    if (value) figures.push_back({name, rounded(*value)});
  };
  const auto add_count = [&](std::string_view name, std::optional<std::uint32_t> value) {
    if (value) figures.push_back({name, static_cast<double>(*value), true});
  };
  add("dead_end_share", m.texture.dead_end_share);
  add("junction_share", m.texture.junction_share);
  add("run", m.texture.run);
  add("river", m.texture.river);
  add("elitism", m.elitism);
  add_count("solution_turns", m.solution_turns);
  add_count("solution_choices", m.solution_choices);
  add("mcclendon_complexity", m.mcclendon.complexity);
  add("mcclendon_difficulty", m.mcclendon.difficulty);
  return figures;
}

std::vector<Figure> figures_of(const Effort& e) {
  return {{"total", rounded(e.total)},     {"way", rounded(e.way)},
          {"turning", rounded(e.turning)}, {"decisions", rounded(e.decisions)},
          {"wrong", rounded(e.wrong)},     {"elsewhere", rounded(e.elsewhere)},
          {"glances", rounded(e.glances)}, {"seen", rounded(e.seen)}};
}

std::vector<Figure> figures_of(const Rating& rating, std::uint32_t cells) {
  // Rounded down, so that the integer part is the level.
  std::vector<Figure> figures{{"level", std::floor(level_position(rating.score) * 10) / 10},
                              {"score", rounded(rating.score)}};
  if (cells > 1) figures.push_back({"trickiness", rounded(trickiness(rating.score, cells))});
  return figures;
}

}  // namespace mazefolio::solve
