#include "spec/field_table.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

enum class Color { red, blue };

struct Inner {
  int n = 7;
};

struct Sample {
  std::string title = "none";
  std::optional<int> count;
  double share = 0;
  Length width;
  bool on = false;
  Color color = Color::red;
  std::vector<Color> colors;
  Inner inner;
  std::vector<Inner> list;
};

const Fields<Sample>& fields() {
  static const Choices<Color> colors{{"red", Color::red}, {"blue", Color::blue}};
  static const Fields<Inner> inner{integer_field("n", "a number", &Inner::n, 0, 9)};
  static const Fields<Sample> table{
      text_field("title", "a title", &Sample::title, {12, false, false}),
      integer_field("count", "how many", &Sample::count, 1, 1000),
      real_field("share", "a share", &Sample::share, 0, 1),
      length_field("width", "a width", &Sample::width, inches(1), inches(20)),
      flag_field("on", "a switch", &Sample::on),
      choice_field("colour", "a colour", &Sample::color, colors),
      choices_field("colours", "colours", &Sample::colors, colors),
      mapping_field("inner", "more", &Sample::inner, inner),
      mappings_field("list", "many", &Sample::list, inner),
  };
  return table;
}

struct Read {
  Sample value;
  Strings messages;
};

Read read(std::string_view yaml) {
  Diagnostics diagnostics;
  Sample value;
  {
    Context context(diagnostics);
    if (const NodePtr root = parse_yaml(yaml, "f", context))
      read_fields(*root, "the file", fields(), value, context);
  }
  return {value, texts(diagnostics)};
}

std::string only(std::string_view yaml) {
  const Read r = read(yaml);
  REQUIRE(r.messages.size() == 1);
  return r.messages[0];
}

}  // namespace

TEST_CASE("valid values arrive in the struct") {
  const Read r = read(
      "{title: 007, count: 1000, share: .5, width: 8.5in, on: true, colour: blue, colours: [blue, red],"
      " inner: {n: 3}, list: [{n: 1}, {}]}");
  CHECK(r.messages.empty());
  CHECK(r.value.title == "007");
  CHECK(r.value.count == 1000);
  CHECK(r.value.share == 0.5);
  CHECK(r.value.width == inches(8.5));
  CHECK(r.value.on);
  CHECK(r.value.color == Color::blue);
  CHECK(r.value.colors == std::vector{Color::blue, Color::red});
  CHECK(r.value.inner.n == 3);
  CHECK(r.value.list.size() == 2);
  CHECK(r.value.list[1].n == 7);
}

TEST_CASE("numbers are decimal digits, in range, and not in quotes") {
  for (const std::string text : {"0x10", ".5", "1e3", "1_000", "NaN", ".nan", "99999999999999999999", "0",
                                 "1001", "-3", "\"3\"", "", "[1]", "{}", "true"}) {
    INFO(text);
    const Read r = read("count: " + text + "\n");
    REQUIRE(r.messages.size() == 1);
    CHECK(r.messages[0].find("a whole number from 1 to 1000") != std::string::npos);
    CHECK_FALSE(r.value.count);
  }
  CHECK(only("count: -3\n") == "f:1:8: error: 'count' must be a whole number from 1 to 1000, not '-3'");
  CHECK(only("count: \"3\"\n") ==
        "f:1:8: error: 'count' must be a whole number from 1 to 1000, not the text '3'");
  for (const std::string text : {"nan", ".inf", "1.5", "x", "0x1"})
    CHECK(read("share: " + text + "\n").messages.size() == 1);
  CHECK(read("count: 0012\n").value.count == 12);
}

TEST_CASE("messages name the field, what is expected and what was found") {
  CHECK(only("title: [a, b]\n") == "f:1:8: error: 'title' must be text, not a list");
  CHECK(only("title: {a: b}\n") == "f:1:8: error: 'title' must be text, not a mapping");
  CHECK(only("title:\n").find("'title' is empty") != std::string::npos);
  CHECK(only("title: '  '\n") == "f:1:8: error: 'title' is empty");
  CHECK(only("title: ñññññññññññññ\n") == "f:1:8: error: 'title' must be at most 12 characters, not 13");
  CHECK(only("title: \"a\\nb\"\n") == "f:1:8: error: 'title' must be one line");
  CHECK(only("title: \"a\\x07b\"\n") == "f:1:8: error: 'title' contains U+0007, which cannot be printed");
  CHECK(only("title: a\xEF\xBF\xBE\n") == "f:1:8: error: 'title' contains U+FFFE, which cannot be printed");
  CHECK(only("width: 8.5\n") == "f:1:8: error: 'width' needs a unit: 8.5in, 216mm or 612pt");
  CHECK(only("width: 8.5px\n") ==
        "f:1:8: error: 'width' must be a length such as 8.5in, 216mm or 612pt, not '8.5px'");
  CHECK(only("width: 30in\n") == "f:1:8: error: 'width' must be from 25.4 mm to 508 mm, not '30in'");
  CHECK(only("on: maybe\n") == "f:1:5: error: 'on' must be true or false, not 'maybe'");
  CHECK(only("colour: bleu\n") == "f:1:9: error: unknown colour 'bleu'; did you mean 'blue'?");
  CHECK(only("colour: [red]\n") == "f:1:9: error: 'colour' must be one of red, blue, not a list");
  CHECK(only("colours: {a: b}\n") == "f:1:10: error: 'colours' must be a list, not a mapping");
  CHECK(only("colours: [red, red]\n") == "f:1:16: error: 'red' is listed twice");
  CHECK(only("inner: 3\n") == "f:1:8: error: 'inner' must be a mapping of names to values, not '3'");
  CHECK(only("list: [3]\n") ==
        "f:1:8: error: each entry of 'list' must be a mapping of names to values, not '3'");
  CHECK(only("titel: x\n") == "f:1:1: error: unknown key 'titel'; did you mean 'title'?");
  CHECK(only("- a\n") == "f:1:1: error: the file must be a mapping of names to values, not a list");
}

TEST_CASE("one error does not hide the next, and they are in file order") {
  const Read r = read("zzzzzzz: 1\ncount: x\ntitle: []\non: maybe\n");
  REQUIRE(r.messages.size() == 4);
  CHECK(r.messages[0].starts_with("f:1:1:"));
  CHECK(r.messages[1].starts_with("f:2:8:"));
  CHECK(r.messages[2].starts_with("f:3:8:"));
  CHECK(r.messages[3].starts_with("f:4:5:"));
}

TEST_CASE("after fifty errors the rest is counted") {
  std::string text;
  for (int i = 0; i < 60; ++i) text += "zz" + std::to_string(i) + ": 1\n";
  const Read r = read(text);
  REQUIRE(r.messages.size() == 51);
  CHECK(r.messages.back() == "f: error: and 10 more errors");
}
