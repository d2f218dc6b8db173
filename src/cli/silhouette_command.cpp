#include <CLI/CLI.hpp>
#include <memory>

#include "base/system/file.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/output_name.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "publish/find_silhouette.h"
#include "spec/file_kinds.h"

namespace mazefolio::cli {
namespace {

struct SilhouetteArguments {
  std::string picture, output;
  std::vector<std::string> values;  ///< of silhouette_options()
  bool quiet = false;
};

Options options_of(const SilhouetteArguments& a) {
  const std::vector<OptionRow> rows = silhouette_options();
  Options options(rows);
  Diagnostics found;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (a.values[i].empty()) continue;
    if (const Outcome set = options.set(rows, rows[i].name, a.values[i]); !set)
      found.error({"--" + rows[i].name}, set.message());
  }
  if (found.has_errors()) throw InputError(found);
  return options;
}

std::function<int()> declare_silhouette(CLI::App& app) {
  auto a = std::make_shared<SilhouetteArguments>();
  const std::vector<OptionRow> rows = silhouette_options();
  a->values.resize(rows.size());
  app.add_option("PICTURE", a->picture, "an SVG, PNG or JPEG file; - is standard input")
      ->type_name("FILE")
      ->required();
  app.add_option("-o,--output", a->output, "the SVG to write; - is standard output")
      ->type_name("FILE")
      ->required();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CLI::Option* option = app.add_option("--" + rows[i].name, a->values[i], rows[i].summary);
    if (!rows[i].choices.empty()) option->check(CLI::IsMember(rows[i].choices));
  }
  app.add_flag("--quiet,-q", a->quiet, "print no line about what was found");
  app.footer(
      "The options are those of shape: {picture: FILE}, which finds the same silhouette. The SVG is a "
      "picture "
      "for that shape, too: it may be changed with a drawing program.");
  return within_limits(app, [a]() -> int {
    const Options options = options_of(*a);
    const Input input = read_input(a->picture, file_kind(FileKind::picture).most_bytes);
    const FoundSilhouette found = find_silhouette(input.name, input.bytes, options);
    write_file(output_name(a->output), found.svg);
    if (!a->quiet) say(a->output + ": " + silhouette_text(found));
    return ExitCode::done;
  });
}

}  // namespace

CommandRow silhouette_command() {
  return {"silhouette", "show the silhouette that a shape takes from a picture or photograph",
          "  mazefolio silhouette photo.jpg -o anna.svg\n"
          "  mazefolio silhouette photo.jpg -o anna.svg --threshold 40 --smoothing 4 --pieces all",
          declare_silhouette};
}

}  // namespace mazefolio::cli
