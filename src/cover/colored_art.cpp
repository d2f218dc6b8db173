#include "cover/colored_art.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <sstream>

#include "base/color.h"
#include "cover/cover_brief.h"

namespace mazefolio::cover {
namespace {

constexpr double rim_share = 0.045;  ///< by the longer side

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

struct Root {
  double width = 0, height = 0;
  std::size_t begin = 0, end = 0;  ///< what is between its tags
};

// The icons of the house, and the pictographs that the program makes, all have a view box that begins at the
// origin.
std::optional<Root> root_of(const std::string& svg) {
  const std::string key = "viewBox=\"0 0 ";
  const std::size_t box = svg.find(key), end = svg.rfind("</svg>");
  if (box == std::string::npos || end == std::string::npos) return std::nullopt;
  std::istringstream numbers(svg.substr(box + key.size(), 60));
  Root root;
  if (!(numbers >> root.width >> root.height)) return std::nullopt;
  root.begin = svg.find('>', box) + 1;
  root.end = end;
  return root;
}

// How wide an outline is where it is narrowest, as a box: its letters stand before pairs of coordinates.
double narrowest_side(std::string outline) {
  std::ranges::replace_if(
      outline, [](char c) { return (c >= 'A' && c <= 'Z') || c == ','; }, ' ');
  std::istringstream numbers(outline);
  double x0 = HUGE_VAL, y0 = HUGE_VAL, x1 = -HUGE_VAL, y1 = -HUGE_VAL;
  for (double x = 0, y = 0; numbers >> x >> y;) {
    x0 = std::min(x0, x);
    x1 = std::max(x1, x);
    y0 = std::min(y0, y);
    y1 = std::max(y1, y);
  }
  return std::min(x1 - x0, y1 - y0);
}

// A pictograph is one path of outlines. Each of them filled alone is the body, as holes are filled, too.
// Slivers are no body: printers refuse lines so thin.
std::string bodies_of(const std::string& path, const std::string& style, double thinnest) {
  const std::string key = " d=\"";
  const std::size_t begin = path.find(key) + key.size(), end = path.find('"', begin);
  std::string out;
  for (std::size_t at = begin; at < end;) {
    const std::size_t closed = std::min(path.find('Z', at), end - 1) + 1;
    std::string outline = path.substr(at, closed - at);
    if (narrowest_side(outline) >= thinnest) out += fmt::format("<path d=\"{}\" {}/>\n", outline, style);
    at = closed;
  }
  return out;
}

std::string pictograph(const std::string& path, const ArtInks& inks, double rim) {
  const auto hex = [](Ink ink) { return hex_of(color_of(ink)); };
  std::string lines = path;
  replace_all(lines, "#000000", hex(inks.line));
  return bodies_of(path,
                   fmt::format(R"(fill="{0}" stroke="{0}" stroke-width="{1:.4g}" stroke-linejoin="round")",
                               hex(inks.rim), 2 * rim),
                   rim / 2) +
         bodies_of(path, fmt::format(R"(fill="{}")", hex(inks.body)), rim / 2) + lines;
}

std::string icon(const std::string& drawn, const ArtInks& inks, double rim) {
  const auto hex = [](Ink ink) { return "\"" + hex_of(color_of(ink)) + "\""; };
  std::string below = drawn, above = drawn;
  for (const char* ink : {"\"black\"", "\"white\""}) replace_all(below, ink, hex(inks.rim));
  const std::string key = "stroke-width=\"";
  for (std::size_t at = 0; (at = below.find(key, at)) != std::string::npos;) {
    at += key.size();
    const std::size_t end = below.find('"', at);
    const double width = std::atof(below.substr(at, end - at).c_str());
    below.replace(at, end - at, fmt::format("{:.4g}", width + 2 * rim));
  }
  replace_all(above, "\"white\"", hex(inks.body));
  replace_all(above, "\"black\"", hex(inks.line));
  return below + above;
}

}  // namespace

std::shared_ptr<const std::string> colored_art(const std::string& svg, const ArtInks& inks) {
  const auto root = root_of(svg);
  if (!root) return std::make_shared<const std::string>(svg);
  const std::string drawn = svg.substr(root->begin, root->end - root->begin);
  const double rim = std::max(root->width, root->height) * rim_share;
  std::string colored;
  if (drawn.find("fill=\"#000000\"/>") != std::string::npos)
    colored = pictograph(drawn, inks, rim);
  else if (drawn.find("\"white\"") != std::string::npos || drawn.find("\"black\"") != std::string::npos)
    colored = icon(drawn, inks, rim);
  else
    return std::make_shared<const std::string>(svg);
  const double width = root->width + 2 * rim, height = root->height + 2 * rim;
  return std::make_shared<const std::string>(
      fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{1:.5g}\" height=\"{2:.5g}\" "
                  "viewBox=\"-{0:.4g} -{0:.4g} {1:.5g} {2:.5g}\">\n{3}</svg>\n",
                  rim, width, height, colored));
}

Item turned_picture(std::shared_ptr<const std::string> svg, Point center, double size, double turn) {
  const double half = size / 2;
  return Group{{1, center}, {Image{std::move(svg), {-half, -half, half, half}}}, turn};
}

}  // namespace mazefolio::cover
