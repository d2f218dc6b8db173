#include "prove/prove_book.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>

#include "base/parallel.h"
#include "prove/prove_puzzle.h"

namespace mazefolio {
namespace {

/// A page with mazes: puzzles or answers, by their place in the manifest.
struct MazePage {
  int page = 0;
  bool answers = false, in_key = false;
  std::vector<std::size_t> puzzles;
  double dpi = 0;
};

std::vector<MazePage> maze_pages(const BookClaim& book) {
  std::map<std::pair<bool, int>, MazePage> pages;  // those of a key are apart
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    MazePage& page = pages[{false, book.puzzles[i].page}];
    page.page = book.puzzles[i].page;
    page.puzzles.push_back(i);
    page.dpi = std::max(page.dpi, needed_dpi(book.puzzles[i].ink));
  }
  const double most = std::sqrt(most_pixels / (book.page_size.width * book.page_size.height)) * 72;
  std::vector<MazePage> out;
  for (auto& [key, page] : pages) {
    page.dpi = std::min(page.dpi, most);
    out.push_back(std::move(page));
  }
  return out;
}

}  // namespace

std::size_t pages_to_read(const BookClaim& book) { return maze_pages(book).size(); }

std::vector<Verdict> prove_book(const BookClaim& book, const ProofOptions& options) {
  std::vector<Verdict> verdicts(book.puzzles.size());
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    verdicts[i].number = book.puzzles[i].number;
    verdicts[i].page = book.puzzles[i].page;
  }
  const std::vector<MazePage> pages = maze_pages(book);
  std::mutex telling;
  parallel_for(pages.size(), options.jobs, [&](std::size_t i) {
    throw_if_cancelled();
    const MazePage& page = pages[i];
    const Raster raster = rasterise(options.pdf, page.page, page.dpi, true);
    for (const std::size_t puzzle : page.puzzles)
      prove_puzzle(book.puzzles[puzzle], raster, verdicts[puzzle]);
    const std::lock_guard lock(telling);
    if (options.on_page) options.on_page();
  });
  return verdicts;
}

std::string verdicts_json(const std::vector<Verdict>& verdicts) {
  using Json = nlohmann::ordered_json;
  Json list = Json::array();
  for (const Verdict& v : verdicts) {
    Json j{{"number", v.number},
           {"page", v.page},
           {"held", v.held()},
           {"steps", Json::object()},
           {"lies", Json::array()}};
    for (const StepVerdict& step : v.steps) {
      Json& s = j["steps"][step.step];
      s["held"] = step.held;
      for (const MeasuredFigure& figure : step.figures) s[figure.name] = figure.value;
    }
    for (const Lie& lie : v.lies)
      j["lies"].push_back({{"page", lie.page}, {"key", lie.in_key}, {"step", lie.step}, {"what", lie.what}});
    list.push_back(std::move(j));
  }
  return list.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace mazefolio
