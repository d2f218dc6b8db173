// Rules in the configuration of the user's fonts, which hold for the text of a book.
#include <catch2/catch.hpp>

#include "support/run_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

/// The words of a sheet in Andika with their boxes, where the system's configuration has more rules.
std::string words_with(const std::string& rules) {
  const fs::path folder = folder_with_run(1);
  write_file(folder / "fonts.conf",
             "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig>"
             "<include>/etc/fonts/fonts.conf</include>" +
                 rules + "</fontconfig>");
  const Run run =
      run_mazefolio({"build", (folder / "sheet.yaml").string(), "-o", (folder / "book.pdf").string(), "--set",
                     "fonts.text=Andika", "--set", "fonts.display=Andika"},
                    {"FONTCONFIG_FILE=" + (folder / "fonts.conf").string()});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  const std::string manifest = read_file(folder / "book.json");
  const std::size_t begin = manifest.find("\"printed\"");
  return manifest.substr(begin, manifest.find('\n', begin) - begin);
}

std::string rule(const std::string& target, const std::string& edit) {
  return "<match target='" + target + "'>" + edit + "</match>";
}

}  // namespace

TEST_CASE("rules of the user's configuration of fonts hold") {
  const std::string small_capitals = "<edit name='fontfeatures' mode='append'><string>smcp=1</string></edit>";
  const std::string other_family =
      "<edit name='family' mode='prepend' binding='strong'><string>DejaVu Sans</string></edit>";
  const std::string plain = words_with("");
  CHECK(words_with(rule("font", small_capitals)) != plain);
  CHECK(words_with(rule("pattern", small_capitals)) != plain);
  CHECK(words_with(rule("pattern", other_family)) != plain);
  CHECK(words_with(rule("scan", small_capitals)) == plain);
  CHECK(words_with("<selectfont><rejectfont><glob>*Andika-Bold*</glob></rejectfont></selectfont>") != plain);
}
