#include "render/kept_measurer.h"

namespace mazefolio::render {

PangoMeasurer& KeptMeasurer::of(const std::string& language) {
  if (!measurer_ || language != language_) measurer_.emplace(language);
  language_ = language;
  return *measurer_;
}

}  // namespace mazefolio::render
