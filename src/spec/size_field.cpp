#include "spec/size_field.h"

#include <fmt/format.h>

#include <span>

#include "base/options.h"
#include "base/text/suggest.h"

namespace mazefolio::spec {
namespace {

/// A size that follows from the room: this share of the columns that it holds.
struct SizeWord {
  std::string name;
  double share;
};
std::span<const SizeWord> size_words() {
  static const std::vector<SizeWord> words{{"fill", 1}, {"large", 0.85}, {"medium", 0.65}, {"small", 0.45}};
  return words;
}

std::vector<std::string> word_names() {
  std::vector<std::string> names{"auto"};
  for (const SizeWord& word : size_words()) names.push_back(word.name);
  return names;
}

// Both numbers of "20x28", however large; nothing where the text has another form.
std::optional<std::pair<std::uint64_t, std::uint64_t>> columns_and_rows(std::string_view text) {
  const std::size_t x = text.find('x');
  if (x == std::string_view::npos) return std::nullopt;
  const auto side = [](std::string_view part) -> std::optional<std::uint64_t> {
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    if (part.empty() || part.size() > 9 || part.find_first_not_of("0123456789") != std::string_view::npos)
      return std::nullopt;
    return static_cast<std::uint64_t>(*parse_integer(part));
  };
  const auto columns = side(text.substr(0, x)), rows = side(text.substr(x + 1));
  if (!columns || !rows) return std::nullopt;
  return std::pair{*columns, *rows};
}

bool read_word(const Node& node, GridSize& into) {
  if (!node.is_scalar()) return false;
  if (node.text == "auto") {
    into = {0, 0, node.place()};
    return true;
  }
  for (const SizeWord& word : size_words())
    if (node.text == word.name) {
      into = {0, 0, node.place(), word.share};
      return true;
    }
  return false;
}

void read_size(const Node& node, PuzzleSpec& into, Context& context) {
  constexpr std::uint64_t longest = 10'000;
  if (read_word(node, into.size)) return;
  const auto size = node.is_scalar() ? columns_and_rows(node.text) : std::nullopt;
  if (!size || size->first < 1 || size->second < 1) {
    const bool a_word = node.is_scalar() && node.text.find_first_of("0123456789") == std::string::npos;
    context.error(node,
                  fmt::format("'size' must be {}, or columns x rows such as 20x28, not {}",
                              fmt::join(word_names(), ", "), found(node)),
                  a_word ? did_you_mean(node.text, word_names()) : "");
  } else if (size->first * size->second > BookLimits::maze_cells) {
    context.error(node, fmt::format("'size' asks for {} cells; a maze in a book has at most {}",
                                    size->first * size->second, BookLimits::maze_cells));
  } else if (size->first > longest || size->second > longest) {
    context.error(node, fmt::format("'size' must have 1 to {} cells per side, not {}", longest, found(node)));
  } else {
    into.size = {static_cast<std::uint32_t>(size->first), static_cast<std::uint32_t>(size->second),
                 node.place()};
  }
}

}  // namespace

Field<PuzzleSpec> size_field() {
  return {"size",
          "columns x rows; auto: from the page, the audience and the difficulty; fill: as many cells as the "
          "page holds for the audience; or large, medium, small",
          any_of({choice_schema(word_names()), pattern_schema("^[1-9][0-9]* *x *[1-9][0-9]*$")}), read_size};
}

}  // namespace mazefolio::spec
