#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solve/explain.h"
#include "solve/measures.h"

namespace mazefolio::solve {

/// A figure with its name in JSON.
struct Figure {
  std::string_view name;
  double value = 0;    ///< rounded to 1/1000
  bool count = false;  ///< a whole number of something
};

/// Rounded to 1/1000, as every figure is reported.
double rounded(double figure);

/// Level with its first decimal, score and trickiness of a maze with this number of cells, as they are
/// reported everywhere.
std::vector<Figure> figures_of(const Rating& rating, std::uint32_t cells);
std::vector<Figure> figures_of(const Effort& effort);
/// The measures that exist.
std::vector<Figure> figures_of(const Measures& measures);

/// The figures as an object of the caller's JSON class.
template <class Json>
Json figures_json(const std::vector<Figure>& figures) {
  Json out = Json::object();
  for (const auto& [name, value, count] : figures)
    out[std::string(name)] = count ? Json(static_cast<std::int64_t>(value)) : Json(value);
  return out;
}

/// The effort of both directions.
template <class Json>
Json effort_json(const Explanation& e) {
  return {{"forward", figures_json<Json>(figures_of(e.forward))},
          {"backward", figures_json<Json>(figures_of(e.backward))}};
}

}  // namespace mazefolio::solve
