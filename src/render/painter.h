#pragma once

#include <memory>
#include <string>
#include <vector>

#include "layout/reading.h"
#include "render/place_picture.h"

typedef struct _cairo cairo_t;

namespace mazefolio::render {

/// Paints a frame (groups, text, shapes, images) on a Cairo context. Links and markers leave no ink.
class Painter {
 public:
  /// `apart` gets the paths that a PDF has from path_text; Cairo fills a stand-in for each (base/raw_pdf.h).
  /// Without it Cairo paints everything. It must outlive the painter.
  explicit Painter(const std::string& language, PictureInk ink = PictureInk::own,
                   std::vector<std::string>* apart = nullptr);
  ~Painter();
  void paint(cairo_t* to, const Frame& frame);
  /// Paints one item; words that go on end with a blank (TextSetter::show).
  void paint(cairo_t* to, const PlacedItem& placed, bool goes_on = false);
  /// Throws WorldError with the path of a font that failed while it painted. Call it when the file is
  /// finished, because Cairo may read fonts until then.
  void check_fonts() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
