#pragma once

#include <filesystem>
#include <string>

#include "publish/progress.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}
namespace mazefolio::publish {
struct Notices;
}

namespace mazefolio::study {

struct StudyRequest {
  std::filesystem::path folder;  ///< that the files go into; it is made
  int people = 10;
  unsigned jobs = 0;  ///< threads; 0: all cores
  Progress progress{};
};

/// What was printed.
struct PrintedStudy {
  std::size_t mazes = 0, printed = 0;  ///< different ones; in one booklet
  int pages = 0;                       ///< of one booklet
  double low = 11, high = 1;           ///< levels
  double seconds = 0;
};

/// The files of a study, in its folder.
constexpr const char *times_file = "times.csv", *read_me_file = "read-me.txt";

/// Makes a booklet for each person, with its manifest and its answers, each read back from its pages; a table
/// to type the times into; and a page for the one who leads the study. A chapter of the spec is a kind of
/// mazes. An older table is never replaced. Throws InputError, WorldError, InternalError, Canceled.
PrintedStudy print_study(const BookSpec& spec, const StudyRequest& request, const DataFiles& files,
                         Notices& notices);

}  // namespace mazefolio::study
