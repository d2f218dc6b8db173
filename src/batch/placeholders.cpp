#include "batch/placeholders.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"
#include "spec/values.h"

namespace mazefolio::batch {
namespace {

std::vector<std::string> names_of(const Placeholders& known) {
  std::vector<std::string> names;
  for (const auto& [name, pieces] : known) names.push_back(name);
  return names;
}

std::string hint_for(const std::string& name, const Placeholders& known) {
  if (name.empty()) return "write {{ for a brace itself";
  if (name == "row") return "only an entry with 'rows' has {row}";
  const std::vector<std::string> names = names_of(known);
  return names.size() > 20 ? did_you_mean(name, names) : suggestion(name, names);
}

class PatternReader {
 public:
  PatternReader(std::string_view text, const Mark& mark, const Placeholders& known, OncePerPlace& errors)
      : rest_(text), known_(known), errors_(errors), pattern_{{}, mark} {}

  std::optional<Pattern> read() {
    while (!rest_.empty()) {
      const std::size_t brace = std::min(rest_.find_first_of("{}"), rest_.size());
      text_ += rest_.substr(0, brace);
      rest_.remove_prefix(brace);
      if (!rest_.empty() && !read_brace()) return std::nullopt;
    }
    if (!text_.empty()) add({std::move(text_), std::nullopt});
    return std::move(pattern_);
  }

 private:
  bool read_brace() {
    if (rest_.size() > 1 && rest_[0] == rest_[1]) {
      text_ += rest_[0];
      rest_.remove_prefix(2);
      return true;
    }
    const std::size_t end = rest_.find_first_of("{}", 1);
    if (rest_[0] == '}' || end == std::string_view::npos || rest_[end] == '{')
      return fail(fmt::format("unmatched brace in '{}'", shortened(rest_)),
                  "write {{ or }} for a brace itself");
    const std::string name(rest_.substr(1, end - 1));
    rest_.remove_prefix(end + 1);
    const auto found = known_.find(name);
    if (found == known_.end())
      return fail(fmt::format("unknown placeholder {{{}}}", shortened(name)), hint_for(name, known_));
    for (const Piece& piece : found->second) {
      add({text_ + piece.text, piece.slot});
      text_.clear();
    }
    return true;
  }

  bool fail(std::string message, std::string hint) {
    errors_.error(pattern_.mark, std::move(message), std::move(hint));
    return false;
  }

  void add(Piece piece) { pattern_.pieces.push_back(std::move(piece)); }

  std::string_view rest_;
  const Placeholders& known_;
  OncePerPlace& errors_;
  Pattern pattern_;
  std::string text_;
};

bool is_single_value(const Pattern& pattern) {
  return pattern.pieces.size() == 1 && pattern.pieces[0].text.empty() && pattern.pieces[0].slot;
}

bool is_literal(const Pattern& pattern) {
  return pattern.pieces.empty() || (pattern.pieces.size() == 1 && !pattern.pieces[0].slot);
}

}  // namespace

void OncePerPlace::error(const Mark& mark, std::string message, std::string hint) {
  if (reported_.emplace(mark.file ? *mark.file : std::string(), mark.line, mark.column).second)
    context_.error(mark.place(), std::move(message), gives_hints_ ? std::move(hint) : std::string());
}

std::optional<Pattern> read_pattern(std::string_view text, const Mark& mark, const Placeholders& known,
                                    OncePerPlace& errors) {
  return PatternReader(text, mark, known, errors).read();
}

std::optional<std::vector<Part>> parts_of(const Pattern& pattern, std::span<const Value> values,
                                          OncePerPlace& errors) {
  std::vector<Part> parts;
  for (const Piece& piece : pattern.pieces) {
    if (!piece.text.empty()) parts.push_back({piece.text, &pattern.mark, false});
    if (!piece.slot) continue;
    const Value& value = values[*piece.slot];
    if (!value.has_text) {
      errors.error(value.mark, "a list or mapping cannot fill a placeholder",
                   "use {number} in the output, the number of the book in its entry");
      return std::nullopt;
    }
    parts.push_back({value.text, &value.mark, true});
  }
  return parts;
}

std::string joined(std::span<const Part> parts) {
  std::string text;
  for (const Part& part : parts) text += part.text;
  return text;
}

struct PatternTree::Reader {
  PatternTree& tree;
  const Placeholders& known;
  OncePerPlace& errors;

