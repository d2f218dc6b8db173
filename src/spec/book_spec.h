#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/geometry/length.h"
#include "base/ink_styles.h"
#include "base/options.h"

namespace mazefolio::spec {

/// The book as its author wrote it, with every default filled in and every value in range. Each value that a
/// later stage may report keeps its place in the file.

/// A row of a table by name, with its options.
struct Choice {
  std::string name;
  Options options;
  Place place;
  std::vector<std::pair<std::string, Place>> option_places = {};  ///< of the values that the book sets

  /// The place of an option's value; `place` where the book leaves the option out.
  const Place& place_of(std::string_view option) const;
};

/// Cells across and down. Both are 0 where the size follows from the page, the audience and the difficulty.
struct GridSize {
  std::uint32_t columns = 0, rows = 0;
  Place place;
  bool is_auto() const { return columns == 0; }
};

/// A band of levels; for a single level low == high. A ramp goes from `low` for the first puzzle of an entry
/// to `high` for the last. A name ("hard") means any level of its band.
struct Difficulty {
  std::string asked;  ///< as written: "easy", "7", "2..6"; empty where the book does not say
  int low = 1, high = 2;
  bool ramp = false;
  Place place;
};

/// A place is a name ("top-left", "centre"), a cell ("3,4": column and row from 0, in pitches), or "rim".
struct Goals {
  std::string from, to;            ///< places; both empty: gates on the rim, varied from puzzle to puzzle
  bool farthest = false;           ///< the farthest pair of rim gates
  std::vector<std::string> visit;  ///< places that one tree joins; "corners" is written out here
  Place place;
};

/// A puzzle entry, and what `defaults` may set. An entry starts as a copy of its chapter's defaults, and
/// these start as a copy of the book's.
struct PuzzleSpec {
  Place place;
  int count = 1;
  std::optional<std::string> title, story, seed;
  Choice grid, shape, algorithm;
  Options refinement;                                  ///< symmetry, weave, dead_ends, braid, sparsify
  Place refinement_place;                              ///< of the last refinement that the book sets
  std::optional<WallStyle> walls;                      ///< nothing: as the template says
  std::optional<RockTexture> rock;                     ///< nothing: solid with block walls, hatched otherwise
  std::optional<std::string> start_icon, finish_icon;  ///< names in templates/icons, or paths
  Place start_icon_place, finish_icon_place;
  GridSize size;
  Difficulty difficulty;
  Goals goals;
  int per_page = 1;
  bool may_repeat = false;  ///< the same maze may appear elsewhere in the book
};

struct ChapterSpec {
  Place place;
  std::string title, text;
  bool rising = false;  ///< puzzles of all entries are sorted by their scores
  PuzzleSpec defaults;
  std::vector<PuzzleSpec> puzzles;
};

enum class AnswerPlace { end, chapter, separate, none };
struct AnswersSpec {
  AnswerPlace place = AnswerPlace::end;
  std::optional<int> per_page;     ///< nothing: as many as stay readable
  std::optional<PathStyle> style;  ///< nothing: as the template says
};

enum class FrontPage { title, copyright, contents, instructions, score_card };

struct PageSize {
  Length width, height;
  Place place;
};

/// Whose wishes the margins follow; none is less than the printer's.
enum class Margins { of_template, of_printer, comfortable };
struct MarginSpec {
  Length length;
  Place place;
};
/// A side that has no length follows `kind`.
struct MarginsSpec {
  Margins kind = Margins::of_template;
  std::optional<MarginSpec> inner, outer, top, bottom;
};

/// The largest book that is accepted.
struct BookLimits {
  static constexpr int puzzles = 5000;
  static constexpr std::uint64_t maze_cells = 1'000'000;
  static constexpr std::uint64_t book_cells = 100'000'000;
};

struct BookSpec {
  std::string file;    ///< as given on the command line
  std::string sha256;  ///< of the file's bytes
  std::string title, subtitle, author, language = "en", seed = "1";
  std::string printer = "home", look = "classic", audience = "kids";
  Place printer_place, look_place, audience_place, language_place;
  std::optional<std::string> display_font, text_font;  ///< instead of the template's
  Place display_font_place, text_font_place;
  PageSize page{inches(8.5), inches(11), {}};
  MarginsSpec margins;
  std::vector<FrontPage> front{FrontPage::title, FrontPage::copyright, FrontPage::contents,
                               FrontPage::instructions};
  AnswersSpec answers;
  bool confine = false;    ///< the files that the spec names must lie beneath its folder
  bool name_line = false;  ///< a line for name and date above each puzzle page
  std::string pupil;       ///< the name printed on that line; empty: none
  PuzzleSpec defaults;
  std::vector<ChapterSpec> chapters;
};

}  // namespace mazefolio::spec
