#include "base/system/watch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <functional>
#include <limits>
#include <vector>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Seconds = std::chrono::duration<double>;

namespace {

struct End {
  int exit_code = -1;
  std::string message;
  double seconds = 0;
};

// How a process ends that does this work within limits. Work that comes to its end is exit code 7.
End end_of(const Limits& limits, const std::function<void(Watch&)>& work) {
  const TemporaryFolder folder;
  const auto message = folder.path() / "message";
  const auto begin = std::chrono::steady_clock::now();
  const pid_t child = ::fork();
  if (child == 0) {
    {
      Watch watch(limits, [&](const std::string& text) { write_file(message, text); });
      work(watch);
    }
    ::_exit(7);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1,
          std::filesystem::exists(message) ? read_file(message) : "",
          Seconds(std::chrono::steady_clock::now() - begin).count()};
}

[[noreturn]] void spin(Watch&) {
  for (volatile int i = 0;;) i = 1 - i;
}

void grow(Watch&) {
  for (std::vector<std::string> all;;) all.emplace_back(std::size_t{1} << 20, 'x');
}

}  // namespace

TEST_CASE("work that never looks up is ended when its time is over, with one sentence") {
  const End end = end_of({0, 0.2}, spin);
  CHECK(end.exit_code == 1);
  CHECK(end.message == "this takes longer than --max-seconds allows: 0.2 s");
  CHECK(end.seconds < 2);
}

TEST_CASE("work that takes more and more memory is ended", "[unsanitized]") {
  const End end = end_of({std::size_t{300} << 20, 60}, grow);
  CHECK(end.exit_code == 1);
  CHECK(end.message == "this needs more memory than --max-memory allows: 300 MiB");
}

TEST_CASE("work within its limits is not touched, nor is work without any") {
  CHECK(end_of({std::size_t{4} << 30, 60}, [](Watch&) {}).exit_code == 7);
  CHECK(end_of({}, [](Watch&) {}).exit_code == 7);
  CHECK(memory_left() == std::numeric_limits<std::size_t>::max());
}

TEST_CASE("what is left of the memory is known while there is a limit", "[unsanitized]") {
  const Watch watch({std::size_t{4} << 30, 0}, [](const std::string&) {});
  CHECK(memory_left() < std::size_t{4} << 30);
  CHECK(memory_left() > std::size_t{1} << 30);
}

TEST_CASE("work that is done is not ended any more") {
  CHECK(end_of({0, 0.1}, [](Watch&) {
          work_is_done();
          ::usleep(300'000);
        }).exit_code == 7);
}

TEST_CASE("time of waiting does not count, and that of work around it does") {
  const auto wait = [](Watch& watch) { watch.without_clock([] { ::usleep(300'000); }); };
  CHECK(end_of({0, 0.2}, wait).exit_code == 7);
  CHECK(end_of({0, 0.2}, [&](Watch& watch) {
          wait(watch);
          spin(watch);
        }).exit_code == 1);
}

TEST_CASE("unfinished files of a process go with it, and those of another stay") {
  const TemporaryFolder folder;
  const auto mine = folder.path() / "mine", other = folder.path() / "other";
  write_file(other, "x");
  const Staging of_other(other);
  const End end = end_of({0, 0.2}, [&](Watch& watch) {
    write_file(mine, "x");
    const Staging staging(mine);
    spin(watch);
  });
  CHECK(end.exit_code == 1);
  CHECK_FALSE(std::filesystem::exists(mine));
  CHECK(std::filesystem::exists(other));
}
