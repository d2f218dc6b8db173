// Books must be the same on every machine: what the standard leaves to the library decides nothing in them.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const fs::path root = MAZEFOLIO_SOURCE_DIR;

/// "src/base/rng.cpp:12: the line" for every line of these folders of src/ that matches before its comment.
std::vector<std::string> lines_with(const std::vector<std::string>& folders, const std::string& pattern) {
  const std::regex wanted(pattern);
  std::vector<std::string> out;
  int files = 0;
  for (const std::string& folder : folders)
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / "src" / folder)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      ++files;
      std::ifstream in(entry.path());
      int number = 0;
      for (std::string line; std::getline(in, line);)
        if (++number; std::regex_search(line.substr(0, line.find("//")), wanted))
          out.push_back(fs::relative(entry.path(), root).string() + ":" + std::to_string(number) + ": " +
                        line);
    }
  REQUIRE(files > 10);
  return out;
}

}  // namespace

TEST_CASE("distributions, shuffles, hashes and tables of the standard library are not used") {
  const std::vector<std::string> found = lines_with(
      {""}, R"(std::(uniform|normal|lognormal|bernoulli|binomial|discrete|poisson|exponential|geometric)_)"
            R"(|std::(shuffle|sample|random_shuffle|random_device|hash)\b|std::(ranges::)?(shuffle|sample)\b)"
            R"(|\bunordered_|\b(mt19937|minstd_rand|default_random_engine)|\bs?rand\()");
  for (const std::string& line : found) FAIL_CHECK(line);
}

TEST_CASE("libm, which differs between systems in the last bit, decides nothing about a maze") {
  const std::vector<std::string> found = lines_with(
      {"base", "topology", "maze", "generate", "solve", "simulate", "spec", "book"},
      R"(\b(std::)?(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2|expm1|log|log2|log10|log1p)"
      R"(|pow|hypot|cbrt|tgamma|lgamma|erf)f?\((?!\)))");
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
