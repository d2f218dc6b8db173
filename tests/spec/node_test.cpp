#include "spec/node.h"

#include <ctime>

#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("a tree keeps places, quotes and order") {
  const Parsed p = parse("title: \"007\"\nlist:\n  - a\n  - {k: 1}\n");
  CHECK(p.messages.empty());
  REQUIRE(p.root);
  REQUIRE(p.root->entries.size() == 2);
  const Entry* title = p.root->find("title");
  REQUIRE(title);
  CHECK(title->mark.line == 1);
  CHECK(title->value->mark.column == 8);
  CHECK(title->value->quoted);
  CHECK(title->value->text == "007");
  const NodePtr& inner = p.root->find("list")->value->items.at(1);
  CHECK(inner->mark.line == 4);
  CHECK(inner->mark.column == 5);
  CHECK_FALSE(inner->find("k")->value->quoted);
  CHECK(p.root->height == 4);
  CHECK(p.root->weight == 6);
  CHECK(p.root->find("none") == nullptr);
}

TEST_CASE("a missing value is placed at its key or its dash, not at what follows") {
  const Parsed p = parse("a:\nlist:\n  - \n  # a comment - here\n\n  - x\n  -\nb: {c: , d: }\ne:\n");
  REQUIRE(p.root);
  const auto place = [](const NodePtr& node) { return std::pair{node->mark.line, node->mark.column}; };
  CHECK(place(p.root->find("a")->value) == std::pair{1, 1});
  const std::vector<NodePtr>& list = p.root->find("list")->value->items;
  REQUIRE(list.size() == 3);
  CHECK(place(list[0]) == std::pair{3, 3});
  CHECK(place(list[2]) == std::pair{7, 3});
  CHECK(place(p.root->find("b")->value->find("d")->value) == std::pair{8, 10});
  CHECK(place(p.root->find("e")->value) == std::pair{9, 1});
}

TEST_CASE("an alias is the very node of its anchor") {
  const Parsed p = parse("a: &x {k: 1}\nb: *x\n");
  REQUIRE(p.root);
  CHECK(p.root->find("a")->value == p.root->find("b")->value);
}

TEST_CASE("anything but one YAML document of text is reported at its place") {
  CHECK(parse("").messages == Strings{"f:1:1: error: the file is empty"});
  CHECK(parse("# only a comment\n").messages == Strings{"f:1:1: error: the file is empty"});
  CHECK(parse("title: caf\xe9\n").messages == Strings{"f:1:11: error: not UTF-8 text (byte 0xE9)"});
  CHECK(parse("é: 1\nb: \xc3\x28\n").messages == Strings{"f:2:4: error: not UTF-8 text (byte 0xC3)"});
  CHECK(parse("a: b\x04 c\n").messages == Strings{"f:1:5: error: a control character (0x04) in the text"});
  CHECK(parse("a: 1\n---\nb: 2\n").messages ==
        Strings{"f:2:1: error: the file has more than one document; remove the line '---'"});
  CHECK(parse("---\na: 1\n...\n").messages.empty());
  CHECK(parse("a: *none\n").messages ==
        Strings{"f:1:4: error: not valid YAML: the referenced anchor is not defined"});
  CHECK(parse("a: &x [*x]\n").messages ==
        Strings{"f:1:8: error: an alias is inside the value that it repeats"});
  CHECK(parse("a: !new x\n").messages ==
        Strings{"f:1:4: error: unknown tag '!new'; put quotes around text that begins with '!'"});
  CHECK(parse("[a]: 1\n").messages == Strings{"f:1:1: error: a key must be text"});
  CHECK(
      parse("a: b: c\n").messages ==
      Strings{"f:1:5: error: not valid YAML: illegal map value; put quotes around text that contains ': '"});
  CHECK(parse("a:\n\tb: 1\n").messages.size() == 1);
  CHECK(parse("a: 1\nb: \"open\nc: 2\n").messages ==
        Strings{"f:2:1: error: a quote that opens after this place is never closed"});
}

