#include "preview/edit_spec.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::string edited(const std::string& text, int line, int column, const std::string& key,
                   const std::string& value) {
  return with_field(text, {"", line, column}, key, value).value_or("nothing");
}

}  // namespace

TEST_CASE("a field is written into braces, and changed there, whatever stands around it") {
  CHECK(edited("- {}\n", 1, 3, "seed", "a") == "- {seed: a}\n");
  CHECK(edited("- {count: 4}  # four\n", 1, 3, "seed", "a") == "- {count: 4, seed: a}  # four\n");
  CHECK(edited("- {seed: b, count: 4}\n", 1, 3, "seed", "a") == "- {seed: a, count: 4}\n");
  CHECK(edited("- {rule: {word: \"A, } seed: x\", seed: y}, seed: 'b, c'}\n", 1, 3, "seed", "a") ==
        "- {rule: {word: \"A, } seed: x\", seed: y}, seed: a}\n");
  CHECK(edited("- {title: It's, \"seed\": 1 }\n", 1, 3, "count", "2") ==
        "- {title: It's, \"seed\": 1, count: 2 }\n");
  CHECK(edited("- {count: 4,\n   title: A}\n", 1, 3, "seed", "a") == "- {count: 4,\n   title: A, seed: a}\n");
}

TEST_CASE("a field is written above others that stand below each other, and changed where it is") {
  const std::string entry = "  - shape: heart\n    title: A  # a heart\n    # seed: old\n  - count: 2\n";
  CHECK(edited(entry, 1, 5, "seed", "a") ==
        "  - seed: a\n    shape: heart\n    title: A  # a heart\n    # seed: old\n  - count: 2\n");
  CHECK(edited(entry, 1, 5, "shape", "star") ==
        "  - shape: star\n    title: A  # a heart\n    # seed: old\n  - count: 2\n");
  CHECK(edited(entry, 1, 5, "title", "B") ==
        "  - shape: heart\n    title: B\n    # seed: old\n  - count: 2\n");
  CHECK(edited("- difficulty:\n    - easy\n    - hard\n  count: 2\n", 1, 3, "difficulty", "4") ==
        "- difficulty: 4\n  count: 2\n");
  CHECK(edited("- rule:\n    seed: x\n  count: 2\n", 1, 3, "seed", "a") ==
        "- seed: a\n  rule:\n    seed: x\n  count: 2\n");
}

TEST_CASE("where no mapping begins, nothing is changed") {
  CHECK(edited("- *other\n", 1, 3, "seed", "a") == "nothing");
  CHECK(edited("- {count: 4\n", 1, 3, "seed", "a") == "nothing");
  CHECK(edited("- a\n", 7, 3, "seed", "a") == "nothing");
  CHECK(edited("- a\n", 1, 30, "seed", "a") == "nothing");
  CHECK(edited("", 1, 1, "seed", "a") == "nothing");
}

TEST_CASE("fields of the book stand at its top") {
  CHECK(*with_book_field("# mine\ntitle: A\n", "theme", "ocean") == "# mine\ntheme: ocean\ntitle: A\n");
  CHECK(*with_book_field("---\ntitle: A\ntheme: farm\n", "theme", "ocean") ==
        "---\ntitle: A\ntheme: ocean\n");
  CHECK(*with_book_field("", "theme", "ocean") == "theme: ocean\n");
}

TEST_CASE("a field of the book is removed, and all else stays") {
  CHECK(without_book_field("# mine\ntheme: ocean\ntitle: A\n", "theme") == "# mine\ntitle: A\n");
  CHECK(without_book_field("title: A\ncover:\n  theme: x\n  colors: y\npage: a4\n", "cover") ==
        "title: A\npage: a4\n");
  CHECK(without_book_field("title: A\ncover:\n  theme: x\n", "theme") == "title: A\ncover:\n  theme: x\n");
  CHECK(without_book_field("title: A\ntheme: ocean", "theme") == "title: A\n");
  CHECK(without_book_field("{title: A, theme: ocean, page: a4}\n", "theme") == "{title: A, page: a4}\n");
  CHECK(without_book_field("{theme: ocean, title: A}\n", "theme") == "{ title: A}\n");
  CHECK(without_book_field("{title: A", "title") == "{title: A");
  CHECK(without_book_field("", "theme").empty());
}
