#include "draw/looks.h"

#include <cmath>
#include <string>

namespace mazefolio::draw {
namespace {

bool says(std::string_view tag, const std::string& side) {
  return tag.find(" data-looks=\"" + side + '"') != std::string_view::npos ||
         tag.find(" data-looks='" + side + '\'') != std::string_view::npos;
}

}  // namespace

bool looks_away(std::string_view svg, double to_the_right) {
  constexpr double hardly = 3;  // points
  const std::size_t root = svg.find("<svg");
  if (root == std::string_view::npos || std::abs(to_the_right) < hardly) return false;
  const std::string_view tag = svg.substr(root, svg.find('>', root) - root);
  return says(tag, to_the_right > 0 ? "left" : "right");
}

}  // namespace mazefolio::draw
