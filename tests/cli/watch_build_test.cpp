#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>

#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

std::string book_of(const std::string& title) {
  return "title: " + title +
         "\nfront: []\nanswers: {place: none}\nchapters:\n  - puzzles:\n"
         "      - {size: 6x5, start_icon: ball.svg}\n";
}

std::string ball(int radius) {
  return "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48'><circle cx='24' cy='24' r='" +
         std::to_string(radius) + "'/></svg>";
}

fs::path folder_with_book() {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml", book_of("One"));
  write_file(folder / "two.yaml", book_of("Two"));
  write_file(folder / "ball.svg", ball(20));
  write_file(folder / "smaller.svg", ball(10));
  return folder;
}

// A program that shows what it is asked to open, by writing its words to a file.
std::string path_with_viewer(const fs::path& folder, const std::string& then = "exit 0") {
  const fs::path viewer = folder / "bin" / "xdg-open";
  make_folder(viewer.parent_path());
  write_file(viewer, "#!/bin/sh\necho \"$# $1\" >> " + (folder / "opened").string() + "\n" + then + "\n");
  fs::permissions(viewer, fs::perms::owner_all);
  return "PATH=" + viewer.parent_path().string() + ":/usr/bin:/bin";
}

// Runs build --watch in the folder, and beside it a script, which ends with `finish`.
Run watched(const fs::path& folder, const std::string& options, const std::string& script,
            const std::vector<std::string>& environment = {}) {
  const std::string program = MAZEFOLIO_PROGRAM;
  return run_program(
      {"sh", "-c",
       "cd " + folder.string() + " && { " + program + " build book.yaml -o book.pdf --watch " + options +
           " 2> err & } && p=$!\n"
           "built() { for i in $(seq 500); do [ $(grep -c book.pdf: err) = $1 ] && return; sleep 0.02; done; "
           "cat err; kill -9 $p; exit 98; }\n"
           "failed() { for i in $(seq 500); do grep -q error: err && return; sleep 0.02; done; kill -9 $p; "
           "exit 97; }\n"
           "finish() { kill -INT $p; wait $p; code=$?; cat err; exit $code; }\n" +
           script + "\nfinish\n"},
      environment);
}

}  // namespace

TEST_CASE("a watched book is built again when its spec or a file that it names changes") {
  const fs::path folder = folder_with_book();
  const Run run = watched(folder, "",
                          "built 1; cp book.pdf first.pdf; cat two.yaml > book.yaml\n"
                          "built 2; cp book.pdf second.pdf; mv smaller.svg ball.svg\n"
                          "built 3; cp book.pdf third.pdf");
  INFO(run.out);
  CHECK(run.exit_code == 130);
  CHECK(count(run.out, "is built again when it changes") == 1);
  const std::string second = read_file(folder / "second.pdf"), third = read_file(folder / "third.pdf");
  CHECK(read_file(folder / "first.pdf") != second);
  CHECK(second != third);
  const Run anew = run_mazefolio({"build", folder / "book.yaml", "-o", folder / "anew.pdf", "--quiet"});
  REQUIRE(anew.exit_code == 0);
  CHECK(read_file(folder / "anew.pdf") == third);
}

TEST_CASE("errors in a watched book are printed, the last book stays, and the next change builds again") {
  const fs::path folder = folder_with_book();
  const Run run = watched(folder, "",
                          "built 1; cp book.pdf first.pdf; echo 'pages: 3' >> book.yaml\n"
                          "failed; cmp book.pdf first.pdf || exit 96; rm book.yaml; cp two.yaml book.yaml\n"
                          "built 2");
  INFO(run.out);
  CHECK(run.exit_code == 130);
  CHECK_THAT(run.out, Contains("book.yaml:7:1: error: unknown key 'pages'"));
  CHECK(read_file(folder / "book.pdf") != read_file(folder / "first.pdf"));
}

TEST_CASE("what goes on and on is a file, and has no limits") {
  const fs::path folder = folder_with_book();
  const std::string book = folder / "book.yaml";
  const auto refused = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "build");
    const Run run = run_mazefolio(words);
    CHECK(run.exit_code == 2);
    return run.err;
  };
  CHECK_THAT(refused({"-", "-o", folder / "b.pdf", "--watch"}), Contains("standard input does not change"));
  CHECK_THAT(refused({book, "-o", "-", "--watch"}), Contains("what is watched or opened is a file"));
  CHECK_THAT(refused({book, "-o", "-", "--open"}), Contains("what is watched or opened is a file"));
  CHECK_THAT(refused({book, "--watch", "--max-seconds", "9"}), Contains("exclude each other"));
}

TEST_CASE("a finished book is opened by its whole path, when it is watched once only") {
  const fs::path folder = folder_with_book();
  const std::string path = path_with_viewer(folder), asked = "1 " + (folder / "book.pdf").string() + "\n";
  const Run run =
      watched(folder, "--open", "built 1; cat two.yaml > book.yaml; built 2", {path, "NO_COLOR=1"});
  CHECK(run.exit_code == 130);
  CHECK(read_file(folder / "opened") == asked);
  const Run once =
      run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf", "--open"}, {path});
  CHECK(once.exit_code == 0);
  CHECK(read_file(folder / "opened") == asked + asked);
}

TEST_CASE("without a viewer a book is made all the same, and a message says why it is not opened") {
  const fs::path folder = folder_with_book();
  const auto build = [&](const std::string& path) {
    const Run run = run_mazefolio(
        {"build", folder / "book.yaml", "-o", folder / "book.pdf", "--quiet", "--open"}, {path});
    CHECK(run.exit_code == 0);
    CHECK(fs::remove(folder / "book.pdf"));
    return run.err;
  };
  CHECK_THAT(build("PATH=/nowhere"),
             Contains("warning: 'xdg-open' is not installed; it is in the package xdg-utils") &&
                 Contains("open it yourself: " + (folder / "book.pdf").string()));
  CHECK_THAT(build(path_with_viewer(folder, "exit 3")), Contains("warning: xdg-open cannot open"));
}

TEST_CASE("the preview opens its address") {
  const fs::path folder = folder_with_book();
  const Run run = run_program({MAZEFOLIO_PROGRAM, "preview", folder / "book.yaml", "--open"},
                              {path_with_viewer(folder)}, SIGINT, 1500);
  CHECK(run.exit_code == 0);
  const std::string opened = read_file(folder / "opened");
  REQUIRE(opened.starts_with("1 http://127.0.0.1:"));
  CHECK_THAT(run.err, Contains("open " + opened.substr(2, opened.size() - 3) + " in a browser"));
}
