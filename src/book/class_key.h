#pragma once

#include <string>
#include <vector>

#include "book/answer_key.h"

namespace mazefolio::book {

/// What the key of a class needs of one pupil's book.
struct PupilAnswers {
  std::string pupil;  ///< the name on the line; for a book without one, its title
  std::vector<BookPuzzle> puzzles;
};
PupilAnswers answers_of(Book book);

/// The answers of many books as one key for the teacher, in the order of the pupils. Page, template and
/// answers.per_page are those of `spec`, and its title is the class's; `house` is that of a book made of it.
/// `spec` and `pupils` must outlive the key.
AnswerKey make_class_key(const BookSpec& spec, HouseData house, const std::vector<PupilAnswers>& pupils,
                         TextMeasurer& measurer);

}  // namespace mazefolio::book
