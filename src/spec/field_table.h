#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "spec/data_files.h"
#include "spec/named_tree.h"
#include "spec/schema.h"
#include "spec/values.h"

namespace mazefolio::spec {

/// One key of a mapping. A table of these gives the parser, the suggestions for unknown keys, the ranges and
/// the JSON Schema. `read` changes the struct only where the value is valid.
template <class T>
struct Field {
  std::string name, summary;
  SharedSchema schema;
  std::function<void(const Node& value, T& into, Context& context)> read;
  bool required = false;
  std::string missing_hint = {};
};

template <class T>
using Fields = std::vector<Field<T>>;

/// A table that several fields hold.
template <class T>
using SharedFields = std::shared_ptr<const Fields<T>>;

/// True where `node` is a mapping; otherwise reports that `what` ("'page'", "the file") must be one.
bool expect_mapping(const Node& node, std::string_view what, Context& context);
bool expect_list(const Node& node, std::string_view what, Context& context);

/// Reports every key of `node` that is not in `names`, with a suggestion.
void report_unknown_keys(const Node& node, const std::vector<std::string>& names, Context& context);
void report_missing(const Node& node, const std::string& name, const std::string& hint, Context& context);

template <class T>
std::vector<std::string> names_of_fields(const Fields<T>& fields) {
  std::vector<std::string> names;
  for (const Field<T>& field : fields) names.push_back(field.name);
  return names;
}

/// Reads a mapping into `into`, field by field in the order of the table. A field that the file leaves out
/// keeps its value.
template <class T>
void read_fields(const Node& node, std::string_view what, const Fields<T>& fields, T& into,
                 Context& context) {
  if (!expect_mapping(node, what, context)) return;
  report_unknown_keys(node, names_of_fields(fields), context);
  for (const Field<T>& field : fields) {
    if (const Entry* entry = node.find(field.name))
      field.read(*entry->value, into, context);
    else if (field.required)
      report_missing(node, field.name, field.missing_hint, context);
  }
}

template <class T>
Schema schema_of(const Fields<T>& fields) {
  Schema out;
  out.types = {"object"};
  for (const Field<T>& field : fields) {
    out.properties.emplace_back(field.name, described(field.schema, field.summary));
    if (field.required) out.required.push_back(field.name);
  }
  return out;
}

template <class T>
Field<T> required(Field<T> field) {
  field.required = true;
  return field;
}

// The kinds of field. `member` may be the value or an optional of it.

template <class T, class M>
Field<T> text_field(std::string name, std::string summary, M T::*member, TextRule rule = {}) {
  Schema schema = text_schema();
  schema.max_length = rule.max_length;
  return {name, std::move(summary), std::move(schema),
          [name, member, rule](const Node& node, T& into, Context& context) {
            if (auto text = as_text(node, name, rule, context)) into.*member = std::move(*text);
          }};
}

/// A text that the book prints; its place is kept.
template <class T, class M>
Field<T> printed_field(std::string name, std::string summary, M T::*member, Place T::*place,
                       TextRule rule = {}) {
  Field<T> field = text_field(std::move(name), std::move(summary), member, rule);
  field.read = [read = field.read, place](const Node& node, T& into, Context& context) {
    read(node, into, context);
    into.*place = node.place();
  };
  return field;
}

/// The same for a member that has `text` and `place`.
template <class T, class M>
Field<T> placed_field(std::string name, std::string summary, M T::*member, TextRule rule = {}) {
  Schema schema = text_schema();
  schema.max_length = rule.max_length;
  return {name, std::move(summary), std::move(schema),
          [name, member, rule](const Node& node, T& into, Context& context) {
            if (auto text = as_text(node, name, rule, context))
              into.*member = M{std::move(*text), node.place()};
          }};
}

template <class T, class M>
Field<T> seed_field(std::string summary, M T::*member) {
  Schema schema = text_schema();
  schema.max_length = 100;
  return {"seed", std::move(summary), std::move(schema),
          [member](const Node& node, T& into, Context& context) {
            if (auto text = as_seed(node, context)) into.*member = std::move(*text);
          }};
}

template <class T, class M>
Field<T> integer_field(std::string name, std::string summary, M T::*member, std::int64_t low,
                       std::int64_t high) {
  return {name, std::move(summary), integer_schema(static_cast<double>(low), static_cast<double>(high)),
          [name, member, low, high](const Node& node, T& into, Context& context) {
            if (const auto value = as_integer(node, name, low, high, context))
              into.*member = static_cast<int>(*value);
          }};
}

template <class T, class M>
Field<T> real_field(std::string name, std::string summary, M T::*member, double low, double high) {
  return {name, std::move(summary), number_schema(low, high),
          [name, member, low, high](const Node& node, T& into, Context& context) {
            if (const auto value = as_real(node, name, low, high, context)) into.*member = *value;
          }};
}

template <class T, class M>
Field<T> length_field(std::string name, std::string summary, M T::*member, Length low, Length high) {
  return {name, std::move(summary), length_schema(),
          [name, member, low, high](const Node& node, T& into, Context& context) {
            if (const auto value = as_length(node, name, low, high, context)) into.*member = *value;
          }};
}

template <class T, class M>
Field<T> flag_field(std::string name, std::string summary, M T::*member) {
  return {name, std::move(summary), flag_schema(),
          [name, member](const Node& node, T& into, Context& context) {
            if (const auto value = as_flag(node, name, context)) into.*member = *value;
          }};
}

/// Names, each with its value.
template <class E>
using Choices = std::vector<std::pair<std::string, E>>;

template <class E>
std::vector<std::string> names_of_choices(const Choices<E>& choices) {
  std::vector<std::string> names;
  for (const auto& choice : choices) names.push_back(choice.first);
  return names;
}

/// The choices of a table of named values; `name` says which column holds the names.
template <class R>
auto choices_of(std::span<const R> rows, std::string R::*name = &R::name) {
  Choices<decltype(R::value)> choices;
  for (const R& row : rows) choices.emplace_back(row.*name, row.value);
  return choices;
}

template <class T, class M, class E>
Field<T> choice_field(std::string name, std::string summary, M T::*member, Choices<E> choices) {
  const std::vector<std::string> names = names_of_choices(choices);
  return {name, std::move(summary), choice_schema(names),
          [name, member, names, choices](const Node& node, T& into, Context& context) {
            if (const auto i = as_choice(node, name, names, context)) into.*member = choices[*i].second;
          }};
}

/// A list of names, each at most once; one name stands for a list of it, and `none` for an empty list.
template <class T, class E>
Field<T> choices_field(std::string name, std::string summary, std::vector<E> T::*member, Choices<E> choices) {
  const std::vector<std::string> names = names_of_choices(choices);
  std::vector<std::string> one = names;
  one.emplace_back("none");
  return {name, std::move(summary), any_of({list_schema(choice_schema(names)), choice_schema(one)}),
          [name, member, names, one, choices](const Node& node, T& into, Context& context) {
            if (node.is_scalar()) {
              const auto i = as_choice(node, name, one, context);
              if (i && *i == choices.size()) into.*member = {};
              if (i && *i < choices.size()) into.*member = {choices[*i].second};
              return;
            }
            if (!expect_list(node, "'" + name + "'", context)) return;
            std::vector<E> out;
            std::vector<bool> seen(names.size());
            for (const NodePtr& item : node.items) {
              const auto i = as_choice(*item, name, names, context);
              if (!i) continue;
              if (seen[*i]) context.error(*item, "'" + names[*i] + "' is listed twice");
              seen[*i] = true;
              out.push_back(choices[*i].second);
            }
            into.*member = std::move(out);
          }};
}

template <class T, class M>
Field<T> mapping_field(std::string name, std::string summary, M T::*member, Fields<M> fields) {
  Schema schema = schema_of(fields);
  return {name, std::move(summary), std::move(schema),
          [name, member, fields = std::move(fields)](const Node& node, T& into, Context& context) {
            read_fields(node, "'" + name + "'", fields, into.*member, context);
          }};
}

/// A list of mappings of one kind; it replaces the previous value.
template <class T, class M>
Field<T> mappings_field(std::string name, std::string summary, std::vector<M> T::*member, Fields<M> fields) {
  Schema schema = list_schema(schema_of(fields));
  return {name, std::move(summary), std::move(schema),
          [name, member, fields = std::move(fields)](const Node& node, T& into, Context& context) {
            if (!expect_list(node, "'" + name + "'", context)) return;
            std::vector<M> out;
            for (const NodePtr& item : node.items)
              read_fields(*item, "each entry of '" + name + "'", fields, out.emplace_back(), context);
            into.*member = std::move(out);
          }};
}

/// Reads a file of house data over `into`; or gives all errors of the file.
template <class T>
Result<T> read_house_file(const DataFiles& files, const std::filesystem::path& path, const Fields<T>& fields,
                          T into = {}) {
  return parsed(std::move(into), [&](T& value, Context& context) {
    if (const NodePtr root = files.load(path, context))
      read_fields(*root, "the file", fields, value, context);
  });
}

/// The same for a file that the spec names: the user's own where the name is a path, else the house's of this
/// kind.
template <class T>
Result<T> read_named_file(const DataFiles& files, FileKind kind, const FileName& name,
                          const Fields<T>& fields, T into = {}) {
  const Outcome read = read_named_tree(files, kind, name, [&](const Node& root, Context& context) {
    read_fields(root, "the file", fields, into, context);
  });
  if (!read) return read.found();
  return into;
}

}  // namespace mazefolio::spec
