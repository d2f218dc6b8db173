#include "prove/prove_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>

#include "base/diagnostic.h"
#include "base/system/parallel.h"
#include "base/system/tool.h"
#include "prove/printed_text.h"
#include "prove/prove_answer.h"
#include "prove/prove_boxes.h"
#include "prove/prove_identity.h"
#include "prove/prove_pages.h"
#include "prove/prove_puzzle.h"
#include "prove/prove_rule.h"
#include "prove/prove_signs.h"
#include "prove/prove_words.h"
#include "prove/unclaimed_ink.h"

namespace mazefolio::prove {
namespace {

constexpr std::size_t most_fonts = std::size_t{1} << 24;

constexpr double plain_dpi = 96;  ///< of pages without mazes
constexpr double color_dpi = 30;
constexpr int color_pages = 16;  ///< that one program draws

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

/// Pages that one program draws: one behind another in one file, equally fine.
struct Stretch {
  std::size_t begin = 0, end = 0;
};

/// `is_there`: whether a page can be drawn with others.
std::vector<Stretch> stretches_of(const std::vector<ClaimedPage>& pages,
                                  const std::function<bool(const ClaimedPage&)>& is_there) {
  constexpr std::size_t most_at_once = 16;
  std::vector<Stretch> out;
  bool goes_on = false;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const bool there = is_there(pages[i]);
    if (!goes_on || !there || pages[i].key != pages[i - 1].key || pages[i].dpi != pages[i - 1].dpi ||
        i - out.back().begin == most_at_once)
      out.push_back({i, i});
    out.back().end = i + 1;
    goes_on = there;
  }
  return out;
}

/// Verdicts that several pages add to are kept apart, so that pages can be read in parallel.
struct PuzzleVerdicts {
  Verdict puzzle, answer;
};

class BookProver {
 public:
  BookProver(const BookClaim& book, const ProofOptions& options)
      : book_(book),
        options_(options),
        files_{{options.pdf, read_page_texts(options.pdf), book.printed, false}} {
    if (separate()) files_.push_back({options.key, read_page_texts(options.key), book.answers_printed, true});
  }

  std::vector<Verdict> prove() {
    const std::vector<ClaimedPage> pages = claimed_pages(book_);
    std::vector<PuzzleVerdicts> puzzles(book_.puzzles.size());
    std::vector<Verdict> plain(pages.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      puzzles[i].puzzle.number = puzzles[i].answer.number = book_.puzzles[i].number;
    std::mutex telling;
    const std::vector<Stretch> stretches =
        stretches_of(pages, [&](const ClaimedPage& page) { return is_there(page); });
    parallel_for(stretches.size(), options_.jobs, [&](std::size_t stretch) {
      const auto [begin, end] = stretches[stretch];
      std::optional<PictureStream> drawn;
      if (is_there(pages[begin]))
        drawn = drawn_pages(file(pages[begin].key).path, pages[begin].page, pages[end - 1].page,
                            pages[begin].dpi);
      Raster raster;
      for (std::size_t i = begin; i < end; ++i) {
        throw_if_canceled();
        if (drawn && !drawn->next(raster)) throw WorldError("'pdftoppm' did not write a picture");
        read_page(pages[i], drawn ? &raster : nullptr, puzzles, plain[i]);
        const std::lock_guard lock(telling);
        if (options_.on_page) options_.on_page();
      }
      if (drawn) drawn->next(raster);  // to the end, where it says whether it failed
    });
    parallel_for(puzzles.size(), options_.jobs,
                 [&](std::size_t i) { prove_entry(book_.puzzles[i], puzzles[i].puzzle); });

    std::vector<Verdict> out{prove_whole()};
    for (const Verdict& page : plain) out.front().take(page);
    prove_colors(out.front());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      Verdict& verdict = puzzles[i].puzzle;
      verdict.page = book_.puzzles[i].page;
      verdict.take(puzzles[i].answer);
      if (const PuzzleClaim& puzzle = book_.puzzles[i]; puzzle.rule) {
        verdict.begin(Step::rule, puzzle.page);
        const auto page_of = [](const File& file, int page) {
          const auto index = static_cast<std::size_t>(page - 1);
          return index < file.texts.size() ? &file.texts[index] : nullptr;
        };
        prove_rule(puzzle, files_.front().texts[static_cast<std::size_t>(puzzle.page - 1)], verdict,
                   puzzle.answer ? page_of(files_.back(), puzzle.answer->page) : nullptr);
      }
      prove_references(book_.puzzles[i], files_.front().texts, files_.back().texts, separate(), verdict);
      out.push_back(std::move(verdict));
    }
    return out;
  }

