#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

struct AnswerText {
  std::string label;   ///< names the answer: a number, or a pupil's name
  std::string title;   ///< the puzzle's own title; may be empty
  std::string origin;  ///< "From page 12"; may be empty
  std::string marker, origin_target;
};
struct AnswerPageContent {
  std::string heading;              ///< "Answers"
  std::string chapter;              ///< title of the chapter or of the class; may be empty
  std::vector<AnswerText> answers;  ///< at most n_up
};

/// The boxes of the answers on a page of n_up: 1, 2, 4, 6, 9, or any other number.
std::vector<Rect> answer_boxes(const Setting& setting, bool recto, int n_up);
/// The same boxes, each with the space for its label, title and note above.
std::vector<Rect> answer_slots(const Setting& setting, bool recto, int n_up);
/// The page without the mazes, which are drawn into answer_boxes.
Page answer_page(const Setting& setting, const Furniture& furniture, int n_up,
                 const AnswerPageContent& content);

}  // namespace mazefolio::layout
