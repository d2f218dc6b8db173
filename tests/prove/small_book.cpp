#include "prove/small_book.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "book/book_vocabulary.h"
#include "book/ink_beside_mazes.h"
#include "book/manifest.h"
#include "pdf/press.h"
#include "render/pdf.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"
#include "support/two_tones.h"

namespace mazefolio::tests {
namespace {

BitSet lanes_of(const AnyTopology& t) {
  BitSet lanes(cell_limit(t));
  if (const auto* graph = std::get_if<PlanarGraph>(&t))
    for (const auto& crossing : graph->crossings()) {
      lanes.set(index(crossing.over));
      lanes.set(index(crossing.under));
    }
  return lanes;
}

}  // namespace

SmallBook::SmallBook(const std::string& puzzles, const std::string& more, const ChangeHouse& change_house) {
  const TemporaryFolder folder;
  const std::string front = more.find("front:") == std::string::npos ? "front: []\n" : "";
  write_file(folder.path() / "book.yaml",
             "title: Small\nseed: 7\n" + front + more + "chapters:\n  - puzzles:\n" + puzzles + "\n");
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  spec_ = std::make_unique<BookSpec>(
      read_book(folder.path() / "book.yaml", {}, book_vocabulary(files).value()).value());
  for (ChapterSpec& chapter : spec_->chapters)
    for (PuzzleSpec& puzzle : chapter.puzzles)
      if (!puzzle.tone.name.empty()) puzzle.tone.options.attach(dark_left());
  HouseData house = load_house_data(*spec_, files).value();
  for (const ChapterSpec& chapter : spec_->chapters)
    for (const PuzzleSpec& puzzle : chapter.puzzles)
      for (const auto& icon : {puzzle.start_icon, puzzle.finish_icon})
        if (icon)
          house.icons[*icon] = std::make_shared<const std::string>(
              read_file(std::filesystem::path(MAZEFOLIO_SOURCE_DIR) / "templates/icons" / (*icon + ".svg")));
  if (change_house) change_house(house);
  PangoMeasurer measurer(spec_->language);
  Diagnostics found;
  Result<Book> made = make_book(*spec_, std::move(house), measurer, 1, {});
  found.add(made ? made.value().warnings : made.found());
  if (made) book_ = std::make_unique<Book>(std::move(made).value());
  for (const Diagnostic& d : found.all()) UNSCOPED_INFO(to_text(d));
  REQUIRE_FALSE(found.has_errors());
  const PagePlan& plan = book_->plan;
  manifest_ = manifest_json(*spec_, book_->puzzles,
                            {"book.pdf",
                             "",
                             plan.key_pages.empty() ? "" : "key.pdf",
                             static_cast<int>(plan.pages.size()),
                             static_cast<int>(plan.key_pages.size()),
                             book_->geometry,
                             {},
                             ink(false),
                             ink(true),
                             audit_pages(*book_, ink(false)),
                             audit_key(*book_, ink(true))});
}

std::vector<PageInk> SmallBook::ink(bool key) const {
  PangoMeasurer measurer(spec_->language);
  const AnswerKey answers = answer_key(*book_);
  const MazeBoxes mazes = key ? answers.mazes : maze_boxes(*book_);
  std::vector<PageInk> out;
  for (std::size_t i = 0; i < (key ? answers.pages() : book_->plan.pages.size()); ++i)
    out.push_back(
        ink_beside_mazes((key ? make_page(answers, measurer, i) : make_page(*book_, measurer, i)).frame,
                         measurer, static_cast<int>(i) + 1, mazes));
  return out;
}

std::string SmallBook::paint(Book book, const ChangePage& change_page, bool key, int dropped_page) const {
  PangoMeasurer measurer(spec_->language);
  PdfWriter writer({spec_->title, "", "", spec_->language, "", std::nullopt}, Edition::print);
  const AnswerKey answers = answer_key(book);
  const std::size_t pages = key ? answers.pages() : book.plan.pages.size();
  for (std::size_t i = 0; i < pages; ++i) {
    const int number = static_cast<int>(i) + 1;
    if (number == dropped_page) continue;
    Page page = key ? make_page(answers, measurer, i) : make_page(book, measurer, i);
    if (change_page) change_page(page, number);
    writer.add(page);
  }
  return finish_pdf(writer.finish(), {Edition::print, spec_->language, false, true});
}

std::vector<Verdict> SmallBook::prove(const ChangeBook& change, const ChangePage& change_page,
                                      int dropped_page, const ChangeClaims& change_claims) const {
  Book book = *book_;
  if (change) change(book);
  const TemporaryFolder folder;
  ProofOptions options{folder.path() / "book.pdf", folder.path() / "key.pdf", 1, {}, {}, {}};
  write_file(options.pdf, paint(book, change_page, false, dropped_page));
  if (!book.plan.key_pages.empty()) write_file(options.key, paint(book, change_page, true, dropped_page));
  BookClaim claimed = claims();
  if (change_claims) change_claims(claimed);
  return prove_book(claimed, options);
}

Wall some_wall(const Maze& maze, bool open) {
  std::vector<Wall> walls;
  const BitSet lanes = lanes_of(*maze.topology);
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          if (maze.open.test(index(w)) == open && !lanes.test(index(a)) && !lanes.test(index(b)))
            walls.push_back(w);
        });
      },
      *maze.topology);
  REQUIRE_FALSE(walls.empty());
  return walls[walls.size() / 2];
}

std::set<std::string> failed_steps(const std::vector<Verdict>& verdicts) {
  std::set<std::string> steps;
  for (const Verdict& v : verdicts)
    for (const Finding& finding : v.findings) steps.insert(finding.step);
  return steps;
}

std::string finding_lines(const std::vector<Verdict>& verdicts) {
  std::string out;
  for (const Verdict& v : verdicts)
    for (const Finding& finding : v.findings)
      out += "page " + std::to_string(finding.page) + " maze " + std::to_string(finding.maze) + " " +
             finding.step + ": " + finding.what + "\n";
  return out;
}

}  // namespace mazefolio::tests
