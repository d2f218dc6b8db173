// A worksheet is a small book: configs/worksheet.yaml with the arguments set over it. So both commands read
// specs, check them and report errors in the same way.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include "base/ink_styles.h"
#include "base/options.h"
#include "base/text/suggest.h"
#include "base/text/utf8.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/limits.h"
#include "cli/output_name.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

struct Setting {
  std::string argument, field, help;
  bool text = false;          ///< the value is any text, never YAML
  std::string type = "TEXT";  ///< of the value, for completion
};
const std::vector<Setting>& settings() {
  static const std::string entry = "chapters.0.puzzles.0.";
  static const std::vector<Setting> table{
      {"--grid", entry + "grid", "the tiling, such as hexagon or {type: voronoi, relax: 3}", false, "GRID"},
      {"--shape", entry + "shape", "the outline, such as heart or {text: ANNA}", false, "SHAPE"},
      {"--size", entry + "size", "columns x rows, such as 12x15, or auto, fill, large, medium, small"},
      {"--algorithm", entry + "algorithm",
       "the algorithm, such as wilson or {name: kruskal, weights: {height: x}}", false, "GENERATOR"},
      {"--goals", entry + "goals", "start and finish: farthest, {from: centre, to: rim} or {visit: corners}"},
      {"--walls", entry + "walls", "how walls are drawn: " + listed(names_of(wall_styles()))},
      {"--rock", entry + "rock", "how the rock of caves is filled: " + listed(names_of(rock_textures()))},
      {"--difficulty", entry + "difficulty",
       "easy, medium, hard, expert, fiendish, 1 to 10, a ramp such as 1..4, or hardest"},
      {"--count", entry + "count", "the number of mazes"},
      {"--per-page", entry + "per_page", "the number of mazes on a page: 1, 2, 3, 4 or 6"},
      {"--title", "title", "the title at the top of each page", true},
      {"--name", "name_line", "the name of the child, printed at the top of each page", true},
      {"--seed", "seed", "any text; another seed gives other mazes", true},
      {"--page", "page", "the paper, such as letter or a4", false, "PAPER"},
      {"--audience", "audience", "the audience; see: mazefolio list audiences", false, "AUDIENCE"},
      {"--template", "template", "the template; see: mazefolio list templates", false, "TEMPLATE"},
      {"--language", "language", "the language of the printed words: en, de, fr, ..."},
      {"--answers", "answers.place", "where the answers are: end, separate or none"},
  };
  return table;
}

// Errors are reported at the argument that the user typed, not at the field that it sets.
SpecRequest request_of(const DataFiles& files, const std::map<std::string, std::string>& values) {
  SpecRequest request{files.find("configs/worksheet.yaml").string()};
  for (const Setting& s : settings()) {
    const std::string& value = values.at(s.argument);
    if (value.empty()) continue;
    if (first_bad_utf8(value)) throw InputError(fmt::format("{} is not UTF-8 text", s.argument));
    if (s.text)
      request.set_text(s.field, value, s.argument);
    else
      request.set(s.field + "=" + value, s.argument);
  }
  return request;
}

std::function<int()> declare(CLI::App& app) {
  struct Arguments {
    std::map<std::string, std::string> values;
    ProduceRequest request;
    std::string output, manifest;
    bool stats = false, strict = false, quiet = false;
  };
  auto a = std::make_shared<Arguments>();
  app.add_option("-o,--output", a->output, "the PDF to write; - is standard output")
      ->type_name("FILE")
      ->required();
  for (const Setting& s : settings())
    app.add_option(s.argument, a->values[s.argument], s.help)->type_name(s.type);
  app.add_option("--manifest", a->manifest, "also write a JSON manifest to this file")->type_name("FILE");
  app.add_option("--jobs,-j", a->request.jobs, "number of threads; default: all cores")
      ->check(CLI::Range(0u, 1024u));
  app.add_flag("--stats", a->stats, "print statistics: cells, seconds, memory");
  app.add_flag("--quiet,-q", a->quiet, "show no progress bar");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  return within_limits(app, [a]() -> int {
    a->request.pdf = output_name(a->output);
    a->request.progress = console_progress(a->quiet);
    if (!a->manifest.empty()) a->request.manifest = output_name(a->manifest);
    const DataFiles files;
    Notices notices = console_notices(a->strict);
    const BookSpec spec = read_spec(request_of(files, a->values), files, notices);
    return report_build(produce(spec, files, a->request, notices), a->stats);
  });
}

}  // namespace

CommandRow worksheet_command() {
  return {"worksheet", "make sheets of mazes without a spec",
          "  mazefolio worksheet -o sheet.pdf --count 4 --per-page 2 --difficulty easy\n"
          "  mazefolio worksheet -o sheet.pdf --size 12x15 --algorithm wilson --title \"Monday\" --seed 3\n"
          "  mazefolio worksheet -o sheet.pdf --grid hexagon --shape heart --goals '{visit: corners}'",
          declare};
}

}  // namespace mazefolio::cli