 private:
  /// The book, or its separate key; the key is the last file, where there are two.
  struct File {
    std::string path;
    std::vector<PageText> texts;  ///< once a page was read, the words that can be seen
    const std::vector<PageClaim>& claims;
    bool key = false;
  };

  bool separate() const { return !book_.answers_pdf.empty(); }
  File& file(bool key) { return key ? files_.back() : files_.front(); }

  Verdict prove_whole() const {
    Verdict verdict;
    for (const File& file : files_) {
      prove_file(book_, file.texts, run_tool({"pdffonts", file.path}, most_fonts), file.key, verdict);
      if (!options_.papers) continue;
      verdict.begin(Step::boxes, 0, file.key);
      prove_boxes(book_, options_.papers(file.path), verdict);
    }
    return verdict;
  }

  /// What the manifest says of one puzzle, without its pages.
  void prove_entry(const PuzzleClaim& puzzle, Verdict& verdict) const {
    throw_if_canceled();
    verdict.begin(Step::counts, puzzle.page);
    prove_counts(puzzle, verdict);
    verdict.begin(Step::heading, puzzle.page);
    prove_heading(puzzle, book_.printed[static_cast<std::size_t>(puzzle.page - 1)], verdict);
    if (!options_.remake) return;
    verdict.begin(Step::identity, puzzle.page);
    try {
      const std::optional<PuzzleClaim> again = options_.remake(puzzle);
      verdict.figure("remade", again.has_value());
      if (again) prove_identity(puzzle, *again, verdict);
    } catch (const InputError& e) {
      verdict.report(fmt::format("the id makes no maze: {}", e.found().all().front().message));
    }
  }

  static void prove_fineness(const InkClaim& ink, const ClaimedPage& page, Step step, Verdict& verdict) {
    verdict.begin(step, page.page, page.key);
    verdict.figure("dpi", page.dpi);
    if (const double needed = needed_dpi(ink); needed > page.dpi)
      verdict.report(fmt::format(
          "the maze is too fine for so large a page: it is read at {:.0f} dots an inch, and needs {:.0f}",
          page.dpi, needed));
  }

  /// Whether a page has the size of the manifest.
  bool is_there(const ClaimedPage& page) { return right_size(book_, file(page.key).texts, page.page); }

  /// `raster`: null where the page cannot be read.
  void read_page(const ClaimedPage& page, const Raster* raster, std::vector<PuzzleVerdicts>& verdicts,
                 Verdict& plain) {
    if (!raster) {
      const auto lose = [&](Verdict& verdict, Step step) {
        verdict.begin(step, page.page, page.key);
        verdict.report("its page is missing or has another size");
      };
      for (const std::size_t i : page.puzzles) lose(verdicts[i].puzzle, Step::registration);
      for (const std::size_t i : page.answers) lose(verdicts[i].answer, Step::answer);
      return;
    }
    for (const std::size_t i : page.puzzles)
      prove_fineness(book_.puzzles[i].ink, page, Step::registration, verdicts[i].puzzle);
    for (const std::size_t i : page.answers)
      prove_fineness(book_.puzzles[i].answer->ink, page, Step::answer, verdicts[i].answer);
    read_raster(page, file(page.key), *raster, verdicts, plain);
  }

  void read_raster(const ClaimedPage& page, File& of, const Raster& raster,
                   std::vector<PuzzleVerdicts>& verdicts, Verdict& plain) const {
    const std::optional<ColorRaster> colored = in_color(page, of, raster);
    for (const std::size_t i : page.puzzles) {
      Verdict& verdict = verdicts[i].puzzle;
      prove_puzzle(book_.puzzles[i], raster, colored ? &*colored : nullptr, verdict);
      verdict.begin(Step::heading, page.page);
      prove_signs(book_.puzzles[i], signed_levels_, of.claims[static_cast<std::size_t>(page.page - 1)],
                  raster, verdict);
    }
    for (const std::size_t i : page.answers)
      prove_answer(book_.puzzles[i], raster, page.key, verdicts[i].answer);
    prove_plain(page, of, raster, plain);
  }

