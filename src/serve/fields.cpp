#include "serve/fields.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/options.h"
#include "base/text/suggest.h"

namespace mazefolio::serve {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* words_of_kind[] = {"a text or a number", "true or false", "a list of texts",
                                         "an object of texts", "an object"};

std::optional<std::string> scalar(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number() || value.is_boolean()) return value.dump();
  return std::nullopt;
}

using Texts = std::vector<std::pair<std::string, std::string>>;

/// The value as texts, or nothing where it is of another kind.
std::optional<Texts> texts_of(const Json& value, FieldKind kind) {
  if (kind == FieldKind::document)
    return value.is_object() ? std::optional(Texts{{"", value.dump()}}) : std::nullopt;
  if (kind == FieldKind::flag)
    return value.is_boolean() ? std::optional(Texts{{"", value.dump()}}) : std::nullopt;
  if (kind == FieldKind::text) {
    const auto text = value.is_boolean() ? std::nullopt : scalar(value);
    return text ? std::optional(Texts{{"", *text}}) : std::nullopt;
  }
  if (kind == FieldKind::list ? !value.is_array() : !value.is_object()) return std::nullopt;
  Texts texts;
  for (const auto& [key, item] : value.items()) {
    const auto text = scalar(item);
    if (!text) return std::nullopt;
    texts.emplace_back(key, *text);
  }
  return texts;
}

Json object_of(std::string_view text) {
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) throw Malformed("the body is not JSON");
  if (!json.is_object()) throw Malformed("the body must be a JSON object");
  return json;
}

}  // namespace

Fields::Fields(std::string_view json, std::span<const FieldRow> rows) {
  std::vector<std::string> names;
  for (const FieldRow& row : rows) names.push_back(row.name);
  Diagnostics found;
  const Json object = object_of(json);
  for (const auto& [key, value] : object.items()) {
    const FieldRow* row = find_row(rows, key);
    if (!row) {
      found.error({}, fmt::format("unknown key '{}'", key), suggestion(key, names));
      continue;
    }
    if (std::optional<Texts> texts = texts_of(value, row->kind))
      values_[key] = *std::move(texts);
    else
      found.error({},
                  fmt::format("'{}' must be {}", key, words_of_kind[static_cast<std::size_t>(row->kind)]));
  }
  if (found.has_errors()) throw InputError(std::move(found));
}

std::optional<std::string> Fields::text(const std::string& name) const {
  const auto at = values_.find(name);
  return at == values_.end() ? std::nullopt : std::optional(at->second.front().second);
}

std::string Fields::text(const std::string& name, std::string fallback) const {
  return text(name).value_or(std::move(fallback));
}

bool Fields::flag(const std::string& name) const { return text(name) == "true"; }

std::vector<std::string> Fields::list(const std::string& name) const {
  std::vector<std::string> out;
  for (const auto& [key, text] : map(name)) out.push_back(text);
  return out;
}

std::vector<std::pair<std::string, std::string>> Fields::map(const std::string& name) const {
  const auto at = values_.find(name);
  return at == values_.end() ? Texts{} : at->second;
}

}  // namespace mazefolio::serve
