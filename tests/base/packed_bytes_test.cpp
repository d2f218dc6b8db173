#include "base/text/packed_bytes.h"

#include <catch2/catch.hpp>

#include "base/rng.h"

using namespace mazefolio::base;

namespace {

using Row = std::vector<std::int64_t>;
using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

std::optional<std::vector<Row>> unpacked(const Bytes& bytes, std::size_t width) {
  std::vector<Row> rows;
  if (!for_each_packed_row(bytes, width, [&](std::span<const std::int64_t> row) {
        rows.emplace_back(row.begin(), row.end());
      }))
    return {};
  return rows;
}

}  // namespace

TEST_CASE("bytes are base64 as in RFC 4648, and come back") {
  const std::vector<std::pair<std::string, std::string>> known{{"", ""},
                                                               {"f", "Zg=="},
                                                               {"fo", "Zm8="},
                                                               {"foo", "Zm9v"},
                                                               {"foob", "Zm9vYg=="},
                                                               {"fooba", "Zm9vYmE="},
                                                               {"foobar", "Zm9vYmFy"}};
  for (const auto& [plain, text] : known) {
    CHECK(to_base64(bytes_of(plain)) == text);
    CHECK(from_base64(text) == bytes_of(plain));
  }
  Bytes all;
  for (int b = 0; b < 256; ++b) all.push_back(static_cast<std::uint8_t>(b));
  CHECK(from_base64(to_base64(all)) == all);
}

TEST_CASE("what is not base64 is refused") {
  for (const char* text :
       {"Z", "Zg", "Zg=", "Zg==Zg==", "Z===", "====", "Zh==", "Zm9=", "Zm 8", "Zm8=\n", "Zm-_"})
    CHECK_FALSE(from_base64(text));
}

TEST_CASE("bits stand in bytes from the highest on") {
  BitPacker bits;
  for (const bool bit : {true, false, false, true, false, false, false, false, true}) bits.add(bit);
  CHECK(bits.bytes() == Bytes{0x90, 0x80});
  CHECK(packed_bit(bits.bytes(), 3));
  CHECK_FALSE(packed_bit(bits.bytes(), 4));
  CHECK(packed_bit(bits.bytes(), 8));
}

TEST_CASE("rows are differences of seven bits a byte") {
  RowPacker points(2);
  points.add(Row{100, 3});
  points.add(Row{99, 67});
  CHECK(points.bytes() == Bytes{0xC8, 0x01, 6, 1, 0x80, 0x01});
  RowPacker rows(0);
  rows.add(Row{5, 6, 7});
  rows.add(Row{6});
  CHECK(rows.bytes() == Bytes{3, 10, 12, 14, 1, 2});
}

TEST_CASE("rows of any numbers and lengths come back") {
  Rng rng(1);
  const auto number = [&] {
    const auto high = static_cast<std::int64_t>(rng.below(1u << 29)) << rng.below(32);
    return rng.below(2) == 0 ? high : -high;
  };
  for (const std::size_t width : {0u, 1u, 2u, 5u}) {
    std::vector<Row> rows(50);
    RowPacker packer(width);
    for (Row& row : rows) {
      row.resize(width == 0 ? rng.below(5) : width);
      for (std::int64_t& n : row) n = number();
      packer.add(row);
    }
    CHECK(unpacked(packer.bytes(), width) == rows);
  }
}

TEST_CASE("bytes that are no rows are refused, however long they say they are") {
  CHECK_FALSE(unpacked({1}, 2));                                            // half a point
  CHECK_FALSE(unpacked({0x80}, 1));                                         // half a number
  CHECK_FALSE(unpacked({3, 1, 1}, 0));                                      // a number is missing
  CHECK_FALSE(unpacked({0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1}, 0));              // 2^34 numbers in a byte
  CHECK_FALSE(unpacked(Bytes(10, 0xFF), 1));                                // a number of 70 bits
  const Bytes large{0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x3F};  // 2^61 - 1, again and again
  Bytes sum;
  for (int i = 0; i < 3; ++i) sum.insert(sum.end(), large.begin(), large.end());
  CHECK_FALSE(unpacked(sum, 1));
}
