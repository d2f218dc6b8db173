// The map of ARCHITECTURE.md, kept true: who may include whom, and what no header may include.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace fs = std::filesystem;

namespace {

const fs::path source = fs::path(MAZEFOLIO_SOURCE_DIR) / "src";

// Each folder and those it may use; base is free to all.
const std::map<std::string, std::set<std::string>> allowed{
    {"base", {}},
    {"topology", {}},
    {"maze", {"topology"}},
    {"generate", {"maze", "topology"}},
    {"solve", {"maze", "topology"}},
    {"simulate", {"maze", "topology"}},
    {"layout", {}},
    {"draw", {"layout", "maze", "topology"}},
    {"spec", {}},
    {"puzzle", {"spec", "generate", "solve", "maze", "topology"}},
    {"book", {"puzzle", "spec", "draw", "layout", "generate", "solve", "maze", "topology"}},
    {"render", {"layout"}},
    {"pdf", {}},
    {"prove", {}},
    {"publish",
     {"book", "puzzle", "spec", "draw", "layout", "generate", "solve", "maze", "topology", "render", "pdf",
      "prove"}},
    {"library",
     {"publish", "puzzle", "spec", "prove", "solve", "maze", "topology", "mazefolio"}},  // the public headers
    {"batch", {"publish", "pdf", "spec"}},
    {"cli", {"batch", "publish", "book", "puzzle", "spec", "prove", "generate", "solve", "maze", "topology"}},
};

struct Include {
  fs::path file;
  std::string folder, target;
  bool quoted;
};

std::vector<Include> includes() {
  static const std::regex line_pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
  std::vector<Include> out;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source)) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
    const fs::path inside = fs::relative(entry.path(), source);
    std::ifstream in(entry.path());
    std::smatch match;
    for (std::string line; std::getline(in, line);)
      if (std::regex_search(line, match, line_pattern))
        out.push_back(
            {inside, inside.has_parent_path() ? inside.begin()->string() : "", match[2], match[1] == "\""});
  }
  return out;
}

}  // namespace

TEST_CASE("data flows one way: each folder uses only what stands below it") {
  const std::vector<Include> all = includes();
  REQUIRE(all.size() > 100);
  for (const Include& i : all) {
    if (!i.quoted || i.folder.empty()) continue;
    INFO(i.file.string() << " includes " << i.target);
    const std::string target = i.target.substr(0, i.target.find('/'));
    REQUIRE(allowed.count(i.folder));
    CHECK((target == i.folder || target == "base" || allowed.at(i.folder).count(target)));
  }
}

TEST_CASE("no header includes a third-party header") {
  for (const Include& i : includes()) {
    if (i.quoted || i.file.extension() != ".h") continue;
    INFO(i.file.string() << " includes " << i.target);
    CHECK(i.target.find_first_of("./") == std::string::npos);  // the standard library's headers have neither
  }
}

TEST_CASE("each library stays behind one folder") {
  const std::map<std::string, std::string> homes{
      {"yaml-cpp/", "spec"},     {"cairo", "render"},   {"pango/", "render"}, {"librsvg/", "render"},
      {"fontconfig/", "render"}, {"qpdf/", "pdf"},      {"CLI/", "cli"},      {"tbb/", "base"},
      {"muParser", "generate"},  {"boost/", "topology"}};
  for (const Include& i : includes())
    for (const auto& [prefix, home] : homes) {
      INFO(i.file.string() << " includes " << i.target);
      if (!i.quoted && i.target.rfind(prefix, 0) == 0) CHECK(i.folder == home);
    }
}

TEST_CASE("no source file is longer than 400 lines") {
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path());
    const auto lines = std::count(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>(), '\n');
    INFO(entry.path().string());
    CHECK(lines <= 400);
  }
}
