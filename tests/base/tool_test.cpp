#include "base/system/tool.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a program's output comes back, without a shell") {
  CHECK(run_tool({"echo", "-n", "a $HOME; b"}, 100) == "a $HOME; b");
  CHECK(run_tool_to_its_end({"echo", "-n", "a $HOME; b"}, 100) == "a $HOME; b");
}

TEST_CASE("a program that is missing, fails or writes too much is reported") {
  CHECK_THROWS_WITH(run_tool({"pdfto-nothing"}, 100), Catch::Contains("poppler-utils"));
  CHECK_THROWS_WITH(run_tool({"no-such-tool"}, 100), "'no-such-tool' is not installed");
  CHECK_THROWS_WITH(run_tool({"ls", "/nowhere"}, 100), Catch::Contains("'ls' fails: ls: "));
  CHECK_THROWS_AS(run_tool({"yes"}, 1000), WorldError);
}

TEST_CASE("a failed program's words are kept, all of them") {
  try {
    run_tool({"sh", "-c", "echo one >&2; echo two >&2; exit 1"}, 100);
    FAIL("it has failed");
  } catch (const ToolError& e) {
    CHECK(e.words == "one\ntwo\n");
    CHECK(std::string(e.what()) == "'sh' fails: one");
  }
}

TEST_CASE("the output of a program is read while it runs, and reading on has no end") {
  RunningTool counter({"seq", "20000"});
  std::vector<char> some(100'000);
  std::string all;
  while (const std::size_t got = counter.read(some.data(), some.size())) all.append(some.data(), got);
  CHECK(all.size() == 108'894);
  CHECK(all.ends_with("\n20000\n"));
  CHECK(counter.read(some.data(), some.size()) == 0);
}

TEST_CASE("a program that fails says so where its output ends; one that is left alone is ended") {
  char one = 0;
  RunningTool fails({"sh", "-c", "printf x; exit 1"}), endless({"yes"});
  CHECK(fails.read(&one, 1) == 1);
  CHECK_THROWS_AS(fails.read(&one, 1), ToolError);
  CHECK(endless.read(&one, 1) == 1);
}

TEST_CASE("a program that must not be interrupted is not reached by Ctrl-C in the terminal") {
  const std::string group = "cut -d ' ' -f 5 /proc/$$/stat";
  CHECK(run_tool_to_its_end({"sh", "-c", "[ $(" + group + ") = $$ ] && echo own"}, 100) == "own\n");
  CHECK_THROWS_AS(run_tool({"sh", "-c", "[ $(" + group + ") = $$ ]"}, 100), ToolError);
}
