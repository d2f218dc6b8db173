// What searches found out is kept in the user's cache folder: nothing of a book may depend on it.

#include <catch2/catch.hpp>
#include <filesystem>

#include "support/batch_run.h"
#include "support/namespaces.h"
#include "support/run_folder.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

// Levels that take several attempts.
const std::string spec_text = R"(title: Hard
audience: adult
seed: 3
front: []
answers: {place: none}
chapters:
  - puzzles:
      - {count: 2, size: 14x14, difficulty: 5}
)";

struct Shelf {
  const fs::path folder = scratch_folder();
  const fs::path caches = folder / "caches", file = caches / "mazefolio" / "searches";

  Shelf() { write_file(folder / "book.yaml", spec_text); }

  Run build(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words{"build", folder / "book.yaml", "-o", folder / "book.pdf", "--quiet"};
    words.insert(words.end(), more.begin(), more.end());
    return run_mazefolio(words, {"XDG_CACHE_HOME=" + caches.string()});
  }
  std::string book(const std::vector<std::string>& more = {}) const {
    const Run run = build(more);
    INFO(run.err);
    REQUIRE(run.exit_code == 0);
    CHECK(run.err.empty());
    return read_file(folder / "book.pdf") + read_file(folder / "book.json");
  }
};

// All of the file, but for its holes, which a copy would fill.
void damage(const fs::path& file) {
  std::string bytes = read_file(file);
  for (char& byte : bytes)
    if (byte != '\0') byte ^= 1;
  write_file(file, bytes);
}

}  // namespace

TEST_CASE("a book has the same bytes with a cache that is cold, warm, damaged or cut, and with none") {
  const Shelf shelf;
  const std::string plain = shelf.book({"--no-cache"});
  CHECK_FALSE(fs::exists(shelf.caches));
  CHECK(shelf.book() == plain);
  REQUIRE(fs::exists(shelf.file));
  const std::string kept = read_file(shelf.file);
  CHECK(shelf.book() == plain);
  CHECK(read_file(shelf.file) == kept);  // nothing was searched for again
  damage(shelf.file);
  CHECK(shelf.book() == plain);
  CHECK(read_file(shelf.file) != kept);
  fs::resize_file(shelf.file, fs::file_size(shelf.file) / 2);
  CHECK(shelf.book() == plain);
}

TEST_CASE("a cache folder that cannot be made or written, or no home, is no error") {
  const Shelf shelf;
  const std::string plain = shelf.book({"--no-cache"});
  write_file(shelf.caches, "a file");
  CHECK(shelf.book() == plain);
  const Run homeless = run_program({"env", "-u", "HOME", "-u", "XDG_CACHE_HOME", MAZEFOLIO_PROGRAM, "check",
                                    (shelf.folder / "book.yaml").string()});
  CHECK(homeless.exit_code == 0);
  fs::remove(shelf.caches);
  fs::create_directories(shelf.file);  // a folder of that name
  CHECK(shelf.book() == plain);
}

TEST_CASE("where no more can be written, books are made without a cache") {
  const Shelf shelf;
  const std::string plain = shelf.book({"--no-cache"});
  const Run full = run_program({"sh", "-c", "ulimit -f 1000 && exec \"$@\"", "sh", MAZEFOLIO_PROGRAM, "build",
                                shelf.folder / "book.yaml", "-o", shelf.folder / "book.pdf", "--quiet"},
                               {"XDG_CACHE_HOME=" + shelf.caches.string()});
  INFO(full.err);
  CHECK(full.exit_code == 0);
  CHECK(read_file(shelf.folder / "book.pdf") + read_file(shelf.folder / "book.json") == plain);
}

TEST_CASE("programs that make the same book at once share the cache") {
  const Shelf one, other;
  const std::string plain = one.book({"--no-cache"});
  const std::vector<std::string> env{"XDG_CACHE_HOME=" + one.caches.string()};
  const auto build = [&](const Shelf& shelf) {
    return std::vector<std::string>{MAZEFOLIO_PROGRAM,         "build",  shelf.folder / "book.yaml", "-o",
                                    shelf.folder / "book.pdf", "--quiet"};
  };
  const auto words = build(other);
  std::string second;
  for (const std::string& word : words) second += "'" + word + "' ";
  std::vector<std::string> command{"sh", "-c", second + "& p=$!; \"$0\" \"$@\" && wait $p"};
  for (const std::string& word : build(one)) command.push_back(word);
  CHECK(run_program(command, env).exit_code == 0);
  for (const Shelf* shelf : {&one, &other}) {
    CHECK(read_file(shelf->folder / "book.pdf") + read_file(shelf->folder / "book.json") == plain);
  }
}

TEST_CASE("a batch has the same files with a cache and without, and --no-cache keeps nothing") {
  const auto out = [](const fs::path& folder, const std::string& options, const fs::path& caches) {
    const Run run = run_mazefolio(batch_words(folder, options), {"XDG_CACHE_HOME=" + caches.string()});
    INFO(run.err);
    CHECK(run.exit_code == 0);
    return contents(folder / "out");
  };
  const auto folder_of = [] {
    const fs::path folder = folder_with_run(2);
    write_file(folder / "sheet.yaml", spec_text);
    return folder;
  };
  const fs::path caches = scratch_folder() / "caches";
  const auto plain = out(folder_of(), "--no-cache --quiet", caches);
  CHECK_FALSE(fs::exists(caches));
  CHECK(out(folder_of(), "--quiet --jobs 2", caches) == plain);
  CHECK(fs::exists(caches));
  CHECK(out(folder_of(), "--quiet", caches) == plain);
}
