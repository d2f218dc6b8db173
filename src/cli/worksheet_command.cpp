// A worksheet is a small book: configs/worksheet.yaml with the arguments set over it. So both commands read
// specs, check them and report errors in the same way.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "base/ink_styles.h"
#include "base/options.h"
#include "base/text/suggest.h"
#include "base/text/utf8.h"
#include "batch/pupils.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/limits.h"
#include "cli/output_name.h"
#include "cli/read_input.h"
#include "publish/class_sheets.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/file_kinds.h"
#include "spec/node.h"
#include "spec/values.h"

namespace mazefolio::cli {
namespace {

struct SheetSetting {
  std::string argument, field, help;
  bool text = false;          ///< the value is any text, never YAML
  std::string type = "TEXT";  ///< of the value, for completion
};
const std::vector<SheetSetting>& sheet_settings() {
  static const std::string entry = "defaults.";
  static const std::vector<SheetSetting> table{
      {"--grid", entry + "grid", "the tiling, such as hexagon or {type: voronoi, relax: 3}", false, "GRID"},
      {"--shape", entry + "shape", "the outline, such as heart or {text: ANNA}", false, "SHAPE"},
      {"--size", entry + "size", "columns x rows, such as 12x15, or auto, fill, large, medium, small"},
      {"--algorithm", entry + "algorithm",
       "the algorithm, such as wilson or {name: kruskal, weights: {height: x}}", false, "GENERATOR"},
      {"--rule", entry + "rule", "what is asked of the way beside the walls, such as {word: HAPPY BIRTHDAY}"},
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
      {"--answers", "answers.place", "where the answers are: end, separate, foot or none"},
  };
  return table;
}

struct WorksheetArguments {
  std::map<std::string, std::string> values;
  ProduceRequest request;
  std::string output, manifest, names;
  std::vector<std::string> levels;
  bool stats = false, strict = false, quiet = false;
};

// An entry for each level. Errors are reported at --levels.
void set_levels(SpecRequest& request, const std::vector<std::string>& levels) {
  const Mark mark{std::make_shared<const std::string>("--levels"), 0, 0};
  auto entries = std::make_shared<Node>();
  entries->kind = Node::Kind::sequence;
  entries->mark = mark;
  for (const std::string& level : levels) {
    auto entry = std::make_shared<Node>();
    entry->kind = Node::Kind::mapping;
    entry->mark = mark;
    entry->entries.push_back({"difficulty", mark, scalar_node(level, mark)});
    measure(*entry);
    entries->items.push_back(std::move(entry));
  }
  measure(*entries);
  request.sets.push_back({"chapters.0.puzzles", std::move(entries), mark});
}

// Errors are reported at the argument that the user typed, not at the field that it sets.
SpecRequest request_of(const DataFiles& files, const std::map<std::string, std::string>& values) {
  SpecRequest request{files.find("configs/worksheet.yaml").string()};
  for (const SheetSetting& s : sheet_settings()) {
    const std::string& value = values.at(s.argument);
    if (value.empty()) continue;
    if (first_bad_utf8(value)) throw InputError(fmt::format("{} is not UTF-8 text", s.argument));
    if (s.field == "seed") check_seed(value).value();
    if (s.text)
      request.set_text(s.field, value, s.argument);
    else
      request.set(s.field + "=" + value, s.argument);
  }
  return request;
}

// A sheet for each level of each pupil. What is wrong with any of them is reported together.
std::vector<BookSpec> sheets_of(const WorksheetArguments& a, const std::vector<Pupil>& pupils, bool at_foot,
                                const DataFiles& files, Notices& notices) {
  std::vector<BookSpec> sheets;
  Diagnostics found;
  std::set<std::string> reported;
  for (const Pupil& pupil : pupils) {
    std::vector<std::vector<std::string>> levels{pupil.level ? std::vector<std::string>{pupil.level->text}
                                                             : std::vector<std::string>{}};
    if (!a.levels.empty()) levels = {};
    for (const std::string& level : a.levels) levels.push_back({level});
    for (const std::vector<std::string>& level : levels) {
      SpecRequest request = request_of(files, a.values);
      if (a.values.at("--count").empty()) request.set("defaults.count=1", "--count");
      if (!a.levels.empty()) set_levels(request, level);
      if (a.levels.empty() && pupil.level)
        request.sets.push_back(
            {"defaults.difficulty", scalar_node(pupil.level->text, pupil.level->mark), pupil.level->mark});
      request.sets.push_back(
          {"name_line", scalar_node(pupil.name.text, pupil.name.mark, true), pupil.name.mark});
      const std::string seed = a.values.at("--seed").empty() ? "1" : a.values.at("--seed");
      request.set_text("seed", fmt::format("{}, {}, {}", seed, pupil.number, pupil.name.text), "--seed");
      if (!at_foot) request.set("answers.place=none", "--answers");
      try {
        sheets.push_back(read_spec(request, files, notices));
      } catch (const InputError& wrong) {
        for (const Diagnostic& d : wrong.found().all())
          if (reported.insert(to_text(d)).second) found.error(d.place, d.message, d.hint);
      }
    }
  }
  if (found.has_errors()) throw InputError(found);
  return sheets;
}

Produced class_of(const WorksheetArguments& a, const DataFiles& files, Notices& notices) {
  if (!a.manifest.empty())
    throw InputError("--manifest describes one book", "leave out --manifest or --names");
  if (!a.values.at("--name").empty()) throw InputError("--name and --names exclude each other");
  const BookSpec plain = read_spec(request_of(files, a.values), files, notices);
  if (plain.answers.place == AnswerPlace::separate && is_device(a.request.pdf))
    throw InputError(fmt::format("one PDF only can be written to {}", a.request.pdf.string()),
                     "choose --answers end or none");
  const Input table = read_input(a.names, file_kind(FileKind::rows).most_bytes);
  const Studio studio;
  return produce_class(sheets_of(a, read_pupils(table.bytes, table.name).value(),
                                 plain.answers.place == AnswerPlace::foot, files, notices),
                       plain.answers.place, files, a.request, notices);
}

Produced sheets(const WorksheetArguments& a, const DataFiles& files, Notices& notices) {
  if (!a.names.empty()) return class_of(a, files, notices);
  SpecRequest request = request_of(files, a.values);
  if (!a.levels.empty()) set_levels(request, a.levels);
  if (!a.levels.empty() && a.values.at("--count").empty()) request.set("defaults.count=1", "--count");
  return produce(read_spec(request, files, notices), files, a.request, notices);
}

std::function<int()> declare_worksheet(CLI::App& app) {
  auto a = std::make_shared<WorksheetArguments>();
  app.add_option("-o,--output", a->output, "the PDF to write; - is standard output")
      ->type_name("FILE")
      ->required();
  for (const SheetSetting& s : sheet_settings())
    app.add_option(s.argument, a->values[s.argument], s.help)->type_name(s.type);
  app.add_option("--names", a->names,
                 "a table of names: sheets for each pupil, and a key with the names; see below")
      ->type_name("FILE");
  app.add_option("--levels", a->levels,
                 "levels with commas between them, such as easy,medium,hard: a sheet for each")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->excludes("--difficulty");
  app.add_option("--manifest", a->manifest, "also write a JSON manifest to this file")->type_name("FILE");
  app.add_option("--jobs,-j", a->request.jobs, "number of threads; default: all cores")
      ->check(CLI::Range(0u, 1024u));
  app.add_flag("--stats", a->stats, "print statistics: cells, seconds, memory");
  app.add_flag("--quiet,-q", a->quiet, "print no progress bar, and no line about the finished book");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  app.footer(
      "The table of --names is CSV with a head: the column 'name' (or the first) has the names, and a column "
      "'level' the "
      "level of each pupil where --levels is not given. A list of names, one a line, will do. Each sheet has "
      "--count "
      "mazes, 1 without it. The key is at the end, in a file of its own (--answers separate), or left out. "
      "With "
      "--answers foot the answers stand upside down at the foot of each page.");
  return within_limits(app, [a]() -> int {
    a->request.pdf = output_name(a->output);
    a->request.progress = console_progress(a->quiet);
    if (!a->manifest.empty()) a->request.manifest = output_name(a->manifest);
    const DataFiles files;
    Notices notices = console_notices(a->strict);
    return report_build(sheets(*a, files, notices), a->stats, a->quiet);
  });
}

}  // namespace

CommandRow worksheet_command() {
  return {"worksheet", "make sheets of mazes without a spec",
          "  mazefolio worksheet -o sheet.pdf --count 4 --per-page 2 --difficulty easy\n"
          "  mazefolio worksheet -o sheet.pdf --size 12x15 --algorithm wilson --title \"Monday\" --seed 3\n"
          "  mazefolio worksheet -o class.pdf --names pupils.csv --levels easy,medium,hard\n"
          "  mazefolio worksheet -o sheet.pdf --grid hexagon --shape heart --goals '{visit: corners}'",
          declare_worksheet};
}

}  // namespace mazefolio::cli
