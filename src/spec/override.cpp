#include "spec/override.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/options.h"
#include "base/text/synonyms.h"
#include "base/text/utf8.h"
#include "spec/context.h"
#include "spec/values.h"

namespace mazefolio::spec {
namespace {

using Json = nlohmann::ordered_json;

bool well_formed(std::string_view path) {
  return !path.empty() && path.front() != '.' && path.back() != '.' &&
         path.find("..") == std::string_view::npos;
}

bool shallow(std::string_view path, const Mark& mark, Context& context) {
  if (std::count(path.begin(), path.end(), '.') < YamlLimits::height / 2) return true;
  context.error(mark.place(), "the path has too many parts");
  return false;
}

// A copy of the tree with every mark at the command line. Override values are short.
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

NodePtr value_node(const std::string& text, const Mark& mark, Context& context) {
  const bool is_yaml =
      !text.empty() && std::string_view("[{\"'").find(text.front()) != std::string_view::npos;
  if (!is_yaml) return scalar_node(text, mark);
  Diagnostics found;
  NodePtr value;
  {
    Context inside(found);
    value = parse_yaml(text, *mark.file, inside);
  }
  for (const Diagnostic& d : found.all()) context.error(mark.place(), d.message, d.hint);
  return value ? placed(value, mark) : nullptr;
}

struct Setter {
  const Override& set;
  Context& context;

  // An override with `if_absent` is skipped where the spec has no place for its field.
  NodePtr fail(const NodePtr& node, std::string message) const {
    if (set.if_absent) return node;
    context.error(set.mark.place(), std::move(message));
    return nullptr;
  }

  NodePtr replaced(const NodePtr& node, std::string_view rest) const {
    if (rest.empty()) return node && set.if_absent ? node : set.value;
    const std::string_view path = set.path;
    const std::size_t dot = rest.find('.');
    const std::string key(rest.substr(0, dot));
    const std::string_view below = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
    const std::string_view above = path.substr(0, static_cast<std::size_t>(rest.data() - path.data()));
    const std::string name =
        above.empty() ? "the book" : fmt::format("'{}'", above.substr(0, above.size() - 1));

    auto copy = node ? std::make_shared<Node>(*node) : std::make_shared<Node>();
    if (copy->is_sequence()) {
      const auto index = parse_integer(key);
      if (!index || *index < 0 || *index >= static_cast<std::int64_t>(copy->items.size()))
        return fail(node, fmt::format("{} is a list of length {}, counted from 0, and has no item '{}'", name,
                                      copy->items.size(), shortened(key)));
      NodePtr& item = copy->items[static_cast<std::size_t>(*index)];
      item = replaced(item, below);
      if (!item) return nullptr;
    } else if (copy->is_scalar()) {
      return fail(node, fmt::format("{} is text and has no field '{}'", name, shortened(key)));
    } else {
      copy->kind = Node::Kind::mapping;
      if (!copy->mark.file) copy->mark = set.mark;
      const auto at = std::find_if(copy->entries.begin(), copy->entries.end(),
                                   [&](const Entry& e) { return e.key == key; });
      const bool absent = at == copy->entries.end();
      const NodePtr inner = replaced(absent ? nullptr : at->value, below);
      if (!inner) return nullptr;
      if (absent)
        copy->entries.push_back({key, set.mark, inner});
      else if (inner != at->value)
        *at = {key, set.mark, inner};
    }
    measure(*copy);
    return copy;
  }
};

// Text in quotes must differ from the number or flag that it would be without them.
Json to_json(const Node& node) {
  Json out;
  switch (node.kind) {
    case Node::Kind::null:
      break;
    case Node::Kind::scalar: {
      static const std::vector<std::string> no_and_yes{"no", "yes"};
      const bool looks_otherwise = parse_real(node.text) || meant_name(node.text, no_and_yes);
      if (node.quoted && looks_otherwise)
        out["quoted"] = node.text;
      else
        out = node.text;
      break;
    }
    case Node::Kind::sequence:
      out = Json::array();
      for (const NodePtr& item : node.items) out.push_back(to_json(*item));
      break;
    case Node::Kind::mapping:
      out = Json::object();
      for (const Entry& entry : node.entries) out[entry.key] = to_json(*entry.value);
      break;
  }
  return out;
}

}  // namespace

bool check_path(std::string_view path, const Mark& mark, Context& context) {
  if (well_formed(path)) return shallow(path, mark, context);
  context.error(mark.place(),
                fmt::format("'{}' is not a path such as answers.per_page", shortened(path, 100)));
  return false;
}

std::optional<Override> read_override(std::string_view assignment, Context& context, std::string_view shown) {
  const Place anywhere{std::string(shown.empty() ? "--set" : shown), 0, 0};
  if (const auto bad = first_bad_utf8(assignment)) {
    context.error(anywhere, fmt::format("not UTF-8 text, from byte {} on", *bad + 1));
    return std::nullopt;
  }
  const std::size_t equals = assignment.find('=');
  const std::string path(assignment.substr(0, equals));
  if (equals == std::string_view::npos || !well_formed(path)) {
    context.error(anywhere, fmt::format("'{}' is not of the form a.b=value", shortened(assignment, 100)));
    return std::nullopt;
  }
  const Mark mark{
      std::make_shared<const std::string>(shown.empty() ? fmt::format("--set {}", path) : anywhere.file), 0,
      0};
  if (!shallow(path, mark, context)) return std::nullopt;
  NodePtr value = value_node(std::string(assignment.substr(equals + 1)), mark, context);
  if (!value) return std::nullopt;
  return Override{path, std::move(value), mark};
}

NodePtr with_override(const NodePtr& root, const Override& set, Context& context) {
  const NodePtr changed = Setter{set, context}.replaced(root, set.path);
  if (!changed) return root;
  if (changed->height > YamlLimits::height || changed->weight > YamlLimits::weight) {
    context.error(set.mark.place(), "the value is too large");
    return root;
  }
  return changed;
}

std::string to_text(const Override& set) {
  return fmt::format("{}{}={}", set.path, set.if_absent ? "?" : "", to_json(*set.value).dump());
}

}  // namespace mazefolio::spec
