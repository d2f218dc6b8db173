#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

struct AnswerText {
  std::string label;   ///< what finds it: a number, or a pupil's name
  std::string title;   ///< its own; may be empty
  std::string origin;  ///< "From page 12"; may be empty
  std::string marker, origin_target;
};
struct AnswerPageContent {
  std::string heading;              ///< "Answers"
  std::string chapter;              ///< title of the chapter or of the class, or empty
  std::vector<AnswerText> answers;  ///< at most n_up
};

/// Where the answers stand on a page of n_up: 1, 2, 4, 6, 9, or any other number.
std::vector<Rect> answer_boxes(const Setting& setting, bool recto, int n_up);
/// The same with the room for label, title and note above each.
std::vector<Rect> answer_slots(const Setting& setting, bool recto, int n_up);
/// Everything but the mazes, which go into answer_boxes.
Page answer_page(const Setting& setting, const Furniture& furniture, int n_up,
                 const AnswerPageContent& content);

}  // namespace mazefolio::layout
