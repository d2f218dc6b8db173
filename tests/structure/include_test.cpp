// Who may include whom. The list is src/base/namespaces.h: a folder may include the folders whose names it
// sees. Each rule is held against src/, and against a small tree that breaks it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <regex>

#include "base/system/file.h"
#include "structure/source_tree.h"

using namespace mazefolio::tests;

namespace {

using Folders = std::set<std::string>;

const std::map<std::string, Folders>& visible() {
  static const std::map<std::string, Folders> all = visible_folders(source_tree().at("base/namespaces.h"));
  return all;
}

/// The public headers, which only their own folder implements, stand beside src/.
bool is_public(const Include& i) {
  return folder_of(i.target) == "mazefolio" && folder_of(i.file) == "library";
}

/// Folders whose names are seen through others, but which are nobody's business above: commands publish, and
/// neither draw nor lay out; a batch knows books by their files.
const std::map<std::string, Folders> hidden{
    {"cli", {"listing", "cover", "diagram", "draw", "layout", "pdf", "render"}},
    {"batch",
     {"book", "puzzle", "diagram", "draw", "layout", "render", "prove", "preflight", "cover", "listing",
      "generate", "solve", "census", "maze", "topology"}}};

std::vector<std::string> wrong_includes(const SourceTree& files) {
  std::vector<std::string> wrong;
  for (const Include& i : includes_of(files)) {
    const std::string folder = folder_of(i.file), target = folder_of(i.target);
    if (!i.quoted || folder.empty() || target == folder || is_public(i)) continue;
    const auto sees = visible().find(folder);
    const auto hides = hidden.find(folder);
    if (sees == visible().end() || !sees->second.contains(target) ||
        (hides != hidden.end() && hides->second.contains(target)))
      wrong.push_back(i.file.string() + " includes " + i.target);
  }
  return wrong;
}

std::vector<std::string> third_party_in_headers(const SourceTree& files) {
  std::vector<std::string> wrong;
  for (const Include& i : includes_of(files))  // the standard library's headers have neither dot nor slash
    if (!i.quoted && i.file.extension() == ".h" && i.target.find_first_of("./") != std::string::npos)
      wrong.push_back(i.file.string() + " includes " + i.target);
  return wrong;
}

std::vector<std::string> libraries_out_of_place(const SourceTree& files) {
  static const std::map<std::string, Folders> homes{{"yaml-cpp/", {"spec"}},
                                                    {"cairo", {"render"}},
                                                    {"pango/", {"render"}},
                                                    {"librsvg/", {"render"}},
                                                    {"fontconfig/", {"render"}},
                                                    {"qpdf/", {"pdf"}},
                                                    {"CLI/", {"cli"}},
                                                    {"tbb/", {"base"}},
                                                    {"muParser", {"generate"}},
                                                    {"boost/polygon", {"topology"}},
                                                    {"boost/multiprecision", {"census"}},
                                                    {"jpeglib", {"render"}},
                                                    {"png", {"render"}},
                                                    {"md4c", {"spec"}},
                                                    {"zint", {"layout"}},
                                                    {"lcms", {"pdf"}},
                                                    {"minizip/", {"listing"}},
                                                    {"boost/asio", {"http", "serve"}},
                                                    {"boost/beast", {"http"}}};
  std::vector<std::string> wrong;
  for (const Include& i : includes_of(files))
    for (const auto& [prefix, folders] : homes)
      if (!i.quoted && i.target.starts_with(prefix) && !folders.contains(folder_of(i.file)))
        wrong.push_back(i.file.string() + " includes " + i.target);
  return wrong;
}

std::vector<std::string> too_long(const SourceTree& files) {
  std::vector<std::string> wrong;
  for (const auto& [file, text] : files)
    if (std::count(text.begin(), text.end(), '\n') > 400) wrong.push_back(file.string());
  return wrong;
}

using Wrong = std::vector<std::string>;

}  // namespace

