#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spec/node.h"

namespace mazefolio::spec {

/// A value that replaces a field of a spec, with its path: "chapters.0.title" (lists count from 0).
struct Override {
  std::string path;
  NodePtr value;           ///< errors in the value are reported at its marks
  Mark mark;               ///< errors in the path are reported here
  bool if_absent = false;  ///< used only where the spec does not set the field
};

/// Parses "chapters.0.title=Foo" of the command line. The value is a plain scalar, or YAML where it begins
/// with a bracket, brace or quote. Errors go to `context`, at `shown` or else at "--set chapters.0.title";
/// then there is no result.
std::optional<Override> read_override(std::string_view assignment, Context& context,
                                      std::string_view shown = {});

/// True where `path` has the form of a path. Otherwise ("a..b", or hundreds of parts) reports an error at
/// `mark`.
bool check_path(std::string_view path, const Mark& mark, Context& context);

/// `root` with one field replaced; after an error, `root` itself.
NodePtr with_override(const NodePtr& root, const Override& set, Context& context);

/// "chapters.0.title=" and the value as one line of JSON: equal texts for equal overrides.
std::string to_text(const Override& set);

}  // namespace mazefolio::spec
