#include "spec/values.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/options.h"
#include "base/text/printable.h"
#include "base/text/suggest.h"
#include "base/text/synonyms.h"
#include "base/text/utf8.h"

namespace mazefolio::spec {
namespace {

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

void expected(const Node& node, std::string_view field, std::string_view what, Context& context,
              std::string hint = {}) {
  if (node.kind == Node::Kind::null)
    context.error(node, fmt::format("'{}' is empty; it must be {}", field, what), std::move(hint));
  else
    context.error(node, fmt::format("'{}' must be {}, not {}", field, what, found(node)), std::move(hint));
}

bool only_digits(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  return !text.empty() && text.size() < 19 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::string shortened(std::string_view text, std::size_t limit) {
  std::string out;
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (!continues_character(text[i]) && ++count > limit) return out + "...";
    out += c < 0x20 || c == 0x7F ? ' ' : text[i];
  }
  return out;
}

std::string found(const Node& node) {
  switch (node.kind) {
    case Node::Kind::null:
      return "an empty value";
    case Node::Kind::scalar:
      return fmt::format("{}'{}'", node.quoted ? "the text " : "", shortened(node.text));
    case Node::Kind::sequence:
      return "a list";
    case Node::Kind::mapping:
      return "a mapping";
  }
  return {};
}

std::optional<std::string> as_text(const Node& node, std::string_view field, const TextRule& rule,
                                   Context& context) {
  if (node.kind == Node::Kind::null || (node.is_scalar() && !rule.may_be_empty && is_blank(node.text))) {
    context.error(node, fmt::format("'{}' is empty", field));
    return std::nullopt;
  }
  if (!node.is_scalar()) {
    expected(node, field, "text", context);
    return std::nullopt;
  }
  std::string text = node.text;
  while (!text.empty() && text.back() == '\n') text.pop_back();  // a block scalar ends with a newline
  if (!rule.lines && text.find('\n') != std::string::npos) {
    context.error(node, fmt::format("'{}' must be one line", field));
    return std::nullopt;
  }
  if (const auto character = first_unprintable(text, rule.lines)) {
    context.error(node,
                  fmt::format("'{}' contains {}, which cannot be printed", field, code_point(*character)));
    return std::nullopt;
  }
  if (const std::size_t length = count_characters(text); length > rule.max_length) {
    context.error(node,
                  fmt::format("'{}' must be at most {} characters, not {}", field, rule.max_length, length));
    return std::nullopt;
  }
  return text;
}

Outcome check_seed(std::string_view text) {
  for (const std::string_view chance : {"random", "auto", "time", "now"})
    if (same_spelling(text, chance))
      return Outcome::failure(
          fmt::format("'seed: {}' would make another book each time, and none could be printed again",
                      shortened(text)),
          "write any number; another number gives another book");
  return Done{};
}

std::optional<std::string> as_seed(const Node& node, Context& context) {
  if (const Outcome seed = check_seed(node.is_scalar() && !node.quoted ? node.text : ""); !seed) {
    context.error(node, seed.error().message, seed.error().hint);
    return std::nullopt;
  }
  return as_text(node, "seed", {100, false, false}, context);
}

std::optional<std::int64_t> as_integer(const Node& node, std::string_view field, std::int64_t low,
                                       std::int64_t high, Context& context) {
  if (node.is_scalar() && !node.quoted && only_digits(node.text))
    if (const auto value = parse_integer(node.text); value && *value >= low && *value <= high) return value;
  expected(node, field, fmt::format("a whole number from {} to {}", low, high), context);
  return std::nullopt;
}

std::optional<double> as_real(const Node& node, std::string_view field, double low, double high,
                              Context& context) {
  if (node.is_scalar() && !node.quoted)
    if (const auto value = parse_real(node.text); value && *value >= low && *value <= high) return value;
  expected(node, field, fmt::format("a number from {} to {}", low, high), context);
  return std::nullopt;
}

std::optional<Length> as_length(const Node& node, std::string_view field, Length low, Length high,
                                Context& context) {
  if (!node.is_scalar()) {
    expected(node, field, "a length such as 8.5in, 216mm or 612pt", context);
    return std::nullopt;
  }
  if (const auto length = parse_length(node.text)) {
    if (*length >= low && *length <= high) return length;
    context.error(
        node, fmt::format("'{}' must be from {} to {}, not {}", field, in_mm(low), in_mm(high), found(node)));
  } else if (parse_real(node.text)) {
    context.error(node, fmt::format("'{}' needs a unit: 8.5in, 216mm or 612pt", field));
  } else {
    expected(node, field, "a length such as 8.5in, 216mm or 612pt", context);
  }
  return std::nullopt;
}

std::optional<bool> flag_of(const Node& node) {
  if (!node.is_scalar() || node.quoted) return std::nullopt;
  static const std::vector<std::string> no_and_yes{"no", "yes"};
  const auto meant = meant_name(node.text, no_and_yes);
  return meant ? std::optional(*meant == 1) : std::nullopt;
}

std::optional<bool> as_flag(const Node& node, std::string_view field, Context& context) {
  const auto flag = flag_of(node);
  if (!flag) expected(node, field, "true or false", context);
  return flag;
}

std::optional<std::size_t> as_choice(const Node& node, std::string_view field,
                                     std::span<const std::string> names, Context& context) {
  if (!node.is_scalar()) {
    expected(node, field, one_of(names), context);
    return std::nullopt;
  }
  if (const auto meant = meant_name(node.text, names)) return meant;
  if (context.full())
    context.error(node, {});
  else
    context.error(node, fmt::format("unknown {} '{}'", field, shortened(node.text)),
                  suggestion(node.text, names));
  return std::nullopt;
}

}  // namespace mazefolio::spec
