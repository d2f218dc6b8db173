#include "publish/proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/diagnostic.h"
#include "base/sha256.h"
#include "base/system/file.h"
#include "pdf/page_boxes.h"
#include "publish/book_files.h"
#include "publish/progress.h"
#include "publish/remake.h"

namespace mazefolio::publish {

std::vector<PaperClaim> papers_of(const std::string& pdf) {
  std::vector<PaperClaim> papers;
  for (PageBoxes& page : page_boxes(pdf))
    papers.push_back({std::move(page.boxes), page.user_unit, page.rotation});
  return papers;
}

std::pair<BookClaim, Proof> open_proof(const ProofFiles& files, unsigned jobs) {
  namespace fs = std::filesystem;
  const fs::path manifest = files.manifest.empty() ? manifest_path(files.pdf) : fs::path(files.manifest);
  BookClaim book = read_claims(read_file(manifest, std::size_t{1} << 29), manifest.string());
  const std::string bytes = read_file(files.pdf, std::size_t{1} << 31);
  if (!files.any_pdf && sha256(bytes) != book.pdf_sha256)
    throw InputError(fmt::format("{} is not the file that {} was written for", files.pdf, manifest.string()),
                     "build the book again, or look at the file all the same with --any-pdf");
  Proof proof{files.pdf, files.answers, jobs, "", ""};
  if (!book.answers_pdf.empty() && proof.key.empty())
    proof.key = fs::path(files.pdf).parent_path() / fs::path(book.answers_pdf).filename();
  return {std::move(book), std::move(proof)};
}

std::vector<Verdict> read_back(const BookClaim& book, const Proof& proof, const Progress& progress) {
  Phase pages(progress, "proven", pages_to_read(book));
  Remaker remaker(book);
  return prove_book(
      book, {proof.pdf, proof.key, proof.jobs, papers_of,
             [&](const PuzzleClaim& puzzle) { return remaker.entry(puzzle); }, [&] { pages.step(); }});
}

std::vector<std::string> finding_lines(const std::vector<Verdict>& verdicts, const Proof& proof) {
  std::vector<std::string> lines;
  for (const Verdict& v : verdicts) {
    for (const Finding& f : v.findings) {
      const std::string& name = f.in_key ? (proof.key_name.empty() ? proof.key : proof.key_name)
                                         : (proof.name.empty() ? proof.pdf : proof.name);
      const std::string page = f.page > 0 ? fmt::format(" page {}:", f.page) : "",
                        maze = f.maze > 0 ? fmt::format(" maze {}:", f.maze) : "";
      lines.push_back(fmt::format("{}:{}{} {}: {}", name, page, maze, f.step, f.what));
    }
    if (v.findings_left_out > 0)
      lines.push_back(fmt::format("  and {} more of maze {}", v.findings_left_out, v.number));
  }
  return lines;
}

}  // namespace mazefolio::publish
