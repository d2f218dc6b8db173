#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

struct AnswerText {
  std::string label;   ///< names the answer: a number, or a pupil's name
  std::string title;   ///< the puzzle's own title, and what is told of its way; may be empty
  std::string origin;  ///< "From page 12"; may be empty
  std::string marker, origin_target;
  bool whole_title = false;  ///< it says what must be read to its end
};
/// An answer or the title of a chapter on its page; `slot` is on a recto.
struct PlacedAnswer {
  AnswerText text;
  Rect slot;
};
struct PlacedHead {
  std::string title;
  Rect slot;
};
/// When the maze of an answer is read, after its words.
constexpr int turn_of_answer(std::size_t on_page) { return 3 * static_cast<int>(on_page) + 3; }

struct AnswerPageContent {
  std::string heading;  ///< "Answers"
  std::string chapter;  ///< title of the chapter or of the class; may be empty
  std::vector<PlacedAnswer> answers;
  std::vector<PlacedHead> heads;
};

/// The part of a recto that answers may take.
Rect answer_area(const Setting& setting);
/// A box of a recto on this side of the leaf.
Rect on_side(const Setting& setting, Rect box, bool recto);
/// How the words above the answers of a key stand.
enum class Captions {
  one_line,  ///< number and origin
  wrapped,   ///< the same, the origin in two lines: for narrow mazes
  titled     ///< number and title above the origin
};
/// Height of the words above an answer.
double caption_height(const Setting& setting, Captions captions);
/// The least width of these words; titles may be cut.
double caption_width(const Setting& setting, const AnswerText& text, Captions captions);
double answer_head_height(const Setting& setting);
Size answer_gap(const Setting& setting);

/// The page without the mazes.
Page answer_page(const Setting& setting, const Furniture& furniture, const AnswerPageContent& content);

}  // namespace mazefolio::layout
