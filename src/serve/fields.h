#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "serve/exchange.h"

namespace mazefolio::serve {

/// What the value of a key is. A text may be written as a number, and is one of digits then.
enum class FieldKind { text, flag, list, map, document };

/// A key of a request in JSON; the OpenAPI document is made from it, too.
struct FieldRow {
  std::string name;
  FieldKind kind;
  std::string summary;
};

/// A request in JSON: an object with some of these keys, and no other.
class Fields {
 public:
  /// Throws InputError with all that is wrong.
  Fields(std::string_view json, std::span<const FieldRow> rows);

  bool has(const std::string& name) const { return values_.contains(name); }
  /// A text, or the JSON of a document; nothing where the key is missing.
  std::optional<std::string> text(const std::string& name) const;
  std::string text(const std::string& name, std::string fallback) const;
  bool flag(const std::string& name) const;
  std::vector<std::string> list(const std::string& name) const;
  /// Keys and values, in the order of the request.
  std::vector<std::pair<std::string, std::string>> map(const std::string& name) const;

 private:
  using Texts =
      std::vector<std::pair<std::string, std::string>>;  ///< a single text stands in one without a key
  std::map<std::string, Texts> values_;
};

/// The request is no JSON, or no form, at all.
struct Malformed : InputError {
  using InputError::InputError;
};

}  // namespace mazefolio::serve
