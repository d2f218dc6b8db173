#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>

#include "base/diagnostic.h"
#include "base/geometry/length.h"
#include "base/text/printable.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/named_audience.h"
#include "cli/output_name.h"
#include "cli/run.h"
#include "publish/impose_pdf.h"
#include "publish/output.h"
#include "spec/data_files.h"
#include "spec/page_field.h"

namespace mazefolio::cli {
namespace {

namespace fs = std::filesystem;

constexpr Length hole_edge = inches(1);

struct ImposeArguments {
  std::string pdf, output, sheet = "letter", poster, paper = "0.1mm", bind, audience, manifest;
  std::map<std::string, bool> ways;  ///< by name
  int page = 1;
  bool holes = false, no_marks = false, quiet = false;
};

Size sheet_named(const std::string& text, const std::string& argument, const DataFiles& files) {
  const PageSize page = parse_page(text, read_papers(files).value(), argument).value();
  return {page.width.pt, page.height.pt};
}

Length thickness_of(const std::string& text) {
  const std::optional<Length> length = parse_length(text);
  if (!length || length->pt < 0 || *length > millimeters(2))
    throw InputError(fmt::format("--paper must be a thickness up to 2mm, such as 0.1mm, not '{}'", text));
  return *length;
}

const WayRow* way_of(const ImposeArguments& a) {
  const WayRow* chosen = nullptr;
  for (const WayRow& way : ways()) {
    const bool wanted = way.name == std::string("poster") ? !a.poster.empty() : a.ways.at(way.name);
    if (!wanted) continue;
    if (chosen) throw InputError(fmt::format("--{} and --{} exclude each other", chosen->name, way.name));
    chosen = &way;
  }
  if (!chosen) throw InputError("choose one of --booklet, --2up, --4up, --cut-stack and --poster");
  return chosen;
}

std::optional<fs::path> manifest_of(const ImposeArguments& a) {
  if (!a.manifest.empty()) return a.manifest;
  const fs::path beside = fs::path(a.pdf).replace_extension(".json");
  std::error_code ignored;
  if (fs::is_regular_file(beside, ignored)) return beside;
  return std::nullopt;
}

ImposeRequest request_of(const ImposeArguments& a) {
  const DataFiles files;
  ImposeRequest request;
  request.source = a.pdf;
  request.output = output_name(a.output);
  request.way = way_of(a);
  request.sheet = sheet_named(a.sheet, "--sheet", files);
  if (!a.bind.empty()) request.right_bound = a.bind == "right";
  request.marks = !a.no_marks;
  request.manifest = manifest_of(a);
  request.least_corridor_pt = named_audience(a.audience.empty() ? "expert" : a.audience)->corridor.pt;
  request.details.thickness_pt = thickness_of(a.paper).pt;
  if (a.holes) request.details.holes_pt = hole_edge.pt;
  request.details.page = a.page - 1;
  if (!a.poster.empty()) request.details.poster = sheet_named(a.poster, "--poster", files);
  refuse_overwriting(a.pdf, {request.output});
  return request;
}

const char* advice(Turn turn) {
  switch (turn) {
    case Turn::short_edge:
      return "print on both sides, flipped on the short edge, at actual size";
    case Turn::long_edge:
      return "print on both sides, flipped on the long edge, at actual size";
    case Turn::none:
      break;
  }
  return "print at actual size";
}

std::function<int()> declare_impose(CLI::App& app) {
  auto a = std::make_shared<ImposeArguments>();
  app.add_option("BOOK.pdf", a->pdf, "a finished PDF, of this program or of any other")
      ->type_name("FILE")
      ->required();
  app.add_option("-o,--output", a->output, "the PDF to write; - is standard output")
      ->type_name("FILE")
      ->required();
  for (const WayRow& way : ways())
    if (way.name == std::string("poster"))
      app.add_option("--poster", a->poster, way.summary)->type_name("PAPER");
    else
      app.add_flag(fmt::format("--{}", way.name), a->ways[way.name], way.summary);
  app.add_option("--sheet", a->sheet, "the paper to print on, such as letter or a4; default: letter")
      ->type_name("PAPER");
  app.add_option("--paper", a->paper,
                 "the thickness of a sheet, by which the inner pages of a booklet are moved; default: 0.1mm")
      ->type_name("LENGTH");
  app.add_option("--bind", a->bind, "the side of the spine: left or right; default: as the PDF says")
      ->check(CLI::IsMember({"left", "right"}));
  app.add_option("--page", a->page, "the page of a poster, from 1")->check(CLI::Range(1, 100'000));
  app.add_flag("--holes", a->holes, "leave an inch at the left of each page of --2up and --4up for punching");
  app.add_flag("--no-marks", a->no_marks, "print no lines for folding and cutting");
  app.add_option("--manifest", a->manifest,
                 "the manifest of the PDF, for the width of its corridors; default: the one beside it")
      ->type_name("FILE");
  app.add_option("--audience", a->audience,
                 "warn where corridors become narrower than this audience needs; default: expert")
      ->type_name("AUDIENCE");
  app.add_flag("--quiet,-q", a->quiet, "print no line about the sheets");
  return within_limits(app, [a]() -> int {
    Notices notices = console_notices(false);
    const ImposedPdf made = impose_pdf(request_of(*a), notices);
    if (!a->quiet)
      say(fmt::format("{}: {} pages on {} sides at {:.0f} %; {}", printable(a->output), made.pages,
                      made.sides, made.scale * 100, advice(made.turn)));
    return ExitCode::done;
  });
}

}  // namespace

CommandRow impose_command() {
  return {"impose", "put the pages of a finished PDF on sheets: booklets, cut sheets, posters",
          "  mazefolio impose book.pdf --booklet --sheet letter -o booklet.pdf\n"
          "  mazefolio impose mazes.pdf --2up --sheet a4 -o sheets.pdf\n"
          "  mazefolio impose mazes.pdf --poster a2 --page 5 --sheet a4 -o poster.pdf",
          declare_impose};
}

}  // namespace mazefolio::cli
