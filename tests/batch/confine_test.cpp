// What a stranger names in a spec or a run file is read beneath its folder only: every way out with every
// kind of file.
#include <catch2/catch.hpp>
#include <functional>

#include "batch/plan.h"
#include "batch/plan_work.h"
#include "book/house_data.h"
#include "publish/load_pictures.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/house_trees.h"
#include "support/ways_out.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string small_spec = "title: T\nchapters: [{puzzles: [{size: 9x9}]}]\n";

// Files of a kind: their ending, one that could be used, and one with a mistake that could be quoted.
struct Sample {
  std::string ending, good, bad;
};

Sample sample_of(FileKind kind) {
  const fs::path house = MAZEFOLIO_SOURCE_DIR;
  const std::string svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>";
  switch (kind) {
    case FileKind::spec:
      return {".yaml", small_spec, "@: @\n"};
    case FileKind::rows:
      return {".csv", "@,b\n1,2\n", "@,b\n@\n"};
    case FileKind::look:
      return {".yaml", read_file(house / "templates/classic.yaml"), "@: @\n"};
    case FileKind::theme:
      return {".yaml", "summary: s\n", "@: @\n"};
    case FileKind::text:
      return {".md", "words\n", "@ \xFF\n"};
    case FileKind::facts:
      return {".csv", "fact\nwords\n", "@,b\n1,2\n"};
    case FileKind::printer:
      return {".yaml", read_file(house / "configs/printers/home.yaml"), "@: @\n"};
    case FileKind::picture:
    case FileKind::icon:
      return {".svg", svg + "<rect width='5' height='5'/></svg>", svg + "<@"};
    case FileKind::mask:
      return {".txt", "####\n####\n", "##\n@\n"};
  }
  return {};
}

// The example of the kind with this name.
std::string naming(const FileKindRow& kind, const std::string& name) {
  std::string example = kind.example;
  return example.replace(example.find('@'), 1, quoted(name));
}

std::string spec_text(const FileKindRow& kind, const std::string& name, const std::string& more) {
  const std::string example = naming(kind, name);
  const bool in_puzzle = kind.named_in == NamedIn::puzzle;
  return "title: T\n" + more + (in_puzzle ? "" : example + "\n") +
         "chapters:\n  - puzzles:\n      - {size: 9x9" + (in_puzzle ? ", " + example : "") + "}\n";
}

HouseTrees& trees() {
  static HouseTrees all;
  return all;
}

// What is wrong with a book whose spec names the file.
Diagnostics found_in_book(const Jail& jail, const std::string& text, bool confined) {
  const fs::path file = jail.jail() / "book.yaml";
  write_file(file, text);
  DataFiles files(NameFolder{jail.jail(), {}, confined});
  files.share(trees());
  Notices notices;
  try {
    const BookSpec spec = read_spec({file.string()}, files, notices);
    const auto icons = load_icons(spec, files);
    if (!icons.ok()) return icons.found();
    return load_house_data(spec, files).ok() ? Diagnostics{} : load_house_data(spec, files).found();
  } catch (const InputError& wrong) {
    return wrong.found();
  }
}

// What is wrong with a run that has this entry; book.yaml is as it is, or a small book.
Diagnostics found_in_run(const Jail& jail, const std::string& entry, bool allow_outside = false,
                         const std::string& book = small_spec) {
  write_file(jail.jail() / "book.yaml", book);
  write_file(jail.jail() / "run.yaml", "books:\n  - {" + entry + "}\n");
  PlanRequest request;
  request.allow_outside = allow_outside;
  const Result<Plan> plan = plan_run(jail.jail() / "run.yaml", request);
  return plan.ok() ? check_specs(plan.value(), 1) : plan.found();
}

