#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

fs::path small_spec(const fs::path& folder) {
  write_file(folder / "book.yaml",
             "title: Small\nfront: []\nchapters:\n  - puzzles:\n      - {size: 5x8}\n      - {size: 8x5}\n");
  return folder / "book.yaml";
}

void replace_in(const fs::path& file, const std::string& from, const std::string& to) {
  std::string text = read_file(file);
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  write_file(file, text.replace(at, from.size(), to));
}

/// A folder in which one of poppler's programs is another one.
fs::path with_program(const std::string& name, const std::string& script) {
  const fs::path folder = scratch_folder();
  write_file(folder / name, "#!/bin/sh\n" + script + "\n");
  fs::permissions(folder / name, fs::perms::owner_all);
  return folder;
}

std::string path_with(const fs::path& folder) { return "PATH=" + folder.string() + ":/usr/bin:/bin"; }

}  // namespace

TEST_CASE("a finished book is proven, for people and for programs") {
  const fs::path folder = scratch_folder();
  const std::string pdf = folder / "book.pdf";
  REQUIRE(run_mazefolio({"build", small_spec(folder), "-o", pdf}).exit_code == 0);
  const Run plain = run_mazefolio({"prove", pdf});
  CHECK(plain.exit_code == 0);
  CHECK(plain.out.empty());
  CHECK(plain.err.empty());
  const Run json = run_mazefolio({"prove", pdf, "--manifest", folder / "book.json", "--json", "-j", "1"});
  CHECK(json.exit_code == 0);
  const auto list = nlohmann::json::parse(json.out);
  REQUIRE(list.size() == 3);  // the book, two puzzles
  for (const auto& verdict : list) CHECK(verdict.at("held") == true);
  for (const char* step :
       {"registration", "solvable", "graph", "walls", "width", "marks", "answer", "references"})
    CHECK(list[1].at("steps").at(step).at("held") == true);
  CHECK(list[1].at("steps").at("width").at("narrowest_pt") > 20);
}

TEST_CASE("a manifest of 64 MiB takes no more than twelve times that, whatever it holds") {
  const auto with = [](const std::string& words, const std::string& puzzle) {
    return R"({"pdf_sha256":"","pages":1,"page_size_pt":[99,99],"margins_pt":{"inner":9,"outer":9,"top":9,)"
           R"("bottom":9},"ink":"black","printed":[{"words":[)" +
           words + R"(],"art_boxes_pt":[]}],"puzzles":[{)" + puzzle + "}]}";
  };
  const auto many = [](const std::string& item) {
    std::string text = item;
    while (text.size() < 64'000'000) text += "," + item;
    return text;
  };
  for (const auto& [name, manifest] : {std::pair("words", with(many("[]"), "")),
                                       {"an object", with(many("{}"), "")},
                                       {"values of a puzzle", with("", "\"x\":[" + many("[]") + "]")},
                                       {"facts of a puzzle", with("", many("\"x\":1"))},
                                       {"puzzles", with("", many("}]},{\"x\":[{"))},
                                       {"depth", std::string(64'000'000, '[')}}) {
    const fs::path folder = scratch_folder();
    write_file(folder / "book.json", manifest);
    const Run run = run_mazefolio({"prove", folder / "book.pdf"});
    INFO(name << ": " << run.peak_kib / 1024 << " MiB\n" << run.err);
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::Contains("book.json"));
    CHECK(run.peak_kib < 768 * 1024);
    fs::remove_all(folder);
  }
}

TEST_CASE("a graph of 64 MiB takes no more than twelve times that, whatever it holds") {
  const fs::path folder = scratch_folder();
  REQUIRE(run_mazefolio({"build", small_spec(folder), "-o", folder / "book.pdf"}).exit_code == 0);
  const std::string manifest = read_file(folder / "book.json");
  const std::size_t begin = manifest.find("\"graph\":{"), end = manifest.find('}', begin);
  const auto many = [](const std::string& four) {
    std::string text;
    while (text.size() < 64'000'000) text += four;
    return '"' + text + '"';
  };
  const std::string lists = R"("unit_pt":0.01,"cells":"AAIC","corners":"AAIC",)";
  for (const auto& [name, graph] :
       {std::pair("cells", R"("unit_pt":0.01,"cells":)" + many("AAIC")),
        {"rows that are empty", lists + "\"walls\":" + many("AAAA")},
        {"borders of a cell and itself", lists + "\"walls\":\"BAACAAIA" + many("AAAA").substr(1)},
        {"one long wall", lists + "\"walls\":\"gIQC" + many("AAAA").substr(1)},
        {"squares", R"("squares":[1999,99999],"corner_pt":[0,0],"pitch_pt":[1,1],"open":)" + many("AAAA")}}) {
    write_file(folder / "book.json",
               manifest.substr(0, begin) + "\"graph\":{\"form\":2," + graph + manifest.substr(end));
    const Run run = run_mazefolio({"prove", folder / "book.pdf"});
    INFO(name << ": " << run.peak_kib / 1024 << " MiB\n" << run.err);
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::Contains("book.json"));
    CHECK(run.peak_kib < 768 * 1024);
  }
}

