#include "cover/colored_art.h"

#include <fmt/format.h>

#include "base/color.h"
#include "cover/cover_brief.h"

namespace mazefolio::cover {
namespace {

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

// A pictograph is one path of outlines. Each of them filled alone is the body, as holes are filled, too.
std::string with_body(const std::string& svg, std::size_t begin, std::size_t end, const std::string& body) {
  std::string below;
  for (std::size_t at = begin; at < end;) {
    const std::size_t closed = std::min(svg.find('Z', at), end - 1) + 1;
    below += fmt::format("<path d=\"{}\" fill=\"{}\"/>\n", svg.substr(at, closed - at), body);
    at = closed;
  }
  return below;
}

}  // namespace

std::shared_ptr<const std::string> colored_art(const std::string& svg, Ink body, Ink line) {
  const std::string body_hex = hex_of(color_of(body)), line_hex = hex_of(color_of(line));
  std::string out = svg;
  const std::string path = "<path d=\"";
  const std::size_t first = svg.find(path);
  if (svg.find("fill=\"white\"") != std::string::npos || svg.find("stroke=\"black\"") != std::string::npos) {
    replace_all(out, "\"white\"", "\"" + body_hex + "\"");
    replace_all(out, "\"black\"", "\"" + line_hex + "\"");
  } else if (first != std::string::npos && svg.find("\" fill=\"#000000\"/>") != std::string::npos &&
             svg.find(path, first + 1) == std::string::npos) {
    const std::size_t begin = first + path.size();
    replace_all(out, "#000000", line_hex);
    out.insert(first, with_body(svg, begin, svg.find('"', begin), body_hex));
  }
  return std::make_shared<const std::string>(std::move(out));
}

Item turned_picture(std::shared_ptr<const std::string> svg, Point center, double size, double turn) {
  const double half = size / 2;
  return Group{{1, center}, {Image{std::move(svg), {-half, -half, half, half}}}, turn};
}

}  // namespace mazefolio::cover
