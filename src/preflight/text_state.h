#pragma once

#include <map>
#include <string>
#include <string_view>

#include "pdf/pdf_facts.h"

namespace mazefolio::preflight {

/// What the codes of fonts mean. CMaps are read when they are first asked for.
class CodeTables {
 public:
  /// The UTF-8 of one code; empty where nobody knows it.
  std::string_view text(const FontFacts& font, int code);

 private:
  using Table = std::map<int, std::string>;
  const Table& table(const FontFacts& font);
  std::map<const FontFacts*, Table> tables_;
  std::string latin_;
};

/// The text part of a graphics state.
struct TextState {
  const FontFacts* font = nullptr;
  double size = 0, char_space = 0, word_space = 0, stretch = 1, leading = 0, rise = 0;
  int mode = 0;
};

/// What a string shows: its width in text space, and its characters.
struct ShownText {
  double width = 0;
  std::string text;
  bool blank = true;  ///< nothing but spaces
};
void add_shown(const TextState& state, std::string_view bytes, CodeTables& codes, ShownText& to);

}  // namespace mazefolio::preflight
