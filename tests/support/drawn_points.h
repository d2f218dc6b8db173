#pragma once

#include <array>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// A path as a content stream draws it: its points and the width of its line on the page, and what paints it.
struct DrawnPoints {
  std::string verbs, paint;
  std::vector<Point> points;
  double width = 0;
};

/// The paths of a content stream, read without anything of the program: numbers, and the operators of
/// graphics states, matrices and paths. Everything else is passed over.
inline std::vector<DrawnPoints> drawn_points(const std::string& content) {
  struct State {
    std::array<double, 6> m{1, 0, 0, 1, 0, 0};
    double width = 1;
  };
  std::vector<State> states(1);
  std::vector<double> numbers;
  std::vector<DrawnPoints> out;
  DrawnPoints path;
  std::istringstream words(content);
  for (std::string word; words >> word;) {
    char* end = nullptr;
    const double value = std::strtod(word.c_str(), &end);
    if (*end == 0) {
      numbers.push_back(value);
      continue;
    }
    State& s = states.back();
    const auto& [a, b, c, d, e, f] = s.m;
    if (word == "q") states.push_back(State(s));
    if (word == "Q" && states.size() > 1) states.pop_back();
    if (word == "w" && !numbers.empty()) s.width = numbers.back();
    if (word == "cm" && numbers.size() >= 6) {
      const double* n = &*(numbers.end() - 6);
      s.m = {a * n[0] + c * n[1], b * n[0] + d * n[1],     a * n[2] + c * n[3],
             b * n[2] + d * n[3], a * n[4] + c * n[5] + e, b * n[4] + d * n[5] + f};
    }
    if (word == "m" || word == "l" || word == "c" || word == "h") {
      path.verbs += word;
      for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        path.points.push_back(
            {a * numbers[i] + c * numbers[i + 1] + e, b * numbers[i] + d * numbers[i + 1] + f});
    }
    if (word == "re") path.verbs += word;
    if (word == "S" || word == "f" || word == "B" || word == "n") {
      path.paint = word;
      path.width = s.width * std::sqrt(std::fabs(a * d - b * c));
      out.push_back(std::move(path));
      path = {};
    }
    numbers.clear();
  }
  return out;
}

}  // namespace mazefolio::tests
