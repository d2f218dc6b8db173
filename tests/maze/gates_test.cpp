#include "maze/gates.h"

#include <catch2/catch.hpp>

using namespace mazefolio;

TEST_CASE("every place of a rectangle lies where its name says") {
  const AnyTopology t = Lattice::square(5, 8);
  const Lattice& lattice = std::get<Lattice>(t);
  const auto cell_at = [&](const char* place) { return gate_at(t, place)->cell; };
  CHECK(cell_at("top-left") == lattice.at(0, 0));
  CHECK(cell_at("top-right") == lattice.at(4, 0));
  CHECK(cell_at("bottom-right") == lattice.at(4, 7));
  CHECK(cell_at("bottom") == lattice.at(2, 7));
  CHECK(cell_at("centre") == lattice.at(2, 3));
  CHECK_FALSE(gate_at(t, "middle").has_value());
  CHECK(place_names().size() == 9);
}

TEST_CASE("a corner's gate opens upwards or downwards, a side's sideways") {
  const AnyTopology t = Lattice::square(6, 4);
  CHECK(outward(t, *gate_at(t, "top-left")) == Point{0, -1});
  CHECK(outward(t, *gate_at(t, "bottom-right")) == Point{0, 1});
  CHECK(outward(t, *gate_at(t, "left")) == Point{-1, 0});
  CHECK(outward(t, *gate_at(t, "centre")) == Point{0, 0});
}

TEST_CASE("every rim wall is a possible gate") {
  CHECK(rim_gates(Lattice::square(3, 5)).size() == 16);
  CHECK(rim_gates(Lattice::square(1, 1)).size() == 4);
}
