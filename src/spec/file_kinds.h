#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/system/named_file.h"

namespace mazefolio::spec {

/// The kinds of files that a spec or a run file can name. What is a row of the table is confined, bounded and
/// tested.
enum class FileKind { spec, rows, look, printer, theme, picture, mask, icon, text, facts };

/// Where a kind is named: in an entry of a run file, at the top of a spec, or in a puzzle.
enum class NamedIn { run, book, puzzle };

struct FileKindRow {
  FileKind kind;
  std::string name;        ///< "template"
  std::string what;        ///< "a template": in messages
  std::string reader;      ///< the source file that reads it
  std::size_t most_bytes;  ///< larger files are refused
  NamedIn named_in;
  std::string example;  ///< the fields that name it; @ stands for the name
  std::string house{};  ///< the folder of house data for a name that is no path, or ""
};

std::span<const FileKindRow> file_kinds();
const FileKindRow& file_kind(FileKind kind);

/// A file as a spec names it.
struct FileName {
  std::string text;
  Place place{};         ///< where errors are reported
  bool confine = false;  ///< the spec asks that its names lead nowhere but into its folder
};

/// read_named within the limit of the kind; an error is reported at the place of the name.
Result<NamedFile> read_file_of(FileKind kind, const NameFolder& folder, const FileName& name);

/// The errors without what they quote of `file`, which lies outside the folder of the spec: only places
/// remain.
Diagnostics without_contents(const Diagnostics& found, std::string_view file, FileKind kind);

/// Says only that a file is not of its kind.
Diagnostics not_of_kind(FileKind kind, const std::string& name);

}  // namespace mazefolio::spec
