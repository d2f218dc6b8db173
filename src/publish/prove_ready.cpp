#include "publish/prove_ready.h"

#include <filesystem>
#include <optional>

#include "book/answer_key.h"
#include "publish/book_files.h"
#include "publish/book_manifest.h"
#include "publish/output.h"
#include "publish/proof.h"
#include "render/pango_measurer.h"

namespace mazefolio::publish {

std::vector<Verdict> prove_ready(const ReadyBook& ready, unsigned jobs, const Progress& progress) {
  const Book& book = ready.book;
  const std::filesystem::path path = std::filesystem::temp_directory_path() / "mazefolio-proof.pdf";
  PangoMeasurer measurer(book.spec->language);
  const PaintRequest request{book.house.printer.links ? Edition::screen : Edition::print, {}, jobs, progress};
  Output pdf(path);
  Painted painted = paint(book, measurer, request), painted_key;
  pdf.write(painted.pdf);
  pdf.flush();
  std::optional<Output> key;
  if (book.spec->answers.place == AnswerPlace::separate) {
    painted_key = paint(answer_key(book), measurer, request);
    key.emplace(key_path(path));
    key->write(painted_key.pdf);
    key->flush();
  }
  const std::string manifest = manifest_json(
      *book.spec, book.puzzles,
      manifest_facts(
          ready,
          {path.filename().string(), pdf.written().sha256, key ? key_path(path).filename().string() : ""},
          std::move(painted.ink), std::move(painted_key.ink), jobs));
  return read_back(read_claims(manifest, "manifest"),
                   {pdf.readable(), key ? key->readable().string() : "", jobs, "", ""}, progress);
}

}  // namespace mazefolio::publish
