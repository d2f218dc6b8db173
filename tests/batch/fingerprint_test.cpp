#include "batch/fingerprint.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <functional>

#include "base/sha256.h"
#include "base/system/file.h"
#include "batch/sample_records.h"
#include "spec/context.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

Override set_to(const std::string& assignment) {
  Diagnostics found;
  Context context(found);
  return read_override(assignment, context).value();
}

// A finished book on the disk: spec, a picture beside it, a file of the house data, a PDF and a manifest.
struct Finished {
  TemporaryFolder temporary, outside;
  fs::path folder = temporary.path();
  Plan plan;
  BookRecord record;

  Finished() {
    write(folder / "book.yaml", "title: T");
    write(folder / "fox.png", "a fox");
    plan.file = folder / "run.yaml";
    plan.folder = folder;
    PlannedBook book;
    book.output = "out/a.pdf";
    book.spec = folder / "book.yaml";
    book.folder = {folder};
    book.sets = {set_to("seed=3"), set_to("title=Mazes")};
    plan.books.push_back(book);
    write(folder / "out/a.pdf", "a book");
    write(folder / "out/a.json", "a manifest");

    DataFiles files(folder);
    CHECK(files.read(FileKind::picture, {"fox.png"}).ok());
    files.find("configs/papers.yaml");
    FileHashes hashes;
    record.output = book.output;
    record.spec = book.spec.string();
    record.spec_sha256 = hashes.of(book.folder, "book.yaml");
    for (const Override& set : book.sets) record.sets.push_back(to_text(set));
    record.edition = book.edition;
    record.version = MAZEFOLIO_VERSION;
    record.data = files.used();
    record.data_sha256 = hashes.of_data(book.folder, record.data);
    record.files = {output_file(plan, "out/a.pdf", sha256("a book")),
                    output_file(plan, "out/a.json", sha256("a manifest"))};
  }

  static void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    write_file(file, text);
  }
  // The reason that another run of the program gives.
  std::optional<std::string> why(Check check = Check::size_and_time) const {
    FileHashes hashes;
    return why_out_of_date(record, plan.books.front(), plan, hashes, check);
  }
};

}  // namespace

TEST_CASE("a finished book is kept while nothing has changed") {
  const Finished book;
  CHECK_FALSE(book.why());
  CHECK_FALSE(book.why(Check::full));
}

TEST_CASE("house data beside a spec change nothing") {
  const Finished book;
  book.write(book.folder / "configs/papers.yaml", "a4: {}");
  CHECK_FALSE(book.why());
}

TEST_CASE("a change of any one thing that a book is made from puts it out of date") {
  const std::vector<std::pair<std::string, std::function<void(Finished&)>>> changes{
      {"it failed", [](Finished& b) { b.record.failure = Failure::world; }},
      {"another version of mazefolio made it", [](Finished& b) { b.record.version = "0.0.9"; }},
      {"its spec has changed", [](Finished& b) { b.write(b.folder / "book.yaml", "title: U"); }},
      {"its spec has changed", [](Finished& b) { fs::remove(b.folder / "book.yaml"); }},
      {"its spec has another name",
       [](Finished& b) {
         fs::rename(b.folder / "book.yaml", b.folder / "mazes.yaml");
         b.plan.books[0].spec = b.folder / "mazes.yaml";
       }},
      {"the fields set over its spec have changed",
       [](Finished& b) { b.plan.books[0].sets[0] = set_to("seed=4"); }},
      {"the fields set over its spec have changed", [](Finished& b) { b.plan.books[0].sets.pop_back(); }},
      {"the fields set over its spec have changed",
       [](Finished& b) { std::swap(b.plan.books[0].sets[0], b.plan.books[0].sets[1]); }},
      {"its edition has changed", [](Finished& b) { b.plan.books[0].edition = "both"; }},
      {"SOURCE_DATE_EPOCH has changed", [](Finished& b) { b.record.source_date = "1"; }},
      {"a file that it uses has changed", [](Finished& b) { b.write(b.folder / "fox.png", "a cat"); }},
      {"a file that it uses has changed", [](Finished& b) { fs::remove(b.folder / "fox.png"); }},
      {"a file that it uses has changed",  // it leads out of the folder now
       [](Finished& b) {
         fs::rename(b.folder / "fox.png", b.outside.path() / "fox.png");
         fs::create_symlink(b.outside.path() / "fox.png", b.folder / "fox.png");
         b.plan.books[0].folder.confined = true;
       }},
      {"out/a.pdf is not as it was written", [](Finished& b) { fs::remove(b.folder / "out/a.pdf"); }},
      {"out/a.pdf is not as it was written", [](Finished& b) { b.write(b.folder / "out/a.pdf", "a b"); }},
      {"out/a.pdf is not as it was written",
       [](Finished& b) {
         const auto later = fs::last_write_time(b.folder / "out/a.pdf") + 1s;
         b.write(b.folder / "out/a.pdf", "a bock");
         fs::last_write_time(b.folder / "out/a.pdf", later);
       }},
      {"out/a.json is not as it was written", [](Finished& b) { fs::remove(b.folder / "out/a.json"); }},
      {"its record lists no files", [](Finished& b) { b.record.files.clear(); }}};
  for (const auto& [reason, change] : changes) {
    Finished book;
    change(book);
    CHECK(book.why() == reason);
    CHECK(book.why(Check::full) == reason);
  }
}

