#include "prove/prove_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>

#include "base/system/parallel.h"
#include "base/system/tool.h"
#include "prove/printed_text.h"
#include "prove/prove_answer.h"
#include "prove/prove_pages.h"
#include "prove/prove_puzzle.h"

namespace mazefolio::prove {
namespace {

constexpr std::size_t most_fonts = std::size_t{1} << 24;

constexpr double plain_dpi = 96;  ///< of pages without mazes

/// The puzzles of the manifest, and the answers, on each page.
struct ClaimedPage {
  int page = 0;
  bool key = false;
  std::vector<std::size_t> puzzles, answers;
  double dpi = plain_dpi;
};

std::vector<ClaimedPage> claimed_pages(const BookClaim& book) {
  std::map<std::pair<bool, int>, ClaimedPage> pages;
  const auto add_all = [&](bool key, int count) {
    for (int page = 1; page <= count; ++page) pages[{key, page}] = {page, key, {}, {}};
  };
  add_all(false, book.pages);
  add_all(true, book.answers_pages);
  const double most = std::sqrt(most_pixels / (book.page_size.width * book.page_size.height)) * 72;
  const auto add = [&](std::size_t puzzle, int number, bool key, const InkClaim& ink, bool answer) {
    ClaimedPage& page = pages[{key, number}];
    (answer ? page.answers : page.puzzles).push_back(puzzle);
    page.dpi = std::min(most, std::max(page.dpi, needed_dpi(ink)));
  };
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    const PuzzleClaim& p = book.puzzles[i];
    add(i, p.page, false, p.ink, false);
    if (p.answer) add(i, p.answer->page, !book.answers_pdf.empty(), p.answer->ink, true);
  }
  std::vector<ClaimedPage> out;
  for (auto& [key, page] : pages) out.push_back(std::move(page));
  return out;
}

/// Verdicts that several pages add to are kept apart, so that pages can be read in parallel.
struct PuzzleVerdicts {
  Verdict puzzle, answer;
};

class BookProver {
 public:
  BookProver(const BookClaim& book, const ProofOptions& options)
      : book_(book), options_(options), texts_(read_page_texts(options.pdf)) {
    if (!book.answers_pdf.empty()) key_texts_ = read_page_texts(options.key);
  }

  std::vector<Verdict> prove() {
    const std::vector<ClaimedPage> pages = claimed_pages(book_);
    std::vector<PuzzleVerdicts> puzzles(book_.puzzles.size());
    std::vector<Verdict> margins(pages.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      puzzles[i].puzzle.number = puzzles[i].answer.number = book_.puzzles[i].number;
    std::mutex telling;
    parallel_for(pages.size(), options_.jobs, [&](std::size_t i) {
      throw_if_canceled();
      read_page(pages[i], puzzles, margins[i]);
      const std::lock_guard lock(telling);
      if (options_.on_page) options_.on_page();
    });

    std::vector<Verdict> out{prove_whole()};
    for (const Verdict& page : margins) out.front().take(page);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      Verdict& verdict = puzzles[i].puzzle;
      verdict.page = book_.puzzles[i].page;
      verdict.take(puzzles[i].answer);
      prove_references(book_.puzzles[i], texts_, separate() ? key_texts_ : texts_, separate(), verdict);
      out.push_back(std::move(verdict));
    }
    return out;
  }

 private:
  bool separate() const { return !book_.answers_pdf.empty(); }

  Verdict prove_whole() const {
    Verdict verdict;
    prove_file(book_, texts_, run_tool({"pdffonts", options_.pdf}, most_fonts), false, verdict);
    if (separate())
      prove_file(book_, key_texts_, run_tool({"pdffonts", options_.key}, most_fonts), true, verdict);
    return verdict;
  }

  static void prove_fineness(const InkClaim& ink, const ClaimedPage& page, const char* step,
                             Verdict& verdict) {
    verdict.begin(step, page.page, page.key);
    verdict.figure("dpi", page.dpi);
    if (const double needed = needed_dpi(ink); needed > page.dpi)
      verdict.report(fmt::format(
          "the maze is too fine for so large a page: it is read at {:.0f} dots an inch, and needs {:.0f}",
          page.dpi, needed));
  }

  void read_page(const ClaimedPage& page, std::vector<PuzzleVerdicts>& verdicts, Verdict& margins) const {
    if (!right_size(book_, page.key ? key_texts_ : texts_, page.page)) {
      const auto lose = [&](Verdict& verdict, const char* step) {
        verdict.begin(step, page.page, page.key);
        verdict.report("its page is missing or has another size");
      };
      for (const std::size_t i : page.puzzles) lose(verdicts[i].puzzle, "registration");
      for (const std::size_t i : page.answers) lose(verdicts[i].answer, "answer");
      return;
    }
    for (const std::size_t i : page.puzzles)
      prove_fineness(book_.puzzles[i].ink, page, "registration", verdicts[i].puzzle);
    for (const std::size_t i : page.answers)
      prove_fineness(book_.puzzles[i].answer->ink, page, "answer", verdicts[i].answer);
    // Answers have the same style as puzzles, so one reading is enough.
    const std::string& pdf = page.key ? options_.key : options_.pdf;
    for (const bool smooth : {true, false}) {
      if (!smooth && page.puzzles.empty()) break;
      const Raster raster = rasterize(pdf, page.page, page.dpi, smooth);
      for (const std::size_t i : page.puzzles)
        prove_puzzle(book_.puzzles[i], raster, smooth, verdicts[i].puzzle);
      if (!smooth) break;
      for (const std::size_t i : page.answers)
        prove_answer(book_.puzzles[i], raster, page.key, verdicts[i].answer);
      prove_margins(book_, raster, page.page, page.key, margins);
    }
  }

  const BookClaim& book_;
  const ProofOptions& options_;
  std::vector<PageText> texts_, key_texts_;
};

}  // namespace

std::size_t pages_to_read(const BookClaim& book) { return claimed_pages(book).size(); }

std::vector<Verdict> prove_book(const BookClaim& book, const ProofOptions& options) {
  return BookProver(book, options).prove();
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
    for (const Finding& finding : v.findings)
      j["lies"].push_back(
          {{"page", finding.page}, {"key", finding.in_key}, {"step", finding.step}, {"what", finding.what}});
    list.push_back(std::move(j));
  }
  return list.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace mazefolio::prove
