// Books must be the same on every machine: what the standard leaves to the library decides nothing in them.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <regex>
#include <sstream>

#include "structure/source_tree.h"

using namespace mazefolio::tests;

namespace {

const std::filesystem::path root = MAZEFOLIO_SOURCE_DIR;

/// "base/rng.cpp:12: the line" for every line that matches before its comment, save in these folders.
std::vector<std::string> lines_with(const std::string& pattern, const std::set<std::string>& except = {}) {
  const std::regex wanted(pattern);
  std::vector<std::string> out;
  for (const auto& [file, text] : source_tree()) {
    if (except.contains(folder_of(file))) continue;
    std::istringstream in(text);
    int number = 0;
    for (std::string line; std::getline(in, line);)
      if (++number; std::regex_search(line.substr(0, line.find("//")), wanted))
        out.push_back(file.string() + ":" + std::to_string(number) + ": " + line);
  }
  return out;
}

}  // namespace

TEST_CASE("distributions, shuffles, hashes and tables of the standard library are not used") {
  const std::vector<std::string> found = lines_with(
      R"(std::(uniform|normal|lognormal|bernoulli|binomial|discrete|poisson|exponential|geometric)_)"
      R"(|std::(shuffle|sample|random_shuffle|random_device|hash)\b|std::(ranges::)?(shuffle|sample)\b)"
      R"(|\bunordered_|\b(mt19937|minstd_rand|default_random_engine)|\bs?rand\()");
  for (const std::string& line : found) FAIL_CHECK(line);
}

TEST_CASE("libm, which differs between systems in the last bit, decides nothing about a maze") {
  // These put ink on paper, where a last bit is not seen; all others make mazes, or will.
  const std::vector<std::string> found = lines_with(
      R"(\b(std::)?(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2|expm1|log|log2|log10|log1p)"
      R"(|pow|hypot|cbrt|tgamma|lgamma|erf)f?\((?!\)))",
      {"cover", "draw", "layout", "listing", "pdf", "prove", "render"});
  for (const std::string& line : found) FAIL_CHECK(line);
}

TEST_CASE("nothing asks the compiler for another arithmetic") {
  for (const char* file : {"CMakeLists.txt", "CMakePresets.json"}) {
    std::ifstream in(root / file);
    const std::string text(std::istreambuf_iterator<char>(in), {});
    REQUIRE(text.size() > 100);
    INFO(file);
    CHECK_FALSE(std::regex_search(
        text, std::regex("-(ffast-math|Ofast|funsafe-math|ffp-contract=(on|fast)|march=|mfma)")));
  }
  std::ifstream in(root / "CMakeLists.txt");
  const std::string text(std::istreambuf_iterator<char>(in), {});
  CHECK_THAT(text, Catch::Contains("-ffp-contract=off"));
}
