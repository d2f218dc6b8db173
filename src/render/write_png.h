#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace mazefolio::render {

/// Writes a PNG of opaque colors row by row, as Cairo writes it. All functions throw WorldError.
class PngWriter {
 public:
  PngWriter(std::uint32_t width, std::uint32_t height);
  ~PngWriter();
  PngWriter(const PngWriter&) = delete;
  PngWriter& operator=(const PngWriter&) = delete;

  /// The next row: of each pixel red in bits 16 to 23, green in 8 to 15, blue in 0 to 7.
  void add_row(std::span<const std::uint32_t> pixels);
  /// The file, after the last row.
  std::string finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
