#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::spec {

class Context;

/// Where a piece of YAML stands; the file's name is shared by all of its nodes.
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
  bool quoted = false;  ///< a scalar in quotes or a block: text, whatever it looks like
  Mark mark;
  std::string text;            ///< of a scalar
  std::vector<NodePtr> items;  ///< of a sequence
  std::vector<Entry> entries;  ///< of a mapping, in file order, keys unique
  int height = 1;              ///< levels of nesting, aliases included
  std::size_t weight = 1;      ///< nodes that a full walk visits, aliases counted each time

  bool is_scalar() const { return kind == Kind::scalar; }
  bool is_sequence() const { return kind == Kind::sequence; }
  bool is_mapping() const { return kind == Kind::mapping; }
  Place place() const { return mark.place(); }

  /// The entry called `key`, or null.
  const Entry* find(std::string_view key) const;
};

/// What an input file may hold. They bound time, memory and stack for hostile files; no real book comes near.
struct YamlLimits {
  static constexpr std::size_t bytes = std::size_t{4} << 20;
  static constexpr std::size_t nodes = 500'000;     ///< written in the file
  static constexpr std::size_t weight = 1'000'000;  ///< after aliases
  static constexpr std::size_t flow_signs =
      500'000;  ///< [ ] { } and commas: the scanner keeps a token for each
  static constexpr int height = 64;
};

/// The tree of the one YAML document in `bytes`. Null after an error that leaves no tree (told to `context`);
/// duplicate keys are told and the first one kept. Every walk over the tree is bounded by YamlLimits.
NodePtr parse_yaml(std::string_view bytes, const std::string& file, Context& context);

/// The bytes of a YAML file, at most YamlLimits::bytes: more is told to `context` and gives "". Throws
/// WorldError when the file cannot be read. `shown` is its name in messages.
std::string read_yaml_bytes(const std::filesystem::path& path, const std::string& shown, Context& context);

/// Both of the above.
NodePtr load_yaml(const std::filesystem::path& path, const std::string& shown, Context& context);

/// A scalar as if it were written at `mark`, but never read as YAML.
NodePtr scalar_node(std::string text, const Mark& mark, bool quoted = false);

/// Sets height and weight from the children.
void measure(Node& node);

}  // namespace mazefolio::spec
