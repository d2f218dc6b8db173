#include "preview/page_picture.h"

#include <algorithm>

#include "base/failure.h"
#include "preview/made_pages.h"
#include "publish/maze_picture.h"
#include "render/library_log.h"

namespace mazefolio::preview {
namespace {

constexpr double least_dpi = 10, most_dpi = 300;

}  // namespace

Result<std::string> page_picture(const MadeBook& made, const PageWish& wish, KeptMeasurer& measurer) {
  const std::optional<MadePage> page = find_page(made, wish.index);
  if (!page) return Result<std::string>::failure("there is no such page");
  try {
    forget_library_warnings();
    Frame frame = made_page(made, *page, measurer.of(made.spec.language), wish.solved).frame;
    const double dpi = std::clamp(wish.width_px * 72 / frame.size.width, least_dpi, most_dpi);
    return picture_of(std::move(frame), PictureFormat::png, made.spec.title, dpi);
  } catch (const std::exception& thrown) {
    return errors_of(thrown);
  }
}

}  // namespace mazefolio::preview
