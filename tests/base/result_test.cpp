#include "base/result.h"

#include <catch2/catch.hpp>
#include <memory>
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Result<int> halved(int n) {
  if (n % 2 != 0) return failure("an odd number has no half", "take an even one");
  return n / 2;
}

Result<std::string> quartered(int n) {
  const Result<int> half = halved(n);
  if (!half) return half.found();
  const Result<int> quarter = halved(*half);
  return quarter ? Result<std::string>(std::to_string(*quarter)) : quarter.found();
}

}  // namespace

TEST_CASE("a result is a value or the diagnostics that say why there is none") {
  const Result<int> good = halved(6), bad = halved(7);
  REQUIRE(good.ok());
  CHECK(good.value() == 3);
  CHECK(*good == 3);
  REQUIRE_FALSE(bad.ok());
  CHECK(bad.message() == "an odd number has no half");
  CHECK(bad.error().hint == "take an even one");
  CHECK(bad.found().all().size() == 1);
}

TEST_CASE("a result with every error of an input keeps all of them, in order") {
  Diagnostics found;
  found.error({"a.txt", 1, 2}, "first");
  found.error({"a.txt", 3, 4}, "second");
  const Result<int> bad = found;
  REQUIRE_FALSE(bad.ok());
  CHECK(bad.message() == "first");
  CHECK(bad.error().place.line == 1);
  CHECK(bad.found().all()[1].message == "second");
}

TEST_CASE("the value of a failed result throws its diagnostics as an input error") {
  try {
    halved(7).value();
    FAIL("a value of a failed result");
  } catch (const InputError& error) {
    CHECK(error.found().all().front().message == "an odd number has no half");
    CHECK(error.found().all().front().hint == "take an even one");
  }
}

TEST_CASE("a failure passes through functions that return other values") {
  CHECK(quartered(8).value() == "2");
  CHECK(quartered(6).message() == "an odd number has no half");
  CHECK(quartered(7).message() == "an odd number has no half");
}

TEST_CASE("a value that cannot be copied moves out of its result") {
  Result<std::unique_ptr<int>> made = std::make_unique<int>(5);
  CHECK(**made == 5);
  **made = 6;
  const std::unique_ptr<int> taken = std::move(made).value();
  CHECK(*taken == 6);
}

TEST_CASE("an outcome is success or the reason why not") {
  const Outcome good = Done{}, bad = failure("the disc is full");
  CHECK(good.ok());
  CHECK_FALSE(bad.ok());
  CHECK(bad.message() == "the disc is full");
}
