#pragma once

#include <memory>

#include "layout/text_measurer.h"

namespace mazefolio::render {

/// Measures with the fonts that print, and caches the results. One measurer belongs to one thread.
class PangoMeasurer final : public TextMeasurer {
 public:
  /// `language` must be that of DocumentInfo.
  explicit PangoMeasurer(std::string language = "en");
  ~PangoMeasurer() override;

  double width(std::string_view text, const Font& font) override;
  Metrics metrics(const Font& font) override;
  Rect ink(std::string_view text, const Font& font) override;
  std::vector<std::string> wrap(std::string_view text, const Font& font, double width_pt) override;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
