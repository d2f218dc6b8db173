#include "render/svg.h"

#include <fmt/format.h>
#include <glib.h>

#include <cmath>
#include <set>

#include "base/system/parallel.h"
#include "render/number.h"
#include "render/place_picture.h"

namespace mazefolio::render {
namespace {

constexpr double half_turn = 3.141592653589793;

std::string written(double v) { return short_number(v, 3); }
std::string written(Point p) { return written(p.x) + " " + written(p.y); }

std::string written(Ink ink) {
  const auto part = [](double v) { return static_cast<int>(std::lround(std::clamp(v, 0.0, 1.0) * 255)); };
  return fmt::format("#{:02x}{:02x}{:02x}", part(ink.r), part(ink.g), part(ink.b));
}

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;  // XML has no control characters
    }
  return out;
}

Point on_circle(Point center, double radius, double angle) {
  return {center.x + radius * std::cos(angle), center.y + radius * std::sin(angle)};
}

/// SVG's A command only gives the end of an arc, so a full circle needs two.
std::string arc_to(Point center, double radius, double begin, double end) {
  const double sweep = end - begin;
  if (std::abs(sweep) > 1.5 * half_turn)
    return arc_to(center, radius, begin, begin + sweep / 2) + arc_to(center, radius, begin + sweep / 2, end);
  return fmt::format("A{} {} 0 {} {} {}", written(radius), written(radius),
                     std::abs(sweep) > half_turn ? 1 : 0, sweep > 0 ? 1 : 0,
                     written(on_circle(center, radius, end)));
}

std::string data_of(const Path& path) {
  std::string out;
  const Point* p = path.points.data();
  std::string at;  // the pen's position, as written
  const auto go = [&](char command, Point to) {
    at = written(to);
    out += command + at;
  };
  for (const Path::Verb verb : path.verbs) switch (verb) {
      case Path::Verb::move:
        go('M', *p++);
        break;
      case Path::Verb::line:
        go('L', *p++);
        break;
      case Path::Verb::curve:
        out += fmt::format("C{} {} {}", written(p[0]), written(p[1]), written(p[2]));
        at = written(p[2]);
        p += 3;
        break;
      case Path::Verb::arc: {
        const Point begin = on_circle(p[0], p[1].x, p[1].y);
        if (written(begin) != at) go(out.empty() ? 'M' : 'L', begin);
        out += arc_to(p[0], p[1].x, p[1].y, p[2].x);
        at = written(on_circle(p[0], p[1].x, p[2].x));
        p += 3;
        break;
      }
      case Path::Verb::close:
        out += 'Z';
        at.clear();
        break;
    }
  return out;
}

struct SvgWriter {
  std::string out;
  bool named = false;  ///< items stand in groups of their names
  Pictures pictures;

