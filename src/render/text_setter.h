#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/frame.h"
#include "layout/text_measurer.h"

typedef struct _cairo cairo_t;

namespace mazefolio::render {

/// Sets lines of text with Pango, unhinted and at 1 unit = 1 point, so that measured and printed widths are
/// equal. `language` (a BCP 47 tag) selects the forms of characters that several scripts share. All functions
/// throw WorldError with the path of a font that cannot be read.
class TextSetter {
 public:
  explicit TextSetter(const std::string& language);
  ~TextSetter();

  double width(std::string_view text, const Font& font);
  TextMeasurer::Metrics metrics(const Font& font);
  Rect ink(std::string_view text, const Font& font);
  /// True where a line of this text is read from right to left.
  bool runs_leftward(std::string_view text, const Font& font);
  std::vector<std::string> wrap(std::string_view text, const Font& font, double width_pt);
  /// The first character that no installed font can show; nothing where fonts show all of them.
  std::optional<char32_t> missing(std::string_view text, const Font& font);
  /// A run that goes on ends with a blank, for those who read the text behind the letters.
  void show(cairo_t* to, const TextRun& run, bool goes_on = false);
  /// Adds the outlines of the letters to the path.
  void trace(cairo_t* to, const TextRun& run);
  /// Throws WorldError where a font has failed since its text was set. Text that was shown may then be
  /// missing.
  void check_fonts() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