  /// The page in color, if it has a maze that claims colors.
  std::optional<ColorRaster> in_color(const ClaimedPage& page, const File& of, const Raster& gray) const {
    const bool asked = std::any_of(page.puzzles.begin(), page.puzzles.end(),
                                   [&](std::size_t i) { return book_.puzzles[i].ink.colors.has_value(); });
    if (!asked) return std::nullopt;
    PictureStream drawn = drawn_in_color(of.path, page.page, page.page, page.dpi);
    ColorRaster colored;
    if (!drawn.next(colored) || colored.width != gray.width || colored.height != gray.height)
      throw WorldError("'pdftoppm' did not write a picture");
    return colored;
  }

  /// What every page is asked, whether it has mazes or not.
  void prove_plain(const ClaimedPage& page, File& of, const Raster& raster, Verdict& verdict) const {
    const auto index = static_cast<std::size_t>(page.page - 1);
    std::vector<const InkClaim*> mazes;
    for (const std::size_t i : page.puzzles) mazes.push_back(&book_.puzzles[i].ink);
    for (const std::size_t i : page.answers) mazes.push_back(&book_.puzzles[i].answer->ink);
    verdict.begin(Step::margins, page.page, page.key);
    prove_margins(book_, raster, page.page, verdict);
    verdict.begin(Step::claims, page.page, page.key);
    prove_claimed(book_, inked_boxes(of.claims[index], mazes), raster, page.page, verdict);
    verdict.begin(Step::words, page.page, page.key);
    std::vector<Rect> below_lines;
    for (const std::size_t i : page.answers) {
      const std::vector<Rect>& marks = book_.puzzles[i].answer->ink.marks;
      below_lines.insert(below_lines.end(), marks.begin(), marks.end());
    }
    drop_unprinted(of.texts[index], raster, below_lines);
    prove_words(of.claims[index], of.texts[index], verdict);
  }

  void prove_colors(Verdict& verdict) const {
    const auto is_colored = [](const PuzzleClaim& p) { return p.ink.colors.has_value(); };
    if (book_.color && std::none_of(book_.puzzles.begin(), book_.puzzles.end(), is_colored)) return;
    for (const File& file : files_) {
      std::vector<std::vector<Rect>> pictures;
      for (const PageClaim& page : file.claims) pictures.push_back(page.art);
      for (const PuzzleClaim& p : book_.puzzles) {
        if (!file.key) add(pictures, p.page, p.ink.marks);
        if (!file.key && book_.color && is_colored(p))
          add(pictures, p.page, {inset(p.ink.bbox, -p.ink.rim_pt / 2 - 1)});
        if (p.answer && file.key == separate()) add(pictures, p.answer->page, p.answer->ink.marks);
      }
      const auto pages = static_cast<int>(std::min(pictures.size(), file.texts.size()));
      std::vector<Verdict> found(static_cast<std::size_t>(pages));
      parallel_for((found.size() + color_pages - 1) / color_pages, options_.jobs, [&](std::size_t chunk) {
        throw_if_canceled();
        auto at = chunk * color_pages;
        const int last = std::min(pages, static_cast<int>(at) + color_pages);
        PictureStream drawn = drawn_in_color(file.path, static_cast<int>(at) + 1, last, color_dpi);
        for (ColorRaster page; drawn.next(page) && at < found.size();) {
          found[at].begin(Step::color, static_cast<int>(at) + 1, file.key);
          prove_gray(pictures[at], page, found[at]);
          ++at;
        }
      });
      for (const Verdict& page : found) verdict.take(page);
    }
  }

  static void add(std::vector<std::vector<Rect>>& pictures, int page, const std::vector<Rect>& boxes) {
    std::vector<Rect>& list = pictures[static_cast<std::size_t>(page - 1)];
    list.insert(list.end(), boxes.begin(), boxes.end());
  }

  const BookClaim& book_;
  const SignedLevels signed_levels_ = signed_levels(book_);
  const ProofOptions& options_;
  std::vector<File> files_;
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
