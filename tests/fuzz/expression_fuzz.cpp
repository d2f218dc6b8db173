// A formula of weights: what is called a formula has a value.
#include "fuzz/consume.h"
#include "generate/weight/expression.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  for (const std::string_view part : split_expressions(bytes)) {
    if (!check_expression(part).ok()) continue;
    const Expression formula(part);
    for (const Point at : {Point{0, 0}, Point{-1, 1}, Point{0.3, -0.7}}) (void)formula(at, 3);
  }
}

}  // namespace mazefolio::tests
