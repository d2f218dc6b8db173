#include "cli/run.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>

#include "base/failure.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/text/suggest.h"
#include "cli/command.h"
#include "cli/console.h"
#include "publish/produce.h"

namespace mazefolio::cli {
namespace {

// The first signal asks for an orderly stop that leaves no incomplete file; the second one ends the program.
// A second hang-up is ignored: it may come from the shell and from the system at once.
void on_signal(int signal) {
  cancel();
  std::signal(signal, signal == SIGHUP ? SIG_IGN : SIG_DFL);
}

// If a standard stream is closed, the next file to be opened would take its number, and messages would be
// written into it. So its place is taken by /dev/null, read-only: writing data to it still fails.
void hold_standard_streams() {
  for (int fd = ::open("/dev/null", O_RDONLY | O_CLOEXEC); fd >= 0;
       fd = ::open("/dev/null", O_RDONLY | O_CLOEXEC))
    if (fd > STDERR_FILENO) {
      ::close(fd);
      return;
    }
}

// No option takes an empty value: usually a shell variable is not set.
void refuse_empty_arguments(int argc, const char* const* argv) {
  for (int i = 1; i < argc; ++i)
    if (!*argv[i])
      throw InputError(fmt::format("the argument after '{}' is empty", i > 1 ? argv[i - 1] : "mazefolio"));
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const CommandRow& row : commands()) names.push_back(row.name);
  return names;
}

class Help : public CLI::Formatter {
 public:
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
    const auto rows = commands();
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.name == app->get_name(); });
    const std::string head = row == rows.end() ? "" : fmt::format("Examples:\n{}\n\n", row->examples);
    return head + CLI::Formatter::make_help(app, std::move(name), mode);
  }
};

int parse_and_run(int argc, const char* const* argv) {
  refuse_empty_arguments(argc, argv);
  CLI::App app;
  declare_program(app);
  app.formatter(std::make_shared<Help>());
  app.require_subcommand(1);

  const std::vector<std::string_view> arguments(argv, argv + argc);
  std::vector<std::pair<CLI::App*, std::function<int()>>> runs;
  for (const CommandRow& row : commands()) {
    CLI::App* command = app.add_subcommand(row.name, row.summary);
    // Making the options of all would be an eighth of the work of a start.
    if (std::ranges::find(arguments, row.name) != arguments.end())
      runs.emplace_back(command, row.declare(*command));
  }
  if (argc > 1 && argv[1][0] != '-') {
    const std::vector<std::string> names = command_names();
    if (std::find(names.begin(), names.end(), argv[1]) == names.end())
      throw InputError(fmt::format("unknown command '{}'", argv[1]), suggestion(argv[1], names));
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    const CLI::App* asked = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    print(asked->help());
    return ExitCode::done;
  } catch (const CLI::CallForVersion& version) {
    print(std::string(version.what()) + "\n");
    return ExitCode::done;
  } catch (const CLI::ParseError& wrong) {
    throw InputError(wrong.what(), "see mazefolio --help");
  }
  for (const auto& [command, run_command] : runs)
    if (command->parsed()) return run_command();
  return ExitCode::input_wrong;
}

}  // namespace

int run(int argc, const char* const* argv) {
  hold_standard_streams();
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
  if (std::signal(SIGHUP, SIG_IGN) != SIG_IGN) std::signal(SIGHUP, on_signal);  // ignored under nohup
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  fail_on_library_warnings([](const std::string& words) {
    report({Severity::error, {}, words, "is there memory left?"});
  });
  try {
    return parse_and_run(argc, argv);
  } catch (const ReaderGone&) {  // `| head` has seen enough
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
    return ExitCode::world_failed;
  } catch (const Canceled&) {
    say("interrupted; nothing was written");
    return ExitCode::interrupted;
  } catch (const std::exception& thrown) {
    report(errors_of(thrown));
    return dynamic_cast<const InputError*>(&thrown) ? ExitCode::input_wrong : ExitCode::world_failed;
  }
}

}  // namespace mazefolio::cli