// The same for a file of this kind where nothing is confined.
Diagnostics found_anywhere(const FileKindRow& kind, const Jail& jail, const std::string& name) {
  return kind.named_in == NamedIn::run ? found_in_run(jail, naming(kind, name), true)
                                       : found_in_book(jail, spec_text(kind, name, ""), false);
}

using Route = std::pair<const char*, std::function<Diagnostics(const Jail&, const std::string& name)>>;

// How a kind is named where names are confined.
std::vector<Route> routes_of(const FileKindRow& kind) {
  using Name = const std::string&;
  if (kind.named_in == NamedIn::run)
    return {
        {"run file", [&](const Jail& jail, Name name) { return found_in_run(jail, naming(kind, name)); }}};
  return {{"--confine",
           [&](const Jail& jail, Name name) { return found_in_book(jail, spec_text(kind, name, ""), true); }},
          {"confine: true",
           [&](const Jail& jail, Name name) {
             return found_in_book(jail, spec_text(kind, name, "confine: true\n"), false);
           }},
          {"a book of a run", [&](const Jail& jail, Name name) {
             return found_in_run(jail, "spec: book.yaml", false, spec_text(kind, name, "confine: false\n"));
           }}};
}

std::string text_of(const Diagnostics& found) {
  std::string out;
  for (const Diagnostic& d : found.all()) out += to_text(d) + "\n";
  return out;
}

}  // namespace

TEST_CASE("no way out of the folder opens a file of any kind, and messages say its name and place only",
          "[unsanitized]") {
  for (const FileKindRow& kind : file_kinds()) {
    const auto [ending, good, bad] = sample_of(kind.kind);
    const Jail jail(ending, good);
    REQUIRE(jail.ways().size() >= 40);
    const std::string far = (jail.outside() / jail.file("secret")).string();
    CHECK(text_of(found_anywhere(kind, jail, far)).empty());  // it could be used, if it could be reached
    for (const auto& [route, found_by] : routes_of(kind))
      for (const WayOut& way : jail.ways()) {
        INFO(kind.name << " by " << route << ", " << way.how);
        const Diagnostics found = found_by(jail, way.name);
        CHECK(found.has_errors());
        const std::string text = text_of(found);
        CAPTURE(text);
        CHECK(text.find(Jail::secret) == std::string::npos);
        for (const Diagnostic& d : found.all()) CHECK(d.place.line > 0);
      }
  }
}

TEST_CASE("without confinement, messages do not quote files outside of the folder") {
  for (const FileKindRow& kind : file_kinds()) {
    const auto [ending, good, bad] = sample_of(kind.kind);
    const Jail jail(ending, bad);
    for (const WayOut& way : jail.ways()) {
      if (way.name.find("secret") == std::string::npos) continue;
      INFO(kind.name << ", " << way.how);
      const std::string text = text_of(found_anywhere(kind, jail, way.name));
      CAPTURE(text);
      CHECK_FALSE(text.empty());
      CHECK(text.find(Jail::secret) == std::string::npos);
    }
  }
}

TEST_CASE("the columns of a table outside of the folder are not listed, and its values not quoted") {
  const Jail jail(".csv", "@,b\n1,@\n");
  for (const std::string value : {"{nope}", "{b}"}) {
    const std::string text = text_of(found_in_run(
        jail, "spec: book.yaml, rows: ../outside/secret.csv, set: {audience: \"" + value + "\"}", true));
    CAPTURE(text);
    CHECK_FALSE(text.empty());
    CHECK(text.find(Jail::secret) == std::string::npos);
  }
}

TEST_CASE("a user's own file is quoted where it is wrong") {
  const Jail jail(".yaml");
  write_file(jail.jail() / "mine.yaml", "composition: slanted\n");
  CHECK_THAT(text_of(found_in_book(
                 jail, "title: T\ntemplate: mine.yaml\nchapters: [{puzzles: [{size: 9x9}]}]\n", true)),
             Catch::Contains("mine.yaml:1:14: error:") && Catch::Contains("'slanted'"));
}
