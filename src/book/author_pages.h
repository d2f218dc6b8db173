#pragma once

#include <string>
#include <vector>

#include "book/book.h"
#include "layout/sheet.h"

namespace mazefolio::book {

/// The sheets that each page of the author takes, laid out for this setting.
AuthorSheets author_sheets(const Book& book, const Setting& setting);

/// What stands behind a maze; `n` counts the backs of the book.
Sheet back_sheet(const Book& book, const Setting& setting, int n);
/// Warns where there are fewer facts than backs.
Diagnostics check_backs(const Book& book);

/// A text page with a title is in the outline and the contents.
bool is_listed(const PageSpec& page);
/// The name of its place; `number` is that of its first page.
std::string author_marker(int number);

}  // namespace mazefolio::book
