#include "spec/listing_field.h"

#include <fmt/format.h>

#include <algorithm>

namespace mazefolio::spec {
namespace {

constexpr std::size_t most_keywords = 20;
constexpr TextRule keyword_rule{50, false, false};

Field<ListingSpec> keywords_field() {
  Schema schema = list_schema(text_schema());
  schema.max_items = most_keywords;
  return {"keywords", "words that buyers search for, at most 20", std::move(schema),
          [](const Node& node, ListingSpec& into, Context& context) {
            if (!expect_list(node, "'keywords'", context)) return;
            if (node.items.size() > most_keywords)
              return context.error(node, fmt::format("'keywords' has at most {} items", most_keywords));
            for (const NodePtr& item : node.items) {
              auto text = as_text(*item, "keywords", keyword_rule, context);
              if (!text) continue;
              if (std::ranges::find(into.keywords, *text) != into.keywords.end())
                context.error(*item, fmt::format("'{}' stands twice among the keywords", *text));
              into.keywords.push_back(std::move(*text));
            }
          }};
}

Fields<ListingSpec> listing_fields() {
  using L = ListingSpec;
  return {
      text_field("description", "what the shop says of the book", &L::description, {4000, true, false}),
      keywords_field(),
      text_field("license", "what buyers may do with single mazes; otherwise, what the copyright page says",
                 &L::license, {4000, true, false}),
      text_field("watermark", "across previews; otherwise the author, or the title", &L::watermark,
                 {60, false, false})};
}

}  // namespace

Field<BookSpec> listing_field() {
  return mapping_field("listing", "what shops are told of the book; see: mazefolio listing --help",
                       &BookSpec::listing, listing_fields());
}

}  // namespace mazefolio::spec
