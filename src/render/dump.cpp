#include "render/dump.h"

#include <fmt/format.h>

#include "base/sha256.h"
#include "render/number.h"
#include "render/place_picture.h"

namespace mazefolio::render {
namespace {

std::string dumped(double v) { return short_number(v, 2); }
std::string dumped(Point p) { return dumped(p.x) + " " + dumped(p.y); }
std::string dumped(const Rect& r) {
  return fmt::format("{} {} {} {}", dumped(r.x0), dumped(r.y0), dumped(r.x1), dumped(r.y1));
}
std::string dumped(Ink i) {
  return i.r == i.g && i.g == i.b ? dumped(i.r)
                                  : fmt::format("{}/{}/{}", dumped(i.r), dumped(i.g), dumped(i.b));
}

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
      continue;
    }
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

std::string to_text(const Path& path) {
  std::string out;
  const Point* p = path.points.data();
  for (const Path::Verb verb : path.verbs) {
    switch (verb) {
      case Path::Verb::move:
        out += " M " + dumped(*p++);
        break;
      case Path::Verb::line:
        out += " L " + dumped(*p++);
        break;
      case Path::Verb::curve:
        out += fmt::format(" C {} {} {}", dumped(p[0]), dumped(p[1]), dumped(p[2]));
        p += 3;
        break;
      case Path::Verb::arc:
        out += fmt::format(" A {} r {} {}..{}", dumped(p[0]), dumped(p[1].x), dumped(p[1].y), dumped(p[2].x));
        p += 3;
        break;
      case Path::Verb::close:
        out += " Z";
        break;
    }
  }
  return out;
}

struct Writer {
  std::string out;
  std::string indent = "  ";

  void operator()(const Group& g) {
    out += fmt::format("group scale {} shift {}{}\n", dumped(g.transform.scale), dumped(g.transform.shift),
                       g.turn != 0 ? " turn " + dumped(g.turn) : "");
    indent += "  ";
    all(g.items);
    indent.resize(indent.size() - 2);
  }
  void operator()(const TextRun& t) {
    static constexpr const char* names[] = {"left", "center", "right"};
    out += fmt::format("text {} {} {} {} {}{}{}", dumped(t.at), names[static_cast<int>(t.align)],
                       quoted(t.text), quoted(t.font.family), dumped(t.font.size_pt),
                       t.font.bold ? " bold" : "", t.font.italic ? " italic" : "");
    if (t.tracking_pt != 0) out += " tracking " + dumped(t.tracking_pt);
    if (t.edge_pt > 0) out += " edge " + dumped(t.edge_pt) + " " + dumped(t.edge);
    out += " ink " + dumped(t.ink) + "\n";
  }
  void operator()(const Shape& s) {
    static constexpr const char* caps[] = {"butt", "round", "square"};
    static constexpr const char* joins[] = {"miter", "round", "bevel"};
    out += "shape";
    if (s.fill) out += " fill " + dumped(*s.fill);
    if (s.stroke) {
      out += fmt::format(" stroke {} {} {} {}", dumped(s.stroke->width), dumped(s.stroke->ink),
                         caps[static_cast<int>(s.stroke->cap)], joins[static_cast<int>(s.stroke->join)]);
      if (!s.stroke->dashes.empty()) out += " dashes";
      for (const double dash : s.stroke->dashes) out += " " + dumped(dash);
    }
    out += ":" + to_text(s.path);
    if (!s.within.empty()) out += " within" + to_text(s.within);
    out += "\n";
  }
  void operator()(const Image& i) {
    const std::string name = i.svg      ? "svg " + sha256(*i.svg).substr(0, 12)
                             : i.pixels ? "png " + sha256(gray_png(*i.pixels)).substr(0, 12)
                                        : "none";
    out += fmt::format("image {} {}{}\n", dumped(i.box), name, i.mirrored ? " mirrored" : "");
  }
  void operator()(const Link& l) { out += fmt::format("link {} to {}\n", dumped(l.area), quoted(l.target)); }
  void operator()(const Marker& m) {
    out += fmt::format("marker {} at {}", quoted(m.name), dumped(m.at));
    if (!m.title.empty()) out += fmt::format(" title {} level {}", quoted(m.title), m.level);
    out += "\n";
  }

  void all(const std::vector<Item>& items) {
    for (const Item& item : items) {
      out += indent;
      std::visit(*this, static_cast<const Item::variant&>(item));
    }
  }
};

}  // namespace

std::string to_dump(const Frame& frame) {
  Writer w;
  w.out = fmt::format("frame {} {}\n", dumped(frame.size.width), dumped(frame.size.height));
  w.all(frame.items);
  return std::move(w.out);
}

std::string to_dump(const Page& page) {
  return fmt::format("page {}\n", quoted(page.label)) + to_dump(page.frame);
}

}  // namespace mazefolio::render
