// Fonts that fontconfig knows from its cache and that cannot be read when a book is printed.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

/// A run of three books, and a fontconfig of its own that knows copies of two fonts.
struct OwnFonts {
  fs::path folder = folder_with_run(3, "defaults: {fonts: {display: Andika, text: Andika}}\n");
  fs::path original = "/usr/share/fonts/truetype/andika/Andika-Regular.ttf";
  fs::path font = folder / "fonts" / "Andika-Regular.ttf";
  std::vector<std::string> environment{"FONTCONFIG_FILE=" + (folder / "fonts.conf").string()};

  OwnFonts() {
    fs::create_directories(folder / "fonts");
    for (const char* name : {"Andika-Regular.ttf", "Andika-Bold.ttf"})
      fs::copy_file(fs::path("/usr/share/fonts/truetype/andika") / name, folder / "fonts" / name);
    write_file(folder / "fonts.conf",
               "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig><dir>" +
                   (folder / "fonts").string() + "</dir><cachedir>" + (folder / "cache").string() +
                   "</cachedir></fontconfig>");
  }

  Run batch(std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"batch", (folder / "run.yaml").string(), "--jobs", "2"});
    return run_mazefolio(more, environment);
  }
  /// After these shell commands.
  Run build(const std::string& before = "true") const {
    return run_program(
        {"sh", "-c",
         before + " && cd " + folder.string() +
             " && exec " MAZEFOLIO_PROGRAM
             " build sheet.yaml -o book.pdf --set fonts.text=Andika --set fonts.display=Andika"},
        environment);
  }
};

}  // namespace

TEST_CASE("a font that was cut short makes no book, and is named") {
  OwnFonts own;
  REQUIRE(own.build().exit_code == 0);  // fontconfig writes its cache
  const std::uintmax_t whole = fs::file_size(own.font);
  for (const double share : {0.99, 0.9, 0.5, 0.1, 0.0}) {
    INFO(share);
    fs::resize_file(own.font, static_cast<std::uintmax_t>(share * static_cast<double>(whole)));
    fs::remove(own.folder / "book.pdf");
    const Run run = own.build();
    CHECK(run.exit_code == 1);
    CHECK_THAT(run.err, Catch::StartsWith("error: the font ") && Catch::Contains(own.font.string()));
    CHECK_FALSE(fs::exists(own.folder / "book.pdf"));
  }
}

TEST_CASE("a configuration of fonts that cannot be read makes no book") {
  const OwnFonts own;
  write_file(own.folder / "fonts.conf", "<fontconfig");
  const Run run = own.build();
  CHECK(run.exit_code == 1);
  CHECK_THAT(run.err, Catch::Contains("error: cannot read the configuration of fonts, " +
                                      (own.folder / "fonts.conf").string()));
  CHECK_FALSE(fs::exists(own.folder / "book.pdf"));
}

TEST_CASE("books fail while a font is broken, and a resume makes them when it is whole again") {
  const OwnFonts own;
  REQUIRE(own.batch().exit_code == 0);
  const fs::path one = own.folder / "out" / "sheet-1.pdf";
  const std::string good = read_file(one);
  fs::remove_all(own.folder / "out");
  fs::resize_file(own.font, fs::file_size(own.font) / 2);
  const Run broken = own.batch({"--resume", "--verify"});
  CHECK(broken.exit_code == 3);
  CHECK_THAT(broken.err, Catch::Contains("the font " + own.font.string()));
  CHECK(fs::is_empty(own.folder / "out"));
  fs::copy_file(own.original, own.font, fs::copy_options::overwrite_existing);
  const Run whole = own.batch({"--resume", "--verify"});
  INFO(whole.err);
  CHECK(whole.exit_code == 0);
  CHECK(read_file(one) == good);
}

TEST_CASE("where not enough files can be opened for the fonts, nothing is called made") {
  const OwnFonts own;
  const fs::path pdf = own.folder / "book.pdf";
  REQUIRE(own.build().exit_code == 0);
  const std::string good = read_file(pdf);
  for (int files = 4; files < 24; ++files) {
    INFO(files);
    fs::remove(pdf);
    const Run run = own.build("ulimit -n " + std::to_string(files));
    CHECK((run.exit_code == 0 || run.exit_code == 1 || run.exit_code == 127));  // 127: not even loaded
    CHECK(fs::exists(pdf) == (run.exit_code == 0));
    if (run.exit_code == 0) CHECK(read_file(pdf) == good);
  }
}
