#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mazefolio::base {

/// Bytes as text in base64 (RFC 4648, with padding).
std::string to_base64(std::span<const std::uint8_t> bytes);
/// Nothing where the text is not base64.
std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text);

/// Bits as bytes, the first bit of a byte the highest.
class BitPacker {
 public:
  void add(bool bit) {
    if (bits_ % 8 == 0) bytes_.push_back(0);
    bytes_.back() |= static_cast<std::uint8_t>((bit ? 0x80u : 0u) >> (bits_++ % 8));
  }
  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_;
  std::size_t bits_ = 0;
};
/// The i-th bit of such bytes.
inline bool packed_bit(std::span<const std::uint8_t> bytes, std::size_t i) {
  return (bytes[i / 8] >> (7 - i % 8) & 1) != 0;
}

/// Rows of whole numbers as bytes. Each number is written as its difference from the number at the same place
/// of the row before, or from 0; twice the difference, less 1 and positive where that is negative; seven bits
/// a byte, the lowest first, with the highest bit set in all but the last byte.
class RowPacker {
 public:
  /// `width`: numbers of each row. 0: they differ, and each row begins with how many it has, written alike
  /// but as it is.
  explicit RowPacker(std::size_t width) : width_(width) {}
  void add(std::span<const std::int64_t> row);
  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  void add_bits(std::uint64_t bits);
  std::size_t width_;
  std::vector<std::int64_t> before_;
  std::vector<std::uint8_t> bytes_;
};

constexpr std::size_t longest_packed_row = 1'000'000;
/// Calls fn with each row of such bytes. False, after some rows, where the bytes are no such rows: numbers
/// are below 2^62. Takes memory for one row.
bool for_each_packed_row(std::span<const std::uint8_t> bytes, std::size_t width,
                         const std::function<void(std::span<const std::int64_t>)>& fn);

}  // namespace mazefolio::base
