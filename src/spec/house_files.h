#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/geometry/length.h"

namespace mazefolio::spec {

class DataFiles;

/// The house's data in configs/. A wrong file is told line by line; readers then return what could be read,
/// and the caller must look at the diagnostics before using it.

struct Paper {
  std::string name, summary;
  Length width, height;
};

/// What a group of readers needs at least.
struct Audience {
  std::string name, summary;
  Length corridor;  ///< clear width between walls
  Length wall;
  Length text;  ///< smallest type for running text
};

struct GutterBand {
  int pages = 0;  ///< up to this many
  Length gutter;
};

struct Printer {
  std::string name, summary, source, verified;
  Length outside, top, bottom;      ///< smallest margins
  std::vector<GutterBand> gutters;  ///< by growing page count
  int min_pages = 1, max_pages = 10'000, multiple = 1;

  /// The smallest inner margin of a book of so many pages; the last band's beyond it.
  Length gutter(int pages) const;
};

/// Every word that a book prints. Placeholders such as "{n}" stand where fill() puts values.
struct Words {
  std::string language, direction;  ///< "ltr" or "rtl"
  std::string start, finish, maze, mazes, chapter, contents, answers, answer;
  std::string instructions_title;
  std::vector<std::string> instructions;
  std::string instructions_answers;                   ///< one more line, for books with an answer key
  std::string instructions_stars, instructions_pips;  ///< and one that tells the level marks
  std::string maze_number, answer_on_page, answer_to_page;
  std::string name, date, time, score_card, by, copyright, all_rights, made_with;
  std::vector<std::string> levels;  ///< easy, medium, hard, expert, fiendish
};

/// The text with every "{key}" replaced.
std::string fill(const std::string& text, const std::vector<std::pair<std::string, std::string>>& values);

// All throw WorldError when the file is missing or cannot be read.
std::vector<Paper> read_papers(const DataFiles& files, Diagnostics& diagnostics);
std::vector<Audience> read_audiences(const DataFiles& files, Diagnostics& diagnostics);
/// `name` may be a path relative to the spec's folder.
Printer read_printer(const DataFiles& files, const std::string& name, Diagnostics& diagnostics);
Words read_words(const DataFiles& files, const std::string& language, Diagnostics& diagnostics);

}  // namespace mazefolio::spec
