#pragma once

#include <optional>
#include <string>

#include "render/pango_measurer.h"

namespace mazefolio::render {

/// The measurer of one thread, with what it knows of texts, for one book after the other. It must end in the
/// thread that used it.
class KeptMeasurer {
 public:
  PangoMeasurer& of(const std::string& language);

 private:
  std::string language_;
  std::optional<PangoMeasurer> measurer_;
};

}  // namespace mazefolio::render
