#define G_LOG_DOMAIN "Test"
#include "render/library_log.h"

#include <glib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "render/png.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {
void to_standard_output(const std::string& words) {
  if (::write(STDOUT_FILENO, words.data(), words.size()) < 0) std::_Exit(9);
}
}  // namespace

TEST_CASE("the first warning of a library fails what is drawn, once") {
  keep_library_warnings(to_standard_output);
  const Frame page{{10, 10}, {}};
  g_warning("the first %d", 1);
  g_critical("the second");
  CHECK_THROWS_WITH(to_png(page, 72), "the pages cannot be drawn: Test: the first 1");
  CHECK_NOTHROW(to_png(page, 72));
  g_message("only news");
  CHECK_NOTHROW(to_png(page, 72));
  g_warning("of something else");
  forget_library_warnings();
  CHECK_NOTHROW(to_png(page, 72));
}

TEST_CASE("a library that gives up leaves its last words and exit code 1") {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(ends[1], STDOUT_FILENO);
    keep_library_warnings(to_standard_output);
    g_error("no memory");
  }
  ::close(ends[1]);
  char words[100];
  const ssize_t length = ::read(ends[0], words, sizeof words);
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 1);
  CHECK(std::string(words, static_cast<std::size_t>(std::max<ssize_t>(0, length))) == "Test: no memory");
}
