#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// Holds a document against as much of JSON Schema (draft-07) as the program's own schemas use. A keyword
/// that it does not know is a fault too, so that nothing is skipped in silence.
class SchemaCheck {
 public:
  using Json = nlohmann::json;
  explicit SchemaCheck(Json schema) : root_(std::move(schema)) {}

  /// What is wrong, a line each with its place: "/graph/walls/3: is no array".
  std::vector<std::string> faults(const Json& document) {
    faults_.clear();
    check(document, root_, "");
    return faults_;
  }

 private:
  void fault(const std::string& where, const std::string& what) { faults_.push_back(where + ": " + what); }

  static bool has_type(const Json& value, const std::string& type) {
    if (type == "integer") return value.is_number_integer();
    return type == "number" ? value.is_number() : type == value.type_name();
  }

  void check(const Json& value, const Json& schema, const std::string& where) {
    static const std::vector<std::string> known{
        "$schema",  "title",      "description", "definitions",
        "$ref",     "type",       "enum",        "minimum",
        "maximum",  "pattern",    "items",       "minItems",
        "maxItems", "properties", "required",    "additionalProperties",
        "anyOf"};
    for (const auto& [keyword, unused] : schema.items())
      if (std::find(known.begin(), known.end(), keyword) == known.end())
        fault(where, "unknown keyword " + keyword);
    if (schema.contains("$ref")) {
      const std::string name = schema["$ref"].get<std::string>().substr(std::string("#/definitions/").size());
      return check(value, root_["definitions"].at(name), where);
    }
    if (schema.contains("anyOf")) {
      const std::vector<std::string> before = faults_;
      for (const Json& alternative : schema["anyOf"]) {
        faults_.clear();
        check(value, alternative, where);
        if (faults_.empty()) {
          faults_ = before;
          return;
        }
      }
      faults_ = before;
      return fault(where, "fits no alternative");
    }
    if (schema.contains("type") && !has_type(value, schema["type"]))
      return fault(where, "is no " + schema["type"].get<std::string>());
    if (schema.contains("enum") &&
        std::find(schema["enum"].begin(), schema["enum"].end(), value) == schema["enum"].end())
      fault(where, "is none of " + schema["enum"].dump());
    if (value.is_number() && schema.contains("minimum") && value < schema["minimum"])
      fault(where, "is too small");
    if (value.is_number() && schema.contains("maximum") && value > schema["maximum"])
      fault(where, "is too large");
    if (schema.contains("pattern") &&
        !std::regex_search(value.get<std::string>(), std::regex(schema["pattern"].get<std::string>())))
      fault(where, "does not match");
    if (value.is_array()) check_items(value, schema, where);
    if (value.is_object()) check_properties(value, schema, where);
  }

  void check_items(const Json& value, const Json& schema, const std::string& where) {
    if (schema.contains("minItems") && value.size() < schema["minItems"]) fault(where, "has too few items");
    if (schema.contains("maxItems") && value.size() > schema["maxItems"]) fault(where, "has too many items");
    if (schema.contains("items"))
      for (std::size_t i = 0; i < value.size(); ++i)
        check(value[i], schema["items"], where + "/" + std::to_string(i));
  }

  void check_properties(const Json& value, const Json& schema, const std::string& where) {
    if (schema.contains("required"))
      for (const Json& name : schema["required"])
        if (!value.contains(name)) fault(where, "has no " + name.get<std::string>());
    for (const auto& [name, property] : value.items()) {
      if (schema.contains("properties") && schema["properties"].contains(name))
        check(property, schema["properties"][name], where + "/" + name);
      else if (schema.contains("additionalProperties") && schema["additionalProperties"] == false)
        fault(where, "has '" + name + "', which the schema does not know");
      else if (schema.contains("additionalProperties"))
        check(property, schema["additionalProperties"], where + "/" + name);
    }
  }

  Json root_;
  std::vector<std::string> faults_;
};

}  // namespace mazefolio::tests
