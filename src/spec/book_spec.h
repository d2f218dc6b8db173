#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/color.h"
#include "base/diagnostic.h"
#include "base/geometry/length.h"
#include "base/ink_styles.h"
#include "base/options.h"
#include "spec/choice.h"
#include "spec/cover_spec.h"
#include "spec/listing_spec.h"
#include "spec/page_spec.h"

namespace mazefolio::spec {

/// The book as its author wrote it, with every default filled in and every value in range. Each value that a
/// later stage may report keeps its place in the file.

/// Cells across and down. Both are 0 where the size follows from the page and the audience: by `share`, or
/// where that is 0, too, by the difficulty.
struct GridSize {
  std::uint32_t columns = 0, rows = 0;
  Place place;
  double share = 0;  ///< of the columns that the room holds
  bool is_given() const { return columns > 0; }
  bool is_auto() const { return columns == 0 && share == 0; }
};

/// Levels from 1 to 10; low <= high.
struct LevelRange {
  int low = 1, high = 10;
};

/// A band of levels; for a single level low == high. A ramp goes from `low` for the first puzzle of an entry
/// to `high` for the last. A name ("hard") means any level of its band.
struct Difficulty {
  std::string asked;  ///< as written: "easy", "7", "2..6"; empty where the book does not say
  int low = 1, high = 2;
  bool ramp = false;
  Place place;
  bool hardest = false;     ///< the highest level that the room allows
  bool or_nearest = false;  ///< instead of an error where the level is out of reach
};

/// Several rows of a table, or levels, that an entry lists: they are dealt over its puzzles (spec/deal.h).
struct Mix {
  std::vector<Choice> grids, shapes, algorithms, tones;
  bool shapes_in_order = false;  ///< they are texts: letters of a name, or names
  std::vector<Difficulty> levels;
  std::vector<std::pair<std::string, Place>> titles, stories;  ///< of the puzzles in turn
};

/// Which puzzle of an entry with a mix this is: such an entry becomes parts of one puzzle each.
struct Part {
  std::size_t entry = 0;  ///< number of the entry as it was written, from 0 through the whole book
  int index = 0, of = 0;  ///< which of its puzzles, of how many; of is 0 for an entry without a mix
  bool in_order = false;  ///< it stays there, however hard it is
};

/// A place is a name ("top-left", "centre"), a cell ("3,4": column and row from 0, in pitches), or "rim".
struct Goals {
  std::string from, to;            ///< places; both empty: gates on the rim, varied from puzzle to puzzle
  bool farthest = false;           ///< the farthest pair of rim gates
  std::vector<std::string> visit;  ///< places that one tree joins; "corners" is written out here
  Place place;
};

struct Theme;

/// A puzzle entry, and what `defaults` may set. An entry starts as a copy of its chapter's defaults, and
/// these start as a copy of the book's.
struct PuzzleSpec {
  Place place;
  int count = 1;
  Part part;
  std::optional<std::string> title, story, seed;
  Place title_place, story_place;
  Choice grid, shape, algorithm;
  Choice tone;                      ///< the name is empty where the maze shows no picture
  Mix mix;                          ///< empty in a book that was read: all has been dealt
  Options refinement;               ///< symmetry, weave, dead_ends, braid, sparsify
  Place refinement_place;           ///< of the last refinement that the book sets
  std::optional<WallStyle> walls;   ///< nothing: as the template says
  std::optional<RockTexture> rock;  ///< nothing: solid with block walls, hatched otherwise
  bool borders = false;             ///< those of regions are heavier
  Place borders_place;
  MazeColors colors;                                   ///< on the page of the puzzle
  std::optional<std::string> start_icon, finish_icon;  ///< names in templates/icons, or paths
  Place start_icon_place, finish_icon_place;
  std::vector<std::string> goal_icons;  ///< of the places that are visited between them, in turn
  std::vector<Place> goal_icon_places;
  GridSize size;
  Difficulty difficulty;
  Goals goals;
  int per_page = 1;
  bool theme_shapes = false;  ///< silhouettes of the book's theme are dealt over the count
  Place shape_place;          ///< where the book says so
  bool may_repeat = false;    ///< the same maze may appear elsewhere in the book
};

/// The seed of the entry is that of its only maze.
bool is_pinned(const PuzzleSpec& entry);

/// Both are one entry as it was written.
bool same_entry(const PuzzleSpec& a, const PuzzleSpec& b);

struct ChapterSpec {
  Place place;
  std::string title, text;
  Place title_place, text_place;
  bool rising = false;  ///< puzzles of all entries are sorted by their scores
  PuzzleSpec defaults;
  std::vector<PuzzleSpec> puzzles;
  std::vector<PageSpec> pages;  ///< among them, in their order
};

enum class AnswerPlace { end, chapter, separate, foot, none };
/// Whether answers stand there on pages of their own.
constexpr bool has_key(AnswerPlace place) { return place != AnswerPlace::foot && place != AnswerPlace::none; }
struct AnswersSpec {
  AnswerPlace place = AnswerPlace::end;
  std::optional<int> per_page;     ///< nothing: as many as stay readable
  std::optional<PathStyle> style;  ///< nothing: as the template says
};

/// What the book's readers need, where it is not as their audience's row says.
struct ReaderSpec {
  std::optional<Length> corridor, wall, text;
  Place wall_place{}, text_place{};
  bool given() const { return corridor || wall || text; }
};

/// What a book is printed with.
enum class Inks { black, color };

enum class Orientation { portrait, landscape };

struct PageSize {
  Length width, height;
  Place place;
  std::optional<Orientation> orientation = {};  ///< where the page itself says it
};

/// The page with its longer side down (portrait) or across.
PageSize turned(PageSize page, Orientation orientation);

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
  static constexpr std::size_t pages = 500;  ///< of the author's
  static constexpr std::size_t visits = 12;  ///< places that one maze joins
  static constexpr std::uint64_t maze_cells = 1'000'000;
  static constexpr std::uint64_t book_cells = 100'000'000;
};