TEST_CASE("data flows one way: each folder uses only what stands below it") {
  REQUIRE(includes_of(source_tree()).size() > 1000);
  CHECK(wrong_includes(source_tree()) == Wrong{});
  CHECK(wrong_includes({{"draw/a.cpp", "#include \"solve/check.h\"\n#include \"layout/page.h\"\n"}}) ==
        Wrong{"draw/a.cpp includes solve/check.h"});
  CHECK(wrong_includes({{"nowhere/a.h", "#include \"base/rng.h\"\n"}}) ==
        Wrong{"nowhere/a.h includes base/rng.h"});
  CHECK(wrong_includes({{"library/a.h", "#include \"mazefolio/maze.h\"\n"},
                        {"publish/a.h", "#include \"mazefolio/maze.h\"\n"}}) ==
        Wrong{"publish/a.h includes mazefolio/maze.h"});
}

TEST_CASE("commands neither draw nor lay out, and nothing below knows of commands") {
  CHECK(wrong_includes({{"cli/a.cpp",
                         "#include \"draw/a.h\"\n#include \"layout/a.h\"\n#include \"pdf/a.h\"\n"
                         "#include \"render/a.h\"\n#include \"publish/a.h\"\n"}}) ==
        Wrong{"cli/a.cpp includes draw/a.h", "cli/a.cpp includes layout/a.h", "cli/a.cpp includes pdf/a.h",
              "cli/a.cpp includes render/a.h"});
  for (const auto& [folder, below] : visible()) {
    INFO(folder);
    CHECK_FALSE(below.contains("cli"));
    if (folder == "cli") continue;
    CHECK(wrong_includes({{folder + "/a.cpp", "#include \"cli/run.h\"\n"}}).size() == 1);
  }
}

TEST_CASE("every folder has its place in the map of namespaces, and every place its folder") {
  Folders folders, mapped;
  for (const auto& [file, text] : source_tree())
    if (file.has_parent_path()) folders.insert(folder_of(file));
  for (const auto& [folder, below] : visible()) {
    mapped.insert(folder);
    if (folder != "base") CHECK(below.contains("base"));
  }
  CHECK(folders == mapped);
  for (const auto& [folder, below] : hidden)
    CHECK(
        std::includes(visible().at(folder).begin(), visible().at(folder).end(), below.begin(), below.end()));
}

TEST_CASE("the build links only folders that may be included") {
  static const std::regex word(R"([a-z_]+)");
  for (const auto& [folder, below] : visible()) {
    const std::string text =
        mazefolio::base::read_file(MAZEFOLIO_SOURCE_DIR "/src/" + folder + "/CMakeLists.txt");
    const std::size_t begin = text.find("USES ");
    if (begin == std::string::npos) continue;
    const std::string uses = text.substr(begin + 5, text.find_first_of("\n)", begin) - begin - 5);
    INFO(folder << " uses " << uses);
    for (std::sregex_iterator i(uses.begin(), uses.end(), word), end; i != end; ++i)
      CHECK(below.contains(i->str()));
  }
}

TEST_CASE("no header includes a third-party header") {
  CHECK(third_party_in_headers(source_tree()) == Wrong{});
  CHECK(third_party_in_headers({{"base/a.h", "#include <fmt/format.h>\n#include <string>\n"},
                                {"base/a.cpp", "#include <fmt/format.h>\n"}}) ==
        Wrong{"base/a.h includes fmt/format.h"});
}

TEST_CASE("each library stays behind one folder") {
  CHECK(libraries_out_of_place(source_tree()) == Wrong{});
  CHECK(libraries_out_of_place(
            {{"book/a.cpp", "#include <qpdf/QPDF.hh>\n"}, {"pdf/a.cpp", "#include <qpdf/QPDF.hh>\n"}}) ==
        Wrong{"book/a.cpp includes qpdf/QPDF.hh"});
}

TEST_CASE("no source file is longer than 400 lines") {
  CHECK(too_long(source_tree()) == Wrong{});
  CHECK(too_long({{"base/a.h", std::string(400, '\n')}, {"base/b.h", std::string(401, '\n')}}) ==
        Wrong{"base/b.h"});
}
