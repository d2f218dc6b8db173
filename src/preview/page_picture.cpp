#include "preview/page_picture.h"

#include <algorithm>

#include "base/failure.h"
#include "book/solved_page.h"
#include "publish/maze_picture.h"
#include "render/library_log.h"

namespace mazefolio::preview {
namespace {

constexpr double least_dpi = 10, most_dpi = 300;

}  // namespace

Result<std::string> page_picture(const MadeBook& made, const PageWish& wish, KeptMeasurer& measurer) {
  const Book& book = made.ready.book;
  if (wish.index >= book.plan.pages.size()) return Result<std::string>::failure("there is no such page");
  try {
    forget_library_warnings();
    TextMeasurer& text = measurer.of(made.spec.language);
    Frame frame =
        (wish.solved ? make_solved_page(book, text, wish.index) : make_page(book, text, wish.index)).frame;
    const double dpi = std::clamp(wish.width_px * 72 / frame.size.width, least_dpi, most_dpi);
    return picture_of(std::move(frame), PictureFormat::png, made.spec.title, dpi);
  } catch (const std::exception& thrown) {
    return errors_of(thrown);
  }
}

}  // namespace mazefolio::preview
