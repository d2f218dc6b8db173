#include "base/system/spawn.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "base/diagnostic.h"

namespace mazefolio::base {
namespace {

/// " it is in the package ...", for the programs that Mazefolio calls.
std::string where_from(const std::string& program) {
  const char* package = program == "sbatch" || program == "squeue" || program == "scancel" ? "slurm-client"
                        : program.starts_with("pdf")                                       ? "poppler-utils"
                        : program == "xdg-open"                                            ? "xdg-utils"
                                                                                           : nullptr;
  return package ? fmt::format("; it is in the package {}", package) : "";
}

/// Its signals are as they are by default: a program of the desktop knows nothing of ours.
void set_session(posix_spawnattr_t& attributes) {
  sigset_t changed;
  ::sigemptyset(&changed);
  for (const int signal : {SIGPIPE, SIGXFSZ}) ::sigaddset(&changed, signal);
  ::posix_spawnattr_setsigdefault(&attributes, &changed);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF);
}

}  // namespace

int spawn(const std::vector<std::string>& command, int output, int messages, Started started) {
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO);
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  if (started == Started::as_group) ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  if (started == Started::as_session) set_session(attributes);
  pid_t child = -1;
  const int failure = ::posix_spawnp(&child, words[0], &actions, &attributes, words.data(), environ);
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&actions);
  if (failure == ENOENT)
    throw WorldError(fmt::format("'{}' is not installed{}", command[0], where_from(command[0])));
  if (failure != 0) throw WorldError(fmt::format("cannot run '{}': {}", command[0], std::strerror(failure)));
  return child;
}

}  // namespace mazefolio::base
