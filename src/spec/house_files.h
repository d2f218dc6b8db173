#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/geometry/length.h"
#include "base/result.h"

namespace mazefolio::spec {

class DataFiles;
struct FileName;

// House data: the program's own files in configs/.

struct Paper {
  std::string name, summary;
  Length width, height;
};

/// The least dimensions that an audience needs.
struct Audience {
  std::string name, summary;
  Length corridor;  ///< clear width between walls
  Length wall;
  Length text;                   ///< smallest type
  bool relative_levels = false;  ///< levels are shown among those of the book, as children understand them
};

struct GutterBand {
  int pages = 0;  ///< the gutter holds up to this page count
  Length gutter;
};

struct Printer {
  std::string name, summary, source, verified;
  Length outside, top, bottom;      ///< smallest margins
  std::vector<GutterBand> gutters;  ///< by growing page count
  int min_pages = 1, max_pages = 10'000, multiple = 1;

  /// The smallest inner margin of a book with this many pages; beyond the last band, the gutter of that band.
  Length gutter(int pages) const;
};

/// Every word that a book prints. fill() replaces placeholders such as "{n}".
struct Words {
  std::string language, direction;  ///< "ltr" or "rtl"
  std::string start, finish, maze, mazes, chapter, contents, answers, answer;
  std::string instructions_title;
  std::vector<std::string> instructions;
  std::string instructions_answers;                   ///< one more line, for books with an answer key
  std::string instructions_stars, instructions_pips;  ///< a line that explains the level marks
  std::string maze_number, answer_on_page, answer_in_key, answer_to_page;
  std::string name, date, time, score_card, by, copyright, all_rights, made_with;
  std::vector<std::string> levels;  ///< easy, medium, hard, expert, fiendish
};

/// The text with every known "{key}" replaced by its value.
std::string fill(const std::string& text, const std::vector<std::pair<std::string, std::string>>& values);

// Each of these gives all errors of its file, and throws WorldError where the file is missing or cannot be
// read.

Result<std::vector<Paper>> read_papers(const DataFiles& files);
Result<std::vector<Audience>> read_audiences(const DataFiles& files);
/// The name may be a path from the folder of the spec.
Result<Printer> read_printer(const DataFiles& files, const FileName& name);
Result<Words> read_words(const DataFiles& files, const std::string& language);

}  // namespace mazefolio::spec
