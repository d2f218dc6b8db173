#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/options.h"
#include "base/system/file.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "spec/data_files.h"

namespace mazefolio::cli {

namespace {

/// A kind of book to begin with: its spec is configs/starters/NAME.yaml. Adding one is adding a row.
struct KindRow {
  std::string name;
  std::string summary;
};

std::span<const KindRow> kinds() {
  static const std::vector<KindRow> table{
      {"book", "a book of mazes for a printer"},
      {"gift", "a small book for one child, with the child's name"},
      {"class", "sheets with a line for name and date"},
      {"series", "a volume whose number is all that changes"},
      {"poster", "one large maze"},
  };
  return table;
}

std::string help_of_kinds() {
  std::string out = "what to begin with: ";
  for (const KindRow& row : kinds()) out += row.name + ", " + row.summary + "; ";
  return out + "default: " + kinds().front().name;
}

std::function<int()> declare_new(CLI::App& app) {
  auto folder = std::make_shared<std::string>();
  auto kind = std::make_shared<std::string>(kinds().front().name);
  app.add_option("--kind", *kind, help_of_kinds())->check(CLI::IsMember(names_of(kinds())));
  app.add_option("DIR", *folder, "the folder to create")->type_name("FOLDER")->required();
  return [folder, kind] {
    namespace fs = std::filesystem;
    const fs::path target = fs::path(*folder) / "book.yaml";
    if (fs::exists(target)) throw WorldError(fmt::format("{} exists already", target.string()));
    make_folder(*folder);
    write_file(target, read_file(DataFiles().find("configs/starters/" + *kind + ".yaml")));
    say(fmt::format("{} is ready; build it with: mazefolio build {} -o {}", target.string(), target.string(),
                    (fs::path(*folder) / "book.pdf").string()));
    return ExitCode::done;
  };
}

}  // namespace

CommandRow new_command() {
  return {"new", "create the spec of a first book",
          "  mazefolio new my-book\n"
          "  mazefolio new anna --kind gift\n"
          "  mazefolio build my-book/book.yaml -o my-book.pdf",
          declare_new};
}

}  // namespace mazefolio::cli
