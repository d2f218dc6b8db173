#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "render/gobject.h"

typedef struct _PangoContext PangoContext;
typedef struct _PangoFontMap PangoFontMap;

namespace mazefolio::render {

/// Fonts to set text with: all, or those of a few families. For each cut and size, Pango has all fonts of the
/// selection compared and sorted. Belongs to one thread.
class FontSelection {
 public:
  /// `families` are separated by commas; "" has all fonts.
  explicit FontSelection(const std::string& families);

  /// Whether the fonts have all letters of the text. If so, lay it out, and ask whether they suffice.
  bool may_suffice_for(std::string_view text) const;
  /// Whether Pango found in them what it would have found among all, and what it found has all letters.
  bool suffice_for(std::string_view text) const;

  /// For text that is unhinted and at 1 unit = 1 point.
  Object<PangoContext> context() const;

 private:
  struct Few;
  Object<PangoFontMap> map_;
  Few* few_ = nullptr;  ///< lives as long as the map; null for all fonts
};

}  // namespace mazefolio::render
