#pragma once

#include <optional>
#include <string>
#include <vector>

#include "preflight/page_view.h"
#include "prove/raster.h"

namespace mazefolio::preflight {

/// Around the ink of a page that is `paper` large; nothing where there is none.
std::optional<InkBox> ink_box_of(const Raster& raster, const Size& paper);

/// Looks at the pixels of every page, at 150 dpi where pages are not huge: sets `ink`, and `unread` where
/// they cannot be drawn. Throws WorldError where pdftoppm is not installed.
void measure_ink(const std::string& pdf, std::vector<PageView>& pages, unsigned jobs);

}  // namespace mazefolio::preflight
