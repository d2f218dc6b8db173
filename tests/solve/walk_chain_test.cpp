#include "solve/walk_chain.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/rng.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

using Places = std::vector<WalkPlace>;

/// A street of places, each as likely left on as right on, with a wall at the first one.
Places street(std::uint32_t last) {
  Places places(last + 1);
  for (std::uint32_t i = 0; i < last; ++i) {
    places[i].cost = 1;
    if (i == 0)
      places[i].links = {{1, 1}};
    else
      places[i].links = {{i - 1, 0.5}, {i + 1, 0.5}};
  }
  return places;
}

/// Random links in both directions, each with a random chance, beside a street that connects all.
Places tangle(std::uint32_t count, std::uint32_t links, Rng& rng) {
  Places places(count);
  const auto join = [&](std::uint32_t a, std::uint32_t b) {
    places[a].links.push_back({b, 0.1 + rng.unit()});
    places[b].links.push_back({a, 0.1 + rng.unit()});
  };
  for (std::uint32_t i = 0; i + 1 < count; ++i) join(i, i + 1);
  for (std::uint32_t i = 0; i < links; ++i) join(rng.below(count), rng.below(count));
  for (WalkPlace& place : places) {
    double sum = 0;
    for (const WalkPlace::Link& link : place.links) sum += link.chance;
    for (WalkPlace::Link& link : place.links) link.chance /= sum;
    place.cost = 1 + rng.unit();
  }
  return places;
}

/// The same by repetition until nothing changes.
double repeated(const Places& places, std::uint32_t from, std::uint32_t to) {
  std::vector<double> costs(places.size(), 0);
  for (double change = 1; change > 1e-9;) {
    change = 0;
    for (std::uint32_t i = 0; i < places.size(); ++i) {
      if (i == to) continue;
      double cost = places[i].cost;
      for (const WalkPlace::Link& link : places[i].links) cost += link.chance * costs[link.to];
      change = std::max(change, std::fabs(cost - costs[i]));
      costs[i] = cost;
    }
  }
  return costs[from];
}

}  // namespace

TEST_CASE("a walk through a street takes the square of its length") {
  for (const std::uint32_t last : {1u, 2u, 7u, 40u}) {
    CHECK(mean_cost(street(last), 0, last) == Approx(last * last));
    CHECK(mean_cost(street(last), last / 2, last) == Approx(last * last - (last / 2) * (last / 2)));
  }
}

TEST_CASE("staying costs, and two links to one place are one") {
  Places places(2);
  places[0] = {3, {{0, 0.75}, {1, 0.125}, {1, 0.125}}};
  CHECK(mean_cost(places, 0, 1) == Approx(12));
}

TEST_CASE("the mean cost is that of repetition") {
  Rng rng(5);
  for (int i = 0; i < 20; ++i) {
    const Places places = tangle(60, 10 + 4 * static_cast<std::uint32_t>(i), rng);
    CHECK(mean_cost(places, 3, 50) == Approx(repeated(places, 3, 50)).epsilon(1e-6));
  }
}

TEST_CASE("places with very many links get them by way of one neighbor, at little error") {
  Rng rng(6);
  const Places places = tangle(600, 1200, rng);
  const double exact = repeated(places, 0, 599);
  const double found = mean_cost(places, 0, 599);
  CHECK(found == Approx(exact).epsilon(0.1));
  CHECK(found != Approx(exact).epsilon(1e-9));  // the bound was met
}
