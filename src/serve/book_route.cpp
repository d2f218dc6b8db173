#include <filesystem>

#include "base/system/file.h"
#include "listing/zip_archive.h"
#include "publish/found_json.h"
#include "publish/notices.h"
#include "publish/produce.h"
#include "serve/routes.h"
#include "serve/sent_spec.h"

namespace mazefolio::serve {
namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;
constexpr const char *pdf_type = "application/pdf", *zip_type = "application/zip";

Reply answer(const Call& call, const Query& query) {
  const bool zipped = value_of(query, "as", "pdf") == "zip";
  const std::string edition = value_of(query, "edition", "print");
  if (!zipped && edition == "both") throw InputError("two editions need as=zip");
  const SentSpec sent(call, query);
  Notices notices;
  const BookSpec spec = sent.read(notices);
  ProduceRequest request;
  request.pdf = "made/book.pdf";
  request.manifest = "made/book.json";
  set_edition(request, edition);
  request.jobs = 1;
  request.prove = value_of(query, "prove", "false") == "true";
  make_folder("made");
  const Produced made = produce(spec, sent.files(), request, notices);
  if (!made.findings.empty()) {
    Diagnostics found;
    for (const std::string& finding : made.findings) found.error({}, finding);
    return refusal(unprocessable, "the finished pages are not as they should be", found);
  }
  if (!zipped) return {ok, pdf_type, read_file(request.pdf, most_bytes), "book.pdf"};
  std::vector<ArchivedFile> files;
  for (const OutputFile& file : made.files)
    files.push_back(
        {std::filesystem::path(file.path).filename().string(),
         read_file(std::filesystem::path("made") / std::filesystem::path(file.path).filename(), most_bytes)});
  files.push_back({"found.json", found_json(notices.kept)});
  return {ok, zip_type, zip_archive(files), "book.zip"};
}

}  // namespace

RouteRow book_route() {
  return {"POST",
          "/v1/book",
          "make a book",
          spec_body,
          {},
          {set_parameter(),
           {"edition", "print (no links), screen (links, outline) or both", {"print", "screen", "both"}},
           {"prove", "solve the mazes again from the finished pages first", {"true", "false"}},
           {"as", "pdf: the book alone; zip: with its manifest, other files and warnings", {"pdf", "zip"}}},
          {pdf_type, zip_type},
          most_sent_bytes,
          answer};
}

}  // namespace mazefolio::serve
