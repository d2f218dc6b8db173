#include "support/run_program.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/namespaces.h"
#include "support/temporary_folder.h"

namespace mazefolio::tests {
namespace {

namespace fs = std::filesystem;

std::string slurp(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

fs::path scratch_folder() {
  static const TemporaryFolder folder;
  static int n = 0;
  const fs::path fresh = folder.path() / std::to_string(n++);
  fs::create_directories(fresh);
  return fresh;
}

Run run_program(const std::vector<std::string>& command, const std::vector<std::string>& environment,
                int signal, int signal_after_ms) {
  const fs::path folder = scratch_folder();
  const std::string out = folder / "out", err = folder / "err";
  const auto begin = std::chrono::steady_clock::now();
  const pid_t child = ::fork();
  if (child == 0) {
    ::setenv("XDG_CACHE_HOME", "/dev/null", 1);  // what a test finds is not what another has left
    for (const std::string& entry : environment) ::putenv(const_cast<char*>(entry.c_str()));
    ::dup2(::open(out.c_str(), O_CREAT | O_WRONLY, 0600), STDOUT_FILENO);
    ::dup2(::open(err.c_str(), O_CREAT | O_WRONLY, 0600), STDERR_FILENO);
    std::vector<char*> argv;
    for (const std::string& word : command) argv.push_back(const_cast<char*>(word.c_str()));
    argv.push_back(nullptr);
    ::execvp(argv[0], argv.data());
    ::_exit(127);
  }
  if (signal != 0) {
    ::usleep(static_cast<useconds_t>(signal_after_ms) * 1000);
    ::kill(child, signal);
  }
  int status = 0;
  rusage used{};
  ::wait4(child, &status, 0, &used);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), slurp(out), slurp(err),
          static_cast<std::size_t>(used.ru_maxrss), seconds.count()};
}

Run run_mazefolio(std::vector<std::string> arguments, const std::vector<std::string>& environment) {
  arguments.insert(arguments.begin(), MAZEFOLIO_PROGRAM);
  return run_program(arguments, environment);
}

}  // namespace mazefolio::tests
