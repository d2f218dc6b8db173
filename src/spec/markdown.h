#pragma once

#include <string_view>

#include "base/rich_text.h"

namespace mazefolio::spec {

/// What a line break within a paragraph means.
enum class LineBreaks { blanks, kept };

/// The blocks of a CommonMark text. Of a link its words stay, and HTML is text like any other. A picture is
/// a block of its own.
RichText parse_markdown(std::string_view text, LineBreaks breaks = LineBreaks::blanks);

}  // namespace mazefolio::spec
