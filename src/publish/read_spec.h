#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "publish/notices.h"
#include "spec/book_spec.h"
#include "spec/override.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

/// A spec file, and the values that are set over its fields in this order.
struct SpecRequest {
  std::string path;
  std::vector<Override> sets{};
  Diagnostics found{};  ///< errors in the values; reported together with those of the spec

  /// Sets "FIELD=VALUE"; the value is read as by `--set`. Errors are reported at `shown`, or at "--set
  /// FIELD".
  void set(std::string_view assignment, std::string_view shown = {});
  /// Sets a field to a text that is never read as YAML. Errors are reported at `shown`.
  void set_text(std::string field, const std::string& text, const std::string& shown);
};

/// A spec with the values of --set arguments over it.
SpecRequest spec_request(std::string path, std::span<const std::string> assignments);

/// Reads a spec without the pictures that it names, or returns all of its errors. Where `files` are confined,
/// the spec lies in their folder. Throws WorldError if the file cannot be read.
Result<BookSpec> read_bare_spec(const SpecRequest& request, const DataFiles& files);
/// The same for a spec in memory: the path of the request is its name in messages.
Result<BookSpec> read_bare_text(std::string_view bytes, const SpecRequest& request, const DataFiles& files);
/// Reads a spec and its pictures, and settles what was found: everything wrong is reported at once. Throws
/// InputError, WorldError.
BookSpec read_spec(const SpecRequest& request, const DataFiles& files, Notices& notices);
/// The same for a spec that was read bare.
BookSpec with_pictures(Result<BookSpec> bare, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::publish
