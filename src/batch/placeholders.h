#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "spec/context.h"

namespace mazefolio::batch {

/// Reports only the first error at each place: a wrong value may be in thousands of books.
class OncePerPlace {
 public:
  explicit OncePerPlace(Context& context) : context_(context) {}
  void error(const Mark& mark, std::string message, std::string hint = {});
  Context& context() { return context_; }
  /// From now on gives hints or not: they may list the columns of a table that is not to be quoted.
  void give_hints(bool give) { gives_hints_ = give; }

 private:
  Context& context_;
  bool gives_hints_ = true;
  std::set<std::tuple<std::string, int, int>> reported_;
};

/// Literal text, followed by the value of a slot, if any.
struct Piece {
  std::string text;
  std::optional<std::size_t> slot;
};

/// The names of the placeholders, each with the pieces that it stands for.
using Placeholders = std::map<std::string, std::vector<Piece>>;

/// The value of a slot for one book: a text and where the user wrote it.
struct Value {
  std::string text;
  Mark mark;
  bool has_text = true;  ///< false: a list or mapping
};

/// A text with placeholders: "{seed}" stands for a value, "{{" and "}}" for single braces.
struct Pattern {
  std::vector<Piece> pieces;
  Mark mark;
};

/// None after an error: an unknown name, which gets a suggestion, or an unmatched brace.
std::optional<Pattern> read_pattern(std::string_view text, const Mark& mark, const Placeholders& known,
                                    OncePerPlace& errors);

/// A part of a filled pattern: literal text, or a value.
struct Part {
  std::string_view text;
  const Mark* mark;
  bool is_value;
};

/// The parts in order; they point into `pattern` and `values`. None, and an error at the value, if a value
/// has no text.
std::optional<std::vector<Part>> parts_of(const Pattern& pattern, std::span<const Value> values,
                                          OncePerPlace& errors);
std::string joined(std::span<const Part> parts);

/// A YAML tree whose texts may contain placeholders.
class PatternTree {
 public:
  static constexpr std::size_t longest_text = std::size_t{64} << 10;  ///< in bytes, with placeholders filled
  static constexpr std::size_t most_bytes = std::size_t{1} << 20;     ///< of all texts, with aliases expanded

  PatternTree(NodePtr root, const Placeholders& known, OncePerPlace& errors);

  struct Filled {
    NodePtr root;
    std::size_t bytes = 0;  ///< of filled texts
  };
  /// The tree with all placeholders filled; the root itself if there are none. A text with a placeholder
  /// whose value is empty is left out, with its key; so is a list or mapping that loses all it has: null for
  /// the root. A filled text is a plain scalar at its place in the run file; a text that is a single
  /// placeholder is at the place of its value.
  Filled filled(std::span<const Value> values, OncePerPlace& errors) const;

  /// The number of nodes that are copied for every book.
  std::size_t copied_nodes() const { return patterns_.size() + above_.size(); }

 private:
  struct Reader;
  struct Filler;

  NodePtr root_;
  std::map<const Node*, Pattern> patterns_;
  std::set<const Node*> above_;  ///< lists and mappings that contain patterns
};

}  // namespace mazefolio::batch
