#pragma once

#include <optional>
#include <string>

#include "puzzle/puzzle.h"
#include "spec/book_spec.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace mazefolio::cli {

/// A maze that is there already: at most one of an id, a text and a JSON file.
struct GivenMaze {
  std::string id, from_text, from_json;
  std::optional<int> puzzle;  ///< which one of a manifest
  bool is_read() const { return !from_text.empty() || !from_json.empty(); }
};

/// Its options on the parser.
struct GivenOptions {
  CLI::Option *id = nullptr, *text = nullptr, *json = nullptr;
};
/// --id, --from-text, --from-json and --puzzle; `verb` begins the help of the files: "rate". `given` must
/// outlive the parser.
GivenOptions add_given_options(CLI::App& app, GivenMaze& given, const std::string& of_id,
                               const std::string& verb);

/// The maze of a file; a text gets these goals instead of its own gates, where there are any. Throws
/// InputError.
Puzzle read_given(const GivenMaze& given, const Goals& goals, bool solved);

}  // namespace mazefolio::cli
