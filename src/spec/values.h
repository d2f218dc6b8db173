#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/geometry/length.h"
#include "spec/context.h"
#include "spec/node.h"

namespace mazefolio::spec {

/// Typed values of nodes. Each gives nothing, and reports why in `context`, where the node holds something
/// else. `field` is the name for the message.

struct TextRule {
  std::size_t max_length = 200;  ///< in characters
  bool lines = false;            ///< line breaks are allowed
  bool may_be_empty = true;      ///< accepts an empty text in quotes; a missing value is always an error
};

std::optional<std::string> as_text(const Node& node, std::string_view field, const TextRule& rule,
                                   Context& context);

/// Refuses "random" and its like: equal seeds give equal books.
Outcome check_seed(std::string_view text);
/// A text of one line; "random" is an error that says why, unless it stands in quotes.
std::optional<std::string> as_seed(const Node& node, Context& context);

/// Decimal digits only: not 0x10, 1e3, 1_000 or "3" in quotes.
std::optional<std::int64_t> as_integer(const Node& node, std::string_view field, std::int64_t low,
                                       std::int64_t high, Context& context);
std::optional<double> as_real(const Node& node, std::string_view field, double low, double high,
                              Context& context);
std::optional<Length> as_length(const Node& node, std::string_view field, Length low, Length high,
                                Context& context);
/// true, false, yes, no, on or off; nothing for all else, and reports no error.
std::optional<bool> flag_of(const Node& node);
std::optional<bool> as_flag(const Node& node, std::string_view field, Context& context);

/// The index of the chosen name, also in another spelling or by another name of base/text/synonyms.def.
std::optional<std::size_t> as_choice(const Node& node, std::string_view field,
                                     std::span<const std::string> names, Context& context);

/// A description of the node for "... must be text, not {}": "a list", "an empty value", "'wilsen'".
std::string found(const Node& node);

/// A text from the input on one line and with at most `limit` characters, for messages.
std::string shortened(std::string_view text, std::size_t limit = 40);

}  // namespace mazefolio::spec
