#pragma once

#include <string>
#include <vector>

#include "book/class_key.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

/// The book of one pupil, made again without its pages.
struct RemadeBook {
  HouseData house;
  PupilAnswers answers;
};
/// Makes the mazes of a book again. Throws as produce does. Thread-safe while there is a Studio.
RemadeBook remake(const BookSpec& spec, const DataFiles& files, Notices& notices);

/// The teacher's answer key to all pupils' books, as the bytes of a PDF; `house` is that of the first book.
std::string class_key_pdf(const BookSpec& spec, HouseData house, const std::vector<PupilAnswers>& pupils);

}  // namespace mazefolio::publish
