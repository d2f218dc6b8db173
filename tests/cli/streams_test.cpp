// "-" is standard input or standard output; a reader that has seen enough is no failure; messages are safe to
// show.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string spec = MAZEFOLIO_SOURCE_DIR "/examples/first-book.yaml";
const std::string program = MAZEFOLIO_PROGRAM;

Run shell(const fs::path& folder, const std::string& line) {
  return run_program({"bash", "-c", "set -o pipefail; cd " + folder.string() + "; " + line});
}

std::size_t entries(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

TEST_CASE("a hyphen is standard output for every command that writes one file") {
  const fs::path folder = scratch_folder();
  CHECK(shell(folder, program + " maze --size 5x5 -o - | grep -q S").exit_code == 0);
  CHECK(shell(folder,
              program + " build " + spec + " -o - --stats | head -c 4 | grep -q %PDF; exit ${PIPESTATUS[2]}")
            .exit_code == 0);
  CHECK(
      shell(folder, program + " worksheet -o - --count 1 --size 5x5 | tail -c 6 | grep -q %%EOF").exit_code ==
      0);
  CHECK(entries(folder) == 0);
  CHECK(shell(folder, program + " build " + spec + " -o book.pdf --manifest - | grep -c puzzles").exit_code ==
        0);
  CHECK(entries(folder) == 1);
}

TEST_CASE("only one file goes to standard output") {
  const fs::path folder = scratch_folder();
  for (const char* options : {"--manifest -", "--edition both", "--set answers.place=separate"})
    CHECK(shell(folder, program + " build " + spec + " -o - " + options).exit_code == 2);
  CHECK(entries(folder) == 0);
}

TEST_CASE("a hyphen is standard input for every command that reads one file") {
  const fs::path folder = scratch_folder();
  CHECK(shell(folder, program + " build - -o book.pdf < " + spec).exit_code == 0);
  CHECK(shell(folder, program + " build " + spec + " -o same.pdf && cmp book.pdf same.pdf").exit_code == 0);
  CHECK(shell(folder, program + " check - < " + spec).exit_code == 0);
  CHECK(shell(folder, "echo 'titel: x' | " + program + " check -")
            .err.starts_with("standard input:1:1: error:"));
  CHECK(shell(folder, program + " build - < " + spec).exit_code == 2);
  CHECK(shell(folder, program + " maze --size 5x5 | " + program + " rate --from-text -").exit_code == 0);
}

TEST_CASE("standard output is continued where it is, and has no manifest beside it") {
  const fs::path folder = scratch_folder();
  const Run run = shell(folder, "echo first > all; " + program + " maze --size 5x5 -o /dev/stdout >> all; " +
                                    program + " build " + spec + " -o /dev/stdout >> all; head -n 1 all");
  CHECK(run.out == "first\n");
  CHECK(run.exit_code == 0);
  CHECK(read_file(folder / "all").find("%PDF") != std::string::npos);
  CHECK(entries(folder) == 1);
  CHECK_FALSE(fs::exists("/dev/stdout.json"));
}

TEST_CASE("the program ends quietly when nobody reads its output any more") {
  for (const std::string command :
       {"maze --size 300x300", "maze --size 300x300 -o -", "maze --size 300x300 -o /dev/stdout"}) {
    INFO(command);
    const Run run = shell(scratch_folder(), program + " " + command + " | head -n 1");
    CHECK(run.err.empty());
    CHECK(run.exit_code == 128 + 13);
  }
}

TEST_CASE("messages show what commands a terminal escaped") {
  const fs::path folder = scratch_folder();
  const auto checked = [&](const std::string& key, const std::string& icon) {
    write_file(folder / "book.yaml",
               "title: x\n" + key + "chapters:\n  - puzzles:\n      - {start_icon: " + icon + "}\n");
    return run_mazefolio({"check", folder / "book.yaml"});
  };
  for (const auto& [run, shown] :
       {std::pair(checked("\xE2\x80\xAEkey: 1\n", "mouse"), "\\u202Ekey"),
        std::pair(checked("", "\"a\\e[2J.svg\""), "a\\x1B[2J.svg"),
        std::pair(run_mazefolio({"check", "no\x1B[2J.yaml"}), "no\\x1B[2J.yaml")}) {
    CHECK(run.exit_code != 0);
    CHECK_THAT(run.err,
               Catch::Contains(shown) && !Catch::Contains("\x1B") && !Catch::Contains("\xE2\x80\xAE"));
  }
}

TEST_CASE("files are made without /proc, never through a link that lies in their way") {
  const fs::path folder = scratch_folder();
  const std::string inside = "mount -t tmpfs none /proc && cd " + folder.string() + " && ";
  const auto without_proc = [&](const std::string& line) {
    return run_program({"unshare", "--mount", "sh", "-c", inside + line});
  };
  if (without_proc("true").exit_code != 0) {
    WARN("skipped: this user may not hide /proc");
    return;
  }
  write_file(folder / "other", "kept");
  // The shell becomes the program, so that its process id names the link.
  const Run run =
      without_proc("ln -s other maze.txt.$$.part && exec " + program + " maze --size 5x5 -o maze.txt");
  CHECK(run.err.empty());
  CHECK(run.exit_code == 0);
  CHECK(read_file(folder / "other") == "kept");
  CHECK(fs::is_regular_file(fs::symlink_status(folder / "maze.txt")));
  CHECK(entries(folder) == 2);
  CHECK(without_proc(program + " maze --size 5x5 | " + program + " rate --from-text -").exit_code == 0);
  CHECK(without_proc(program + " build " + spec + " -o book.pdf").exit_code == 0);
}

TEST_CASE("a file name that is not UTF-8 is shown in JSON") {
  const fs::path folder = scratch_folder();
  write_file(folder / "a\xFF.yaml", "title: [");
  const Run run = run_mazefolio({"check", "--json", folder / "a\xFF.yaml"});
  CHECK(run.exit_code == 2);
  const auto found = nlohmann::json::parse(run.out);
  CHECK_THAT(found.at(0).at("file").get<std::string>(), Catch::EndsWith("a\\xFF.yaml"));
}

TEST_CASE("a maze in JSON that is odd is refused in words of our own") {
  const fs::path folder = scratch_folder();
  const auto rate = [&](const std::string& json) {
    write_file(folder / "m.json", json);
    return run_mazefolio({"rate", "--from-json", folder / "m.json"});
  };
  const Run large = rate("{\"id\": 1e400}");
  CHECK(large.exit_code == 2);
  CHECK_THAT(large.err, Catch::EndsWith("m.json has a number that is too large\n"));
  write_file(folder / "book.json", "{\"puzzles\": [{\"number\": 1e400}]}");
  const Run manifest = run_mazefolio({"duplicates", folder / "book.json"});
  CHECK(manifest.exit_code == 2);
  CHECK_THAT(manifest.err, Catch::EndsWith("this has a number that is too large\n"));
  const Run deep = rate("{\"a\":" + std::string(100'000, '['));
  CHECK(deep.exit_code == 2);
  CHECK_THAT(deep.err, Catch::EndsWith("nested more than 64 levels deep\n"));
  std::string many = "{\"a\":[";
  for (int i = 0; i < 10'000'000; ++i) many += "[],";
  const Run heavy = rate(many);
  CHECK(heavy.exit_code == 2);
  CHECK_THAT(heavy.err, Catch::EndsWith("has more than 4000000 values\n"));
  CHECK(heavy.peak_kib < 450 * 1024);
}
