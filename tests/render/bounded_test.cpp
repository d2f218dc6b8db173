#include "render/bounded.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <vector>

#include "base/diagnostic.h"

using namespace mazefolio;

TEST_CASE("work in a process of its own gives its bytes back, however many") {
  std::string bytes(3'000'000, 'x');
  bytes[17] = '\0';
  CHECK(run_bounded("it", [&] { return bytes; }) == bytes);
  CHECK(run_bounded("it", [] { return std::string(); }).empty());
}

TEST_CASE("a refusal comes through with its hint") {
  try {
    run_bounded("it", []() -> std::string { throw InputError("too blue", "paint it red"); });
    FAIL("nothing was thrown");
  } catch (const InputError& wrong) {
    CHECK(wrong.found().all().at(0).message == "too blue");
    CHECK(wrong.found().all().at(0).hint == "paint it red");
  }
}

TEST_CASE("work without end, without measure or that crashes is refused") {
  CHECK_THROWS_WITH(run_bounded("it",
                                []() -> std::string {
                                  volatile int i = 0;
                                  for (;;) i = 1 - i;
                                },
                                {0.1, 1 << 20}),
                    Catch::Contains("it takes more than 0.1 s"));
  CHECK_THROWS_WITH(run_bounded("it", [] { return std::string(std::size_t{100} << 20, 'x'); }, {1, 1 << 20}),
                    Catch::Contains("more than 1 MiB"));
  CHECK_THROWS_AS(run_bounded("it", []() -> std::string { std::abort(); }), InputError);
}
