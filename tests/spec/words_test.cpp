#include <cstdlib>
#include <set>

#include "base/level_scale.h"
#include "base/system/file.h"
#include "spec/book_spec.h"
#include "spec/house_data.h"
#include "spec/house_files.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

constexpr Register registers[] = {Register::kids, Register::adults};

std::vector<std::string> languages() { return DataFiles().names("configs/languages"); }

/// The messages about English words where `what` is replaced by `with`.
std::vector<std::string> messages_with(const std::string& what, const std::string& with) {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.path() / "configs/languages");
  std::string words = read_file(source_root / "configs/languages/en.yaml");
  const std::size_t at = words.find(what);
  REQUIRE(at != std::string::npos);
  words.replace(at, what.size(), with);
  write_file(folder.path() / "configs/languages/xx.yaml", words);
  ::setenv("MAZEFOLIO_DATA", folder.path().c_str(), 1);
  const DataFiles files;
  ::unsetenv("MAZEFOLIO_DATA");
  std::vector<std::string> out;
  for (const std::string& text : texts(read_words(files, "xx", Register::kids)))
    out.push_back(text.substr(text.find(".yaml:") + 6));
  return out;
}

}  // namespace

TEST_CASE("every language has every word and every placeholder, in both registers") {
  CHECK(languages().size() >= 11);
  for (const std::string& language : languages())
    for (const Register spoken_to : registers) {
      INFO(language);
      const Result<Words> read = read_words(DataFiles(), language, spoken_to);
      REQUIRE(texts(read).empty());
      CHECK(read->language == language);
      CHECK(read->levels.size() == level_bands().size());
      CHECK(read->direction == (language == "ar" ? "rtl" : "ltr"));
    }
}

TEST_CASE("letters that stand for places can be told apart") {
  for (const std::string& language : languages()) {
    INFO(language);
    const Words words = read_words(DataFiles(), language, Register::kids).value();
    CHECK(words.start_letter != words.finish_letter);
    CHECK(words.level_one.find("{n}") < words.level_one.find("10"));  // the proof reads the first number
    CHECK(std::set<std::string>(words.letters.begin(), words.letters.end()).size() >= BookLimits::visits);
  }
}

TEST_CASE("a word may have a text for each register") {
  const Words kids = read_words(DataFiles(), "de", Register::kids).value(),
              adults = read_words(DataFiles(), "de", Register::adults).value();
  CHECK(kids.instructions.walls.find("Du darfst") != std::string::npos);
  CHECK(adults.instructions.walls.find("Sie d\u00FCrfen") != std::string::npos);
  CHECK(kids.start == adults.start);
  CHECK(kids.alphabet == adults.alphabet);
}

TEST_CASE("patterns have their placeholders and no others") {
  using Strings = std::vector<std::string>;
  CHECK(messages_with("\"Maze {n}\"", "\"Maze\"") == Strings{"13:14: error: 'maze_number' must contain {n}"});
  CHECK(messages_with("\"Contents\"", "\"Contents {n}\"") ==
        Strings{"17:11: error: 'contents' cannot contain {n}"});
  CHECK(messages_with("\"Date\"", "{kids: \"Date\"}") == Strings{"202:7: error: 'adults' is missing"});
  CHECK(messages_with("A B C D E F G H I J K L", "A B C") ==
        Strings{"10:10: error: 'letters' must have 12 letters"});
}
