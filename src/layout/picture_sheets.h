#pragma once

#include <string>

#include "base/page_art.h"
#include "layout/qr_code.h"
#include "layout/sheet.h"

namespace mazefolio::layout {

/// A picture that fills the page, or half of it, above its caption.
Sheet picture_sheet(const Setting& setting, const PageArt& art, bool half, const std::string& caption);

/// A code above its caption and the link in words.
Sheet qr_sheet(const Setting& setting, const QrCode& code, const std::string& caption,
               const std::string& link);

}  // namespace mazefolio::layout
