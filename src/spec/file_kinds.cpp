#include "spec/file_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "spec/node.h"
#include "spec/values.h"

namespace mazefolio::spec {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;
constexpr std::string_view why_hidden =
    "what a file says is shown only if it lies beneath the folder of the spec";

}  // namespace

std::span<const FileKindRow> file_kinds() {
  using enum FileKind;
  static const std::vector<FileKindRow> table{
      {spec, "spec", "a spec", "batch/build_book.cpp", YamlLimits::bytes, NamedIn::run, "spec: @"},
      {rows, "rows", "a table of rows", "batch/plan.cpp", 32 * mebibyte, NamedIn::run,
       "spec: book.yaml, rows: @"},
      {look, "template", "a template", "book/read_look.cpp", YamlLimits::bytes, NamedIn::book, "template: @",
       "templates"},
      {printer, "printer", "a printer", "spec/read_printer.cpp", YamlLimits::bytes, NamedIn::book,
       "printer: @", "configs/printers"},
      {theme, "theme", "a theme", "spec/read_theme.cpp", YamlLimits::bytes, NamedIn::book, "theme: @"},
      {picture, "picture", "a picture", "publish/load_pictures.cpp", 20 * mebibyte, NamedIn::puzzle,
       "shape: {picture: @}"},
      {mask, "mask", "a mask", "publish/load_pictures.cpp", mebibyte, NamedIn::puzzle, "shape: {mask: @}"},
      {icon, "icon", "an icon", "publish/load_pictures.cpp", 20 * mebibyte, NamedIn::puzzle, "start_icon: @",
       "templates/icons"},
      {text, "text", "a text", "publish/load_pages.cpp", mebibyte / 4, NamedIn::book,
       "front: [{text: {file: @}}]"},
      {facts, "facts", "a table of facts", "publish/load_pages.cpp", mebibyte, NamedIn::book,
       "backs: {facts: @}"},
  };
  return table;
}

const FileKindRow& file_kind(FileKind kind) {
  const auto rows = file_kinds();
  return *std::find_if(rows.begin(), rows.end(), [&](const FileKindRow& row) { return row.kind == kind; });
}

Result<NamedFile> read_file_of(FileKind kind, const NameFolder& folder, const FileName& name) {
  NameFolder from = folder;
  from.confined |= name.confine;
  Result<NamedFile> file = read_named(from, name.text, file_kind(kind).most_bytes);
  if (file.ok()) return file;
  Diagnostics found;
  found.error(name.place, file.error().message, file.error().hint);
  return found;
}

Diagnostics without_contents(const Diagnostics& found, std::string_view file, FileKind kind) {
  Diagnostics out;
  std::set<std::pair<int, int>> reported;
  for (const Diagnostic& d : found.all())
    if (d.place.file != file)
      out.add(d);
    else if (reported.emplace(d.place.line, d.place.column).second)
      out.add({d.severity, d.place, fmt::format("not valid in {}", file_kind(kind).what),
               std::string(why_hidden)});
  return out;
}

Diagnostics not_of_kind(FileKind kind, const std::string& name) {
  return failure(fmt::format("'{}' is not {} that can be used", shortened(name, 100), file_kind(kind).what),
                 std::string(why_hidden));
}

}  // namespace mazefolio::spec
