#pragma once

#include <memory>
#include <string>

#include "base/geometry/geometry.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A finished PDF whose pages are changed afterwards. Pages count from 1.
class PdfEdit {
 public:
  explicit PdfEdit(const std::string& bytes);
  ~PdfEdit();
  PdfEdit(PdfEdit&&) noexcept;
  PdfEdit& operator=(PdfEdit&&) noexcept;

  /// Draws operators over, or below and before, all that is on the page; y grows down from the top left.
  void draw_over(int page, const std::string& operators);
  void begin_with(int page, const std::string& operators);
  /// Replaces every "from" by "to" in the content of the page; false where there is none.
  bool replace(int page, const std::string& from, const std::string& to);
  /// Makes the lines of this width `factor` times as thick; false where there are none.
  bool scale_lines(int page, double width, double factor);
  /// Sets a key of the page to an object as PDF writes it.
  void set(int page, const std::string& key, const std::string& object);

  std::string bytes() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::tests
