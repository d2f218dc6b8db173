#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>

#include "book/answer_key.h"
#include "book/manifest.h"
#include "prove/prove_book.h"
#include "render/pango_measurer.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A book made by the library. It is printed as it is, or with one thing changed, and proven against its
/// original manifest.
class SmallBook {
 public:
  using ChangeHouse = std::function<void(HouseData&)>;
  /// `puzzles`: the list of a chapter, in YAML, in which every tone is dark on the left; `more`: further
  /// lines of the spec.
  explicit SmallBook(const std::string& puzzles, const std::string& more = "",
                     const ChangeHouse& change_house = {});

  const std::string& manifest() const { return manifest_; }
  BookClaim claims() const { return read_claims(manifest_, "book.json"); }
  const Book& book() const { return *book_; }

  using ChangeBook = std::function<void(Book&)>;
  using ChangeClaims = std::function<void(BookClaim&)>;
  using ChangePage = std::function<void(Page&, int number)>;
  /// The finished PDF, with changed pages.
  std::string print(const ChangePage& change_page = {}) const { return paint(*book_, change_page, false, 0); }
  /// The verdicts of a book whose pages are painted from a changed book, and then changed.
  std::vector<Verdict> prove(const ChangeBook& change = {}, const ChangePage& change_page = {},
                             int dropped_page = 0, const ChangeClaims& change_claims = {}) const;

 private:
  std::vector<PageInk> ink(bool key) const;
  std::string paint(Book book, const ChangePage& change_page, bool key, int dropped_page) const;

  std::unique_ptr<BookSpec> spec_;
  std::unique_ptr<Book> book_;
  std::string manifest_;
};

/// An inner wall that is open or closed and no door of a crossing; the middle one of the list.
Wall some_wall(const Maze& maze, bool open);

/// The steps with findings.
std::set<std::string> failed_steps(const std::vector<Verdict>& verdicts);
/// All findings, one per line.
std::string finding_lines(const std::vector<Verdict>& verdicts);

}  // namespace mazefolio::tests
