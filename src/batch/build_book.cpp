#include "batch/build_book.h"

#include <fmt/format.h>

#include <utility>

#include "base/system/file.h"
#include "base/system/stopwatch.h"
#include "batch/estimate.h"
#include "batch/fingerprint.h"
#include "batch/run_books.h"
#include "publish/book_files.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const PlannedBook& book, std::string message, std::string hint = {}) {
  Diagnostics found;
  found.error(book.place, std::move(message), std::move(hint));
  throw InputError(std::move(found));
}

double mebibytes(double bytes) { return bytes / (1 << 20); }

}  // namespace

BookSpec read_planned(const PlannedBook& book, const DataFiles& files, Notices& notices) {
  std::error_code failure;
  if (fs::exists(book.spec, failure) && !fs::is_regular_file(book.spec, failure))
    refuse(book, fmt::format("'{}' is not a file", book.spec.string()));
  if (!fs::exists(book.spec, failure)) refuse(book, fmt::format("there is no file '{}'", book.spec.string()));
  return read_spec({book.spec.string(), book.sets, {}}, files, notices);
}

BookRecord build_book(const PlannedBook& book, unsigned jobs, const BookShop& shop) {
  DataFiles files(book.spec.parent_path());
  files.share(shop.trees);
  files.on_use([&](const fs::path& file) { shop.hashes.of(file); });
  Notices notices{shop.terms.strict};
  const BookSpec spec = read_planned(book, files, notices);

  const double needed = estimate(spec).memory_bytes;
  if (const double ceiling = static_cast<double>(shop.memory_ceiling);
      shop.terms.limit_is_strict && needed > ceiling)
    refuse(book, fmt::format("the book needs about {:.0f} MiB, but --memory leaves {:.0f} MiB",
                             mebibytes(needed), mebibytes(ceiling)));
  shop.admit(static_cast<std::size_t>(needed));

  const Stopwatch watch;
  ProduceRequest request;
  request.pdf = path_of(shop.plan, book.output);
  request.manifest = manifest_path(request.pdf);
  set_edition(request, book.edition);
  request.jobs = jobs;
  request.prove = shop.terms.prove;
  make_folder(request.pdf.parent_path());
  Produced produced = produce(spec, files, request, notices);

  BookRecord record = record_of(book);
  record.seconds = watch.seconds();
  record.spec_sha256 = spec.sha256;
  record.data = files.used();
  record.data_sha256 = shop.hashes.of_data(book.spec.parent_path(), record.data);
  record.seed = spec.seed;
  record.found = notices.kept;
  if (!produced.findings.empty()) {
    record.failure = Failure::proof;
    for (std::string& finding : produced.findings) record.found.error({}, std::move(finding));
    return record;
  }
  record.proven = shop.terms.prove;
  record.pages = produced.pages;
  record.mazes = std::move(produced.mazes);
  record.puzzles = static_cast<int>(record.mazes.size());
  const fs::path folder = fs::path(book.output).parent_path();
  for (const OutputFile& file : produced.files)
    record.files.push_back(
        output_file(shop.plan, (folder / fs::path(file.path).filename()).string(), file.sha256));
  return record;
}

}  // namespace mazefolio::batch
