#include "prove/page_frames.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

#include "base/disjoint_sets.h"
#include "base/system/tool.h"
#include "prove/tags.h"

namespace mazefolio::prove {
namespace {

constexpr double dpi = 72, zoom = 3, least_side_pt = 72;
constexpr double border_share = 0.8;  ///< of both sides of the page
constexpr std::size_t most_text = std::size_t{1} << 28;

struct InkRun {
  int begin = 0, end = 0, row = 0;
};

double area(const Rect& r) { return r.width() * r.height(); }
bool overlap(const Rect& a, const Rect& b) {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/// The boxes of all pieces of ink, in pixels; pixels that touch at corners are joined.
std::vector<Rect> pieces_on(const Raster& page) {
  std::vector<InkRun> runs;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> joined;
  std::size_t above = 0, here = 0;
  for (int y = 0; y < page.height; ++y) {
    const std::size_t last = here;
    here = runs.size();
    above = last;
    for (int x = 0; x < page.width;) {
      if (page.at(x, y) >= paper_gray) {
        ++x;
        continue;
      }
      const int begin = x;
      while (x < page.width && page.at(x, y) < paper_gray) ++x;
      while (above < here && runs[above].end < begin) ++above;
      for (std::size_t i = above; i < here && runs[i].begin <= x; ++i)
        joined.emplace_back(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(runs.size()));
      runs.push_back({begin, x, y});
    }
  }
  DisjointSets sets(static_cast<std::uint32_t>(runs.size()));
  for (const auto& [a, b] : joined) sets.join(a, b);
  std::map<std::uint32_t, Rect> boxes;
  for (std::uint32_t i = 0; i < runs.size(); ++i) {
    const Rect box{static_cast<double>(runs[i].begin), static_cast<double>(runs[i].row),
                   static_cast<double>(runs[i].end), runs[i].row + 1.0};
    const auto [at, fresh] = boxes.try_emplace(sets.find(i), box);
    if (!fresh) at->second = enclosing(at->second, box);
  }
  std::vector<Rect> out;
  out.reserve(boxes.size());
  for (const auto& [root, box] : boxes) out.push_back(box);
  return out;
}

struct PrintedLine {
  Rect box;
  double size = 0;
};

/// The lines of words of each page with their sizes, from the XML of pdftohtml.
std::vector<std::vector<PrintedLine>> lines_of(const std::string& xml) {
  std::vector<std::vector<PrintedLine>> pages;
  std::map<int, double> sizes;
  for_each_tag(xml, [&](std::string_view tag, std::string_view) {
    const auto number = [&](const char* name) { return attribute(tag, name) / zoom; };
    const auto id = [&](const char* name) { return static_cast<int>(attribute(tag, name)); };
    if (tag.starts_with("<page ")) pages.emplace_back();
    if (tag.starts_with("<fontspec ")) sizes[id("id")] = number("size");
    if (!tag.starts_with("<text ") || pages.empty()) return;
    const double left = number("left"), top = number("top");
    pages.back().push_back({{left, top, left + number("width"), top + number("height")}, sizes[id("font")]});
  });
  return pages;
}

}  // namespace

// The walls of a maze are two pieces or more, whose boxes overlap.
std::vector<Rect> frames_on(const Raster& page) {
  std::vector<Rect> frames;
  for (Rect box : pieces_on(page)) {
    if (box.width() > border_share * page.width && box.height() > border_share * page.height) continue;
    if (std::max(box.width(), box.height()) < least_side_pt * page.pixels_per_pt / 2) continue;
    for (bool grown = true; grown;) {
      grown = false;
      for (std::size_t i = 0; i < frames.size(); ++i) {
        if (!overlap(frames[i], box)) continue;
        box = enclosing(box, frames[i]);
        frames.erase(frames.begin() + static_cast<std::ptrdiff_t>(i));
        grown = true;
        break;
      }
    }
    frames.push_back(box);
  }
  std::vector<Rect> out;
  for (const Rect& box : frames) {
    const double px = page.pixels_per_pt;
    const Rect points{box.x0 / px, box.y0 / px, box.x1 / px, box.y1 / px};
    if (std::min(points.width(), points.height()) >= least_side_pt) out.push_back(points);
  }
  std::stable_sort(out.begin(), out.end(), [](const Rect& a, const Rect& b) { return area(a) > area(b); });
  return out;
}

std::vector<PageFigures> read_page_figures(const std::string& pdf) {
  const auto lines = lines_of(
      run_tool({"pdftohtml", "-xml", "-i", "-zoom", std::to_string(static_cast<int>(zoom)), "-stdout", pdf},
               most_text));
  std::vector<PageFigures> pages;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    Raster raster;
    if (!drawn_pages(pdf, number, number, dpi).next(raster)) break;
    PageFigures page{
        {raster.width / raster.pixels_per_pt, raster.height / raster.pixels_per_pt}, frames_on(raster), {}};
    for (const PrintedLine& line : lines[i]) {
      const auto in = [&](const Rect& frame) { return holds(frame, line.box); };
      if (line.size > 0 && std::none_of(page.frames.begin(), page.frames.end(), in))
        page.smallest_type = std::min(page.smallest_type.value_or(line.size), line.size);
    }
    pages.push_back(std::move(page));
  }
  return pages;
}

}  // namespace mazefolio::prove
