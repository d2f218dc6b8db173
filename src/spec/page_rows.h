#pragma once

#include <string>
#include <vector>

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// A kind of page that is none of mazes. A row adds a kind to specs, their schema and all lists.
struct PageRow {
  PageType type;
  std::string name, summary;
  std::string lead{};            ///< the field that a value without fields sets
  Fields<PageSpec> fields{};     ///< empty: the name says all
  bool made_by_program = false;  ///< stands in `front` or `back`, once
  std::string other_name{};      ///< in another spelling
};

/// All that a spec can name, in the order of the help.
const std::vector<PageRow>& page_rows();
/// What specs and manifests call this type.
std::string name_of(PageType type);

/// A list of pages, one of them, or `none`.
Field<BookSpec> pages_field(std::string name, std::string summary, std::vector<PageSpec> BookSpec::*member);
/// A page as an item of a list: of `front` and `back`, or, without what the program makes, of a chapter.
/// They are the targets of references to "book_page" and "page".
Schema page_schema(bool all);

/// Whether an entry of a chapter is a page, not a puzzle.
bool is_page(const Node& entry);
/// A page among the entries of a chapter; nothing, and an error, where it is none.
std::optional<PageSpec> chapter_page_of(const Node& entry, Context& context);

/// The pages of the whole book: none too often, and not too many.
void check_pages(const BookSpec& book, Context& context);

}  // namespace mazefolio::spec