struct BookSpec {
  std::string file;    ///< as given on the command line
  std::string sha256;  ///< of the file's bytes
  std::string title, subtitle, author, language = "en", seed = "1";
  std::string printer = "home", look = "classic", audience = "kids";
  std::string theme_name;  ///< empty: plain pages
  std::string paper;       ///< of the printer; empty: its first one for this ink
  Inks ink = Inks::black;
  bool fill = false;  ///< pages for notes, as many as the printer asks for more
  Place paper_place, ink_place;
  Place printer_place, look_place, audience_place, language_place, theme_place;
  Place title_place, subtitle_place, author_place, pupil_place;
  std::optional<std::string> display_font, text_font;  ///< instead of the template's
  Place display_font_place, text_font_place;
  ReaderSpec reader;
  PageSize page{inches(8.5), inches(11), {}};  ///< turned already as `orientation` says
  std::optional<Orientation> orientation;
  Place orientation_place;
  MarginsSpec margins;
  std::vector<PageSpec> front{
      {PageType::title}, {PageType::copyright}, {PageType::contents}, {PageType::instructions}};
  std::vector<PageSpec> back;
  ImprintSpec imprint;
  BacksSpec backs;
  CoverSpec cover;
  ListingSpec listing;
  AnswersSpec answers;
  bool confine = false;     ///< the files that the spec names must lie beneath its folder
  bool name_line = false;   ///< a line for name and date above each puzzle page
  bool clock_line = false;  ///< boxes for the time before and after each maze, above each puzzle page
  bool show_levels = true;  ///< as the template shows them
  std::string pupil;        ///< the name printed on that line; empty: none
  PuzzleSpec defaults;
  std::vector<ChapterSpec> chapters;
  Diagnostics warnings;                  ///< of reading, for those who report on the book
  std::shared_ptr<const Theme> theme;    ///< null where the pages are plain
  std::optional<PuzzleSpec> title_maze;  ///< the kind of maze that the theme has on the title page
};

}  // namespace mazefolio::spec
