#pragma once

#include <mutex>

#include "layout/text_measurer.h"

namespace mazefolio::layout {

/// Lets several threads use one measurer, one after the other.
class SharedMeasurer final : public TextMeasurer {
 public:
  /// `of` must outlive this.
  explicit SharedMeasurer(TextMeasurer& of) : of_(of) {}

  double width(std::string_view text, const Font& font) override {
    const std::lock_guard lock(mutex_);
    return of_.width(text, font);
  }
  Metrics metrics(const Font& font) override {
    const std::lock_guard lock(mutex_);
    return of_.metrics(font);
  }
  Rect ink(std::string_view text, const Font& font) override {
    const std::lock_guard lock(mutex_);
    return of_.ink(text, font);
  }
  std::vector<std::string> wrap(std::string_view text, const Font& font, double width_pt) override {
    const std::lock_guard lock(mutex_);
    return of_.wrap(text, font, width_pt);
  }

 private:
  TextMeasurer& of_;
  std::mutex mutex_;
};

}  // namespace mazefolio::layout
