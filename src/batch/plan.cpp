#include "batch/plan.h"

#include <fmt/format.h>

#include "batch/choose.h"
#include "batch/expand.h"
#include "batch/file_claims.h"
#include "publish/book_files.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

using Tables = std::map<fs::path, Csv>;

// The entry's rows, read once for all entries; null after an error.
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
    Context context(found);
    at->second = read_csv(path, path.string(), context);
    if (context.errors() > 0) at->second.rows.clear();
  }
  return at->second.rows.empty() ? nullptr : &at->second;
}

// No two files of the run may be one.
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
    if (const std::string owner = claims.owner_of(path); !owner.empty())
      found.error({}, fmt::format("{} would be written over {}", path.string(), owner), "name it otherwise");
}

}  // namespace

Plan plan_run(const fs::path& run_file, const PlanRequest& request, Diagnostics& found) {
  Plan plan{run_file, run_file.parent_path(), false, {}};
  Diagnostics others;  // of rows and reserved files
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
  for (const Diagnostic& d : others.all()) found.error(d.place, d.message, d.hint);
  if (!found.has_errors()) plan.books = chosen(std::move(plan.books), request, found);
  return plan;
}

fs::path path_of(const Plan& plan, std::string_view output) { return plan.folder / output; }

}  // namespace mazefolio::batch
