// Runs that are cut short or find outputs of before: signals, full disks, changed files.
#include <sys/mount.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <map>

#include "base/rng.h"
#include "base/system/file.h"
#include "support/batch_run.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

TEST_CASE("a resumed run makes only the books that have changed") {
  const fs::path folder = folder_with_run(3);
  REQUIRE(batch(folder).exit_code == 0);
  const auto made_again = [&](const std::string& options = "") {
    const std::size_t before = count_lines(folder / "run.journal.jsonl");
    CHECK(batch(folder, "--resume " + options).exit_code == 0);
    return count_lines(folder / "run.journal.jsonl") - before;
  };
  const auto whole = contents(folder / "out");
  CHECK(made_again() == 0);
  CHECK(made_again("--verify") == 0);
  SECTION("an output that is gone") { fs::remove(folder / "out/sheet-2.json"); }
  SECTION("an output of another size") { write_file(folder / "out/sheet-2.pdf", "short"); }
  CHECK(made_again() == (contents(folder / "out") == whole ? 0 : 1));
  CHECK(contents(folder / "out") == whole);
  write_file(folder / "sheet.yaml", sheet + "# a remark\n");
  CHECK(made_again() == 3);
  fs::create_directories(folder / "configs");
  fs::copy_file(MAZEFOLIO_SOURCE_DIR "/configs/audiences.yaml", folder / "configs/audiences.yaml");
  const std::string data = "--data " + folder.string();
  CHECK(made_again(data) == 0);  // the same contents in a place with precedence
  write_file(folder / "configs/audiences.yaml", read_file(folder / "configs/audiences.yaml") + "# mine\n");
  CHECK(made_again() == 0);
  CHECK(made_again(data) == 3);
}

TEST_CASE("changed contents of the same size and time are found with --verify only") {
  const fs::path folder = folder_with_run(2);
  REQUIRE(batch(folder).exit_code == 0);
  const fs::path pdf = folder / "out/sheet-2.pdf";
  const std::string good = read_file(pdf);
  const fs::file_time_type time = fs::last_write_time(pdf);
  std::string bad = good;
  bad[bad.size() / 2] ^= 1;
  write_file(pdf, bad);
  fs::last_write_time(pdf, time);
  CHECK(batch(folder, "--resume").exit_code == 0);
  CHECK(read_file(pdf) == bad);
  CHECK(batch(folder, "--resume --verify").exit_code == 0);
  CHECK(read_file(pdf) == good);
}

TEST_CASE("kill -9 loses only the books in progress") {
  const fs::path whole = folder_with_run(40), folder = folder_with_run(40);
  REQUIRE(batch(whole).exit_code == 0);
  Rng rng(9);
  std::vector<std::string> command = batch_words(folder, "--resume --jobs 2");
  command.insert(command.begin(), MAZEFOLIO_PROGRAM);
  int cut_short = 0;
  for (int i = 0; i < 10; ++i) {
    const int moment = 30 + static_cast<int>(rng.below(250));
    cut_short += run_program(command, {}, SIGKILL, moment).exit_code == 128 + SIGKILL;
    for (const auto& [name, bytes] :
         fs::exists(folder / "out") ? contents(folder / "out") : std::map<std::string, std::string>{})
      if (name.ends_with(".pdf")) CHECK(bytes.find("%%EOF") != std::string::npos);
  }
  CHECK(cut_short > 0);
  CHECK(batch(folder, "--resume").exit_code == 0);
  CHECK(contents(folder / "out") == contents(whole / "out"));
}

TEST_CASE("Ctrl-C leaves complete books and a journal that can be resumed") {
  const fs::path whole = folder_with_run(150), folder = folder_with_run(150);
  REQUIRE(batch(whole).exit_code == 0);
  const Run stopped = once_begun(folder, "kill -INT $p; wait $p; exit $?");
  REQUIRE(stopped.exit_code == 130);
  CHECK_THAT(stopped.err, Catch::Contains("--resume"));
  const auto partly = contents(folder / "out");
  const std::size_t noted = count_lines(folder / "run.journal.jsonl");
  CHECK(partly.size() == 2 * noted);
  CHECK(noted < 150);
  CHECK(batch(folder, "--resume").exit_code == 0);
  CHECK(count_lines(folder / "run.journal.jsonl") == 150);
  CHECK(contents(folder / "out") == contents(whole / "out"));
}

TEST_CASE("a full disk fails the books that do not fit, and the run can be resumed") {
  const fs::path whole = folder_with_run(12), folder = folder_with_run(12);
  REQUIRE(batch(whole).exit_code == 0);
  const auto expected = contents(whole / "out");
  std::size_t bytes = 0;
  for (const auto& [name, text] : expected) bytes += text.size() + 4096;
  fs::create_directory(folder / "out");
  const auto mount_with = [&](std::size_t size, unsigned long flags) {
    return ::mount("tmpfs", (folder / "out").c_str(), "tmpfs", flags,
                   ("size=" + std::to_string(size)).c_str()) == 0;
  };
  if (!mount_with(bytes / 2, 0)) {
    WARN("skipped: no small disk can be mounted here");
    return;
  }
  const Run full = batch(folder);
  const auto kept = contents(folder / "out");
  CHECK(full.exit_code == 3);
  CHECK_THAT(full.err, Catch::Contains("No space left"));
  CHECK(kept.size() >= 2);
  CHECK(kept.size() < expected.size());
  for (const auto& [name, text] : kept) CHECK(text == expected.at(name));
  CHECK(mount_with(bytes * 4, MS_REMOUNT));
  CHECK(batch(folder, "--resume").exit_code == 0);
  const auto resumed = contents(folder / "out");
  ::umount((folder / "out").c_str());
  CHECK(resumed == expected);
}

TEST_CASE("a second run with the same journal is refused while the first one works") {
  const fs::path folder = folder_with_run(200);
  const Run run = once_begun(folder, MAZEFOLIO_PROGRAM " batch " + (folder / "run.yaml").string() +
                                         "; code=$?; kill -INT $p; wait; exit $code");
  CHECK(run.exit_code == 1);
  CHECK_THAT(run.err, Catch::Contains("run.journal.jsonl"));
}
