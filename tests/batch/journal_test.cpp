#include "batch/journal.h"

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <csignal>
#include <fstream>
#include <thread>

#include "base/system/file.h"
#include "batch/sample_records.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

std::string name(int i) { return "out/" + std::to_string(i) + ".pdf"; }

void append_books(const fs::path& file, int from, int to) {
  Journal journal(file);
  for (int i = from; i < to; ++i) journal.append(made_book(name(i)));
}

std::string lines_of(int from, int to) {
  std::string text;
  for (int i = from; i < to; ++i) text += to_json(made_book(name(i))) + "\n";
  return text;
}

// A disk of so many KiB, where this program may make one.
class SmallDisk {
 public:
  explicit SmallDisk(int kib) {
    mounted_ = ::mount("none", folder_.path().c_str(), "tmpfs", 0,
                       ("size=" + std::to_string(kib) + "k").c_str()) == 0;
  }
  ~SmallDisk() {
    if (mounted_) ::umount(folder_.path().c_str());
  }
  bool exists() const { return mounted_; }
  const fs::path& path() const { return folder_.path(); }

 private:
  TemporaryFolder folder_;
  bool mounted_ = false;
};

// Fills a disk to its last byte.
void fill(const fs::path& file) {
  StagedFile filler(file);
  for (std::size_t block = 1 << 16; block > 0;) try {
      filler.write(std::string(block, 'x'));
    } catch (const WorldError&) {
      block /= 2;
    }
  filler.commit();
}

}  // namespace

TEST_CASE("a journal has a line a book, and can be read") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  CHECK(read_journals({file}).empty());
  append_books(file, 0, 3);
  CHECK(read_file(file) == lines_of(0, 3));
  append_books(file, 3, 5);
  CHECK(read_file(file) == lines_of(0, 5));
  const auto records = read_journals({file, folder.path() / "none"});
  REQUIRE(records.size() == 5);
  for (int i = 0; i < 5; ++i) CHECK(to_json(records.at(name(i))) == to_json(made_book(name(i))));
}

TEST_CASE("many records can be appended at once") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  std::vector<BookRecord> records;
  for (int i = 0; i < 300; ++i) records.push_back(made_book(name(i)));
  std::ofstream(file) << lines_of(0, 1).substr(0, 40);  // torn
  {
    Journal journal(file);
    journal.append(records);
    journal.append(std::span<const BookRecord>());
    journal.append(made_book(name(300)));
  }
  CHECK(read_file(file) == lines_of(0, 1).substr(0, 40) + "\n" + lines_of(0, 301));
}

TEST_CASE("a cleared journal takes new records and stays locked") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  std::ofstream(file) << lines_of(0, 2) << "{\"out";  // torn
  {
    Journal journal(file);
    journal.clear();
    CHECK(read_journals({file}).empty());
    CHECK_THROWS_WITH(Journal(file), Catch::Contains("another run is writing"));
    journal.append(made_book(name(7)));
    CHECK(read_file(file) == lines_of(7, 8));
    journal.clear();
    journal.append(made_book(name(8)));
  }
  append_books(file, 9, 10);
  CHECK(read_file(file) == lines_of(8, 10));
}

TEST_CASE("the last record of a book counts, in a journal and across journals") {
  const TemporaryFolder folder;
  const fs::path first = folder.path() / "1", second = folder.path() / "2";
  {
    Journal journal(first);
    journal.append(failed_book("a.pdf", Failure::world, {}, "no room"));
    journal.append(made_book("a.pdf"));
    journal.append(made_book("b.pdf"));
  }
  CHECK(read_journals({first}).at("a.pdf").made());
  Journal(second).append(failed_book("b.pdf", Failure::input, {}, "wrong"));
  CHECK_FALSE(read_journals({first, second}).at("b.pdf").made());
  CHECK(read_journals({second, first}).at("b.pdf").made());
}

TEST_CASE("a journal cut at any byte keeps its complete lines and takes new ones") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  const std::string whole = lines_of(0, 2), first = lines_of(0, 1);
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    std::ofstream(file, std::ios::binary) << whole.substr(0, length);
    // A whole line without its line break counts: nothing of it is missing.
    const std::size_t lines = (length >= first.size() - 1) + (length >= whole.size() - 1);
    if (read_journals({file}).size() != lines) FAIL(length << " bytes");
    if (length % 41 != 0 && length > 15 && length + 3 < whole.size()) continue;
    append_books(file, 5, 6);
    const auto records = read_journals({file});
    if (records.size() != lines + 1 || !records.contains(name(5))) FAIL(length << " bytes, and two books");
    if (!read_file(file).starts_with(whole.substr(0, length))) FAIL("what stood there has changed");
  }
}

TEST_CASE("lines that are no records are skipped") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  write_file(file, lines_of(0, 1) + "garbage\n\n{}\n" + std::string(100'000, '\0') + "\n\xFF\n" +
                       std::string(most_record_bytes + 5, 'x') + "\n" + lines_of(1, 2) + "{\"output\":");
  CHECK(read_journals({file}).size() == 2);
}

TEST_CASE("a file that is not a journal is refused and left unchanged") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "mine";
  for (const std::string& text :
       {std::string("hello"), std::string("hello\n"), std::string("\n"), std::string("{\"a\": 1}\n"),
        "{\"a\": 1}\n" + lines_of(0, 1), std::string("{}"), std::string("{\"output\":\"x\"}\n"),
        std::string("%PDF-1.7\n"), std::string(5'000'000, 'x'), std::string(10, '\0')}) {
    write_file(file, text);
    const auto before = fs::last_write_time(file);
    CHECK_THROWS_AS(Journal(file), InputError);
    CHECK_THROWS_WITH(read_journals({file}),
                      Catch::Contains("mine:1:1: error: this is not the journal of a batch"));
    CHECK(read_file(file) == text);
    CHECK(fs::last_write_time(file) == before);
  }
}

