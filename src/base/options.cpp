#include "base/options.h"

#include <fmt/format.h>

#include <cassert>
#include <charconv>
#include <cmath>

#include "base/chosen_row.h"
#include "base/text/suggest.h"
#include "base/text/synonyms.h"

namespace mazefolio::base {
namespace {

template <class Number>
std::optional<Number> parse_whole(std::string_view text) {
  if (text.starts_with("+-")) return std::nullopt;
  if (text.starts_with('+')) text.remove_prefix(1);
  Number value{};
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

Outcome check_value(const OptionRow& row, std::string_view text) {
  if (row.kind == OptionKind::choice) {
    if (meant_name(text, row.choices)) return Done{};
    return failure(fmt::format("unknown {} '{}'; {}", row.name, text, suggestion(text, row.choices)));
  }
  if (row.kind == OptionKind::text) return row.check ? row.check(text) : Done{};
  if (row.kind == OptionKind::picture || row.kind == OptionKind::icon) return Done{};
  std::optional<double> value = parse_real(text);
  const std::string or_word = has_word(row) ? row.fallback + " or " : "";
  if (!or_word.empty() && text == row.fallback) return Done{};
  if (row.kind == OptionKind::integer && !parse_integer(text)) value.reset();
  const std::string_view kind = row.kind == OptionKind::integer ? "a whole number" : "a number";
  if (!value) return failure(fmt::format("'{}' must be {}{}, not '{}'", row.name, or_word, kind, text));
  if (*value < row.low || *value > row.high)
    return failure(
        fmt::format("'{}' must be {}{} to {}, not {}", row.name, or_word, row.low, row.high, text));
  return Done{};
}

}  // namespace

std::optional<double> parse_real(std::string_view text) {
  const std::optional<double> value = parse_whole<double>(text);
  return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::int64_t> parse_integer(std::string_view text) { return parse_whole<std::int64_t>(text); }

std::string_view name_of(OptionKind kind) {
  static constexpr std::string_view names[] = {"integer", "real", "choice", "text", "picture", "icon", "row"};
  return names[static_cast<int>(kind)];
}

bool has_word(const OptionRow& row) {
  return (row.kind == OptionKind::integer || row.kind == OptionKind::real) && !parse_real(row.fallback);
}

Options::Options(std::span<const OptionRow> rows) {
  for (const OptionRow& row : rows) values_.emplace_back(row.name, row.fallback);
}

Outcome Options::set(std::span<const OptionRow> rows, std::string_view name, std::string_view text) {
  const OptionRow* row = find_row(rows, name);
  if (!row)
    return failure(fmt::format("unknown option '{}'; {}", name,
                               rows.empty() ? "it has none" : suggestion(name, names_of(rows))));
  std::string kept(text);
  if (row->kind == OptionKind::row) {
    const Result<ChosenRow> chosen = parse_row(*row, text);
    if (!chosen) return chosen.found();
    kept = to_text(*chosen);
  } else if (Outcome checked = check_value(*row, text); !checked) {
    return checked;
  }
  if (row->kind == OptionKind::choice) kept = row->choices[*meant_name(text, row->choices)];
  if (row->canonical) kept = row->canonical(text);
  for (auto& [key, value] : values_)
    if (key == name) value = kept;
  return Done{};
}

Outcome check_heard(std::span<const OptionRow> rows, const Options& options, std::string_view name) {
  const OptionRow* row = find_row(rows, name);
  if (!row || row->only_with.first.empty()) return Done{};
  const auto& [other, value] = row->only_with;
  if (options.text(other) == value) return Done{};
  return failure(fmt::format("'{}' is for {}={} only, and would do nothing with {}={}", name, other, value,
                             other, options.text(other)),
                 fmt::format("use {}={}, or leave '{}' out", other, value, name));
}

const std::string& Options::text(std::string_view name) const {
  for (const auto& [key, value] : values_)
    if (key == name) return value;
  assert(!"an algorithm asked for an option that its row does not have");
  static const std::string none;
  return none;
}

double Options::real(std::string_view name) const { return parse_real(text(name)).value_or(0); }
std::int64_t Options::integer(std::string_view name) const { return parse_integer(text(name)).value_or(0); }

std::vector<std::pair<std::string, std::string>> Options::changed(std::span<const OptionRow> rows) const {
  std::vector<std::pair<std::string, std::string>> out;
  for (const auto& [key, value] : values_)
    if (const OptionRow* row = find_row(rows, key); row && row->fallback != value)
      out.emplace_back(key, value);
  return out;
}

}  // namespace mazefolio::base
