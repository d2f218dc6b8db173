#pragma once

#include <memory>

#include "base/namespaces.h"

typedef struct _PangoFont PangoFont;
typedef struct _PangoLayout PangoLayout;

namespace mazefolio::render {

/// Finds fonts that cannot be read. Pango and Cairo go on without them, and print boxes or nothing.
class FontCheck {
 public:
  FontCheck();
  ~FontCheck();

  /// Looks into the file of a font when it is seen first. Throws WorldError with its path where it is
  /// damaged.
  void check(PangoFont* font);
  /// The same for every font of the text. Throws WorldError for a character whose font has it and does not
  /// show it.
  void check(PangoLayout* layout);
  /// Throws WorldError for a font that failed since it was checked.
  void check_again() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
