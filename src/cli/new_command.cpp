#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/system/file.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "spec/data_files.h"

namespace mazefolio::cli {

namespace {

std::function<int()> declare(CLI::App& app) {
  auto folder = std::make_shared<std::string>();
  app.add_option("DIR", *folder, "the folder to create")->type_name("FOLDER")->required();
  return [folder] {
    namespace fs = std::filesystem;
    const fs::path target = fs::path(*folder) / "book.yaml";
    if (fs::exists(target)) throw WorldError(fmt::format("{} exists already", target.string()));
    make_folder(*folder);
    write_file(target, read_file(DataFiles().find("configs/starter.yaml")));
    say(fmt::format("{} is ready; build it with: mazefolio build {} -o {}", target.string(), target.string(),
                    (fs::path(*folder) / "book.pdf").string()));
    return ExitCode::done;
  };
}

}  // namespace

CommandRow new_command() {
  return {"new", "create the spec of a first book",
          "  mazefolio new my-book\n"
          "  mazefolio build my-book/book.yaml -o my-book.pdf",
          declare};
}

}  // namespace mazefolio::cli
