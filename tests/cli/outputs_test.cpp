// Unusual outputs: overwritten files, devices, links, closed streams.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string spec = MAZEFOLIO_SOURCE_DIR "/examples/first-book.yaml";

std::size_t entries(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

int shell(const fs::path& folder, const std::string& line) {
  return run_program({"sh", "-c", "cd " + folder.string() + "; " MAZEFOLIO_PROGRAM " " + line}).exit_code;
}

}  // namespace

TEST_CASE("no output overwrites another one or the spec") {
  const fs::path folder = scratch_folder();
  fs::copy_file(spec, folder / "book.yaml");
  const std::string before = read_file(folder / "book.yaml");
  for (const char* outputs :
       {"-o book.yaml", "-o ./book.yaml", "-o a.pdf --manifest book.yaml", "-o a.json",
        "-o a.pdf --manifest ./a.pdf", "-o a.pdf --edition both --manifest a-screen.pdf",
        "-o a.pdf --set answers.place=separate --manifest a-answers.pdf"}) {
    INFO(outputs);
    CHECK(shell(folder, std::string("build book.yaml ") + outputs) == 2);
  }
  CHECK(read_file(folder / "book.yaml") == before);
  CHECK(entries(folder) == 1);
}

TEST_CASE("a broken spec leaves no folder behind") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml", "title: [");
  CHECK(shell(folder, "build book.yaml --out-dir out/pdf") == 2);
  CHECK(entries(folder) == 1);
}

TEST_CASE("a device is written to and stays, without a manifest beside it") {
  const fs::path folder = scratch_folder();
  CHECK(shell(folder, "maze --size 5x5 -o /dev/stdout | grep -q S") == 0);
  REQUIRE(run_program({"mkfifo", folder / "pipe"}).exit_code == 0);
  CHECK(shell(folder, "build " + spec + " -o pipe & cat pipe | head -c 4 | grep -q %PDF") == 0);
  CHECK(fs::is_fifo(folder / "pipe"));
  CHECK(entries(folder) == 1);
}

TEST_CASE("writing through a link keeps the link") {
  const fs::path folder = scratch_folder();
  fs::create_directory(folder / "there");
  write_file(folder / "there/real.txt", "");
  fs::create_symlink("there/real.txt", folder / "link.txt");
  CHECK(shell(folder, "maze --size 5x5 -o link.txt") == 0);
  CHECK(fs::is_symlink(folder / "link.txt"));
  CHECK(fs::file_size(folder / "there/real.txt") > 0);
}

TEST_CASE("a book is made even if messages cannot be written") {
  const fs::path folder = scratch_folder();
  const std::string build = "build " + spec + " -o b.pdf --set fonts.text=Nope ";
  CHECK(shell(folder, "build nosuch.yaml 2> /dev/full") == 1);
  CHECK(shell(folder, build + "2> /dev/full") == 0);
  CHECK(shell(folder, build + "2>&- <&-") == 0);
  CHECK_THAT(read_file(folder / "b.pdf"), Catch::StartsWith("%PDF-"));
  CHECK(shell(folder, build + "--stats >&-") == 1);
  CHECK_THAT(read_file(folder / "b.pdf"), Catch::StartsWith("%PDF-"));
}

TEST_CASE("an empty argument is an error") {
  const Run run = run_mazefolio({"build", spec, "-o", ""});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("'-o' is empty"));
}

TEST_CASE("pages of a book are had as pictures, in files with the numbers of the pages") {
  const std::filesystem::path folder = scratch_folder();
  write_file(folder / "book.yaml", "title: Book\npage: 6x9in\nchapters: [{puzzles: [{count: 3}]}]\n");
  const auto build = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"build", folder / "book.yaml"});
    return run_mazefolio(more);
  };
  CHECK(build({"--format", "png", "--dpi", "50", "--pages", "3-4", "-o", folder / "page.png"}).exit_code ==
        0);
  CHECK_THAT(read_file(folder / "page-3.png").substr(0, 4), Catch::EndsWith("PNG"));
  CHECK_THAT(read_file(folder / "page-4.png").substr(16, 8),
             Catch::Equals(std::string("\0\0\1\x2c\0\0\1\xc2", 8)));  // 300 x 450 pixels
  CHECK(build({"--format", "svg", "--pages", "3", "--out-dir", folder}).exit_code == 0);
  CHECK_THAT(read_file(folder / "book.svg"), Catch::Contains("<svg"));
  CHECK(build({"--format", "png", "-o", "-"}).exit_code == 2);
  CHECK(build({"--format", "png", "--prove"}).exit_code == 2);
  CHECK(build({"--format", "png", "--pages", "999", "-o", folder / "none.png"}).exit_code == 2);
  CHECK_FALSE(std::filesystem::exists(folder / "none.png"));
}
