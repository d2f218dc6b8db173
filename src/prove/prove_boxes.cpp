#include "prove/prove_boxes.h"

#include <fmt/format.h>

#include <cmath>

namespace mazefolio::prove {
namespace {

constexpr double slack_pt = 0.1;

bool same(const Rect& a, const Rect& b) {
  const auto near = [](double x, double y) { return std::fabs(x - y) < slack_pt; };
  return near(a.x0, b.x0) && near(a.y0, b.y0) && near(a.x1, b.x1) && near(a.y1, b.y1);
}

Rect upwards(const Rect& box, const Size& page) {
  return {box.x0, page.height - box.y1, box.x1, page.height - box.y0};
}

}  // namespace

void prove_boxes(const BookClaim& book, const std::vector<PaperClaim>& pages, Verdict& verdict) {
  int number = 0;
  for (const PaperClaim& page : pages) {
    ++number;
    if (page.unit_pt != 1) verdict.report(fmt::format("a unit of page {} is {} pt", number, page.unit_pt));
    if (page.rotation % 360 != 0)
      verdict.report(fmt::format("page {} is turned by {} degrees", number, page.rotation));
    const Rect whole{0, 0, book.page_size.width, book.page_size.height};
    const Rect trim = upwards(book.inside(book.bleed, number), book.page_size);
    bool trimmed = same(trim, whole);
    for (const auto& [name, box] : page.boxes) {
      const bool is_trim = name == "TrimBox";
      trimmed |= is_trim;
      if (!same(box, is_trim ? trim : whole))
        verdict.report(fmt::format("the {} of page {} is ({:.2f}, {:.2f}) to ({:.2f}, {:.2f}), not the {}",
                                   name, number, box.x0, box.y0, box.x1, box.y1, is_trim ? "trim" : "page"));
    }
    if (!trimmed) verdict.report(fmt::format("page {} does not say where it is trimmed", number));
  }
}

}  // namespace mazefolio::prove
