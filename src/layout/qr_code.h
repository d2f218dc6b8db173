#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::layout {

/// The modules of a QR code, row by row, without its quiet zone.
struct QrCode {
  int side = 0;
  std::vector<bool> dark;
  bool at(int column, int row) const {
    return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) +
                static_cast<std::size_t>(column)];
  }
};

/// The code of a text of at most 2,000 bytes, which is read even where a seventh of it is lost.
QrCode qr_code(const std::string& text);

}  // namespace mazefolio::layout