  void operator()(const Group& g) {
    out += "<g transform=\"";
    if (g.transform.shift != Point{}) out += fmt::format("translate({})", written(g.transform.shift));
    if (g.turn != 0) out += fmt::format("rotate({})", written(g.turn));
    if (g.transform.scale != 1) out += fmt::format("scale({})", short_number(g.transform.scale, 6));
    out += "\">\n";
    all(g.items);
    out += "</g>\n";
  }
  void operator()(const TextRun& t) {
    static constexpr const char* anchors[] = {"start", "middle", "end"};
    out += fmt::format("<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-size=\"{}\"", written(t.at.x),
                       written(t.at.y), escaped(t.font.family), written(t.font.size_pt));
    if (t.font.bold) out += " font-weight=\"bold\"";
    if (t.font.italic) out += " font-style=\"italic\"";
    if (t.align != Align::left) out += fmt::format(" text-anchor=\"{}\"", anchors[static_cast<int>(t.align)]);
    if (t.edge_pt > 0)
      out +=
          fmt::format(" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
                      written(t.edge), written(2 * t.edge_pt));
    if (t.tracking_pt != 0) out += fmt::format(" letter-spacing=\"{}\"", written(t.tracking_pt));
    out += fmt::format(" fill=\"{}\" xml:space=\"preserve\">{}</text>\n", written(t.ink), escaped(t.text));
  }
  void operator()(const Shape& s) {
    if (!s.within.empty())
      out += fmt::format("<clipPath id=\"within-{}\"><path d=\"{}\"/></clipPath>\n", ++clips_,
                         data_of(s.within));
    out += fmt::format("<path d=\"{}\" fill=\"{}\"", data_of(s.path), s.fill ? written(*s.fill) : "none");
    if (s.stroke) {
      out +=
          fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", written(s.stroke->ink), written(s.stroke->width));
      if (s.stroke->cap != Cap::butt)
        out += fmt::format(" stroke-linecap=\"{}\"", s.stroke->cap == Cap::round ? "round" : "square");
      out += s.stroke->join == Join::miter   ? " stroke-miterlimit=\"10\""  // as in Cairo
             : s.stroke->join == Join::round ? " stroke-linejoin=\"round\""
                                             : " stroke-linejoin=\"bevel\"";
      if (!s.stroke->dashes.empty()) {
        out += " stroke-dasharray=\"";
        for (std::size_t i = 0; i < s.stroke->dashes.size(); ++i)
          out += (i ? " " : "") + written(s.stroke->dashes[i]);
        out += '"';
      }
    }
    if (!s.within.empty()) out += fmt::format(" clip-path=\"url(#within-{})\"", clips_);
    out += "/>\n";
  }
  void operator()(const Image& i) {
    const Size size = pictures.size(i);  // also checks that it is SVG
    const Transform place = fit({0, 0, size.width, size.height}, i.box);
    if (i.mirrored || i.flipped)
      out += fmt::format(
          "<g transform=\"translate({} {}) scale({} {})\">\n", written(i.mirrored ? i.box.x0 + i.box.x1 : 0),
          written(i.flipped ? i.box.y0 + i.box.y1 : 0), i.mirrored ? -1 : 1, i.flipped ? -1 : 1);
    out += fmt::format("<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\">\n",
                       written(place.shift.x), written(place.shift.y), written(size.width * place.scale),
                       written(size.height * place.scale), written(size.width), written(size.height));
    const std::size_t root = i.pixels ? std::string::npos : i.svg->find("<svg");
    if (root != std::string::npos && i.svg->substr(0, root).find("<!ENTITY") == std::string::npos) {
      out += i.svg->substr(root);
    } else {  // its root refers to a prefix of the text, so it cannot be embedded as it is
      const std::string bytes = i.pixels ? gray_png(*i.pixels) : *i.svg;
      gchar* const data = g_base64_encode(reinterpret_cast<const guchar*>(bytes.data()), bytes.size());
      out += fmt::format("<image width=\"{}\" height=\"{}\" xlink:href=\"data:image/{};base64,{}\"/>",
                         written(size.width), written(size.height), i.pixels ? "png" : "svg+xml", data);
      g_free(data);
    }
    out += i.mirrored || i.flipped ? "</svg>\n</g>\n" : "</svg>\n";
  }
  void operator()(const Link&) {}
  void operator()(const Marker&) {}

  void all(const std::vector<Item>& items) {
    std::string_view group;  // the one that is open
    for (const Item& item : items) {
      throw_if_canceled();
      if (const std::string_view name = item.name; named && name != group) {
        if (!group.empty()) out += "</g>\n";
        if (!name.empty()) open_group(name);
        group = name;
      }
      std::visit(*this, static_cast<const Item::variant&>(item));
    }
    if (!group.empty()) out += "</g>\n";
  }

 private:
  void open_group(std::string_view name) {
    out += "<g ";
    if (names_.emplace(name).second) out += fmt::format("id=\"{}\" ", name);
    out += fmt::format("class=\"{}\">\n", name);
  }
  std::set<std::string_view> names_;
  int clips_ = 0;  ///< areas so far within which something lies
};

std::string svg_of(const Frame& frame, const std::string* title) {
  SvgWriter w;
  w.named = title;
  const std::string width = written(frame.size.width), height = written(frame.size.height);
  w.out = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      "version=\"1.1\" "
      "width=\"{0}pt\" height=\"{1}pt\" viewBox=\"0 0 {0} {1}\">\n",
      width, height);
  if (title) w.out += fmt::format("<title>{}</title>\n", escaped(*title));
  w.all(frame.items);
  w.out += "</svg>\n";
  return std::move(w.out);
}

}  // namespace

std::string to_svg(const Frame& frame) { return svg_of(frame, nullptr); }
std::string to_svg(const Frame& frame, const std::string& title) { return svg_of(frame, &title); }

}  // namespace mazefolio::render
