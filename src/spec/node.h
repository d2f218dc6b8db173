#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::spec {

class Context;

/// The place of a piece of YAML. All nodes of a file share the file's name.
struct Mark {
  std::shared_ptr<const std::string> file;
  int line = 0, column = 0;
  Place place() const { return {file ? *file : std::string{}, line, column}; }
};

struct Node;
using NodePtr = std::shared_ptr<const Node>;

struct Entry {
  std::string key;
  Mark mark;  ///< of the key
  NodePtr value;
};

/// One value of a YAML file. An alias is the same node as its anchor, never a copy.
struct Node {
  enum class Kind { null, scalar, sequence, mapping };
  Kind kind = Kind::null;
  bool quoted = false;  ///< a scalar in quotes or a block: always text
  Mark mark;
  std::string text;            ///< of a scalar
  std::vector<NodePtr> items;  ///< of a sequence
  std::vector<Entry> entries;  ///< of a mapping, in file order, keys unique
  int height = 1;              ///< levels of nesting, aliases included
  std::size_t weight = 1;      ///< nodes that a full walk visits; aliases count at each use

  bool is_scalar() const { return kind == Kind::scalar; }
  bool is_sequence() const { return kind == Kind::sequence; }
  bool is_mapping() const { return kind == Kind::mapping; }
  Place place() const { return mark.place(); }

  /// The entry with this key, or null.
  const Entry* find(std::string_view key) const;
};

/// The largest input that is accepted. The limits bound time, memory and stack for hostile files, far above
/// any real book.
struct YamlLimits {
  static constexpr std::size_t bytes = std::size_t{4} << 20;
  static constexpr std::size_t nodes = 500'000;     ///< written in the file
  static constexpr std::size_t weight = 1'000'000;  ///< after aliases are followed
  static constexpr std::size_t flow_signs =
      500'000;  ///< [ ] { } and commas: the scanner keeps a token for each
  static constexpr int height = 64;
};

/// The tree of the one YAML document in `bytes`; null after an error that leaves no tree. Errors go to
/// `context`. A duplicate key is an error, and its first value is kept. Every walk over the tree is bounded
/// by YamlLimits.
NodePtr parse_yaml(std::string_view bytes, const std::string& file, Context& context);

/// The bytes of a YAML file. Nothing where the file is larger than YamlLimits::bytes, which is an error in
/// `context`; so is, if it is `confined`, what is no regular file or a link out of its folder. `shown` is the
/// file's name in messages. Throws WorldError where the file cannot be read.
std::optional<std::string> read_yaml_bytes(const std::filesystem::path& path, const std::string& shown,
                                           Context& context, bool confined = false);

/// read_yaml_bytes, then parse_yaml.
NodePtr load_yaml(const std::filesystem::path& path, const std::string& shown, Context& context,
                  bool confined = false);

/// A scalar node at `mark` whose text is not parsed as YAML.
NodePtr scalar_node(std::string text, const Mark& mark, bool quoted = false);

/// Sets height and weight from the children.
void measure(Node& node);

}  // namespace mazefolio::spec
