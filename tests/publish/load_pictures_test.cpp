#include "publish/load_pictures.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <set>

#include "base/system/file.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

constexpr int names = 60;

const std::string head = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>";

// Takes longer to draw than a picture may.
std::string slow_picture() {
  std::string body = "<filter id='f'>";
  for (int i = 0; i < 99; ++i) body += "<feTurbulence numOctaves='99' baseFrequency='9'/>";
  return head + body + "</filter><rect width='9' height='9' filter='url(#f)'/></svg>";
}

/// A folder with one picture that a spec calls by many names: links, copies and detours.
struct Aliases {
  TemporaryFolder folder;
  DataFiles files{folder.path()};

  explicit Aliases(const std::string& picture) {
    write_file(folder.path() / "x.svg", picture);
    fs::create_directory(folder.path() / "a");
  }
  std::string name(int i) {
    if (i % 3 == 0) return "a" + std::string(static_cast<std::size_t>(i) + 1, '/') + "../x.svg";
    const std::string name = std::to_string(i) + ".svg";
    if (i % 3 == 1)
      fs::create_symlink("x.svg", folder.path() / name);
    else
      fs::copy_file(folder.path() / "x.svg", folder.path() / name);
    return name;
  }
  BookSpec spec(const std::string& field) {
    std::string yaml = "title: A\nchapters:\n  - puzzles:\n";
    for (int i = 0; i < names; ++i) {
      std::string puzzle = field;
      puzzle.replace(puzzle.find('*'), 1, name(i));
      yaml += "      - {size: 9x9, " + puzzle + "}\n";
    }
    write_file(folder.path() / "book.yaml", yaml);
    return read_bare_spec({(folder.path() / "book.yaml").string(), {}, {}}, files).value();
  }
};

}  // namespace

TEST_CASE("a picture with many names is decoded and kept once") {
  Aliases aliases(head + "<rect width='5' height='9'/></svg>");
  BookSpec spec = aliases.spec("shape: {picture: *}");
  CHECK_FALSE(load_pictures(spec, aliases.files).has_errors());
  std::set<const Picture*> pictures;
  for (const PuzzleSpec& puzzle : spec.chapters.at(0).puzzles)
    pictures.insert(puzzle.shape.options.picture());
  CHECK(pictures.size() == 1);
  CHECK_FALSE(pictures.contains(nullptr));
}

TEST_CASE("an icon with many names is tried and kept once") {
  Aliases aliases(head + "<rect width='5' height='9'/></svg>");
  const Icons icons = load_icons(aliases.spec("start_icon: *"), aliases.files).value();
  std::set<const std::string*> pictures;
  for (const auto& [name, svg] : icons) pictures.insert(svg.get());
  CHECK(icons.size() == names);
  CHECK(pictures.size() == 1);
}

TEST_CASE("a hostile picture with many names costs its time once, and is reported at each") {
  Aliases aliases(slow_picture());
  BookSpec spec = aliases.spec("shape: {picture: *}");
  const auto begin = std::chrono::steady_clock::now();
  CHECK(load_pictures(spec, aliases.files).all().size() == names);
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}

TEST_CASE("a file that is text by one name and a picture by another is read as each") {
  Aliases aliases(head + "<rect width='5' height='9'/></svg>");
  fs::create_symlink("x.svg", aliases.folder.path() / "x.txt");
  write_file(aliases.folder.path() / "book.yaml",
             "title: A\nchapters:\n  - puzzles:\n      - {size: 9x9, shape: {picture: x.svg}}\n"
             "      - {size: 9x9, shape: {picture: x.txt}}\n");
  BookSpec spec =
      read_bare_spec({(aliases.folder.path() / "book.yaml").string(), {}, {}}, aliases.files).value();
  const Diagnostics found = load_pictures(spec, aliases.files);
  REQUIRE(found.all().size() == 1);
  CHECK(found.all().front().place.line == 5);
}

TEST_CASE("a picture that is flipped faces the other way, with all that it shows") {
  // A body with an eye on its left, and a ball beside it on the right.
  const TemporaryFolder folder;
  const DataFiles files(folder.path());
  write_file(
      folder.path() / "x.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'><path d='M0 50L60 0H140V100H60Z'/>"
      "<circle cx='60' cy='50' r='12' fill='white'/><circle cx='180' cy='50' r='15'/></svg>");
  write_file(folder.path() / "book.yaml",
             "title: A\nchapters:\n  - puzzles:\n"
             "      - {shape: {picture: x.svg, pieces: largest}}\n"
             "      - {shape: {picture: x.svg, pieces: largest, flip: yes}}\n"
             "      - {shape: {icon: turtle}}\n      - {shape: {icon: turtle, flip: yes}}\n");
  BookSpec spec = read_bare_spec({(folder.path() / "book.yaml").string(), {}, {}}, files).value();
  REQUIRE(load_pictures(spec, files).all().empty());
  const auto& puzzles = spec.chapters[0].puzzles;
  const auto picture = [&](std::size_t i) -> const Picture& { return *puzzles[i].shape.options.picture(); };
  const auto whole = [](const Picture& p) { return enclosing(box_of(p.rings), box_of(p.beside)); };
  const Rect left = whole(picture(0)), right = whole(picture(1));
  for (const auto rings : {&Picture::rings, &Picture::beside, &Picture::details}) {
    const Rect before = box_of(picture(0).*rings), behind = box_of(picture(1).*rings);
    CHECK(std::fabs((behind.x0 - right.x0) - (left.x1 - before.x1)) < left.width() / 100);
    CHECK(std::fabs((right.x1 - behind.x1) - (before.x0 - left.x0)) < left.width() / 100);
  }
  double here = 0, there = 0;  // a turtle looks to the left
  for (const RingPoint& p : picture(2).rings[0]) here += p.at.x;
  for (const RingPoint& p : picture(3).rings[0]) there += p.at.x;
  CHECK(here != Approx(there).epsilon(1e-4));
}
