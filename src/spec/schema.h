#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::spec {

struct Schema;

/// A schema that is copied by reference: the tables of fields hold each other's. Empty without one.
class SharedSchema {
 public:
  SharedSchema();
  SharedSchema(Schema schema);
  operator const Schema&() const { return *schema_; }
  friend bool operator==(const SharedSchema& a, const SharedSchema& b);

 private:
  std::shared_ptr<const Schema> schema_;
};

/// The part of JSON Schema (draft-07) that the input files need.
struct Schema {
  std::vector<std::string> types;  ///< string, number, integer, boolean, array, object; empty: anything
  std::string description;
  std::vector<std::string> choices;
  std::vector<int> numbers;  ///< choices that are whole numbers
  std::string pattern;
  std::optional<double> minimum, maximum;
  std::optional<std::size_t> max_length;
  std::vector<SharedSchema> items;   ///< at most one: the schema of every item of an array
  std::vector<SharedSchema> any_of;  ///< alternatives
  std::vector<std::pair<std::string, SharedSchema>> properties;  ///< of an object
  std::vector<SharedSchema> others;  ///< at most one: that of further properties; none: they are not allowed
  std::vector<std::string> required;
  std::size_t min_items = 0;
  std::optional<std::size_t> max_items;
  std::string reference;  ///< the name of the definition to use instead

  friend bool operator==(const Schema&, const Schema&) = default;
};

/// Schemas that several fields share.
Schema text_schema();
Schema number_schema(double low, double high);
Schema integer_schema(double low, double high);
Schema flag_schema();
Schema length_schema();
Schema choice_schema(std::vector<std::string> names);
Schema numbers_schema(std::vector<int> numbers);
Schema pattern_schema(std::string pattern);
Schema any_of(std::vector<SharedSchema> alternatives);
Schema reference_to(std::string definition);
Schema described(Schema schema, std::string description);
Schema list_schema(SharedSchema item);

/// A draft-07 document as indented JSON that ends with a newline; `definitions` are the targets of
/// references.
std::string schema_json(const Schema& schema, const std::string& title,
                        const std::vector<std::pair<std::string, Schema>>& definitions);

}  // namespace mazefolio::spec
