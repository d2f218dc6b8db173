#include "rules/shape_list.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"

namespace mazefolio::rules {
namespace {

constexpr std::string_view usual = "shapes";
constexpr std::size_t usual_count = 3;

std::vector<std::string> names_of_shapes() {
  std::vector<std::string> names;
  for (const MarkShape& shape : mark_shapes()) names.push_back(shape.name);
  return names;
}

std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts;
  bool in_part = false;
  for (const char c : text) {
    const bool between = c == ' ' || c == ',' || c == ';';
    if (!between && !in_part) parts.emplace_back();
    if (!between) parts.back() += c;
    in_part = !between;
  }
  return parts;
}

/// Small letters, as no message has them.
bool is_name(const std::string& part) {
  return part.size() > 1 && std::ranges::all_of(part, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

Result<std::optional<std::vector<const MarkShape*>>> read_shapes(std::string_view text) {
  using Shapes = std::optional<std::vector<const MarkShape*>>;
  if (text == usual) {
    Shapes shapes(std::in_place);
    for (const MarkShape& shape : mark_shapes().first(usual_count)) shapes->push_back(&shape);
    return shapes;
  }
  const std::vector<std::string> parts = parts_of(text);
  if (parts.empty() || !std::ranges::all_of(parts, is_name) ||
      (parts.size() == 1 && !shape_named(parts.front())))
    return Shapes();
  Shapes shapes(std::in_place);
  for (const std::string& part : parts) {
    const MarkShape* const shape = shape_named(part);
    if (!shape) {
      const std::string meant = did_you_mean(part, names_of_shapes());
      return meant.empty()
                 ? Result<Shapes>::failure(fmt::format("unknown shape '{}'", part), "write " + known_shapes())
                 : Result<Shapes>::failure(fmt::format("unknown shape '{}'; {}", part, meant));
    }
    shapes->push_back(shape);
  }
  return shapes;
}

std::string shapes_in_one_form(std::string_view text) {
  const auto shapes = read_shapes(text);
  if (!shapes || !*shapes) return std::string(text);
  std::string out;
  for (const MarkShape* const shape : **shapes) out += (out.empty() ? "" : " ") + shape->name;
  return out;
}

std::string known_shapes() { return listed(names_of_shapes()); }

}  // namespace mazefolio::rules
