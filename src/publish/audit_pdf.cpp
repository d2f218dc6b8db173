#include "publish/audit_pdf.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text/amounts.h"
#include "book/audit.h"
#include "prove/page_frames.h"
#include "spec/house_files.h"

namespace mazefolio::publish {
namespace {

/// Smaller frames than this share of the largest are of answers, examples and title pages.
constexpr double least_of_largest = 0.6;
constexpr double share_slack = 0.01, type_slack_pt = 0.34, largest_jump_pt = 3;

struct MazePage {
  int page = 1;
  Rect frame;
  double share = 0;
};

/// The pages that have one maze and nothing else that is large.
std::vector<MazePage> maze_pages(const std::vector<PageFigures>& pages) {
  std::vector<MazePage> out;
  double largest = 0;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const PageFigures& page = pages[i];
    if (page.frames.empty()) continue;
    const auto share = [&](const Rect& r) {
      return r.width() * r.height() / (page.paper.width * page.paper.height);
    };
    const double first = share(page.frames[0]);
    double all = 0;
    for (const Rect& frame : page.frames) all += share(frame);
    largest = std::max(largest, all);
    if (page.frames.size() == 1 || share(page.frames[1]) < first / 4)
      out.push_back({static_cast<int>(i) + 1, page.frames[0], first});
  }
  std::erase_if(out, [&](const MazePage& page) { return page.share < least_of_largest * largest; });
  return out;
}

std::string percent(double share) { return fmt::format("{:.0f} %", share * 100); }

double middle_of(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

class PdfAuditor {
 public:
  PdfAuditor(const std::string& pdf, const std::vector<PageFigures>& pages)
      : pdf_(pdf), pages_(pages), mazes_(maze_pages(pages)) {}

  void frames(Diagnostics& found, Length text) const {
    const MazePage* worst = nullptr;
    double lacks = share_slack;
    for (const MazePage& maze : mazes_) {
      const double missing = good(maze, text) - maze.share;
      if (missing <= lacks) continue;
      worst = &maze;
      lacks = missing;
    }
    if (worst)
      found.warning({pdf_, 0, 0},
                    fmt::format("page {}: the maze has {} of the page; a good page gives it {}", worst->page,
                                percent(worst->share), percent(good(*worst, text))));
  }

  /// Left pages and right pages have middles of their own.
  void jumps(Diagnostics& found) const {
    for (const int side : {0, 1}) {
      std::vector<double> xs;
      for (const MazePage& maze : mazes_)
        if (maze.page % 2 == side) xs.push_back(maze.frame.center().x);
      if (xs.size() < 3) continue;
      const double middle = middle_of(xs);
      const auto off = [&](const MazePage& maze) {
        return maze.page % 2 == side ? std::abs(maze.frame.center().x - middle) : 0;
      };
      const auto worst = std::max_element(mazes_.begin(), mazes_.end(),
                                          [&](const auto& a, const auto& b) { return off(a) < off(b); });
      if (off(*worst) > largest_jump_pt)
        found.warning({pdf_, 0, 0},
                      fmt::format("page {}: the maze stands {:.0f} pt beside those of the other pages",
                                  worst->page, off(*worst)));
    }
  }

  void type(Diagnostics& found, const Audience& readers) const {
    const auto [page, size] = smallest_type();
    if (page > 0 && size < readers.text.pt - type_slack_pt)
      found.warning({pdf_, 0, 0}, fmt::format("page {}: type of {:.1f} pt; '{}' readers need {:g} pt", page,
                                              size, readers.name, readers.text.pt));
  }

  std::string summary() const {
    std::string out = counted(pages_.size(), "page");
    if (!mazes_.empty()) {
      const auto [least, most] = std::minmax_element(
          mazes_.begin(), mazes_.end(), [](const auto& a, const auto& b) { return a.share < b.share; });
      const double low = std::round(least->share * 100), high = std::round(most->share * 100);
      out += fmt::format(", {} with one maze: {:.0f} %", mazes_.size(), low);
      if (high > low) out += fmt::format(" to {:.0f} %", high);
      out += " of the page";
    }
    if (const auto [page, size] = smallest_type(); page > 0)
      out += fmt::format("; type of {:.1f} pt and more", size);
    return out;
  }

 private:
  double good(const MazePage& maze, Length text) const {
    return good_frame_share(pages_[static_cast<std::size_t>(maze.page - 1)].paper, text);
  }

  std::pair<int, double> smallest_type() const {
    std::pair<int, double> out{0, 0};
    for (std::size_t i = 0; i < pages_.size(); ++i)
      if (const auto size = pages_[i].smallest_type; size && (out.first == 0 || *size < out.second))
        out = {static_cast<int>(i) + 1, *size};
    return out;
  }

  const std::string& pdf_;
  const std::vector<PageFigures>& pages_;
  std::vector<MazePage> mazes_;
};

}  // namespace

AuditedPdf audit_pdf(const std::string& pdf, const std::optional<Audience>& readers) {
  const std::vector<PageFigures> pages = read_page_figures(pdf);
  const PdfAuditor auditor(pdf, pages);
  AuditedPdf out{auditor.summary(), {}};
  auditor.frames(out.findings, readers ? readers->text : Length{});
  auditor.jumps(out.findings);
  if (readers) auditor.type(out.findings, *readers);
  return out;
}

}  // namespace mazefolio::publish
