#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spec/node.h"

namespace mazefolio::spec {

/// A field of a spec that is set from outside: "chapters.0.title" (lists count from 0) and its value.
struct Override {
  std::string path;
  NodePtr value;           ///< its marks are where mistakes in it are told
  Mark mark;               ///< where mistakes in the path are told
  bool if_absent = false;  ///< only where the spec says nothing of it
};

/// "chapters.0.title=Foo" of the command line. The value is a plain scalar, or YAML when it begins with a
/// bracket, brace or quote. Errors stand at `shown`, or at "--set chapters.0.title". Nothing after an error.
std::optional<Override> read_override(std::string_view assignment, Context& context,
                                      std::string_view shown = {});

/// Tells at `mark` a path that cannot be one ("a..b", or hundreds of parts).
bool check_path(std::string_view path, const Mark& mark, Context& context);

/// `root` with one field set; `root` itself after an error.
NodePtr with_override(const NodePtr& root, const Override& set, Context& context);

/// "chapters.0.title" and the value as one line of JSON: equal for equal overrides.
std::string to_text(const Override& set);

}  // namespace mazefolio::spec
