#include "publish/listing_kit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <list>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/watch.h"
#include "book/page_text.h"
#include "cover/make_cover.h"
#include "listing/boards.h"
#include "publish/book_files.h"
#include "publish/cover_brief_of.h"
#include "publish/listing_facts.h"
#include "publish/notices.h"
#include "publish/output.h"
#include "publish/paint.h"
#include "publish/single_mazes.h"
#include "render/library_log.h"
#include "render/pango_measurer.h"
#include "render/png.h"
#include "render/read_png.h"
#include "spec/data_files.h"

namespace mazefolio::publish {
namespace {

constexpr double page_pixels = 2000, preview_pixels = 1200;  // of the longer side
constexpr std::size_t pages_shown = 6, preview_step = 5, on_fan = 5, on_row = 3;

double dpi_for(const Frame& frame, double pixels) {
  return 72 * pixels / std::max(frame.size.width, frame.size.height);
}

/// `count` of the items, evenly spread from the first to the last.
template <class T>
std::vector<T> spread(const std::vector<T>& items, std::size_t count) {
  if (items.size() <= count) return items;
  std::vector<T> out;
  for (std::size_t i = 0; i < count; ++i)
    out.push_back(items[count < 2 ? 0 : i * (items.size() - 1) / (count - 1)]);
  return out;
}

std::vector<std::size_t> pages_of_kind(const Book& book, PageKind kind) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < book.plan.pages.size(); ++i)
    if (book.plan.pages[i].kind == kind) out.push_back(i);
  return out;
}

/// What buyers want to see: the title, mazes from the first to the last, and answers.
std::vector<std::size_t> shown_pages(const Book& book) {
  std::vector<std::size_t> out = spread(pages_of_kind(book, PageKind::title), 1);
  for (const std::size_t page : spread(pages_of_kind(book, PageKind::puzzles), pages_shown))
    out.push_back(page);
  for (const std::size_t page : spread(pages_of_kind(book, PageKind::answers), 1)) out.push_back(page);
  return out;
}

class Kit {
 public:
  Kit(const Book& book, TextMeasurer& measurer, const std::filesystem::path& folder)
      : book_(book), spec_(*book.spec), measurer_(measurer), folder_(folder) {}

  void make(const Progress& progress) {
    const CoverBrief brief =
        cover_brief(book_,
                    {book_.house.printer.cover.value_or(CoverRules{}), spec_.cover.spine.value_or(points(0)),
                     static_cast<int>(book_.plan.pages.size()), palette_of(spec_, book_.house)},
                    measurer_);
    const Frame front = front_of(brief.place, make_cover(brief, design_of(spec_, book_.house)).value());
    const std::string front_png = to_png(front, dpi_for(front, page_pixels), PictureInk::color);
    write("cover-front.png", front_png);
    const auto pixels = std::make_shared<const Picture>(picture_of_png(front_png));
    const Frame trimmed{front.size,
                        {Image{nullptr, {0, 0, front.size.width, front.size.height}, false, false, pixels}}};
    write("board-inside.png",
          to_png(inside_board(brief, trimmed, level_counts(book_)), board_dpi, PictureInk::color));
    add_pages(brief.ink, progress);
    add_previews(brief, progress);
    add_archives(progress);
    add_sheet(brief.say);
  }

  std::vector<OutputFile> commit() {
    std::vector<OutputFile> written;
    for (Output& file : files_) {
      file.commit();
      written.push_back(file.written());
    }
    return written;
  }

 private:
  void write(const std::string& name, const std::string& bytes) {
    const std::filesystem::path path = folder_ / name;
    refuse_overwriting(spec_.file, {path});
    files_.emplace_back(path);
    files_.back().write(bytes);
    files_.back().flush();
  }
  Frame page(std::size_t i) { return make_page(book_, measurer_, i).frame; }

  void add_pages(const CoverInks& ink, const Progress& progress) {
    const std::vector<std::size_t> shown = shown_pages(book_);
    Phase drawn(progress, "pages", shown.size());
    for (const std::size_t i : shown) {
      throw_if_canceled();
      const Frame frame = page(i);
      write(numbered_path("page.png", i + 1, book_.plan.pages.size()).string(),
            to_png(frame, dpi_for(frame, page_pixels), PictureInk::black));
      drawn.step();
    }
    const std::vector<std::size_t> mazes = pages_of_kind(book_, PageKind::puzzles);
    const auto frames = [&](std::size_t count) {
      std::vector<Frame> out;
      for (const std::size_t i : spread(mazes, count)) out.push_back(page(i));
      return out;
    };
    write("board-pages.png", to_png(row_board(frames(on_row), ink), board_dpi, PictureInk::black));
    std::vector<Frame> fan = frames(on_fan);
    std::ranges::reverse(fan);  // the hardest in front
    write("board-fan.png", to_png(fan_board(fan, ink), board_dpi, PictureInk::black));
  }

  void add_previews(const CoverBrief& brief, const Progress& progress) {
    const std::string& words = !spec_.listing.watermark.empty() ? spec_.listing.watermark
                               : !spec_.author.empty()          ? spec_.author
                                                                : spec_.title;
    Phase drawn(progress, "previews", (book_.puzzles.size() + preview_step - 1) / preview_step);
    for (std::size_t i = 0; i < book_.puzzles.size(); i += preview_step) {
      throw_if_canceled();
      const auto at = static_cast<std::size_t>(book_.plan.puzzle_page[i] - 1);
      const Frame frame = with_watermark(page(at), words, brief.face.title, measurer_);
      write(numbered_path("preview.png", i + 1, book_.puzzles.size()).string(),
            to_png(frame, dpi_for(frame, preview_pixels), PictureInk::black));
      drawn.step();
    }
  }

  void add_archives(const Progress& progress) {
    const std::string rights = spec_.listing.license.empty()
                                   ? fmt::format("{}", fmt::join(copyright_lines(spec_, book_.house), "\n"))
                                   : spec_.listing.license;
    Phase drawn(progress, "mazes", book_.puzzles.size());
    int archive = 0;
    archive_mazes(
        book_, rights + "\n", most_archive_bytes,
        [&](const std::string& bytes) { write(fmt::format("mazes-{}.zip", ++archive), bytes); },
        [&] { drawn.step(); });
  }

  void add_sheet(const CoverTexts& say) {
    ListingSheet sheet = listing_facts(book_, say);
    std::vector<std::string> hashes;
    for (const Output& file : files_) {
      const OutputFile written = file.written();
      hashes.push_back(std::filesystem::path(written.path).filename().string() + " " + written.sha256);
    }
    sheet.push_back({"files", std::move(hashes)});
    write("listing.txt", sheet_text(sheet));
    write("listing.json", sheet_json(sheet));
    write("listing.csv", sheet_csv(sheet));
  }

  const Book& book_;
  const BookSpec& spec_;
  TextMeasurer& measurer_;
  const std::filesystem::path& folder_;
  std::list<Output> files_;
};

}  // namespace

std::vector<OutputFile> listing_kit(const BookSpec& spec, const DataFiles& files, const KitRequest& request,
                                    Notices& notices) {
  forget_library_warnings();
  PangoMeasurer measurer(spec.language);
  const ReadyBook ready = make_ready_book(spec, files, measurer, request.jobs, request.progress, notices);
  make_folder(request.folder);
  Kit kit(ready.book, measurer, request.folder);
  kit.make(request.progress);
  work_is_done();
  return kit.commit();
}

}  // namespace mazefolio::publish
