// A worksheet is a small book: configs/worksheet.yaml with the arguments set over it, so that both commands
// read, check and tell mistakes in the same way.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include "base/text/utf8.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/context.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

struct Setting {
  std::string argument, field, help;
  bool text = false;          ///< any text, never YAML
  std::string type = "TEXT";  ///< what completes it
};
const std::vector<Setting>& settings() {
  static const std::string entry = "chapters.0.puzzles.0.";
  static const std::vector<Setting> table{
      {"--grid", entry + "grid", "the tiling such as hexagon, or {type: voronoi, relax: 3}", false, "GRID"},
      {"--shape", entry + "shape", "the outline such as heart, or {text: ANNA}", false, "SHAPE"},
      {"--size", entry + "size", "columns x rows such as 12x15, or auto"},
      {"--algorithm", entry + "algorithm", "such as wilson, or {name: kruskal, weights: {height: x}}", false,
       "GENERATOR"},
      {"--goals", entry + "goals", "farthest, {from: centre, to: rim} or {visit: corners}"},
      {"--walls", entry + "walls", "line, block or rounded"},
      {"--rock", entry + "rock", "of caves: hatch, dots, grey, solid or none"},
      {"--difficulty", entry + "difficulty",
       "easy, medium, hard, expert, fiendish, 1 to 10, or a ramp such as 1..4"},
      {"--count", entry + "count", "how many mazes"},
      {"--per-page", entry + "per_page", "mazes on a page: 1, 2, 3, 4 or 6"},
      {"--title", "title", "printed above each page", true},
      {"--name", "name_line", "of who shall do it, printed above each page", true},
      {"--seed", "seed", "another seed, other mazes", true},
      {"--page", "page", "the paper, such as letter or a4", false, "PAPER"},
      {"--audience", "audience", "for whom: see mazefolio list audiences", false, "AUDIENCE"},
      {"--template", "template", "the look: see mazefolio list templates", false, "TEMPLATE"},
      {"--language", "language", "of the printed words: en, de, fr, ..."},
      {"--answers", "answers.place", "end, separate or none"},
  };
  return table;
}

// A mistake is told by the argument that the user typed, not by the field behind it.
std::optional<Override> override_of(const Setting& s, const std::string& value, Context& context) {
  if (first_bad_utf8(value)) throw InputError(fmt::format("{} is not UTF-8 text", s.argument));
  if (!s.text) return read_override(s.field + "=" + value, context, s.argument);
  const Mark mark{std::make_shared<const std::string>(s.argument), 0, 0};
  return Override{s.field, scalar_node(value, mark, true), mark};
}

std::vector<Override> overrides_of(const std::map<std::string, std::string>& values, Diagnostics& found) {
  std::vector<Override> sets;
  Context context(found);
  for (const Setting& s : settings())
    if (const std::string& value = values.at(s.argument); !value.empty())
      if (auto set = override_of(s, value, context)) sets.push_back(std::move(*set));
  return sets;
}

}  // namespace

std::function<int()> declare_worksheet(CLI::App& app) {
  struct Arguments {
    std::map<std::string, std::string> values;
    ProduceRequest request;
    std::string output, manifest;
    bool stats = false, strict = false, quiet = false;
  };
  auto a = std::make_shared<Arguments>();
  app.add_option("-o,--output", a->output, "the PDF to write")->type_name("FILE")->required();
  for (const Setting& s : settings())
    app.add_option(s.argument, a->values[s.argument], s.help)->type_name(s.type);
  app.add_option("--manifest", a->manifest, "also write the JSON manifest")->type_name("FILE");
  app.add_option("--jobs,-j", a->request.jobs, "threads; without it, all cores")
      ->check(CLI::Range(0u, 1024u));
  app.add_flag("--stats", a->stats, "print figures: cells, seconds, memory");
  app.add_flag("--quiet,-q", a->quiet, "no progress bar");
  app.add_flag("--strict", a->strict, "warnings are errors");
  return [a]() -> int {
    a->request.pdf = a->output;
    a->request.progress = console_progress(a->quiet);
    if (!a->manifest.empty()) a->request.manifest = a->manifest;
    Diagnostics found;
    const std::vector<Override> sets = overrides_of(a->values, found);
    const DataFiles files;
    Notices notices = console_notices(a->strict);
    const BookSpec spec =
        read_spec(files.find("configs/worksheet.yaml"), sets, files, notices, std::move(found));
    return finish_build(produce(spec, files, a->request, notices), a->stats);
  };
}

}  // namespace mazefolio::cli
