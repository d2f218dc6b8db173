#pragma once

#include <string>
#include <vector>

#include "book/class_key.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

/// One pupil's book, made again without its pages.
struct RemadeBook {
  HouseData house;
  PupilAnswers answers;
};
/// Throws as produce does. From any thread while there is a Studio.
RemadeBook remake(const BookSpec& spec, const DataFiles& files, Notices& notices);

/// The teacher's key to all of them as the bytes of a PDF; `house` is that of the first book.
std::string class_key_pdf(const BookSpec& spec, HouseData house, const std::vector<PupilAnswers>& pupils);

}  // namespace mazefolio::publish
