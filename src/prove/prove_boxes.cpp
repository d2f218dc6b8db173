#include "prove/prove_boxes.h"

#include <fmt/format.h>

#include <cmath>

namespace mazefolio::prove {
namespace {

constexpr double slack_pt = 0.1;

bool is_page(const Rect& box, const Size& page) {
  const auto same = [](double a, double b) { return std::fabs(a - b) < slack_pt; };
  return same(box.x0, 0) && same(box.y0, 0) && same(box.x1, page.width) && same(box.y1, page.height);
}

}  // namespace

void prove_boxes(const BookClaim& book, const std::vector<PaperClaim>& pages, Verdict& verdict) {
  int number = 0;
  for (const PaperClaim& page : pages) {
    ++number;
    if (page.unit_pt != 1) verdict.report(fmt::format("a unit of page {} is {} pt", number, page.unit_pt));
    if (page.rotation % 360 != 0)
      verdict.report(fmt::format("page {} is turned by {} degrees", number, page.rotation));
    for (const auto& [name, box] : page.boxes)
      if (!is_page(box, book.page_size))
        verdict.report(fmt::format("the {} of page {} is ({:.2f}, {:.2f}) to ({:.2f}, {:.2f}), not the page",
                                   name, number, box.x0, box.y0, box.x1, box.y1));
  }
}

}  // namespace mazefolio::prove
