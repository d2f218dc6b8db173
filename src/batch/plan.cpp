#include "batch/plan.h"

#include <fmt/format.h>

#include "batch/choose.h"
#include "batch/expand.h"
#include "batch/file_claims.h"
#include "publish/book_files.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

using Tables = std::map<fs::path, std::optional<Csv>>;  // none after an error

// The rows of the entry, read once for all entries; null after an error.
const Csv* rows_of(const RunEntry& entry, const fs::path& folder, Tables& tables, Diagnostics& found,
                   OncePerPlace& errors) {
  const fs::path path = (folder / entry.rows->text).lexically_normal();
  std::error_code failure;
  if (!fs::is_regular_file(path, failure)) {
    errors.error(entry.rows->mark, fmt::format("there is no file '{}'", path.string()));
    return nullptr;
  }
  const auto [at, is_new] = tables.try_emplace(path);
  if (is_new) {
    Result<Csv> table = read_csv(path, path.string());
    if (table.ok())
      at->second = std::move(table).value();
    else
      found.add(table.found());
  }
  return at->second ? &*at->second : nullptr;
}

// Reports files of the run that would be the same file.
void check_claims(const std::vector<ExpandedBook>& books, const fs::path& file, const Tables& tables,
                  const std::vector<fs::path>& reserved, OutputPaths& paths, OncePerPlace& errors,
                  Diagnostics& found) {
  Claims claims(paths);
  claims.add_input(file, {"the run file"});
  for (const auto& [path, table] : tables) claims.add_input(path, {"a file of rows"});
  std::set<fs::path> specs;
  for (const auto& [book, mark] : books)
    if (specs.insert(book.spec).second) claims.add_input(book.spec, {"a spec"});
  std::set<std::string_view> combined;
  for (const auto& [book, mark] : books) {
    const auto claim = [&](const fs::path& path, std::string_view output, std::string_view what) {
      claims.add_output(path.string(), {what, output, book.about, &mark}, errors);
    };
    claims.add_output(book.output, {"a book", {}, book.about, &mark}, errors);
    claim(manifest_path(book.output), book.output, "the manifest");
    claim(key_path(book.output), book.output, "the answer key");
    if (book.edition == "both") claim(screen_path(book.output), book.output, "the screen edition");
    if (!book.combine || !combined.insert(*book.combine).second) continue;
    claims.add_output(*book.combine, {"the combined PDF", {}, {}, &mark}, errors);
    claim(key_path(*book.combine), *book.combine, "the answer key");
  }
  for (const fs::path& path : reserved)
    if (const auto owner = claims.owner_of(path))
      found.error({}, fmt::format("{} would overwrite {}", path.string(), *owner), "choose another name");
}

}  // namespace

Result<Plan> plan_run(const fs::path& run_file, const PlanRequest& request) {
  Plan plan{run_file, run_file.parent_path(), false, {}};
  Diagnostics found, others;  // of the run file; of rows and reserved files
  {
    Context context(found);
    OncePerPlace errors(context);
    const RunFile run = read_run_file(run_file, context);
    plan.unique = run.unique;
    OutputPaths paths(plan.folder, request.allow_outside);
    Tables tables;
    Expansion all;
    for (const RunEntry& own : run.books) {
      if (own.broken || run.defaults.broken) continue;
      const RunEntry entry = with_defaults(own, run);
      const Csv* rows = entry.rows ? rows_of(entry, plan.folder, tables, others, errors) : nullptr;
      if (rows || !entry.rows) expand(entry, plan.folder, rows, paths, all, errors);
    }
    check_claims(all.books, run_file, tables, request.reserved, paths, errors, others);
    for (ExpandedBook& book : all.books) plan.books.push_back(std::move(book.book));
  }
  found.add(others);
  if (found.has_errors()) return found;
  Result<std::vector<PlannedBook>> books = chosen(std::move(plan.books), request);
  if (!books.ok()) return books.found();
  plan.books = std::move(books).value();
  return plan;
}

fs::path path_of(const Plan& plan, std::string_view output) { return plan.folder / output; }

}  // namespace mazefolio::batch