  struct Seen {
    bool has_patterns = false;
    std::size_t bytes = 0;
  };
  std::map<const Node*, Seen> all = {};

  Seen read(const NodePtr& node) {
    if (const auto at = all.find(node.get()); at != all.end()) return at->second;
    Seen seen{false, node->text.size()};
    const auto add = [&](const NodePtr& child) {
      const Seen inside = read(child);
      seen.has_patterns |= inside.has_patterns;
      seen.bytes = std::min(seen.bytes + inside.bytes, most_bytes + 1);
    };
    for (const NodePtr& item : node->items) add(item);
    for (const Entry& entry : node->entries) {
      if (node->entries.size() == 1 && entry.value->kind == Node::Kind::null && known.contains(entry.key))
        errors.error(node->mark, "without quotes this is a mapping, not a placeholder",
                     fmt::format("write \"{{{}}}\"", entry.key));
      add(entry.value);
    }
    if (seen.has_patterns) tree.above_.insert(node.get());
    if (node->is_scalar() && node->text.find_first_of("{}") != std::string::npos)
      if (auto pattern = read_pattern(node->text, node->mark, known, errors)) {
        seen.has_patterns = true;
        tree.patterns_[node.get()] = std::move(*pattern);
      }
    return all[node.get()] = seen;
  }
};

PatternTree::PatternTree(NodePtr root, const Placeholders& known, OncePerPlace& errors)
    : root_(std::move(root)) {
  if (Reader{*this, known, errors}.read(root_).bytes > most_bytes)
    errors.error(root_->mark, fmt::format("the value has more than {} bytes of text", most_bytes));
}

struct PatternTree::Filler {
  const PatternTree& tree;
  std::span<const Value> values;
  OncePerPlace& errors;
  std::size_t bytes = 0;
  std::map<const Node*, NodePtr> made = {};

  bool has_empty_value(const Pattern& pattern) const {
    return std::any_of(pattern.pieces.begin(), pattern.pieces.end(), [&](const Piece& piece) {
      return piece.slot && values[*piece.slot].has_text && values[*piece.slot].text.empty();
    });
  }

  NodePtr text(const NodePtr& node, const Pattern& pattern) {
    if (has_empty_value(pattern)) return nullptr;
    const auto parts = parts_of(pattern, values, errors);
    if (!parts) return node;
    std::size_t size = 0;
    for (const Part& part : *parts) size += part.text.size();
    if (size > longest_text) {
      errors.error(node->mark, fmt::format("the text is longer than {} bytes", longest_text));
      return node;
    }
    bytes += size;
    const Mark& mark = is_single_value(pattern) ? values[*pattern.pieces[0].slot].mark : node->mark;
    return scalar_node(joined(*parts), mark, is_literal(pattern) && node->quoted);
  }

  NodePtr fill(const NodePtr& node) {
    const auto pattern = tree.patterns_.find(node.get());
    if (pattern == tree.patterns_.end() && !tree.above_.contains(node.get())) return node;
    if (const auto at = made.find(node.get()); at != made.end()) return at->second;
    if (pattern != tree.patterns_.end()) return made[node.get()] = text(node, pattern->second);
    auto copy = std::make_shared<Node>(*node);
    for (NodePtr& item : copy->items) item = fill(item);
    for (Entry& entry : copy->entries) entry.value = fill(entry.value);
    const std::size_t had = copy->items.size() + copy->entries.size();
    std::erase(copy->items, nullptr);
    std::erase_if(copy->entries, [](const Entry& entry) { return !entry.value; });
    if (const std::size_t has = copy->items.size() + copy->entries.size(); has < had) {
      if (has == 0) return made[node.get()] = nullptr;
      measure(*copy);
    }
    return made[node.get()] = std::move(copy);
  }
};

PatternTree::Filled PatternTree::filled(std::span<const Value> values, OncePerPlace& errors) const {
  if (patterns_.empty()) return {root_, 0};
  Filler filler{*this, values, errors};
  NodePtr root = filler.fill(root_);
  return {std::move(root), filler.bytes};
}

}  // namespace mazefolio::batch
