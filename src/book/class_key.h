#pragma once

#include <string>
#include <vector>

#include "book/answers.h"
#include "book/book.h"

namespace mazefolio::book {

/// What the key of a class needs of one pupil's book.
struct PupilAnswers {
  std::string pupil;  ///< the name on the line; of a book without one, its title
  std::vector<Puzzle> puzzles;
  std::vector<Placed> placed;  ///< on the pupil's own pages, by puzzle
};
PupilAnswers answers_of(Book book);

/// The answers of many books as one key for the teacher, in the order of the pupils: a book that has key
/// pages only. Page, template and answers.per_page are those of `spec`, and its title is the class's; it must
/// outlive the key, and `house` be that of a book made of it.
Book make_class_key(const BookSpec& spec, HouseData house, std::vector<PupilAnswers> pupils,
                    TextMeasurer& measurer);

}  // namespace mazefolio::book
