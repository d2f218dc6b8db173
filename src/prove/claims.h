#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/color.h"
#include "base/geometry/geometry.h"
#include "base/ink_styles.h"

namespace mazefolio::prove {

/// What a manifest claims about a book; the pages must confirm it. Coordinates are points on the PDF page,
/// origin top left, y down; pages count from 1.

/// The line between two cells, or between a cell and paper or rock.
enum class BorderKind : std::uint8_t { passage, wall, rim, gate };
constexpr std::uint32_t no_claimed_cell = ~std::uint32_t{0};
struct Border {
  BorderKind kind = BorderKind::wall;
  std::uint32_t a = 0, b = no_claimed_cell;   ///< b: none beyond a rim or gate
  std::uint32_t first = 0, count = 0;         ///< its corners, in GraphClaim::line
  std::uint32_t first_width = 0, widths = 0;  ///< in GraphClaim::widths; none: it is as thick as all others
};

/// A maze on a page. The two lanes of a crossing are two cells in one place.
struct GraphClaim {
  std::vector<Point> corners, cells;
  std::vector<Border> borders;
  std::vector<std::uint32_t> line;  ///< corners of all borders, one after another
  std::vector<std::pair<std::uint32_t, std::uint32_t>> crossings;  ///< lane above, lane below
  std::vector<double> widths;  ///< of walls, at places equally far apart, in points

  Point corner(const Border& b, std::uint32_t i) const { return corners[line[b.first + i]]; }
};

/// How a maze is inked on a page.
struct InkClaim {
  double corridor_pt = 0, wall_pt = 0, rim_pt = 0, rounding_pt = 0;
  double border_pt = 0;  ///< of walls between regions; 0 where all walls are alike
  double rail_pt = 0;    ///< of bridges; 0 without any
  double wall_gray = 0;  ///< 0 black, or the color of the walls; 1 white, or that of the ground
  std::optional<MazeColors> colors;
  std::vector<std::vector<Point>> details;  ///< lines around pale art below the walls
  double details_gray = 1;
  std::vector<Rect> marks;
  std::vector<std::vector<Point>> arrows;
  std::optional<std::size_t> open_arrow;  ///< which of them is an outline
  Rect slot;
  Rect bbox;
};

struct AnswerClaim {
  int page = 0;
  InkClaim ink;
  double scale = 1;
  PathStyle path = PathStyle::line;
  double path_pt = 0, path_gray = 0;
  bool turned = false;  ///< it stands upside down, on the page of its puzzle
};

/// One line of words on a page, and the box of its letters.
struct WordsClaim {
  std::string text;
  Rect box;
};

/// All ink of a page but that of its mazes.
struct PageClaim {
  std::vector<WordsClaim> words;
  std::vector<Rect> art;
};

/// A picture beside a maze, or in one of its cells.
struct ArtClaim {
  std::string icon;
  Rect box;
  bool inside = false;
};

/// What is asked of the way beside the walls.
/// The text of a mark that is a filled square.
constexpr char printed_block[] = "\u25a0";

struct RuleClaim {
  struct Mark {
    Point at;            ///< the middle of its cell
    std::string text;    ///< or the name of its shape
    bool shape = false;  ///< it is a shape, not words
  };
  std::string kind;
  std::string message;  ///< what the way spells, with blanks; may be empty
  /// A door or an arrow.
  struct PassageMark {
    Point at;           ///< the middle of the passage
    std::string door;   ///< its letter; empty: an arrow
    Point to;           ///< the middle of the cell that the arrow points to
    double length = 0;  ///< of the arrow
  };
  /// A tile of a tangle: two strings cross in it ("x"), or turn from its left side to the one above ("a") or
  /// below ("b"), and from its right side to the other one.
  struct PrintedTile {
    Point middle;
    std::string text;
    Point sides[4];  ///< their middles: left, right, above, below
  };
  /// An end of a string.
  struct PrintedEnd {
    std::string name;
    bool first = true;  ///< it is one at the left, where strings begin
    Point at;           ///< where its name stands
    double radius = 0;  ///< of the room for that
  };
  std::vector<Mark> marks;
  std::vector<PrintedTile> tiles;
  std::vector<PrintedEnd> ends;
  std::vector<std::vector<Point>> strings;  ///< their lines, from first to last end
  std::vector<PassageMark> passages;
  std::vector<std::uint32_t> way;  ///< cells of the answer, in their order
  std::vector<std::string> order;  ///< of keys, as they are needed
  std::string told;                ///< of the way, above its answer; may be empty
  std::map<std::string, std::string>
      says{};             ///< of an open field: what its marks go by; `key`, `n`, `letters`
  int moves = 0;          ///< of an open field
  bool shortest = false;  ///< only that no other way has as few moves is promised
};

struct PuzzleClaim {
  int number = 0, page = 0;
  std::string id, title;
  std::string printed_title, printed_level;  ///< as words over the maze; empty where they are not printed
  std::string printed_signs;                 ///< "stars" or "pips", where they show the level
  std::size_t signs = 0;  ///< how many of them: 5, or 3 that show it among the levels of the book
  double level = 0;
  std::size_t cells = 0;
  bool perfect = false;
  std::string facts;  ///< what is said of the maze itself, each a line: its path, ": " and its value, as JSON
  InkClaim ink;
  std::vector<ArtClaim> art;
  double mouth_gray = 1;
  double rail_inset = 0;  ///< of a bridge from the doors of the lane below, by their distance
  GraphClaim graph;
  bool rock = false;  ///< there is ink beside its walls
  Point start, finish;
  std::vector<Point> goals, solution;
  std::optional<RuleClaim> rule;
  std::optional<AnswerClaim> answer;
};

/// Lengths at the edges of a page, in points.
struct SidesClaim {
  double inner = 0, outer = 0, top = 0, bottom = 0;
};

struct BookClaim {
  std::string pdf_sha256;
  std::string answers_pdf;  ///< file name of a separate key; may be empty
  int pages = 0, answers_pages = 0;
  Size page_size;
  SidesClaim margins, bleed;
  bool bound_right = false;                         ///< the inner margin of page 1 is its right one
  bool one_sided = false;                           ///< and that of all others, too
  bool color = false;                               ///< other ink than black
  std::vector<PageClaim> printed, answers_printed;  ///< of every page, in order
  std::vector<PuzzleClaim> puzzles;

  /// A page without what lies within `sides` of its edges.
  Rect inside(const SidesClaim& sides, int page) const;
};

/// The graph of a puzzle at the place of its answer.
GraphClaim on_answer_page(const GraphClaim& graph, const PuzzleClaim& puzzle);
Point on_answer_page(Point p, const PuzzleClaim& puzzle);

/// Reads a manifest; `file` is its name in messages. Throws InputError for the first value that is missing,
/// of the wrong kind or out of range.
BookClaim read_claims(const std::string& json, const std::string& file);
/// Reads the entry of one puzzle of a book.
PuzzleClaim read_puzzle_claim(const std::string& json, const BookClaim& book);

}  // namespace mazefolio::prove
