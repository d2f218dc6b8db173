// Writes the manual pages and the completions of shells below a folder, when the program is built.
//   mazefolio_manual FOLDER
#include <cstdio>
#include <exception>
#include <filesystem>

#include "base/system/file.h"
#include "cli/command_text.h"
#include "cli/completion.h"
#include "cli/manual.h"

using namespace mazefolio::cli;

int main(int argc, char** argv) try {
  if (argc != 2) {
    std::fputs("usage: mazefolio_manual FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path pages = std::filesystem::path(argv[1]) / "man1",
                              scripts = std::filesystem::path(argv[1]) / "completions";
  make_folder(pages);
  make_folder(scripts);
  const CommandText program = program_text();
  const std::vector<CommandText> commands = command_texts();
  write_file(pages / "mazefolio.1", program_page(program, commands));
  for (const CommandText& command : commands)
    write_file(pages / ("mazefolio-" + command.name + ".1"), command_page(command, commands));
  write_file(scripts / "mazefolio", bash_completion(program, commands));
  write_file(scripts / "_mazefolio", zsh_completion(program, commands));
  write_file(scripts / "mazefolio.fish", fish_completion(program, commands));
  return 0;
} catch (const std::exception& failed) {
  std::fprintf(stderr, "mazefolio_manual: %s\n", failed.what());
  return 1;
}