TEST_CASE("a byte order mark and CRLF are accepted") {
  const Parsed p = parse(
      "\xef\xbb\xbf"
      "a: 1\r\nb: two\r\n");
  CHECK(p.messages.empty());
  CHECK(p.root->find("b")->value->text == "two");
}

TEST_CASE("a duplicate key is reported with the line of the first, which stays") {
  const Parsed p = parse("a: 1\nb: 2\na: 3\na: 4\n");
  CHECK(p.messages == Strings{"f:3:1: error: duplicate key 'a'; it is already set on line 1",
                              "f:4:1: error: duplicate key 'a'; it is already set on line 1"});
  CHECK(p.root->entries.size() == 2);
  CHECK(p.root->find("a")->value->text == "1");
}

TEST_CASE("nesting stops at 64 levels, however it is written") {
  CHECK(parse("a: " + repeated("[", 62) + repeated("]", 62)).messages.empty());
  for (const std::string& deep :
       {"a: " + repeated("[", 10'000), repeated("{a: ", 10'000), repeated("- ", 10'000),
        repeated("? ", 10'000), repeated("[", 10'000) + repeated("]", 10'000), repeated("[", 450'000)}) {
    const Parsed p = parse(deep);
    REQUIRE(p.messages.size() == 1);
    CHECK(p.messages[0].find("nested more than 64 levels deep") != std::string::npos);
  }
  std::string blocks;
  for (std::size_t i = 0; i < 2000; ++i) blocks += repeated(" ", i) + "a:\n";
  CHECK(parse(blocks).messages == Strings{"f:64:64: error: nested more than 64 levels deep"});
}

TEST_CASE("nesting through aliases counts") {
  std::string text = "a0: &a0 [" + repeated("[", 30) + repeated("]", 30) + "]\n";
  text += "a1: &a1 " + repeated("[", 40) + "*a0" + repeated("]", 40) + "\n";
  CHECK(parse(text).messages == Strings{"f:2:49: error: nested more than 64 levels deep"});
}

TEST_CASE("a bomb of aliases is refused without being expanded") {
  std::string text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 10; ++i) {
    const std::string last = "*a" + std::to_string(i - 1);
    text +=
        "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + last + repeated(", " + last, 9) + "]\n";
  }
  CHECK(parse(text).messages ==
        Strings{"f:6:5: error: the aliases in this value expand to more than 1000000 values"});
}

TEST_CASE("wide files are read or refused within two seconds", "[unsanitized]") {
  std::string keys, twice, flow = "[";
  for (int i = 0; i < 200'000; ++i) {
    keys += "k" + std::to_string(i) + ": 1\n";
    twice += "k: 1\n";
  }
  const std::clock_t begin = std::clock();  // of this process: others may be busy
  SECTION("200,000 keys") {
    const Parsed p = parse(keys);
    CHECK(p.messages.empty());
    CHECK(p.root->entries.size() == 200'000);
  }
  SECTION("200,000 times one key") {
    const Parsed p = parse(twice);
    REQUIRE(p.messages.size() == Context::limit + 1);
    CHECK(p.messages.back() == "f: error: and 199949 more errors");
  }
  SECTION("a million items of a flow list") {
    CHECK(parse("[" + repeated("1,", 1'000'000) + "]").messages ==
          Strings{"f:1:1000001: error: more than 500000 brackets and commas"});
  }
  SECTION("600,000 items of a block list") {
    CHECK(parse(repeated("- 1\n", 600'000)).messages ==
          Strings{"f:500000:3: error: the file has more than 500000 values"});
  }
  SECTION("more than 4 MiB") {
    CHECK(parse(repeated("#2345678\n", 600'000)).messages ==
          Strings{"f: error: the file is larger than 4 MiB"});
  }
  CHECK(std::clock() - begin < 2 * CLOCKS_PER_SEC);
}
