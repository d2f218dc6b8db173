// Runs of many books with broken books, signals, full disks and shards.
#include <sys/mount.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/rng.h"
#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_folder.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> words(const fs::path& folder, const std::string& options) {
  std::vector<std::string> out{"batch", folder / "run.yaml"};
  std::istringstream in(options);
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

Run batch(const fs::path& folder, const std::string& options = "") {
  return run_mazefolio(words(folder, options));
}

// The contents of every file below a folder.
std::map<std::string, std::string> contents(const fs::path& folder) {
  std::map<std::string, std::string> out;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) out[fs::relative(entry.path(), folder)] = read_file(entry.path());
  return out;
}

std::vector<Json> lines(const fs::path& file) {
  std::vector<Json> out;
  std::istringstream in(read_file(file));
  for (std::string line; std::getline(in, line);) out.push_back(Json::parse(line));
  return out;
}

std::size_t count_lines(const fs::path& file) { return fs::exists(file) ? lines(file).size() : 0; }

}  // namespace

TEST_CASE("a run makes every book, and its report has a line for each in the order of the run") {
  const fs::path folder = folder_with_run(5);
  const Run run = batch(folder, "--report " + (folder / "report.jsonl").string());
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains("5 of 5 books finished"));
  const std::vector<Json> report = lines(folder / "report.jsonl");
  REQUIRE(report.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) {
    const Json& book = report[i];
    CHECK(book["output"] == "out/sheet-" + std::to_string(i + 1) + ".pdf");
    CHECK(book["status"] == "made");
    CHECK(book["seed"] == std::to_string(i + 1));
    CHECK(book["puzzles"] == 2);
    CHECK(book["errors"].empty());
    const Json manifest = Json::parse(read_file(folder / ("out/sheet-" + std::to_string(i + 1) + ".json")));
    CHECK(book["sha256"] == manifest["pdf_sha256"]);
    CHECK(book["pages"] == manifest["pages"]);
  }
  CHECK(count_lines(folder / "run.journal.jsonl") == 5);
}

TEST_CASE("a book of a run has the bytes that build gives it, with any number of jobs") {
  const fs::path folder = folder_with_run(6);
  REQUIRE(batch(folder, "--jobs 1").exit_code == 0);
  const auto one = contents(folder / "out");
  fs::rename(folder / "out", folder / "before");
  REQUIRE(batch(folder, "--jobs 16").exit_code == 0);
  CHECK(contents(folder / "out") == one);
  REQUIRE(run_mazefolio({"build", folder / "sheet.yaml", "-o", folder / "sheet-4.pdf", "--set", "seed=4"})
              .exit_code == 0);
  CHECK(read_file(folder / "sheet-4.pdf") == one.at("sheet-4.pdf"));
}

TEST_CASE("of 200 books seven are broken: 193 are made, and after correction exactly seven") {
  const fs::path folder = scratch_folder();
  std::string run = "output: out/{name}.pdf\nbooks:\n";
  const std::map<int, std::pair<std::string, std::string>> broken{{3, {"chapters", "chaptres"}},
                                                                  {40, {"6x5", "6x"}},
                                                                  {41, {"title: Sheet", "titel: Sheet"}},
                                                                  {99, {"6x5", "900000x5"}},
                                                                  {100, {"count: 2", "count: two"}},
                                                                  {150, {"front: []", "front: ["}},
                                                                  {199, {"6x5}", "6x5, algorithm: wilsen}"}}};
  std::map<int, std::string> specs;
  for (int i = 0; i < 200; ++i) {
    std::string& spec = specs[i] = sheet;
    spec.replace(spec.find("seed: 1"), 7, "seed: " + std::to_string(i));
    const fs::path name = "book-" + std::to_string(i) + ".yaml";
    std::string text = spec;
    if (const auto wrong = broken.find(i); wrong != broken.end())
      text.replace(text.find(wrong->second.first), wrong->second.first.size(), wrong->second.second);
    write_file(folder / name, text);
    run += "  - spec: " + name.string() + "\n";
  }
  write_file(folder / "run.yaml", run);

  const Run first = batch(folder);
  CHECK(first.exit_code == 3);
  CHECK(std::distance(fs::directory_iterator(folder / "out"), fs::directory_iterator()) == 2 * 193);
  for (const auto& [i, wrong] : broken) {
    const std::string file = folder / ("book-" + std::to_string(i) + ".yaml");
    INFO(first.err);
    CHECK_THAT(first.err, Catch::Matches("(.|\n)*book-" + std::to_string(i) +
                                         ".yaml:[1-9][0-9]*:[1-9][0-9]*: error(.|\n)*"));
    CHECK_FALSE(fs::exists(folder / ("out/book-" + std::to_string(i) + ".pdf")));
    write_file(file, specs.at(i));
  }
  const std::size_t before = count_lines(folder / "run.journal.jsonl");
  CHECK(before == 200);
  const Run second = batch(folder, "--resume");
  CHECK(second.exit_code == 0);
  CHECK(count_lines(folder / "run.journal.jsonl") == before + 7);
  CHECK_THAT(second.out, Catch::Contains("200 of 200 books finished"));
}

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
  std::vector<std::string> command = words(folder, "--resume --jobs 2");
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
  const std::vector<Json> journal = lines(folder / "run.journal.jsonl");
  CHECK(partly.size() == 2 * journal.size());
  CHECK(journal.size() < 150);
  CHECK(batch(folder, "--resume").exit_code == 0);
  CHECK(count_lines(folder / "run.journal.jsonl") == 150);
  CHECK(contents(folder / "out") == contents(whole / "out"));
}