TEST_CASE("a finding has its page, its maze and its step") {
  const fs::path folder = scratch_folder();
  const std::string pdf = folder / "book.pdf";
  REQUIRE(run_mazefolio({"build", small_spec(folder), "-o", pdf}).exit_code == 0);
  replace_in(folder / "book.json", "\"answer_page\":3", "\"answer_page\":2");
  const Run run = run_mazefolio({"prove", pdf});
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err,
             Catch::Contains(pdf + ": page 1: maze 1: references: the page number for the answer is 3"));
}

TEST_CASE("a page of an answer is read on the line of the folio") {
  const fs::path folder = scratch_folder();
  const std::string spec = folder / "book.yaml", pdf = folder / "book.pdf";
  write_file(spec,
             "title: Small\npage: 6x9in\ntemplate: playful\naudience: kids\ntheme: ocean\nfront: []\n"
             "chapters:\n  - puzzles:\n      - {size: 5x8}\n      - {size: 8x5}\n");
  const Run build = run_mazefolio({"build", spec, "-o", pdf, "--prove"});
  INFO(build.err);
  REQUIRE(build.exit_code == 0);
  replace_in(folder / "book.json", "\"answer_page\":3", "\"answer_page\":2");
  const Run run = run_mazefolio({"prove", pdf});
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err, Catch::Contains("the page number for the answer is 3; it should be 2"));
}

TEST_CASE("a manifest of another file, a broken one and a missing one are reported") {
  const fs::path folder = scratch_folder();
  const std::string pdf = folder / "book.pdf";
  REQUIRE(run_mazefolio({"build", small_spec(folder), "-o", pdf}).exit_code == 0);
  write_file(folder / "other.pdf", read_file(pdf) + "\n");
  const Run other = run_mazefolio({"prove", folder / "other.pdf", "--manifest", folder / "book.json"});
  CHECK(other.exit_code == 2);
  CHECK_THAT(other.err, Catch::Contains("is not the file that"));
  CHECK(run_mazefolio({"prove", folder / "other.pdf", "--manifest", folder / "book.json", "--any-pdf"})
            .exit_code == 0);
  write_file(folder / "book.json", "{");
  CHECK(run_mazefolio({"prove", pdf}).exit_code == 2);
  fs::remove(folder / "book.json");
  CHECK(run_mazefolio({"prove", pdf}).exit_code == 1);
}

TEST_CASE("without poppler the message names the missing package") {
  const fs::path folder = scratch_folder();
  const std::string pdf = folder / "book.pdf";
  REQUIRE(run_mazefolio({"build", small_spec(folder), "-o", pdf}).exit_code == 0);
  const Run run = run_mazefolio({"prove", pdf}, {"PATH=/nowhere"});
  CHECK(run.exit_code == 1);
  CHECK_THAT(run.err, Catch::Contains("poppler-utils"));
}

TEST_CASE("a book is proven before it appears, with its key and both editions") {
  const fs::path folder = scratch_folder();
  const Run run = run_mazefolio({"build", small_spec(folder), "-o", folder / "book.pdf", "--prove",
                                 "--edition", "both", "--set", "answers.place=separate", "--quiet"});
  INFO(run.err);
  CHECK(run.exit_code == 0);
  CHECK(run.err.empty());
  CHECK(fs::exists(folder / "book-answers.pdf"));
  CHECK(run_mazefolio({"prove", folder / "book.pdf"}).exit_code == 0);
}

TEST_CASE("a book that fails its proof leaves nothing") {
  const fs::path folder = scratch_folder(),
                 liar = with_program("pdffonts", "echo '---'; echo 'Times Type1 Custom no no no 9 0'");
  const Run run =
      run_mazefolio({"build", small_spec(folder), "-o", folder / "book.pdf", "--prove"}, {path_with(liar)});
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err, Catch::Contains((folder / "book.pdf").string() +
                                      ": fonts: the font Times is not embedded in the file"));
  CHECK_FALSE(fs::exists(folder / "book.pdf"));
  CHECK_FALSE(fs::exists(folder / "book.json"));
}

TEST_CASE("parts of books and pipes cannot be proven") {
  const fs::path folder = scratch_folder();
  const std::string spec = small_spec(folder);
  CHECK(run_mazefolio({"build", spec, "-o", folder / "a.pdf", "--prove", "--pages", "1"}).exit_code == 2);
  CHECK(run_mazefolio({"build", spec, "-o", "/dev/null", "--prove"}).exit_code == 2);
}
