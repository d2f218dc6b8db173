#include "draw/looks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

namespace mazefolio::draw {
namespace {

bool says(std::string_view tag, const std::string& side) {
  return tag.find(" data-looks=\"" + side + '"') != std::string_view::npos ||
         tag.find(" data-looks='" + side + '\'') != std::string_view::npos;
}

std::string_view root_tag(std::string_view svg) {
  const std::size_t root = svg.find("<svg");
  return root == std::string_view::npos ? "" : svg.substr(root, svg.find('>', root) - root);
}

/// The value of an attribute, or nothing.
std::string attribute(std::string_view tag, const std::string& name) {
  for (const char quote : {'"', '\''}) {
    const std::string begin = ' ' + name + '=' + quote;
    const std::size_t at = tag.find(begin);
    if (at == std::string_view::npos) continue;
    const std::string_view value = tag.substr(at + begin.size());
    return std::string(value.substr(0, value.find(quote)));
  }
  return {};
}

/// The numbers of an attribute, in a row.
std::vector<double> numbers(const std::string& text) {
  std::vector<double> out;
  for (const char *at = text.data(), *const end = at + text.size(); at < end;) {
    double number = 0;
    const auto [next, wrong] = std::from_chars(at, end, number);
    if (wrong != std::errc()) {
      ++at;
      continue;
    }
    out.push_back(number);
    at = next;
  }
  return out;
}

/// Width by height, as the root says; 1 where it does not say.
double aspect_of(std::string_view tag) {
  constexpr double most = 4;
  std::vector<double> box = numbers(attribute(tag, "viewBox"));
  if (box.size() != 4) box = numbers("0 0 " + attribute(tag, "width") + ' ' + attribute(tag, "height"));
  return box.size() == 4 && box[2] > 0 && box[3] > 0 ? std::clamp(box[2] / box[3], 1 / most, most) : 1;
}

}  // namespace

bool looks_away(std::string_view svg, double to_the_right) {
  constexpr double hardly = 3;  // points
  const std::string_view tag = root_tag(svg);
  if (std::abs(to_the_right) < hardly) return false;
  return says(tag, to_the_right > 0 ? "left" : "right");
}

Size picture_size(std::string_view svg, double height) {
  constexpr double widest = 1.3;
  const double aspect = aspect_of(root_tag(svg));
  const double high = std::min(height, widest * height / aspect);
  return {high * aspect, high};
}

}  // namespace mazefolio::draw
