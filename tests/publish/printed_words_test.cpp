#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "book/read_look.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "render/fonts.h"
#include "spec/data_files.h"
#include "spec/house_files.h"
#include "support/broken_files.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/pdf_tools.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> languages() { return DataFiles().names("configs/languages"); }
std::vector<std::string> templates() { return DataFiles().names("templates"); }

/// A book with every page that has words of the language, as an open PDF.
std::string printed(const std::string& language, const std::string& look, const std::string& audience) {
  const TemporaryFolder folder;
  write_file(
      folder.path() / "book.yaml",
      "title: 24 - A\nsubtitle: B\nauthor: C\nlanguage: " + language + "\ntemplate: " + look +
          "\naudience: " + audience +
          "\nprinter: kdp\nfill: yes\nfront: [title, copyright, contents, instructions, score-card]\n"
          "chapters:\n  - title: D\n    puzzles:\n"
          "      - {size: 8x8, goals: {visit: corners}}\n      - {size: 8x8, goals: {from: centre, to: rim}, "
          "title: E, story: F}\n");
  const DataFiles files(folder.path());
  Notices notices;
  ProduceRequest request;
  request.pdf = folder.path() / "book.pdf";
  request.jobs = 2;
  produce(read_spec({folder.path() / "book.yaml"}, files, notices), files, request, notices);
  return opened(read_file(request.pdf));
}

std::vector<std::string> messages_of(const fs::path& file) {
  const TemporaryFolder folder;
  const DataFiles files(file.parent_path());
  Notices notices;
  std::vector<std::string> out;
  try {
    prove_only(read_spec({file}, files, notices), files, notices);
  } catch (const InputError& wrong) {
    for (const Diagnostic& d : wrong.found().all())
      out.push_back(to_text(d).substr(file.string().size() + 1));
  }
  return out;
}

}  // namespace

TEST_CASE("every face of every template has an installed family with the letters of each language") {
  for (const std::string& name : templates()) {
    const Look look = read_look(DataFiles(), {name}).value();
    for (const std::string& language : languages()) {
      const WrittenIn text{language, read_words(DataFiles(), language, Register::kids).value().alphabet};
      INFO(name << " " << language);
      for (const Typeface* face : {&look.display, &look.text, &look.label, &look.numeral})
        CHECK(choose_font(face->families, text).installed);
      CHECK(choose_font(look.sturdy, text).installed);
    }
  }
}

TEST_CASE("books are set in real cuts: no bold is smeared, no italic slanted", "[unsanitized]") {
  for (const std::string& name : templates())
    for (const std::string& language : languages()) {
      INFO(name << " " << language);
      const std::string pdf = printed(language, name, "kids");
      CHECK(count(pdf, "CairoFont") == 0);
      CHECK(count(pdf, "/Direction /R2L") == (language == "ar" ? 1u : 0u));
    }
}

TEST_CASE("large print is upright and sturdy") {
  for (const std::string& name : templates()) {
    INFO(name);
    const std::string pdf = printed("en", name, "large-print");
    CHECK(count(pdf, "-Italic") == 0);
    CHECK(count(pdf, "Garamond") == 0);
    CHECK(count(pdf, "Light") == 0);
  }
}

TEST_CASE("what cannot be printed is an error with its place, and what would do", "[unsanitized]") {
  check_broken_files(std::string(MAZEFOLIO_SOURCE_DIR) + "/tests/errors/printing", 5, messages_of);
}
