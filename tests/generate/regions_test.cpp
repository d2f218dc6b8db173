#include "generate/weight/regions.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/rng.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

/// One digit a cell, row by row.
std::string drawn(const Lattice& t, const Regions& regions) {
  std::string text;
  for (std::uint32_t y = 0; y < t.rows(); ++y) {
    for (std::uint32_t x = 0; x < t.columns(); ++x) text += static_cast<char>('0' + regions[t.at(x, y)]);
    text += '\n';
  }
  return text;
}

std::string drawn(const Lattice& t, const char* rule, const Picture* picture = nullptr) {
  const RegionRule parsed = parse_region_rule(rule).value();
  return drawn(t, make_regions(t, parsed, picture, 5));
}

}  // namespace

TEST_CASE("blocks and stripes cut a maze into equal parts") {
  CHECK(drawn(Lattice::square(6, 4), "") == "000000\n000000\n000000\n000000\n");
  CHECK(drawn(Lattice::square(6, 4), "3x2") == "001122\n001122\n334455\n334455\n");
  CHECK(drawn(Lattice::square(5, 1), "2x1") == "00111\n");
  CHECK(drawn(Lattice::square(4, 2), "stripes 4") == "0123\n0123\n");
  CHECK(drawn(Lattice::square(2, 4), "stripes 2 90") == "00\n00\n11\n11\n");
  CHECK(drawn(Lattice::square(4, 4), "stripes 2 45") == "0001\n0011\n0111\n1111\n");
}

TEST_CASE("sites have a region each, the same for the same seed") {
  for (const SampleTopology& sample : sample_topologies()) {
    INFO(sample.name);
    const RegionRule rule = parse_region_rule("sites 3").value();
    const Regions regions = make_regions(*sample.topology, rule, nullptr, 9);
    CHECK(regions.of == make_regions(*sample.topology, rule, nullptr, 9).of);
    std::set<std::uint32_t> used;
    std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { used.insert(regions[c]); }); },
               *sample.topology);
    if (cell_count(*sample.topology) >= 20) CHECK(used == std::set<std::uint32_t>{0, 1, 2});
    for (const std::uint32_t region : used) CHECK(region < regions.count);
  }
}

TEST_CASE("the colors of a picture are regions, the most frequent first") {
  // Upper half blue, left below red, the rest clear; a dirty pixel in between is nobody's room.
  Picture picture{40, 40, std::vector<std::uint32_t>(1600, 0x0000ffffu)};
  for (std::uint32_t y = 20; y < 40; ++y)
    for (std::uint32_t x = 0; x < 40; ++x) picture.pixels[y * 40 + x] = x < 15 ? 0xff0000ffu : 0x12345600u;
  picture.pixels[27 * 40 + 27] = 0xff2010ffu;
  CHECK(drawn(Lattice::square(8, 8), "picture", &picture) ==
        "00000000\n00000000\n00000000\n00000000\n22211111\n22211111\n22211111\n22211111\n");
}

TEST_CASE("a picture of a thousand colors has at most 16 regions") {
  Picture picture{100, 100, {}};
  for (std::uint32_t i = 0; i < 10000; ++i) picture.pixels.push_back(mix64(i / 100) << 8 | 255);
  const Regions regions =
      make_regions(Lattice::square(50, 50), parse_region_rule("picture").value(), &picture, 0);
  CHECK(regions.count <= 16);
  CHECK(regions.count >= 8);
  const Picture empty;
  CHECK(make_regions(Lattice::square(5, 5), parse_region_rule("picture").value(), &empty, 0).count == 1);
}

TEST_CASE("wrong regions are refused") {
  for (const char* text :
       {"2", "x", "0x2", "2x65", "2x2x2", "two by two", "stripes", "stripes 0", "stripes 257",
        "stripes 4 400", "stripes 4 30 1", "sites", "sites -1", "sites 3 30", "picture 1"}) {
    INFO(text);
    CHECK(!parse_region_rule(text).ok());
  }
  for (const char* text :
       {"", " ", "1x1", "64x64", "stripes 1", "stripes 4 -30.5", "sites 256", " picture "}) {
    INFO(text);
    CHECK(parse_region_rule(text).ok());
  }
}
