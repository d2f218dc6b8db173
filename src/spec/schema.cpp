#include "spec/schema.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace mazefolio::spec {
namespace {

using Json = nlohmann::ordered_json;

Json number(double value) {
  return value == std::floor(value) ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

Json to_json(const Schema& s) {
  Json out = Json::object();
  if (!s.reference.empty()) {
    out["$ref"] = "#/definitions/" + s.reference;
    return out;
  }
  if (!s.description.empty()) out["description"] = s.description;
  if (s.types.size() == 1) out["type"] = s.types.front();
  if (s.types.size() > 1) out["type"] = s.types;
  if (!s.choices.empty()) out["enum"] = s.choices;
  if (!s.numbers.empty()) out["enum"] = s.numbers;
  if (!s.pattern.empty()) out["pattern"] = s.pattern;
  if (s.minimum) out["minimum"] = number(*s.minimum);
  if (s.maximum) out["maximum"] = number(*s.maximum);
  if (s.max_length) out["maxLength"] = *s.max_length;
  if (s.min_items) out["minItems"] = s.min_items;
  if (s.max_items) out["maxItems"] = *s.max_items;
  if (!s.items.empty()) out["items"] = to_json(s.items.front());
  for (const Schema& alternative : s.any_of) out["anyOf"].push_back(to_json(alternative));
  if (!s.properties.empty()) {
    for (const auto& [name, property] : s.properties) out["properties"][name] = to_json(property);
    out["additionalProperties"] = false;
  }
  if (!s.others.empty()) out["additionalProperties"] = to_json(s.others.front());
  if (!s.required.empty()) out["required"] = s.required;
  return out;
}

Schema of_type(std::string type) {
  Schema s;
  s.types = {std::move(type)};
  return s;
}

}  // namespace

SharedSchema::SharedSchema() {
  static const auto empty = std::make_shared<const Schema>();
  schema_ = empty;
}
SharedSchema::SharedSchema(Schema schema) : schema_(std::make_shared<const Schema>(std::move(schema))) {}

bool operator==(const SharedSchema& a, const SharedSchema& b) {
  return a.schema_ == b.schema_ || *a.schema_ == *b.schema_;
}

Schema text_schema() {
  Schema s;
  s.types = {"string", "number", "boolean"};  // `title: 2026` is text
  return s;
}

Schema number_schema(double low, double high) {
  Schema s = of_type("number");
  s.minimum = low;
  s.maximum = high;
  return s;
}

Schema integer_schema(double low, double high) {
  Schema s = number_schema(low, high);
  s.types = {"integer"};
  return s;
}

Schema flag_schema() { return any_of({of_type("boolean"), choice_schema({"yes", "no", "on", "off"})}); }

Schema length_schema() { return pattern_schema("^[0-9]*\\.?[0-9]+ *(in|mm|cm|pt)$"); }

Schema pattern_schema(std::string pattern) {
  Schema s = of_type("string");
  s.pattern = std::move(pattern);
  return s;
}

Schema numbers_schema(std::vector<int> numbers) {
  Schema s = of_type("integer");
  s.numbers = std::move(numbers);
  return s;
}

Schema any_of(std::vector<SharedSchema> alternatives) {
  Schema s;
  s.any_of = std::move(alternatives);
  return s;
}

Schema reference_to(std::string definition) {
  Schema s;
  s.reference = std::move(definition);
  return s;
}

Schema described(Schema schema, std::string description) {
  schema.description = std::move(description);
  return schema;
}

Schema choice_schema(std::vector<std::string> names) {
  Schema s = of_type("string");
  s.choices = std::move(names);
  return s;
}

Schema list_schema(SharedSchema item) {
  Schema s = of_type("array");
  s.items.push_back(std::move(item));
  return s;
}

std::string schema_json(const Schema& schema, const std::string& title,
                        const std::vector<std::pair<std::string, Schema>>& definitions) {
  Json out = {{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", title}};
  out.update(to_json(schema));
  for (const auto& [name, definition] : definitions) out["definitions"][name] = to_json(definition);
  return out.dump(2) + "\n";
}

}  // namespace mazefolio::spec
