#include "batch/placeholders.h"

#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

Mark at(int line, int column) { return {std::make_shared<const std::string>("f"), line, column}; }

const Placeholders known{{"name", {{"", 0}, {"-", 1}}}, {"level", {{"", 1}}}, {"grid", {{"", 2}}}};
const std::vector<Value> values{{"book", at(1, 1)}, {"3", at(2, 2)}, {"", at(3, 3), false}};

struct Filled {
  std::string text;
  Strings messages;
};

Filled fill(std::string_view text) {
  Diagnostics found;
  Filled out;
  {
    Context context(found);
    OncePerPlace errors(context);
    const auto pattern = read_pattern(text, at(9, 9), known, errors);
    if (const auto parts = pattern ? parts_of(*pattern, values, errors) : std::nullopt)
      out.text = joined(*parts);
  }
  out.messages = texts(found);
  return out;
}

struct Tree {
  NodePtr root;
  Strings messages;
};

Tree fill_tree(const NodePtr& root) {
  Diagnostics found;
  Tree out;
  {
    Context context(found);
    OncePerPlace errors(context);
    const PatternTree tree(root, known, errors);
    out.root = tree.filled(values, errors).root;
  }
  out.messages = texts(found);
  return out;
}

}  // namespace

TEST_CASE("placeholders are replaced by values, and doubled braces by braces") {
  CHECK(fill("Volume {level} of {name}").text == "Volume 3 of book-3");
  CHECK(fill("{{level}} {level}}}").text == "{level} 3}");
  CHECK(fill("plain").text == "plain");
  CHECK(fill("").messages.empty());
}

TEST_CASE("wrong placeholders are reported") {
  CHECK(fill("{levle}").messages ==
        Strings{"f:9:9: error: unknown placeholder {levle}; did you mean 'level'?"});
  CHECK(fill("{ level }").messages.size() == 1);
  CHECK(fill("a } b").messages.size() == 1);
  CHECK(fill("a {").messages.size() == 1);
  CHECK(fill("{a{level}}").messages.size() == 1);
  CHECK(fill("{grid}").messages.at(0).starts_with("f:3:3: error: a list or mapping cannot fill"));
}

TEST_CASE("texts at any depth of lists and mappings are filled") {
  const NodePtr root = parse("a: ['{level}', &x {b: 'L{level}', c: '3'}, *x]\nd: {e: f}\n").root;
  const auto [filled, messages] = fill_tree(root);
  CHECK(messages.empty());
  const Node& list = *filled->find("a")->value;
  CHECK(list.items[0]->text == "3");
  CHECK_FALSE(list.items[0]->quoted);  // so that it may be a number
  CHECK(list.items[0]->mark.line == 2);
  CHECK(list.items[1]->find("b")->value->text == "L3");
  CHECK(list.items[1]->find("b")->value->mark.line == 1);
  CHECK(list.items[1]->find("c")->value->quoted);
  CHECK(list.items[1] == list.items[2]);                      // still an alias
  CHECK(filled->find("d")->value == root->find("d")->value);  // nothing to fill in
  CHECK(root->find("a")->value->items[0]->text == "{level}");
}

TEST_CASE("values are texts, never YAML") {
  std::vector<Value> odd{{"[x]", at(1, 1)}, {"null", at(1, 2)}, {"", at(1, 3)}};
  Diagnostics found;
  Context context(found);
  OncePerPlace errors(context);
  const PatternTree tree(parse("['{name}', '{level}', '{grid}']").root, known, errors);
  const NodePtr filled = tree.filled(odd, errors).root;
  REQUIRE(filled->items.size() == 2);  // what an empty value should fill is left out
  CHECK(filled->items[0]->text == "[x]-null");
  CHECK(filled->items[1]->is_scalar());
  CHECK(filled->items[1]->text == "null");
  CHECK(filled->items.size() == 2);  // what needs an empty value is left out
}

TEST_CASE("what needs an empty value is left out, with lists and mappings that have nothing else") {
  std::vector<Value> empty{{"a", at(1, 1)}, {"", at(1, 2)}, {"c", at(1, 3)}};
  Diagnostics found;
  Context context(found);
  OncePerPlace errors(context);
  const auto filled = [&](const char* yaml) {
    return PatternTree(parse(yaml).root, known, errors).filled(empty, errors).root;
  };
  CHECK_FALSE(filled("'Level {level}'"));
  CHECK_FALSE(filled("{a: ['{level}'], b: '{level}'}"));
  const NodePtr rest = filled("{a: ['{level}', x], b: '{level}', c: []}");
  REQUIRE(rest->entries.size() == 2);
  CHECK(rest->find("a")->value->items.size() == 1);
  CHECK(rest->find("c"));
}

TEST_CASE("a placeholder without quotes is reported") {
  CHECK(fill_tree(parse("title: {level}\n").root).messages ==
        Strings{"f:1:8: error: without quotes this is a mapping, not a placeholder; write \"{level}\""});
}

TEST_CASE("aliases and placeholders cannot make texts of unlimited size") {
  std::string bomb = "- &a '" + std::string(60'000, 'x') + "'\n";
  bomb += "- [" + std::string("*a");
  for (int i = 0; i < 1000; ++i) bomb += ", *a";
  CHECK(fill_tree(parse(bomb + "]\n").root).messages ==
        Strings{"f:1:1: error: the value has more than 1048576 bytes of text"});
  std::string many;
  for (int i = 0; i < 70'000; ++i) many += "{level}";
  CHECK(fill_tree(parse("'" + many + "'").root).messages ==
        Strings{"f:1:1: error: the text is longer than 65536 bytes"});
}
