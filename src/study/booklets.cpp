// The mazes are looked for once. Then each has a size and a seed, so that every booklet makes the same ones;
// what stands in the table of times is read from the manifests of the booklets that were proven.

#include "study/booklets.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "base/system/watch.h"
#include "publish/book_files.h"
#include "publish/notices.h"
#include "publish/paint.h"
#include "publish/produce.h"
#include "render/pango_measurer.h"
#include "solve/difficulty.h"
#include "spec/data_files.h"
#include "study/order.h"
#include "study/times.h"

namespace mazefolio::study {
namespace {

namespace fs = std::filesystem;

/// The mazes of the study, as entries that make the same mazes again, and the words of the booklets.
struct Design {
  std::vector<PuzzleSpec> mazes;
  std::vector<std::string> kind_of;             ///< by maze
  std::vector<std::vector<std::size_t>> kinds;  ///< mazes by rising score
  StudyWords words;
};

/// Any entry of one level accepts its first maze, whose gates are those that come nearest to that level.
PuzzleSpec pinned(PuzzleSpec entry, const Puzzle& made) {
  const int level = level_of(made.score);
  entry.count = 1;
  entry.part = {};
  entry.title = entry.story = std::nullopt;
  entry.size.columns = made.id->columns;
  entry.size.rows = made.id->rows;
  entry.size.share = 0;
  entry.seed = made.id->seed;
  entry.difficulty.asked = std::to_string(level);
  entry.difficulty.low = entry.difficulty.high = level;
  entry.difficulty.ramp = entry.difficulty.hardest = entry.difficulty.or_nearest = false;
  entry.may_repeat = true;
  return entry;
}

Design design_of(const BookSpec& spec, const StudyRequest& request, const DataFiles& files) {
  Notices unheard;  // levels are a plan; those that were had stand in the table
  PangoMeasurer measurer(spec.language);
  const Book book = make_ready_book(spec, files, measurer, request.jobs, request.progress, unheard).book;
  Design design;
  design.words = book.house.words.study;
  design.kinds.resize(spec.chapters.size());
  std::vector<double> scores;
  for (std::size_t i = 0, at = 0; i < book.puzzles.size(); ++i, ++at) {
    const BookPuzzle& p = book.puzzles[i];
    const std::vector<PuzzleSpec>& entries = spec.chapters[p.chapter].puzzles;
    if (i > 0 && book.puzzles[i - 1].chapter != p.chapter) at = 0;
    if (at >= entries.size() || entries[at].count != 1 || spec.chapters[p.chapter].rising)
      throw InputError("the mazes of a study are entries of one maze each, in their order");
    design.mazes.push_back(pinned(entries[at], p.puzzle));
    design.kind_of.push_back(spec.chapters[p.chapter].title);
    design.kinds[p.chapter].push_back(i);
    scores.push_back(p.puzzle.score);
  }
  for (std::vector<std::size_t>& kind : design.kinds)
    std::stable_sort(kind.begin(), kind.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a] < scores[b]; });
  return design;
}

BookSpec booklet_spec(const BookSpec& spec, const Design& design, const std::vector<std::size_t>& order,
                      const std::string& name) {
  BookSpec booklet = spec;
  booklet.title = fill(design.words.booklet, {{"n", name}});
  ChapterSpec chapter;
  chapter.place = spec.chapters.front().place;
  chapter.defaults = spec.chapters.front().defaults;
  for (const std::size_t maze : order) chapter.puzzles.push_back(design.mazes[maze]);
  booklet.chapters = {std::move(chapter)};
  return booklet;
}

/// The mazes of a booklet as its manifest has them.
std::vector<PlannedTime> planned_times(const nlohmann::json& manifest, const Design& design,
                                       const std::vector<std::size_t>& order, const std::string& name) {
  std::vector<PlannedTime> rows;
  for (const nlohmann::json& puzzle : manifest.at("puzzles")) {
    const std::size_t at = rows.size();
    rows.push_back({name, puzzle.at("number").get<int>(), puzzle.at("id").get<std::string>(),
                    design.kind_of[order.at(at)],
                    level_position(puzzle.at("difficulty").at("score").get<double>()),
                    puzzle.at("cells").get<int>()});
  }
  return rows;
}

std::string read_me(const StudyWords& words) {
  const std::vector<std::string> steps{
      words.leader_print, words.leader_clock, fill(words.leader_type, {{"file", times_file}}),
      fill(words.leader_read, {{"command", fmt::format("mazefolio study --read {}", times_file)}})};
  std::string text = words.leader_title + "\n";
  for (std::size_t i = 0; i < steps.size(); ++i) text += fmt::format("\n{}. {}\n", i + 1, steps[i]);
  return text;
}

void refuse_old_table(const fs::path& folder) {
  std::error_code unknown;
  if (fs::exists(folder / times_file, unknown))
    throw InputError(
        fmt::format("{} exists: times may have been typed into it", (folder / times_file).string()),
        "choose another folder, or move the table away");
}

}  // namespace

PrintedStudy print_study(const BookSpec& spec, const StudyRequest& request, const DataFiles& files,
                         Notices& notices) {
  const Stopwatch watch;
  refuse_old_table(request.folder);
  const Design design = design_of(spec, request, files);
  const Halves halves = halves_of(design.kinds, spec.seed);
  make_folder(request.folder);

  const auto people = static_cast<std::size_t>(request.people);
  const std::size_t digits = std::max<std::size_t>(2, std::to_string(people).size());
  std::vector<std::vector<PlannedTime>> tables(people);
  PrintedStudy printed{design.mazes.size(), 2 * halves.first.size()};
  {
    Phase phase(request.progress, "booklets", people);
    for (std::size_t i = 0; i < people; ++i) {
      const std::vector<std::size_t> order = booklet_order(halves, i);
      const std::string name = std::to_string(i + 1);
      const BookSpec booklet = booklet_spec(spec, design, order, name);
      ProduceRequest make;
      make.pdf = request.folder / fmt::format("booklet-{:0>{}}.pdf", name, digits);
      make.manifest = manifest_path(make.pdf);
      make.jobs = request.jobs;
      make.prove = make.part = true;
      Notices unheard;  // the mazes and their pages are those of the first
      const Produced made = produce(booklet, files, make, i == 0 ? notices : unheard);
      if (!made.findings.empty()) throw InternalError(made.findings.front());
      const nlohmann::json manifest = nlohmann::json::parse(read_file(*make.manifest));
      tables[i] = planned_times(manifest, design, order, name);
      printed.pages = manifest.at("pages").get<int>();
      phase.step();
    }
  }
  write_file(request.folder / read_me_file, read_me(design.words));
  std::vector<PlannedTime> rows;
  for (std::vector<PlannedTime>& table : tables) rows.insert(rows.end(), table.begin(), table.end());
  for (const PlannedTime& row : rows) {
    printed.low = std::min(printed.low, row.level);
    printed.high = std::max(printed.high, row.level);
  }
  write_file(request.folder / times_file, times_table(rows));
  printed.seconds = watch.seconds();
  return printed;
}

}  // namespace mazefolio::study