TEST_CASE("shards made in parallel are the whole run, and merge to one report") {
  const fs::path whole = folder_with_run(11), folder = folder_with_run(11);
  REQUIRE(batch(whole).exit_code == 0);
  const std::string program =
      MAZEFOLIO_PROGRAM " batch " + (folder / "run.yaml").string() + " --quiet --shard ";
  REQUIRE(
      run_program({"sh", "-c", program + "3/3 & " + program + "1/3 & " + program + "2/3; wait"}).exit_code ==
      0);
  CHECK(contents(folder / "out") == contents(whole / "out"));
  std::string journals;
  std::size_t books = 0;
  for (const char* part : {"1", "2", "3"}) {
    const fs::path journal = folder / (std::string("run.shard-") + part + "-of-3.journal.jsonl");
    journals += " " + journal.string();
    books += count_lines(journal);
    CHECK(count_lines(journal) >= 3);
  }
  CHECK(books == 11);
  const Run merged = batch(folder, "--report " + (folder / "report.jsonl").string() + " --merge" + journals);
  CHECK(merged.exit_code == 0);
  CHECK(count_lines(folder / "report.jsonl") == 11);
  for (const char* before : {"run.journal.jsonl", ""}) {  // the journals of the shards suffice
    if (*before) fs::remove(folder / before);
    const Run again = batch(folder, "--resume");
    CHECK(again.exit_code == 0);
    CHECK_THAT(again.out,
               Catch::Contains("made                0") && Catch::Contains("kept               11"));
  }
}

TEST_CASE("a merge reports missing books and repeated mazes") {
  const fs::path folder = folder_with_run(4, "unique: true\n");
  REQUIRE(batch(folder, "--shard 1/2").exit_code == 0);
  const std::string journal = (folder / "run.shard-1-of-2.journal.jsonl").string();
  const Run part = batch(folder, "--merge " + journal);
  CHECK(part.exit_code == 3);
  CHECK_THAT(part.out, Catch::Contains("missing"));

  write_file(folder / "run.yaml",
             "unique: true\nbooks:\n  - {spec: sheet.yaml, matrix: {title: [One, Two]}}\n");
  const Run twins = batch(folder, "--report " + (folder / "report.jsonl").string());
  CHECK(twins.exit_code == 3);
  CHECK_THAT(twins.out, Catch::Contains("more than once"));
  const std::vector<Json> report = lines(folder / "report.jsonl");
  REQUIRE(report.size() == 2);
  CHECK(report[0]["repeats"].size() == 2);
}

