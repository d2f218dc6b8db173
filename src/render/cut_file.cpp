#include "render/cut_file.h"

#include <fmt/format.h>

#include <cmath>

#include "render/number.h"

namespace mazefolio::render {
namespace {

constexpr int decimals = 4;

std::string n(double value) { return short_number(value, decimals); }
std::string n(Point p) { return n(p.x) + " " + n(p.y); }

bool is_closed(const CutLine& line) {
  return line.points.size() > 2 && line.points.front() == line.points.back();
}

/// The radius of the arc with this bulge over a chord.
double radius_of(Point from, Point to, double bulge) {
  const Point chord = to - from;
  return std::hypot(chord.x, chord.y) * (1 + bulge * bulge) / (4 * std::abs(bulge));
}

// DXF is pairs of lines: a code, and a value.
std::string pair(int code, std::string_view value) { return fmt::format("{:3}\n{}\n", code, value); }

}  // namespace

std::string cut_svg(std::span<const CutLine> lines, Size size, LengthUnit unit) {
  const char* name = unit == LengthUnit::mm ? "mm" : "in";
  const double hairline = unit == LengthUnit::mm ? 0.1 : 0.004;
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}{2}\" height=\"{1}{2}\" viewBox=\"0 0 {0} "
      "{1}\">\n"
      "<g fill=\"none\" stroke=\"#000\" stroke-width=\"{3}\">\n",
      n(size.width), n(size.height), name, n(hairline));
  for (const CutLine& line : lines) {
    out += "<path d=\"M" + n(line.points.front());
    const std::size_t last = line.points.size() - (is_closed(line) && line.bulges.back() == 0 ? 1 : 0);
    for (std::size_t i = 1; i < last; ++i) {
      const double bulge = line.bulges[i - 1];
      if (bulge == 0) {
        out += "L" + n(line.points[i]);
        continue;
      }
      const std::string radius = n(radius_of(line.points[i - 1], line.points[i], bulge));
      out += fmt::format("A{0} {0} 0 {1} {2} {3}", radius, std::abs(bulge) > 1 ? 1 : 0, bulge > 0 ? 1 : 0,
                         n(line.points[i]));
    }
    out += is_closed(line) ? "Z\"/>\n" : "\"/>\n";
  }
  return out + "</g>\n</svg>\n";
}

std::string cut_dxf(std::span<const CutLine> lines, Size size, LengthUnit unit) {
  const auto up = [&](Point p) { return Point{p.x, size.height - p.y}; };
  std::string out = pair(0, "SECTION") + pair(2, "HEADER") + pair(9, "$ACADVER") + pair(1, "AC1009") +
                    pair(9, "$INSUNITS") + pair(70, unit == LengthUnit::mm ? "4" : "1") + pair(9, "$EXTMIN") +
                    pair(10, "0") + pair(20, "0") + pair(9, "$EXTMAX") + pair(10, n(size.width)) +
                    pair(20, n(size.height)) + pair(0, "ENDSEC") + pair(0, "SECTION") + pair(2, "ENTITIES");
  for (const CutLine& line : lines) {
    const bool closed = is_closed(line);
    out += pair(0, "POLYLINE") + pair(8, "WALLS") + pair(66, "1") + pair(70, closed ? "1" : "0");
    for (std::size_t i = 0; i + (closed ? 1 : 0) < line.points.size(); ++i) {
      const Point p = up(line.points[i]);
      out += pair(0, "VERTEX") + pair(8, "WALLS") + pair(10, n(p.x)) + pair(20, n(p.y));
      // Seen from above, where y grows up, clockwise is negative.
      if (i < line.bulges.size() && line.bulges[i] != 0) out += pair(42, n(-line.bulges[i]));
    }
    out += pair(0, "SEQEND") + pair(8, "WALLS");
  }
  return out + pair(0, "ENDSEC") + pair(0, "EOF");
}

}  // namespace mazefolio::render
