#include <fmt/format.h>

#include <algorithm>

#include "base/options.h"
#include "base/utf8.h"
#include "spec/context.h"
#include "spec/node.h"
#include "spec/values.h"

namespace mazefolio {
namespace {

struct Override {
  std::string_view path;
  Mark mark;
  Context& context;

  NodePtr fail(std::string message) const {
    context.error(mark.place(), std::move(message));
    return nullptr;
  }
};

NodePtr value_node(const Override& set, const std::string& text) {
  const bool is_yaml =
      !text.empty() && std::string_view("[{\"'").find(text.front()) != std::string_view::npos;
  if (is_yaml) return parse_yaml(text, *set.mark.file, set.context);
  auto node = std::make_shared<Node>();
  node->kind = Node::Kind::scalar;
  node->quoted = text.empty();
  node->text = text;
  return node;
}

// The same tree with every mark at the command line. The value of one override is short.
NodePtr placed(const NodePtr& node, const Mark& mark) {
  auto copy = std::make_shared<Node>(*node);
  copy->mark = mark;
  for (NodePtr& item : copy->items) item = placed(item, mark);
  for (Entry& entry : copy->entries) {
    entry.mark = mark;
    entry.value = placed(entry.value, mark);
  }
  return copy;
}

NodePtr replaced(const NodePtr& node, std::string_view rest, const NodePtr& value, const Override& set) {
  if (rest.empty()) return value;
  const std::size_t dot = rest.find('.');
  const std::string key(rest.substr(0, dot));
  const std::string_view below = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
  const std::string above(set.path.substr(0, static_cast<std::size_t>(rest.data() - set.path.data())));
  const std::string name =
      above.empty() ? "the book" : fmt::format("'{}'", above.substr(0, above.size() - 1));

  auto copy = node ? std::make_shared<Node>(*node) : std::make_shared<Node>();
  if (copy->is_sequence()) {
    const auto index = parse_integer(key);
    if (!index || *index < 0 || *index >= static_cast<std::int64_t>(copy->items.size()))
      return set.fail(fmt::format("{} is a list of {}, counted from 0: '{}' is not in it", name,
                                  copy->items.size(), key));
    NodePtr& item = copy->items[static_cast<std::size_t>(*index)];
    item = replaced(item, below, value, set);
    if (!item) return nullptr;
  } else if (copy->is_scalar()) {
    return set.fail(fmt::format("{} is text, it has no '{}' inside", name, key));
  } else {
    copy->kind = Node::Kind::mapping;
    if (!copy->mark.file) copy->mark = set.mark;
    const auto at = std::find_if(copy->entries.begin(), copy->entries.end(),
                                 [&](const Entry& e) { return e.key == key; });
    const NodePtr inner = replaced(at == copy->entries.end() ? nullptr : at->value, below, value, set);
    if (!inner) return nullptr;
    if (at == copy->entries.end())
      copy->entries.push_back({key, set.mark, inner});
    else
      *at = {key, set.mark, inner};
  }
  measure(*copy);
  return copy;
}

}  // namespace

NodePtr with_override(const NodePtr& root, std::string_view assignment, Context& context) {
  if (const auto bad = first_bad_utf8(assignment)) {
    context.error({"--set", 0, 0}, fmt::format("not UTF-8 text, from byte {} on", *bad + 1));
    return root;
  }
  const std::size_t equals = assignment.find('=');
  const std::string_view path = assignment.substr(0, equals);
  const Override set{
      path, {std::make_shared<const std::string>(fmt::format("--set {}", path)), 0, 0}, context};
  if (equals == std::string_view::npos || path.empty() || path.front() == '.' || path.back() == '.' ||
      path.find("..") != std::string_view::npos) {
    context.error({"--set", 0, 0},
                  fmt::format("'{}' is not of the form a.b=value", shortened(assignment, 100)));
    return root;
  }
  if (std::count(path.begin(), path.end(), '.') >= YamlLimits::height / 2) {
    set.fail("the path has too many parts");
    return root;
  }
  const NodePtr value = value_node(set, std::string(assignment.substr(equals + 1)));
  if (!value) return root;
  const NodePtr changed = replaced(root, path, placed(value, set.mark), set);
  if (!changed) return root;
  if (changed->height > YamlLimits::height || changed->weight > YamlLimits::weight) {
    set.fail("the value is too large");
    return root;
  }
  return changed;
}

}  // namespace mazefolio
