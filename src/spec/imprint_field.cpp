#include "spec/imprint_field.h"

#include <fmt/format.h>

namespace mazefolio::spec {
namespace {

constexpr TextRule imprint_line{200, false, false};
constexpr std::size_t most_rights = 12;

Field<ImprintSpec> imprint_isbn() {
  Schema schema = text_schema();
  schema.max_length = 30;
  return {"isbn", "its last digit is checked", std::move(schema),
          [](const Node& node, ImprintSpec& into, Context& context) {
            if (auto isbn = as_isbn(node, context)) into.isbn = std::move(*isbn);
          }};
}

Field<ImprintSpec> rights_field() {
  Schema schema = list_schema(text_schema());
  schema.max_items = most_rights;
  return {"rights", "lines instead of the language's words", std::move(schema),
          [](const Node& node, ImprintSpec& into, Context& context) {
            if (!expect_list(node, "'rights'", context)) return;
            if (node.items.size() > most_rights)
              return context.error(node, fmt::format("'rights' has at most {} lines", most_rights));
            for (const NodePtr& item : node.items)
              if (auto text = as_text(*item, "rights", {1000, false, false}, context))
                into.rights.push_back({std::move(*text), item->place()});
          }};
}

Fields<ImprintSpec> imprint_fields() {
  using I = ImprintSpec;
  return {placed_field("publisher", "the name of the publisher", &I::publisher, imprint_line),
          integer_field("year", "of the rights; nothing: of SOURCE_DATE_EPOCH", &I::year, 1900, 2999),
          imprint_isbn(),
          placed_field("edition", "such as: Second edition", &I::edition, imprint_line),
          placed_field("printed_in", "a country", &I::printed_in, imprint_line),
          placed_field("website", "an address", &I::website, imprint_line),
          rights_field(),
          flag_field("made_with", "whether the program is named", &I::made_with)};
}

const Choices<Backs> kinds{{"printer", Backs::printer}, {"blank", Backs::blank}, {"notes", Backs::notes}};

Fields<BacksSpec> facts_fields() {
  return {required(placed_field("facts", "a CSV file with the columns fact and, if you like, title",
                                &BacksSpec::file, imprint_line))};
}

}  // namespace

Field<BookSpec> imprint_field() {
  return mapping_field("imprint", "what the copyright page says", &BookSpec::imprint, imprint_fields());
}

Field<BookSpec> backs_field() {
  const std::vector<std::string> names = names_of_choices(kinds);
  return {"backs",
          "what stands behind each maze: printer (the next page), blank, notes, or facts of a file; with all "
          "but printer, each page of mazes has a leaf of its own",
          any_of({choice_schema(names), schema_of(facts_fields())}),
          [names](const Node& node, BookSpec& into, Context& context) {
            if (node.is_mapping()) {
              read_fields(node, "'backs'", facts_fields(), into.backs, context);
              into.backs.kind = Backs::facts;
            } else if (const auto i = as_choice(node, "backs", names, context)) {
              into.backs.kind = kinds[*i].second;
            }
          }};
}

std::optional<std::string> as_isbn(const Node& node, Context& context) {
  auto text = as_text(node, "isbn", {30, false, false}, context);
  if (!text) return text;
  const Outcome checked = check_isbn(*text);
  if (checked) return text;
  context.error(node, checked.error().message, checked.error().hint);
  return std::nullopt;
}

Outcome check_isbn(std::string_view isbn) {
  std::string digits;
  for (const char c : isbn) {
    if (c == '-' || c == ' ') continue;
    const bool is_ten = (c == 'X' || c == 'x') && digits.size() == 9;
    if (!is_ten && (c < '0' || c > '9'))
      return failure(fmt::format("'{}' is no ISBN", shortened(isbn)), "write its 13 digits");
    digits += is_ten ? 'X' : c;
  }
  if (digits.size() != 10 && (digits.size() != 13 || digits.find('X') != std::string::npos))
    return failure(fmt::format("an ISBN has 13 digits, or 10; this one has {}", digits.size()));
  int sum = 0;
  const bool ten = digits.size() == 10;
  for (std::size_t i = 0; i + 1 < digits.size(); ++i)
    sum += (digits[i] - '0') * (ten ? 10 - static_cast<int>(i) : i % 2 == 0 ? 1 : 3);
  const int last = ten ? (11 - sum % 11) % 11 : (10 - sum % 10) % 10;
  const char right = last == 10 ? 'X' : static_cast<char>('0' + last);
  if (digits.back() == right) return Done{};
  return failure(
      fmt::format("the last digit of this ISBN is {}, but the others ask for {}", digits.back(), right),
      "look for a digit that is wrong or two that are swapped");
}

}  // namespace mazefolio::spec
