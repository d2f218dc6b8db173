#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/output_name.h"
#include "cli/run.h"
#include "publish/listing.h"
#include "publish/notices.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

std::function<int()> declare_list(CLI::App& app) {
  struct ListArguments {
    ListingRequest request;
    bool json = false;
    std::string sheet;
  };
  auto a = std::make_shared<ListArguments>();
  app.add_option("WHAT", a->request.name, "the table to list")
      ->type_name(fmt::format("{{{}}}", fmt::join(listing_names(), ",")))
      ->required();
  app.add_flag("--json", a->json, "print a JSON list with all options and pictures, for programs");
  app.add_option("--search", a->request.search,
                 "of icons: only those of whose name, aliases or group words begin so; also a character");
  app.add_option("--sheet", a->sheet, "of icons: write a PDF that shows them; - is standard output")
      ->type_name("FILE");
  const auto step = [&](const char* option, int& value, int least, const char* help) {
    app.add_option(option, value, help)
        ->check(CLI::Range(least, most_colors - (least == 0 ? 1 : 0)))
        ->capture_default_str();
  };
  ColorLattice& lattice = a->request.lattice;
  step("--ux", lattice.ux, 1, "of colourings: columns after which the colors repeat");
  step("--vx", lattice.vx, 0, "of colourings: columns by which the next period of rows is shifted");
  step("--vy", lattice.vy, 1, "of colourings: rows after which the colors repeat");
  step("--room", a->request.room, 0, "of colourings: the color of the rooms");
  app.add_option(
         "--most", a->request.most_pairs,
         fmt::format("of colourings of more than {} colors: so many pairs, those with the fewest colors",
                     most_numbered_colors))
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  return [a] {
    const DataFiles files;
    Notices notices = console_notices(false);
    if (!a->sheet.empty())
      write_file(output_name(a->sheet), icon_sheet(a->request, files, notices));
    else
      print(a->json ? listing_json(a->request, files, notices) : listing_text(a->request, files, notices));
    return ExitCode::done;
  };
}

}  // namespace

CommandRow list_command() {
  return {"list", "list the names that a spec may use: generators, grids, shapes, icons, templates, ...",
          "  mazefolio list generators\n"
          "  mazefolio list grids --json\n"
          "  mazefolio list audiences --json\n"
          "  mazefolio list colourings --ux 4 --vx 2 --vy 2\n"
          "  mazefolio list icons --search fish\n"
          "  mazefolio list icons --sheet icons.pdf",
          declare_list};
}

}  // namespace mazefolio::cli
