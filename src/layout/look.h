#pragma once

#include <string>
#include <vector>

#include "base/ink_styles.h"
#include "layout/frame.h"

namespace mazefolio::layout {

/// A typeface: families in order of preference, and their cut. Text is set in the first family; the caller
/// that knows the installed fonts moves an installed one to the front.
struct Typeface {
  std::vector<std::string> families{"DejaVu Serif"};
  bool bold = false, italic = false;
  double tracking_em = 0;
  Font at(double size_pt) const { return {families.front(), size_pt, bold, italic}; }
};

enum class Composition { centered, asymmetric };
enum class HeadingStyle { centered, badge, numeral };
enum class LevelStyle { none, words, stars, pips, pictures };
enum class FolioPlace { foot_center, foot_outer, head_outer };
enum class FolioStyle { plain, dashes, circle };
enum class Ornament { none, lozenge, stars };
enum class TitleFrame { none, lines, dots };

/// Everything that a template decides. Sizes are points on a letter page; on posters they grow, on smaller
/// pages they shrink, down to the smallest size of the audience. Wall widths come from the audience.
struct Look {
  std::string name, summary;

  Typeface display;  ///< titles
  Typeface text;     ///< running text
  Typeface label;    ///< folios, running heads, notes, the words at the gates
  Typeface numeral;  ///< numbers of puzzles and chapters
  /// Families for readers who need strokes that are not thin; they replace those of all four.
  std::vector<std::string> sturdy{"DejaVu Serif"};
  bool italic_subtitle = true;  ///< on a centered title page
  double title_pt = 40, chapter_pt = 32, heading_pt = 17, numeral_pt = 17, text_pt = 12, label_pt = 10;
  double leading = 1.35;  ///< line distance by type size
  double margin = 0.045;  ///< least blank edge, by the shorter side of the page

  Composition composition = Composition::centered;
  HeadingStyle heading = HeadingStyle::centered;
  bool caption = false;  ///< heading and story stand below the maze
  bool show_number = true, show_title = true, show_algorithm = false;
  bool show_goal = false;  ///< a sentence that says what to do, over mazes without a story
  LevelStyle level = LevelStyle::words;
  FolioPlace folio_place = FolioPlace::foot_center;
  FolioStyle folio_style = FolioStyle::plain;
  bool running_heads = true;
  bool leaders = true;  ///< dots between a contents line and its page
  Ornament ornament = Ornament::none;
  double rule_pt = 0;  ///< 0: no rules
  TitleFrame title_frame = TitleFrame::none;
  double gray_level = 0;  ///< of secondary text and numerals; 0 is black

  bool gate_badges = false;     ///< the words at the gates are in badges
  double art = 1;               ///< height of pictures at the gates, by that of the audience
  double wall_rounding = 0;     ///< radius of corners by the pitch, 0 to 0.5
  double rim_factor = 1;        ///< rim width by the wall width
  double answer_wall_gray = 0;  ///< walls below a solution; 0 is black
  Ink answer_ink = black;       ///< of the solution; a book in color has that of its palette
  double answer_path_factor = 1.8;
  PathStyle answer_path = PathStyle::line;
};

}  // namespace mazefolio::layout
