// What the frame costs: the same joined walls, 100 pages of 100 x 100 cells, stroked through PdfWriter and by
// finish_pdf, and by bare Cairo calls. Also the start of the first text. Prints `name: value` lines.
#include <cairo-pdf.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "base/rng.h"
#include "pdf/press.h"
#include "render/pango_measurer.h"
#include "render/pdf.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

constexpr int side = 100, pages = 100, rounds = 3;
constexpr double step = 5, width_pt = 612, height_pt = 792;
using Polyline = std::vector<Point>;

// A tree of walls: each grid vertex sends one wall right or down; chains run until they meet an older one.
std::vector<Polyline> joined_walls(std::uint64_t seed) {
  Rng rng(seed);
  std::vector<char> right(side * side), visited(side * side);
  for (char& r : right) r = rng.chance(0.5);
  std::vector<Polyline> out;
  for (int start = 0; start < side * side; ++start) {
    if (visited[static_cast<std::size_t>(start)]) continue;
    Polyline line;
    int x = start % side, y = start / side;
    char before = 2;
    for (;;) {
      const Point p{20 + x * step, 20 + y * step};
      const bool inside = x < side && y < side;
      const auto i = static_cast<std::size_t>(y * side + x);
      if (!inside || visited[i]) {
        line.push_back(p);
        break;
      }
      visited[i] = 1;
      if (right[i] != before) line.push_back(p);
      before = right[i];
      before ? ++x : ++y;
    }
    out.push_back(std::move(line));
  }
  return out;
}

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

std::string bare(const std::vector<std::vector<Polyline>>& book) {
  std::string bytes;
  cairo_surface_t* const surface = cairo_pdf_surface_create_for_stream(append, &bytes, width_pt, height_pt);
  cairo_t* const to = cairo_create(surface);
  for (const auto& walls : book) {
    for (const Polyline& line : walls) {
      cairo_move_to(to, line.front().x, line.front().y);
      for (std::size_t i = 1; i < line.size(); ++i) cairo_line_to(to, line[i].x, line[i].y);
    }
    cairo_set_line_width(to, 1);
    cairo_stroke(to);
    cairo_show_page(to);
  }
  cairo_destroy(to);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return bytes;
}

Page page_of(const std::vector<Polyline>& walls) {
  Shape shape;
  shape.stroke = Stroke{};
  for (const Polyline& line : walls) {
    shape.path.move_to(line.front());
    for (std::size_t i = 1; i < line.size(); ++i) shape.path.line_to(line[i]);
  }
  Page page{{{width_pt, height_pt}, {}}, ""};
  page.frame.items.emplace_back(std::move(shape));
  return page;
}

RawPdf framed(const std::vector<std::vector<Polyline>>& book) {
  PdfWriter pdf({}, Edition::print);
  for (const auto& walls : book) pdf.add(page_of(walls));
  return pdf.finish();
}

template <class Fn>
double seconds(Fn work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

int main() {
  std::printf("text_start_s: %.4f\n", seconds([] { PangoMeasurer().width("Maze", {"sans-serif", 12}); }));
  std::vector<std::vector<Polyline>> book;
  for (std::uint64_t i = 0; i < pages; ++i) book.push_back(joined_walls(i));

  double bare_s = 1e9, frame_s = 1e9, press_s = 1e9;
  std::size_t bare_bytes = 0, press_bytes = 0;
  for (int round = 0; round < rounds; ++round) {  // by turns, so that a busy machine is unfair to neither
    bare_s = std::min(bare_s, seconds([&] { bare_bytes = bare(book).size(); }));
    RawPdf pdf;
    frame_s = std::min(frame_s, seconds([&] { pdf = framed(book); }));
    press_s = std::min(press_s, seconds([&] { press_bytes = finish_pdf(pdf, {}).size(); }));
  }
  std::printf("pages: %d\nbare_cairo_s: %.3f\nframe_s: %.3f\npress_s: %.3f\nratio: %.3f\n", pages, bare_s,
              frame_s, press_s, (frame_s + press_s) / bare_s);
  std::printf("bare_bytes: %zu\npress_bytes: %zu\n", bare_bytes, press_bytes);
}
