#include "batch/run_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text/suggest.h"
#include "spec/field_table.h"
#include "spec/override.h"
#include "spec/read_book.h"

namespace mazefolio::batch {
namespace {

template <class T>
Field<T> located_field(std::string name, std::string summary, std::optional<Located> T::*member,
                       std::string pattern = ".") {
  return {name, std::move(summary), pattern_schema(std::move(pattern)),
          [name, member](const Node& node, T& into, Context& context) {
            if (node.is_mapping())
              context.error(node, fmt::format("'{}' must be text, not a mapping", name),
                            "text with placeholders needs quotes: \"{name}.pdf\"");
            else if (auto text = as_text(node, name, {1000, false, false}, context))
              into.*member = Located{std::move(*text), node.mark};
          }};
}

bool is_book_key(std::string_view key) {
  static const std::vector<std::string> known = book_keys();
  return std::find(known.begin(), known.end(), key) != known.end();
}

std::string first_part(const std::string& path) { return path.substr(0, path.find('.')); }

void report_no_field(const std::string& path, const Mark& mark, Context& context) {
  const std::string first = first_part(path);
  if (context.full())
    context.error(mark.place(), {});
  else
    context.error(mark.place(), fmt::format("a book has no field '{}'", shortened(first)),
                  suggestion(first, book_keys()));
}

// Errors in deeper parts of the path are reported when the book is read, at the same place.
bool check_book_path(const Entry& entry, Context& context) {
  if (!check_path(entry.key, entry.mark, context)) return false;
  if (is_book_key(first_part(entry.key))) return true;
  report_no_field(entry.key, entry.mark, context);
  return false;
}

// True where a text of `node` has the placeholder {name}.
bool uses(const Node& node, const std::string& name) {
  if (node.text.find("{" + name + "}") != std::string::npos) return true;
  const auto in = [&](const auto& children, auto value) {
    return std::any_of(children.begin(), children.end(),
                       [&](const auto& child) { return uses(*value(child), name); });
  };
  return in(node.items, [](const NodePtr& item) { return item; }) ||
         in(node.entries, [](const Entry& entry) { return entry.value; });
}

// A key that is no field of the book is a free placeholder where 'set' uses it. Without that its books would
// differ in name only, so it is more likely a field with a slip.
void check_free_keys(const RunEntry& entry, const RunEntry& defaults, Context& context) {
  for (const MatrixKey& key : entry.matrix) {
    const auto used_in = [&](const std::vector<SetField>& sets) {
      return std::any_of(sets.begin(), sets.end(),
                         [&](const SetField& set) { return uses(*set.value, key.path); });
    };
    if (key.is_free && !used_in(entry.sets) && !used_in(defaults.sets) && !used_in(defaults.absent))
      report_no_field(key.path, key.mark, context);
  }
}

// "answers.place" is inside "answers": it would be unclear which of the two holds.
void check_nesting(const Node& node, Context& context) {
  std::set<std::string_view> paths;
  for (const Entry& entry : node.entries) paths.insert(entry.key);
  for (const Entry& entry : node.entries)
    for (std::size_t dot = entry.key.find('.'); dot != std::string::npos; dot = entry.key.find('.', dot + 1))
      if (paths.contains(std::string_view(entry.key).substr(0, dot)))
        context.error(entry.mark.place(), fmt::format("'{}' is inside '{}', which is set here too",
                                                      shortened(entry.key), entry.key.substr(0, dot)));
}

void read_matrix(const Node& node, RunEntry& into, Context& context) {
  if (!expect_mapping(node, "'matrix'", context)) return;
  check_nesting(node, context);
  for (const Entry& entry : node.entries) {
    const bool is_free = !is_book_key(first_part(entry.key)) && entry.key.find('.') == std::string::npos;
    if (!is_free && !check_book_path(entry, context)) continue;
    const Node& values = *entry.value;
    if (!values.is_sequence()) {
      context.error(values, fmt::format("'{}' must be a list of its values, not {}", shortened(entry.key),
                                        found(values)));
      continue;
    }
    if (values.items.empty()) context.error(values, fmt::format("'{}' has no values", shortened(entry.key)));
    for (const NodePtr& value : values.items)
      if (value->kind == Node::Kind::null)
        context.error(*value, fmt::format("'{}' has an empty value", shortened(entry.key)));
    into.matrix.push_back({entry.key, entry.mark, values.items, false, is_free});
  }
}

void read_set(const Entry& entry, std::vector<SetField>& into, Context& context) {
  if (check_book_path(entry, context)) into.push_back({entry.key, entry.mark, entry.value});
}

void read_sets(const Node& node, RunEntry& into, Context& context) {
  if (!expect_mapping(node, "'set'", context)) return;
  check_nesting(node, context);
  for (const Entry& entry : node.entries) read_set(entry, into.sets, context);
}

const std::string pdf = "(\\.pdf|\\})$";  // a placeholder may end in .pdf

// A mapping with any keys, whose values follow one schema.
Schema map_schema(Schema value) {
  Schema s;
  s.types = {"object"};
  s.others = {std::move(value)};
  return s;
}

Field<RunEntry> edition_field() {
  const std::vector<std::string> names{"print", "screen", "both"};
  return {"edition", "print (no links), screen (links, outline) or both", choice_schema(names),
          [names](const Node& node, RunEntry& into, Context& context) {
            if (const auto i = as_choice(node, "edition", names, context))
              into.edition = Located{names[*i], node.mark};
          }};
}

Fields<RunEntry> shared_fields() {
  Schema values = list_schema({});
  values.min_items = 1;
  return {
      {"matrix",
       "fields of the book by their dotted paths, or placeholders of 'set', each with a list of values: a "
       "book for every "
       "combination",
       map_schema(std::move(values)), read_matrix},
      {"set", "fields of the book by their dotted paths; texts may contain placeholders", map_schema({}),
       read_sets},
      located_field(
          "rows",
          "a CSV file: a book for every row; its columns are placeholders; beneath the run file's folder",
          &RunEntry::rows),
      located_field("output", "the PDF, with placeholders; relative to the run file", &RunEntry::output, pdf),
      edition_field(),
      located_field("combine", "a PDF that also gets the pages of this book", &RunEntry::combine, pdf)};
}

Fields<RunEntry> entry_fields() {
  Fields<RunEntry> fields = shared_fields();
  fields.insert(
      fields.begin(),
      required(located_field("spec", "the spec of the book; relative to the run file, beneath its folder",
                             &RunEntry::spec)));
  return fields;
}

// Keys of an entry, and fields that are set in every book whose spec does not have them.
Field<RunFile> defaults_field() {
  const Fields<RunEntry> fields = shared_fields();
  Schema schema = schema_of(fields);
  schema.others = {Schema{}};
  return {"defaults", "keys for all entries of 'books' that do not have them, and any field of a book",
          std::move(schema), [fields](const Node& node, RunFile& into, Context& context) {
            if (!expect_mapping(node, "'defaults'", context)) return;
            const std::size_t before = context.errors();
            Node rest = node, of_entries = node;
            const auto is_entry_key = [&](const Entry& entry) {
              return std::any_of(fields.begin(), fields.end(),
                                 [&](const auto& f) { return f.name == entry.key; });
            };
            std::erase_if(of_entries.entries, std::not_fn(is_entry_key));
            std::erase_if(rest.entries, is_entry_key);
            read_fields(of_entries, "'defaults'", fields, into.defaults, context);
            check_nesting(rest, context);
            std::vector<std::string> names = names_of_fields(fields);
            for (const std::string& key : book_keys()) names.push_back(key);
            for (const Entry& entry : rest.entries) {
              if (entry.key == "spec")
                context.error(entry.mark.place(),
                              "'spec' cannot have a default: every entry of 'books' names its own");
              else if (!is_book_key(first_part(entry.key)) && !context.full())
                context.error(entry.mark.place(), fmt::format("unknown key '{}'", shortened(entry.key)),
                              suggestion(first_part(entry.key), names));
              else
                read_set(entry, into.defaults.absent, context);
            }
            check_free_keys(into.defaults, into.defaults, context);
            into.defaults.broken = context.errors() > before;
          }};
}

Field<RunFile> books_field() {
  const Fields<RunEntry> fields = entry_fields();
  Schema schema = list_schema(reference_to("entry"));
  schema.min_items = 1;
  return {"books",
          "the books: each a spec, and fields that are set over it",
          std::move(schema),
          [fields](const Node& node, RunFile& into, Context& context) {
            if (!expect_list(node, "'books'", context)) return;
            if (node.items.empty()) context.error(node, "'books' is empty");
            if (node.items.size() > most_books)
              return context.error(node, fmt::format("a run has at most {} books", most_books));
            for (const NodePtr& item : node.items) {
              RunEntry entry;
              entry.mark = item->mark;
              const std::size_t before = context.errors();
              read_fields(*item, "each entry of 'books'", fields, entry, context);
              check_free_keys(entry, into.defaults, context);
              entry.broken = context.errors() > before;
              into.books.push_back(std::move(entry));
            }
          },
          true,
          "a run needs at least:\nbooks:\n  - spec: book.yaml"};
}

Fields<RunFile> run_fields() {
  return {located_field("output", "the PDF of each book, with placeholders; without it, \"{name}.pdf\"",
                        &RunFile::output, pdf),
          flag_field("unique", "no maze may be in the run twice", &RunFile::unique),
          located_field("combine", "a PDF that gets the pages of all books", &RunFile::combine, pdf),
          defaults_field(), books_field()};
}

}  // namespace

RunFile read_run_file(const std::filesystem::path& file, Context& context, bool confined) {
  RunFile run;
  if (const NodePtr root = load_yaml(file, file.string(), context, confined))
    read_fields(*root, "a run", run_fields(), run, context);
  return run;
}

std::string run_schema() {
  return schema_json(schema_of(run_fields()), "Mazefolio run", {{"entry", schema_of(entry_fields())}});
}

}  // namespace mazefolio::batch
