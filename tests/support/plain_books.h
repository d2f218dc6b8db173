#pragma once

#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "book/read_look.h"
#include "spec/data_files.h"
#include "spec/house_files.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A page that printers offer.
struct Trim {
  const char* name;  ///< as a spec has it
  Size size;         ///< inches
  double share;      ///< of the page, that the frame of its only maze must have
};
inline const std::vector<Trim> trims{{"6x9in", {6, 9}, 0.54},      {"5x8in", {5, 8}, 0.54},
                                     {"letter", {8.5, 11}, 0.60},  {"a4", {8.268, 11.693}, 0.60},
                                     {"a5", {5.827, 8.268}, 0.54}, {"8.5x8.5in", {8.5, 8.5}, 0.58},
                                     {"11x8.5in", {11, 8.5}, 0.54}};

/// The audience that a template is made for; empty: for all.
inline std::string own_audience(const DataFiles& files, const std::string& look) {
  for (const Override& set : template_defaults(files, {look}))
    if (set.path == "audience") return set.value->text;
  return {};
}

/// A book that asks for twelve mazes and nothing else.
struct PlainBook {
  std::string look, audience;
  const Trim* trim = nullptr;
  int per_page = 1;

  std::string name() const {
    return look + ", " + trim->name + ", " + audience + ", " + std::to_string(per_page) + " a page";
  }
  std::string yaml() const {
    return "title: Mazes\nseed: 1\npage: " + std::string(trim->name) + "\naudience: " + audience +
           "\ntemplate: " + look +
           "\nchapters:\n  - puzzles:\n      - {count: 12, per_page: " + std::to_string(per_page) + "}\n";
  }
};

/// One for every template, trim and audience that it is made for.
inline std::vector<PlainBook> plain_books(int per_page) {
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  const std::vector<Audience> audiences = read_audiences(files).value();
  std::vector<PlainBook> books;
  for (const std::string& look : files.names("templates"))
    for (const Trim& trim : trims)
      for (const Audience& audience : audiences)
        if (const std::string own = own_audience(files, look); own.empty() || own == audience.name)
          books.push_back({look, audience.name, &trim, per_page});
  return books;
}

}  // namespace mazefolio::tests
