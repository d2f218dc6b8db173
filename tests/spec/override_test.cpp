#include "spec/override.h"

#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

Parsed overridden(std::string_view yaml, const Strings& sets) {
  Diagnostics diagnostics;
  NodePtr root;
  {
    Context context(diagnostics);
    root = parse_yaml(yaml, "f", context);
    for (const std::string& assignment : sets)
      if (const auto set = read_override(assignment, context)) root = with_override(root, *set, context);
  }
  return {root, texts(diagnostics)};
}

}  // namespace

TEST_CASE("an override replaces and adds fields, and makes the mappings on its path") {
  const Parsed p =
      overridden("title: A\nchapters:\n  - {title: B}\n",
                 {"title=C: with a colon", "chapters.0.title=D", "answers.per_page=4", "front=[title]"});
  CHECK(p.messages.empty());
  CHECK(p.root->find("title")->value->text == "C: with a colon");
  CHECK(p.root->find("chapters")->value->items[0]->find("title")->value->text == "D");
  CHECK(p.root->find("front")->value->items.at(0)->text == "title");
  const NodePtr& per_page = p.root->find("answers")->value->find("per_page")->value;
  CHECK(per_page->text == "4");
  CHECK(to_text({Severity::error, per_page->place(), "x", ""}) == "--set answers.per_page: error: x");
}

TEST_CASE("an override with an empty value is an empty text") {
  const Parsed p = overridden("title: A\n", {"title="});
  CHECK(p.root->find("title")->value->text.empty());
  CHECK(p.root->find("title")->value->quoted);
}

TEST_CASE("a wrong override is reported and changes nothing") {
  const Parsed p =
      overridden("title: A\nchapters: [{title: B}]\n",
                 {"title", "=3", "a..b=1", "chapters.1.title=x", "chapters.x=1", "title.x=1", "b=[1"});
  CHECK(p.messages.size() == 7);
  CHECK(p.messages[0] == "--set: error: 'title' is not of the form a.b=value");
  CHECK(
      p.messages[3] ==
      "--set chapters.1.title: error: 'chapters' is a list of length 1, counted from 0, and has no item '1'");
  CHECK(p.messages[5] == "--set title.x: error: 'title' is text and has no field 'x'");
  CHECK(p.root->find("title")->value->text == "A");
  CHECK(p.root->find("b") == nullptr);
}

TEST_CASE("an override that is not UTF-8 is reported before it is parsed") {
  const Parsed p = overridden("title: A\n", {"title=\xff", "t\xc3=B"});
  CHECK(p.messages == Strings{"--set: error: not UTF-8 text, from byte 7 on",
                              "--set: error: not UTF-8 text, from byte 2 on"});
  CHECK(p.root->find("title")->value->text == "A");
}

TEST_CASE("an override that nests too deeply is reported") {
  std::string path = "a";
  for (int i = 0; i < 40; ++i) path += ".a";
  CHECK(overridden("title: A\n", {path + "=1"}).messages.size() == 1);
  std::string deep(60, '[');
  deep += std::string(60, ']');
  CHECK(overridden("title: A\n", {"a.b.c.d.e.f=" + deep}).messages.size() == 1);
}

TEST_CASE("an override with if_absent keeps what the spec says") {
  Diagnostics diagnostics;
  {
    Context context(diagnostics);
    NodePtr root = parse_yaml("title: A\npage: a4\nchapters: [{title: B}]\n", "f", context);
    for (const char* assignment : {"title=C", "author=D", "page.width=3in", "chapters.0.title=E",
                                   "chapters.0.text=F", "chapters.1.title=G", "answers.style=fill"}) {
      auto set = read_override(assignment, context);
      REQUIRE(set);
      set->if_absent = true;
      root = with_override(root, *set, context);
    }
    CHECK(root->find("title")->value->text == "A");
    CHECK(root->find("author")->value->text == "D");
    CHECK(root->find("page")->value->text == "a4");
    const Node& chapter = *root->find("chapters")->value->items[0];
    CHECK(chapter.find("title")->value->text == "B");
    CHECK(chapter.find("title")->mark.line == 3);
    CHECK(chapter.find("text")->value->text == "F");
    CHECK(root->find("answers")->value->find("style")->value->text == "fill");
  }
  CHECK(diagnostics.all().empty());
}

TEST_CASE("overrides are equal as texts where they are equal") {
  const std::vector<Override> sets =
      overrides({"a.b=3", "a.b='3'", "a.b='x'", "a.b=x", "c=[x, {k: \"y\\nz\"}]", "c=\xc3\xa4"});
  CHECK(to_text(sets[0]) == R"(a.b="3")");
  CHECK(to_text(sets[1]) == R"(a.b={"quoted":"3"})");
  CHECK(to_text(sets[2]) == to_text(sets[3]));
  CHECK(to_text(sets[4]) == R"(c=["x",{"k":"y\nz"}])");
  CHECK(to_text(sets[5]) == "c=\"\xc3\xa4\"");
  Override absent = sets[0];
  absent.if_absent = true;
  CHECK(to_text(absent) == R"(a.b?="3")");
}

TEST_CASE("an error inside a value is reported at its path, not inside the argument") {
  CHECK(overridden("title: A\n", {"a.b=[1"}).messages.at(0).starts_with("--set a.b: error: not valid YAML"));
}
