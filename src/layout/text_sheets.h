#pragma once

#include <string>
#include <vector>

#include "base/page_art.h"
#include "base/rich_text.h"
#include "layout/rich_lines.h"
#include "layout/sheet.h"

namespace mazefolio::layout {

struct TextContent {
  std::string title;
  const RichText* body = nullptr;
  const ArtByName* art = nullptr;    ///< of the body
  const PageArt* picture = nullptr;  ///< below the title; may be null
  FaceCuts cuts{};                   ///< of the text's family
};
/// A title, a picture and a text, which flows on to further pages.
std::vector<Sheet> text_sheets(const Setting& setting, const TextContent& content);

/// A few words in the upper half of a page, in its middle.
std::vector<Sheet> dedication_sheets(const Setting& setting, const TextContent& content);

/// A title and lines below each other.
std::vector<Sheet> list_sheets(const Setting& setting, const std::string& title,
                               const std::vector<std::string>& lines);

/// Advice, each with the sign of the look.
std::vector<Sheet> tips_sheets(const Setting& setting, const std::string& title,
                               const std::vector<std::string>& tips);

/// Something worth knowing, for the back of a maze.
Sheet fact_sheet(const Setting& setting, const std::string& title, const std::string& text);

}  // namespace mazefolio::layout
