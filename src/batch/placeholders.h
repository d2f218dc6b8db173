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

/// Tells of each place only once: a value may be wrong in thousands of books.
class OncePerPlace {
 public:
  explicit OncePerPlace(Context& context) : context_(context) {}
  void error(const Mark& mark, std::string message, std::string hint = {});
  Context& context() { return context_; }

 private:
  Context& context_;
  std::set<std::tuple<std::string, int, int>> told_;
};

/// Text as it is written, and then the value of a slot, if any.
struct Piece {
  std::string text;
  std::optional<std::size_t> slot;
};

/// The names that placeholders may use, each with what it stands for.
using Placeholders = std::map<std::string, std::vector<Piece>>;

/// What stands in a slot for one book: a text and where the user wrote it.
struct Value {
  std::string text;
  Mark mark;
  bool has_text = true;  ///< false: a list or mapping
};

/// A text with placeholders: "{seed}" stands for a value, "{{" and "}}" for braces.
struct Pattern {
  std::vector<Piece> pieces;
  Mark mark;
};

/// Nothing after an error: unknown names, with a suggestion, and braces that do not match.
std::optional<Pattern> read_pattern(std::string_view text, const Mark& mark, const Placeholders& known,
                                    OncePerPlace& errors);

/// A part of a filled pattern: of its own text, or a value.
struct Part {
  std::string_view text;
  const Mark* mark;
  bool is_value;
};

/// In order; they point into `pattern` and `values`. Nothing where a value has no text, which is told at the
/// value.
std::optional<std::vector<Part>> parts_of(const Pattern& pattern, std::span<const Value> values,
                                          OncePerPlace& errors);
std::string joined(std::span<const Part> parts);

/// A tree of YAML whose texts may hold placeholders.
class PatternTree {
 public:
  static constexpr std::size_t longest_text = std::size_t{64} << 10;  ///< in bytes, after filling in
  static constexpr std::size_t most_bytes = std::size_t{1} << 20;     ///< of all texts, aliases written out

  PatternTree(NodePtr root, const Placeholders& known, OncePerPlace& errors);

  struct Filled {
    NodePtr root;
    std::size_t bytes = 0;  ///< of texts that were made anew
  };
  /// The root itself where nothing is to be filled in. Filled texts are plain scalars that stand where the
  /// user wrote them; a text that is but one placeholder stands where its value does.
  Filled filled(std::span<const Value> values, OncePerPlace& errors) const;

  /// Nodes that are made anew for every book.
  std::size_t made_anew() const { return patterns_.size() + above_.size(); }

 private:
  struct Reader;
  struct Filler;

  NodePtr root_;
  std::map<const Node*, Pattern> patterns_;
  std::set<const Node*> above_;  ///< lists and mappings with patterns inside
};

}  // namespace mazefolio::batch
