#include "publish/produce.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string three_mazes =
    "title: Sheet\nseed: 1\nfront: []\nanswers: {place: separate}\nchapters:\n"
    "  - puzzles:\n      - {count: 3, size: 6x5}\n";

/// A phase as its callbacks reported it.
struct Reported {
  std::string phase;
  std::size_t planned = 0, steps = 0;
  bool ended = false, file_before_end = false;
};

/// A folder with a spec, and the book that is to be made of it.
struct Job {
  TemporaryFolder folder;
  fs::path pdf = folder.path() / "out/book.pdf";
  ProduceRequest request;
  Notices notices;
  std::vector<Reported> phases;
  std::vector<std::string> warnings;

  Job() {
    fs::create_directory(folder.path() / "out");
    request.pdf = pdf;
    request.manifest = folder.path() / "out/book.json";
    request.jobs = 2;
    request.progress = {[this](std::string_view phase, std::size_t steps) {
                          phases.push_back({std::string(phase), steps});
                        },
                        [this] { ++phases.back().steps; },
                        [this] {
                          phases.back().ended = true;
                          phases.back().file_before_end = !names().empty();
                        }};
    notices.on_warning = [this](const Diagnostic& d) { warnings.push_back(d.message); };
  }

  Produced make(const std::string& yaml) {
    write_file(folder.path() / "book.yaml", yaml);
    const DataFiles files(folder.path());
    const BookSpec spec = read_spec({folder.path() / "book.yaml"}, files, notices);
    return produce(spec, files, request, notices);
  }
  /// The files in the output folder that are at their places.
  std::vector<std::string> names() const {
    std::vector<std::string> out;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path() / "out"))
      if (entry.path().extension() != ".part") out.push_back(entry.path().filename());
    std::sort(out.begin(), out.end());
    return out;
  }
};

}  // namespace

TEST_CASE("a book is made with its phases in order, each with the announced number of steps") {
  Job job;
  set_edition(job.request, "both");
  job.request.prove = true;
  const Produced made = job.make(three_mazes);
  std::vector<std::string> order;
  std::size_t pages = 0;
  for (const Reported& r : job.phases) {
    order.push_back(r.phase);
    CHECK(r.steps == r.planned);
    CHECK(r.planned > 0);
    CHECK(r.ended);
    if (r.phase == "pages") pages += r.planned;
  }
  CHECK(order == std::vector<std::string>{"mazes", "pages", "pages", "pages", "proven", "proven"});
  CHECK(job.phases.front().planned == 3);
  const std::size_t book = job.phases[1].planned, key = job.phases[3].planned;
  CHECK(pages == 2 * book + key);
  CHECK(static_cast<std::size_t>(made.pages) == book + key);
  CHECK(job.phases[4].planned == book + key);
  CHECK(made.mazes.size() == 3);
  CHECK(made.findings.empty());
}

TEST_CASE("the files of a book appear together, after the last phase") {
  Job job;
  set_edition(job.request, "both");
  const Produced made = job.make(three_mazes);
  for (const Reported& r : job.phases) CHECK_FALSE(r.file_before_end);
  CHECK(job.names() ==
        std::vector<std::string>{"book-answers.pdf", "book-screen.pdf", "book.json", "book.pdf"});
  REQUIRE(made.files.size() == 4);
  CHECK(made.files.front().path == job.pdf.string());
  for (const OutputFile& file : made.files) {
    CHECK(file.bytes == fs::file_size(file.path));
    CHECK(file.sha256.size() == 64);
  }
}

TEST_CASE("a book that is canceled in any phase leaves no file") {
  for (const char* phase : {"mazes", "pages"}) {
    Job job;
    job.request.progress.on_step = [&] {
      if (job.phases.back().phase == phase) throw Canceled{};
    };
    INFO(phase);
    CHECK_THROWS_AS(job.make(three_mazes), Canceled);
    CHECK(fs::is_empty(job.folder.path() / "out"));
  }
}

TEST_CASE("a wrong spec throws with places and leaves no file") {
  for (const char* fields :
       {"count: 3, size: 6x", "count: 1, size: 400x500", "size: 6x5, start_icon: no.svg"}) {
    Job job;
    std::string yaml = three_mazes;
    yaml.replace(yaml.find("count: 3, size: 6x5"), 19, fields);
    INFO(yaml);
    try {
      job.make(yaml);
      FAIL("made");
    } catch (const InputError& wrong) {
      REQUIRE(wrong.found().has_errors());
      CHECK(wrong.found().all().front().place.line == 7);
    }
    CHECK(fs::is_empty(job.folder.path() / "out"));
  }
}

TEST_CASE("warnings reach on_warning, are kept without it, and are errors under strict") {
  const std::string yaml = three_mazes + "fonts: {text: No Such Font}\n";
  Job job;
  job.make(yaml);
  REQUIRE(job.warnings.size() == 1);
  CHECK_THAT(job.warnings.front(), Catch::Contains("'No Such Font' is not installed"));
  CHECK(job.notices.kept.all().empty());

  Job silent;
  silent.notices.on_warning = nullptr;
  silent.make(yaml);
  REQUIRE(silent.notices.kept.all().size() == 1);
  CHECK(silent.notices.kept.all().front().severity == Severity::warning);

  Job strict;
  strict.notices.strict = true;
  CHECK_THROWS_AS(strict.make(yaml), WorldError);  // the machine lacks the font; the spec is right
  CHECK(fs::is_empty(strict.folder.path() / "out"));
}

TEST_CASE("settle throws warnings under strict, and errors always") {
  Diagnostics warning;
  warning.warning({"a.yaml", 1, 2}, "odd");
  Notices lax, strict{true};
  settle(warning, lax);
  CHECK(lax.kept.all().size() == 1);
  CHECK_THROWS_AS(settle(warning, strict), InputError);
  Diagnostics error;
  error.error({"a.yaml", 1, 2}, "wrong");
  CHECK_THROWS_AS(settle(error, lax), InputError);
}

TEST_CASE("outputs that would overwrite each other or the spec are refused before the work") {
  Job job;
  job.request.manifest = job.pdf;
  CHECK_THROWS_AS(job.make(three_mazes), InputError);
  job.request.manifest = job.folder.path() / "book.yaml";
  CHECK_THROWS_AS(job.make(three_mazes), InputError);
  CHECK(job.phases.empty());
  CHECK(read_file(job.folder.path() / "book.yaml") == three_mazes);
}

TEST_CASE("an output folder that does not exist fails before the work") {
  Job job;
  job.request.pdf = job.folder.path() / "none/book.pdf";
  CHECK_THROWS_AS(job.make(three_mazes), WorldError);
  CHECK(job.phases.empty());
}
