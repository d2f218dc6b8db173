#include "batch/plan.h"

#include <fmt/format.h>

#include "batch/choose.h"
#include "batch/expand.h"
#include "batch/file_claims.h"
#include "publish/book_files.h"
#include "spec/file_kinds.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

using Tables = std::map<fs::path, std::optional<Csv>>;  // none after an error

// The rows of the entry, read once for all entries; null after an error.
const Csv* rows_of(const RunEntry& entry, const NameFolder& folder, Tables& tables, Plan& plan,
                   Diagnostics& found, OncePerPlace& errors) {
  const fs::path path = (folder.path() / entry.rows->text).lexically_normal();
  if (const auto known = tables.find(path); known != tables.end())
    return known->second ? &*known->second : nullptr;
  const Result<NamedFile> file = read_file_of(FileKind::rows, folder, {entry.rows->text});
  if (!file.ok()) {
    errors.error(entry.rows->mark, file.error().message, file.error().hint);
    return nullptr;
  }
  if (!file->inside) plan.hidden.insert(path.string());
  const auto at = tables.emplace(path, std::nullopt).first;
  Result<Csv> table = parse_csv(file->bytes, path.string());
  if (table.ok())
    at->second = std::move(table).value();
  else
    found.add(table.found());
  return at->second ? &*at->second : nullptr;
}

// A spec that leads out of the folder is an error of the run; what else is wrong with it fails its books.
void check_spec(const RunEntry& entry, const NameFolder& folder, OncePerPlace& errors) {
  const NameFault fault = fault_of_name(folder, entry.spec->text);
  if (fault != NameFault::outside && fault != NameFault::not_a_name) return;
  const Diagnostics found = fault_found(fault, entry.spec->text);
  errors.error(entry.spec->mark, found.all().front().message, found.all().front().hint);
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
  for (const ExpandedBook& expanded : books) {
    const PlannedBook& book = expanded.book;
    const Mark& mark = expanded.mark;
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
  Plan plan{run_file, run_file.parent_path(), {}, false, {}};
  const NameFolder folder{plan.folder, {}, !request.allow_outside};
  Diagnostics found, others;  // of the run file; of rows and reserved files
  {
    Context context(found);
    OncePerPlace errors(context);
    const RunFile run = read_run_file(run_file, context, folder.confined);
    plan.unique = run.unique;
    OutputPaths paths(plan.folder, request.allow_outside);
    Tables tables;
    Expansion all;
    for (const RunEntry& own : run.books) {
      if (own.broken || run.defaults.broken) continue;
      const RunEntry entry = with_defaults(own, run);
      check_spec(entry, folder, errors);
      const Csv* rows = entry.rows ? rows_of(entry, folder, tables, plan, others, errors) : nullptr;
      errors.give_hints(!rows || !plan.hidden.contains(*rows->file));
      if (rows || !entry.rows) expand(entry, folder, rows, paths, all, errors);
    }
    errors.give_hints(true);
    check_claims(all.books, run_file, tables, request.reserved, paths, errors, others);
    for (ExpandedBook& book : all.books) plan.books.push_back(std::move(book.book));
  }
  found.add(others);
  if (found.has_errors()) return shown_of(plan, std::move(found));
  Result<std::vector<PlannedBook>> books = chosen(std::move(plan.books), request);
  if (!books.ok()) return books.found();
  plan.books = std::move(books).value();
  return plan;
}

std::pair<NameFolder, std::string> spec_file(const PlannedBook& book) {
  const NameFolder& own = book.folder;
  return {{own.root, {}, own.confined}, (own.inner / book.spec.filename()).string()};
}

Diagnostics shown_of(const Plan& plan, Diagnostics found) {
  for (const std::string& table : plan.hidden) found = without_contents(found, table, FileKind::rows);
  return found;
}

fs::path path_of(const Plan& plan, std::string_view output) { return plan.folder / output; }

}  // namespace mazefolio::batch
