#pragma once

#include <functional>
#include <string>

#include "book/book.h"

namespace mazefolio::publish {

/// The most that shops take of one file.
constexpr std::size_t most_archive_bytes = 20'000'000;

/// Archives of every maze of the book alone, as it is inked there: PDF, SVG and PNG of the maze and of its
/// answer, and the license in each archive. Calls `on_archive` for each archive, which holds as many mazes as
/// `most_bytes` allow, and `on_maze` after each maze. Throws InputError, WorldError, Canceled.
void archive_mazes(const Book& book, const std::string& license, std::size_t most_bytes,
                   const std::function<void(const std::string&)>& on_archive,
                   const std::function<void()>& on_maze);

}  // namespace mazefolio::publish
