#include "base/text/packed_bytes.h"

#include <algorithm>
#include <array>

namespace mazefolio::base {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::int64_t limit = std::int64_t{1} << 62;

constexpr std::array<std::int8_t, 256> values = [] {
  std::array<std::int8_t, 256> out{};
  out.fill(-1);
  for (std::size_t i = 0; i < alphabet.size(); ++i)
    out[static_cast<std::uint8_t>(alphabet[i])] = static_cast<std::int8_t>(i);
  return out;
}();

/// Takes numbers from bytes, one after another.
class Unpacker {
 public:
  explicit Unpacker(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool is_done() const { return at_ == bytes_.size(); }
  std::size_t left() const { return bytes_.size() - at_; }
  std::optional<std::uint64_t> next() {
    std::uint64_t bits = 0;
    for (int shift = 0; shift < 63 && !is_done(); shift += 7) {
      const std::uint8_t byte = bytes_[at_++];
      bits |= std::uint64_t{byte & 0x7Fu} << shift;
      if (byte < 0x80) return bits;
    }
    return {};
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
};

}  // namespace

std::string to_base64(std::span<const std::uint8_t> bytes) {
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t k = i; k < i + 3; ++k) three = three << 8 | (k < bytes.size() ? bytes[k] : 0u);
    for (int shift = 18; shift >= 0; shift -= 6) out += alphabet[three >> shift & 63];
  }
  for (std::size_t k = bytes.size(); k % 3 != 0; ++k) out[out.size() - 1 - (k - bytes.size())] = '=';
  return out;
}

std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return {};
  std::size_t padding = 0;
  while (padding < 2 && text.ends_with('=')) {
    text.remove_suffix(1);
    ++padding;
  }
  std::vector<std::uint8_t> out;
  out.reserve(text.size() * 3 / 4);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const std::int8_t value = values[static_cast<std::uint8_t>(c)];
    if (value < 0) return {};
    bits = (bits << 6 | static_cast<std::uint32_t>(value)) & 0xFFFFu;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    out.push_back(static_cast<std::uint8_t>(bits >> count));
  }
  const bool left_over = (bits & ((1u << count) - 1)) != 0;
  if (left_over || (text.size() + padding) % 4 != 0) return {};
  return out;
}

void RowPacker::add_bits(std::uint64_t bits) {
  for (; bits >= 0x80; bits >>= 7) bytes_.push_back(static_cast<std::uint8_t>(bits | 0x80));
  bytes_.push_back(static_cast<std::uint8_t>(bits));
}

void RowPacker::add(std::span<const std::int64_t> row) {
  if (width_ == 0) add_bits(row.size());
  before_.resize(std::max(before_.size(), row.size()));
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::int64_t step = row[i] - before_[i];
    add_bits(step < 0 ? static_cast<std::uint64_t>(-step) * 2 - 1 : static_cast<std::uint64_t>(step) * 2);
    before_[i] = row[i];
  }
}

bool for_each_packed_row(std::span<const std::uint8_t> bytes, std::size_t width,
                         const std::function<void(std::span<const std::int64_t>)>& fn) {
  Unpacker numbers(bytes);
  std::vector<std::int64_t> row;
  while (!numbers.is_done()) {
    std::uint64_t count = width;
    if (width == 0) {
      const std::optional<std::uint64_t> told = numbers.next();
      if (!told || *told > std::min(numbers.left(), longest_packed_row)) return false;
      count = *told;
    }
    row.resize(std::max<std::size_t>(row.size(), count));
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::optional<std::uint64_t> bits = numbers.next();
      if (!bits || *bits >= static_cast<std::uint64_t>(limit)) return false;
      const auto half = static_cast<std::int64_t>((*bits + 1) / 2);
      row[i] += *bits % 2 == 1 ? -half : half;
      if (row[i] <= -limit || row[i] >= limit) return false;
    }
    fn(std::span(row).first(count));
  }
  return true;
}

}  // namespace mazefolio::base
