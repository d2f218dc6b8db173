#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "pdf/write_pdf.h"

namespace mazefolio::pdf {

/// Joins the pages of finished PDFs, file after file, into one PDF to print at once; returns the number of
/// pages. If any file has several pages, the result is for duplex printing: an empty page follows each file
/// with an odd number of pages, so that every file begins a new leaf. Equal fonts and pictures are stored
/// once, and links are left out. Equal files give equal bytes. Throws WorldError with the path of a file that
/// is missing or no PDF.
int join_pdfs(const std::vector<std::filesystem::path>& pdfs, const std::string& title, const ByteSink& to);
/// The same for PDFs in memory, which are printed on one side of the paper: no empty pages.
int join_sheets(const std::vector<std::string>& pdfs, const std::string& title, const ByteSink& to);

}  // namespace mazefolio::pdf