TEST_CASE("books in a copied folder are up to date although their times differ") {
  const Finished book;
  for (const auto shift : {-1000h, 1h, 100'000h}) {  // into the future, too
    fs::last_write_time(book.folder / "out/a.pdf", fs::file_time_type::clock::now() + shift);
    CHECK_FALSE(book.why());
    CHECK_FALSE(book.why(Check::full));
  }
}

TEST_CASE("only a full check finds a changed file of the same size and time") {
  const Finished book;
  const auto time = fs::last_write_time(book.folder / "out/a.pdf");
  book.write(book.folder / "out/a.pdf", "a bock");
  fs::last_write_time(book.folder / "out/a.pdf", time);
  CHECK_FALSE(book.why());
  CHECK(book.why(Check::full) == "out/a.pdf is not as it was written");
}

TEST_CASE("a hash is that of the first call, and empty for an unreadable file") {
  const TemporaryFolder folder;
  const NameFolder names{folder.path()};
  const fs::path file = folder.path() / "x";
  write_file(file, "before");
  FileHashes hashes;
  CHECK(hashes.of(names, "x") == sha256("before"));
  const std::string data = hashes.of_data(names, {"./x"});
  write_file(file, "after");
  CHECK(hashes.of(names, "x") == sha256("before"));
  CHECK(hashes.of_data(names, {"./x"}) == data);
  CHECK(FileHashes().of(names, "x") == sha256("after"));
  CHECK(FileHashes().of_data(names, {"./x"}) != data);
  for (const char* name : {".", "none", "/dev/zero"}) CHECK(hashes.of(names, name) == "");
  fs::resize_file(file, most_read_bytes + 1);
  CHECK(FileHashes().of(names, "x") == "");
}

TEST_CASE("the hash of data files depends on names and on contents") {
  const TemporaryFolder folder;
  for (const char* name : {"x", "y"}) write_file(folder.path() / name, "same");
  const auto hash = [&](const std::vector<std::string>& names) {
    return FileHashes().of_data({folder.path()}, names);
  };
  CHECK(hash({"./x"}) != hash({"./y"}));
  CHECK(hash({"./x"}) != hash({"./x", "./y"}));
  CHECK(hash({"none"}) != hash({}));
  CHECK(hash({"none"}) != hash({"more"}));
  CHECK(hash({"configs/papers.yaml"}) != hash({"./configs/papers.yaml"}));
}

TEST_CASE("a missing output is a failure of the world") {
  Finished book;
  CHECK_THROWS_AS(output_file(book.plan, "out/none.pdf", ""), WorldError);
  CHECK_THROWS_AS(output_file(book.plan, "out", ""), WorldError);
  const OutputFile file = output_file(book.plan, "out/a.pdf", "hash");
  CHECK(file.bytes == 6);
  CHECK(file.changed_ns > 1'700'000'000'000'000'000);
}

TEST_CASE("a thousand finished books are checked in half a second") {
  Finished one;
  Plan plan = one.plan;
  std::vector<BookRecord> records;
  plan.books.clear();
  fs::create_directory(one.folder / "many");
  for (int i = 0; i < 1000; ++i) {
    PlannedBook book = one.plan.books.front();
    book.output = "many/" + std::to_string(i) + ".pdf";
    fs::copy_file(one.folder / "out/a.pdf", one.folder / book.output);
    records.push_back(one.record);
    records.back().files = {output_file(plan, book.output, sha256("a book"))};
    plan.books.push_back(std::move(book));
  }
  FileHashes hashes;
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 1000; ++i)
    if (why_out_of_date(records[static_cast<std::size_t>(i)], plan.books[static_cast<std::size_t>(i)], plan,
                        hashes, Check::size_and_time))
      FAIL("book " << i);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  CHECK(seconds.count() < 0.5);  // 0.01 on an idle machine
}
