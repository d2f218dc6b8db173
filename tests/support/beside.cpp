#include "support/beside.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "support/run_program.h"

namespace mazefolio::tests {
namespace {

constexpr int tries = 3000;
constexpr useconds_t between_us = 5'000;

std::string contents(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

Beside::Beside(const std::vector<std::string>& command, const std::vector<std::string>& environment)
    : out_(scratch_folder() / "out") {
  child_ = ::fork();
  if (child_ != 0) return;
  for (const std::string& entry : environment) ::putenv(const_cast<char*>(entry.c_str()));
  const int out = ::open(out_.c_str(), O_CREAT | O_WRONLY, 0600);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  std::vector<char*> argv;
  for (const std::string& word : command) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  ::execvp(argv[0], argv.data());
  ::_exit(127);
}

Beside::~Beside() { end(); }

int Beside::end(int signal) {
  const pid_t child = std::exchange(child_, -1);
  if (child < 0) return -1;
  int status = 0;
  ::kill(child, signal);
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string Beside::printed_after(const std::string& before) const {
  for (int i = 0; i < tries; ++i) {
    const std::string text = contents(out_);
    const std::size_t at = text.find(before);
    if (at != std::string::npos && text.find('\n', at) != std::string::npos) {
      const std::size_t begin = at + before.size();
      return text.substr(begin, text.find_first_of(" \n", begin) - begin);
    }
    ::usleep(between_us);
  }
  throw std::runtime_error("'" + before + "' was not printed, but: " + contents(out_));
}

}  // namespace mazefolio::tests