TEST_CASE("failures of the world name the path") {
  const TemporaryFolder folder;
  CHECK_THROWS_WITH(Journal(folder.path()), Catch::Contains("cannot write " + folder.path().string()));
  CHECK_THROWS_WITH(Journal("/nowhere/run.journal"), Catch::Contains("/nowhere/run.journal"));
  CHECK_THROWS_AS(read_journals({folder.path()}), WorldError);
  const fs::path pipe = folder.path() / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK_THROWS_WITH(Journal(pipe), Catch::Contains("is not a file"));
  CHECK_THROWS_WITH(read_journals({pipe}), Catch::Contains("is not a file"));
}

TEST_CASE("a journal is not reached through a link, whatever lies behind it") {
  const TemporaryFolder folder;
  const fs::path link = folder.path() / "run.journal", other = folder.path() / "other";
  fs::create_symlink(other, link);
  const auto is_refused = [&] {
    CHECK_THROWS_WITH(Journal(link), Catch::Equals(link.string() + " is a symbolic link, and no journal"));
    CHECK_THROWS_AS(read_journals({link}), WorldError);
  };
  is_refused();
  CHECK_FALSE(fs::exists(other));
  for (const std::string& text : {std::string(), lines_of(0, 1)}) {
    write_file(other, text);
    is_refused();
    CHECK(read_file(other) == text);
  }
}

TEST_CASE("one program at a time writes a journal") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  {
    Journal journal(file);
    CHECK_THROWS_WITH(Journal(file), Catch::Equals("another run is writing " + file.string()));
    journal.append(made_book("a.pdf"));
    CHECK(read_journals({file}).size() == 1);  // reading is free
  }
  append_books(file, 0, 1);
  CHECK(read_journals({file}).size() == 2);
}

TEST_CASE("threads may share a journal") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  {
    Journal journal(file);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([&, t] {
        for (int i = 0; i < 25; ++i) journal.append(made_book(name(100 * t + i)));
      });
    for (std::thread& thread : threads) thread.join();
  }
  CHECK(read_journals({file}).size() == 100);
}

TEST_CASE("a killed program has lost no record that append returned for") {
  const TemporaryFolder folder;
  for (int round = 0; round < 10; ++round) {
    const fs::path file = folder.path() / std::to_string(round);
    int pipe_ends[2];
    REQUIRE(::pipe(pipe_ends) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
      Journal journal(file);
      for (int i = 0;; ++i) {
        journal.append(made_book(name(i)));
        if (::write(pipe_ends[1], "x", 1) != 1) ::_exit(1);
      }
    }
    ::close(pipe_ends[1]);
    // The first word of it, and then some moments that are never the same.
    char word[4096];
    ssize_t lines = ::read(pipe_ends[0], word, 1);
    ::usleep(static_cast<useconds_t>(1000 + 1700 * round));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    for (ssize_t n; (n = ::read(pipe_ends[0], word, sizeof word)) > 0;) lines += n;
    ::close(pipe_ends[0]);
    const auto records = read_journals({file});
    CHECK(lines >= 1);
    CHECK(static_cast<ssize_t>(records.size()) >= lines);
    CHECK(static_cast<ssize_t>(records.size()) <= lines + 1);
    append_books(file, 1'000'000, 1'000'001);  // it is nobody's any more
    CHECK(read_journals({file}).size() == records.size() + 1);
  }
}

TEST_CASE("a line that does not fit on the disk leaves nothing, and later ones are complete") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  append_books(file, 0, 2);
  const auto size = fs::file_size(file);
  // Room for half a line more.
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{static_cast<rlim_t>(size + 400), before.rlim_max};
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  {
    Journal journal(file);
    ::setrlimit(RLIMIT_FSIZE, &small);
    CHECK_THROWS_WITH(journal.append(made_book(name(2))), Catch::Contains("cannot write " + file.string()));
    ::setrlimit(RLIMIT_FSIZE, &before);
    CHECK(fs::file_size(file) == size);
    journal.append(made_book(name(3)));
  }
  std::signal(SIGXFSZ, handler);
  CHECK(read_file(file) == lines_of(0, 2) + lines_of(3, 4));
}

TEST_CASE("failures for a full disk can still be recorded, and no line is lost") {
  const SmallDisk disk(1024);
  if (!disk.exists()) {
    WARN("skipped: this program may not mount a small disk");
    return;
  }
  const fs::path file = disk.path() / "run.journal";
  Journal journal(file);
  journal.append(made_book(name(0)));
  fill(disk.path() / "filler");
  CHECK_THROWS_AS(write_file(disk.path() / "book.pdf", "no room"), WorldError);
  int taken = 1;  // the reserve is there for these
  for (; taken < 1000; ++taken) try {
      journal.append(made_book(name(taken)));
    } catch (const WorldError&) {
      break;
    }
  CHECK(taken > 200);
  CHECK(taken < 1000);
  CHECK(read_file(file) == lines_of(0, taken));
  fs::remove(disk.path() / "filler");
  journal.append(made_book(name(5000)));
  CHECK(read_file(file) == lines_of(0, taken) + lines_of(5000, 5001));
}

TEST_CASE("a closed journal reserves no space on the disk") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "run.journal";
  append_books(file, 0, 1);
  struct stat status {};
  REQUIRE(::stat(file.c_str(), &status) == 0);
  CHECK(status.st_blocks * 512 <= 16'384);
}
