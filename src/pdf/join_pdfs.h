#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "pdf/write_pdf.h"

namespace mazefolio::pdf {

/// The pages of finished PDFs, file after file, as one PDF to print at once; returns how many. Where any file
/// has several pages the whole is for both sides of the paper: an odd file is followed by an empty page, so
/// that each begins a new leaf. Equal fonts and pictures are stored once, links are left out. Same files,
/// same bytes. WorldError with the path of what is missing or no PDF.
int join_pdfs(std::span<const std::filesystem::path> pdfs, const std::string& title, const ByteSink& to);

}  // namespace mazefolio::pdf
