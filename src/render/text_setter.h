#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "layout/frame.h"
#include "layout/text_measurer.h"

typedef struct _cairo cairo_t;

namespace mazefolio::render {

/// Sets lines of text with Pango, unhinted and at 1 unit = 1 point, so that what is measured is what is
/// printed. `language` (a BCP 47 tag) chooses between the forms of characters that scripts share.
class TextSetter {
 public:
  explicit TextSetter(const std::string& language);
  ~TextSetter();

  double width(std::string_view text, const Font& font);
  TextMeasurer::Metrics metrics(const Font& font);
  std::vector<std::string> wrap(std::string_view text, const Font& font, double width_pt);
  /// The first character that no installed font can show, or "".
  std::string missing(std::string_view text, const Font& font);
  void show(cairo_t* to, const TextRun& run);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