TEST_CASE("a merge takes the books that are up to date, in any order of the journals") {
  const fs::path folder = folder_with_run(4);
  write_file(folder / "sheet.yaml", "title: [\n");
  CHECK(batch(folder, "--shard 1/2").exit_code == 3);
  write_file(folder / "sheet.yaml", sheet);
  const fs::path other = folder / "mended.jsonl";
  CHECK(batch(folder, "--journal " + other.string()).exit_code == 0);
  const std::string failed = folder / "run.shard-1-of-2.journal.jsonl";
  for (const std::string& order : {failed + " " + other.string(), other.string() + " " + failed}) {
    fs::remove(folder / "run.journal.jsonl");
    CHECK(batch(folder, "--merge " + order).exit_code == 0);
  }
  write_file(folder / "few.yaml",
             "output: out/{name}.pdf\nbooks: [{spec: sheet.yaml, matrix: {seed: [1]}}]\n");
  const Run few = run_mazefolio({"batch", folder / "few.yaml", "--merge", other});
  CHECK(few.exit_code == 0);
  CHECK_THAT(few.err, Catch::Contains("mended.jsonl: warning: 3 of these books are not in the run file"));
  write_file(folder / "sheet.yaml", sheet + "# another book\n");
  const Run old = batch(folder, "--merge " + other.string());
  CHECK(old.exit_code == 3);
  CHECK_THAT(old.err, Catch::Contains("its spec has changed"));
}

TEST_CASE("shards of another number keep what earlier shards have made") {
  const fs::path folder = folder_with_run(7);
  for (const char* shard : {"--shard 1/2", "--shard 2/2"}) REQUIRE(batch(folder, shard).exit_code == 0);
  std::string journals;
  for (const char* part : {"1", "2", "3"}) {
    CHECK(batch(folder, std::string("--resume --shard ") + part + "/3").exit_code == 0);
    journals += std::string(" ") + (folder / "run.shard-").string() + part + "-of-3.journal.jsonl";
  }
  CHECK(batch(folder, "--merge" + journals).exit_code == 0);
}

TEST_CASE("no file of a book leaves the run's folder through a link") {
  const fs::path folder = folder_with_run(2), other = scratch_folder();
  fs::create_directory(folder / "out");
  for (const char* name : {"sheet-1.json", "sheet-2-answers.pdf", "sheet-2.pdf"}) {
    INFO(name);
    fs::create_symlink(other / "precious", folder / "out" / name);
    const Run run = batch(folder);
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::Contains("a symbolic link leads") && Catch::Contains(name));
    fs::remove(folder / "out" / name);
  }
  CHECK(fs::is_empty(other));
}

TEST_CASE("a spec that is not a file fails its book at once, and the others are made") {
  const fs::path folder = folder_with_run(2);
  REQUIRE(run_program({"mkfifo", folder / "pipe.yaml"}).exit_code == 0);
  write_file(folder / "run.yaml", read_file(folder / "run.yaml") + "  - spec: pipe.yaml\n");
  for (const char* how : {"--dry-run", "--shard 1/1", ""}) {
    const Run run = batch(folder, how);
    CHECK(run.exit_code == 3);
    CHECK_THAT(run.err, Catch::Contains("run.yaml:5:11: error:") && Catch::Contains("is not a file"));
  }
  CHECK(contents(folder / "out").size() == 4);
}

TEST_CASE(
    "a report that cannot be written is refused before the work, and never overwrites files of the run") {
  const fs::path folder = folder_with_run(2);
  CHECK(batch(folder, "--report " + (folder / "no/such/report.jsonl").string()).exit_code == 1);
  for (const char* name : {"run.yaml", "sheet.yaml", "out/sheet-1.pdf", "out/sheet-2.json"})
    for (const char* option : {"--report ", "--journal "})
      CHECK(batch(folder, option + (folder / name).string()).exit_code == 2);
  CHECK(batch(folder, "--report " + (folder / "run.journal.jsonl").string()).exit_code == 2);
  CHECK_FALSE(fs::exists(folder / "out"));
  const Run full = batch(folder, "--report /dev/full");
  CHECK(full.exit_code == 1);
  CHECK_THAT(full.out, Catch::Contains("2 of 2 books finished"));
}

TEST_CASE("warnings are listed, and with --strict they fail a book") {
  const fs::path folder = folder_with_run(2);
  write_file(folder / "sheet.yaml", sheet + "fonts: {text: No Such Font}\n");
  const Run lax = batch(folder);
  CHECK(lax.exit_code == 0);
  CHECK_THAT(lax.out, Catch::Contains("'No Such Font' is not installed"));
  const Run strict = batch(folder, "--resume --strict");
  CHECK(strict.exit_code == 3);
  CHECK_THAT(strict.err, Catch::Contains("'No Such Font' is not installed"));
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

TEST_CASE("a book above the memory limit is refused, and the others are made") {
  const fs::path folder = folder_with_run(2);
  write_file(folder / "large.yaml",
             "title: Large\npage: 20x20in\naudience: expert\ntemplate: minimal\nchapters:\n  - puzzles:\n"
             "      - {count: 1000, size: 120x120}\n");
  write_file(folder / "run.yaml", read_file(folder / "run.yaml") + "  - spec: large.yaml\n");
  const Run run = batch(folder, "--memory 200MiB");
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err, Catch::Contains("run.yaml:5:11: error: the book needs about"));
  CHECK(contents(folder / "out").size() == 4);
}

TEST_CASE("a dry run lists the books and the errors, and writes nothing") {
  const fs::path folder = folder_with_run(3);
  const Run good = batch(folder, "--dry-run");
  CHECK(good.exit_code == 0);
  CHECK(count(good.out, "\n") == 4);
  CHECK_THAT(good.out, Catch::Contains("3 books, ") && Catch::Contains(" s on ") && Catch::EndsWith("iB\n"));
  CHECK_THAT(good.out, Catch::Contains("out/sheet-2.pdf"));
  write_file(folder / "sheet.yaml", "title: [\n");
  const Run bad = batch(folder, "--dry-run");
  CHECK(bad.exit_code == 3);
  CHECK(count(bad.err, "sheet.yaml:") == 1);
  CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 2);
}

TEST_CASE("only and skip choose books") {
  const fs::path folder = folder_with_run(12);
  CHECK(batch(folder, "--only sheet-1* --skip sheet-11").exit_code == 0);
  const auto made = contents(folder / "out");
  CHECK(made.size() == 6);
  CHECK(made.contains("sheet-1.pdf"));
  CHECK(made.contains("sheet-12.json"));
}

TEST_CASE("a wrong run file or argument stops everything before it begins") {
  const fs::path folder = folder_with_run(2);
  for (const char* options :
       {"--shard 0/3", "--shard 3", "--tasks 4", "--engine slurm", "--merge x --shard 1/2",
        "--memory 3potatoes", "--memory 1KiB", "--memory -1", "--only nothing-like-this"}) {
    INFO(options);
    CHECK(batch(folder, options).exit_code == 2);
  }
  CHECK(batch(folder, "--merge there-is-no.jsonl").exit_code == 1);
  write_file(folder / "run.yaml", "output: \"{nmae}.pdf\"\nbooks: [{spec: sheet.yaml}]\n");
  const Run run = batch(folder);
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("run.yaml:1:") && Catch::Contains("did you mean"));
  CHECK_FALSE(fs::exists(folder / "out"));
}

TEST_CASE("a second run with the same journal is refused while the first one works") {
  const fs::path folder = folder_with_run(200);
  const Run run = once_begun(folder, MAZEFOLIO_PROGRAM " batch " + (folder / "run.yaml").string() +
                                         "; code=$?; kill -INT $p; wait; exit $code");
  CHECK(run.exit_code == 1);
  CHECK_THAT(run.err, Catch::Contains("run.journal.jsonl"));
}

TEST_CASE("books with the user's pictures are made on many threads") {
  const fs::path folder = folder_with_run(8);
  write_file(folder / "cat.svg",
             "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><circle cx='45' cy='45' "
             "r='40'/></svg>");
  std::string spec = sheet;
  spec.replace(spec.find("size: 6x5"), 9, "size: 12x12, shape: {picture: cat.svg}, start_icon: cat.svg");
  write_file(folder / "sheet.yaml", spec);
  const Run run = batch(folder, "--jobs 8");
  INFO(run.err);
  CHECK(run.exit_code == 0);
  write_file(
      folder / "cat.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><rect width='60' height='80'/></svg>");
  CHECK(batch(folder, "--resume").exit_code == 0);
  CHECK(count_lines(folder / "run.journal.jsonl") == 16);
}
