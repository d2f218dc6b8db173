#include "generate/thick/wall_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "base/options.h"

namespace mazefolio::generate {
namespace {

std::vector<std::string> parts_of(std::string_view text, std::string_view separators) {
  std::vector<std::string> parts(1);
  for (const char c : text)
    if (separators.find(c) != std::string_view::npos)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

/// "[[4,5],[3]]" and "4, 5; 3" become "4,5;3".
std::string without_brackets(std::string_view text) {
  std::string plain;
  for (const char c : text)
    if (c != ' ') plain += c;
  if (!plain.starts_with("[[") || !plain.ends_with("]]")) return plain;
  plain = plain.substr(2, plain.size() - 4);
  for (std::size_t at = 0; (at = plain.find("],[", at)) != std::string::npos;) plain.replace(at, 3, 1, ';');
  return plain;
}

struct ReadWalls {
  std::vector<ColorSet> classes;
  std::vector<std::string> faults;
};

ReadWalls read_walls(std::string_view text) {
  ReadWalls out;
  ColorSet known = 0;
  for (const std::string& part : parts_of(without_brackets(text), ";-")) {
    ColorSet colors = 0;
    for (const std::string& word : part.empty() ? std::vector<std::string>{} : parts_of(part, ",.")) {
      const auto color = parse_integer(word);
      if (!color || *color < 0) {
        out.faults.push_back(fmt::format("'{}' is no number of a color", word));
      } else if (*color >= most_colors) {
        out.faults.push_back(
            fmt::format("there is no color {}: colors are 0 to {} at most", *color, most_colors - 1));
      } else {
        const ColorSet one = only_color(static_cast<int>(*color));
        if (known & one) out.faults.push_back(fmt::format("color {} is there twice", *color));
        known |= one;
        colors |= one;
      }
    }
    if (part.empty()) out.faults.push_back(fmt::format("class {} has no colors", out.classes.size() + 1));
    out.classes.push_back(colors);
  }
  if (out.classes.size() != 2)
    out.faults.push_back(fmt::format("there are two classes of walls, not {}", out.classes.size()));
  return out;
}

}  // namespace

Outcome check_walls(std::string_view text) {
  if (text.empty()) return Done{};
  const std::vector<std::string> faults = read_walls(text).faults;
  if (faults.empty()) return Done{};
  return failure(fmt::format("'walls' must be two lists of colors, such as [[4,5,6],[3,7,1]]: {}",
                             fmt::join(faults, "; ")));
}

std::array<ColorSet, 2> walls_in(std::string_view text) {
  const std::vector<ColorSet> classes = read_walls(text).classes;
  return {classes.at(0), classes.at(1)};
}

std::vector<int> colors_in(ColorSet colors) {
  std::vector<int> out;
  for (; colors; colors &= colors - 1) out.push_back(std::countr_zero(colors));
  return out;
}

std::string colors_text(ColorSet colors) { return fmt::format("{}", fmt::join(colors_in(colors), ",")); }

std::string walls_text(ColorSet first, ColorSet second) {
  if (std::countr_zero(second) < std::countr_zero(first)) std::swap(first, second);
  return fmt::format("{}-{}", fmt::join(colors_in(first), "."), fmt::join(colors_in(second), "."));
}

std::string canonical_walls(std::string_view text) {
  if (text.empty()) return {};
  const auto [first, second] = walls_in(text);
  return walls_text(first, second);
}

Result<std::array<WallClass, 2>> written_classes(const ColorLattice& lattice, int room,
                                                 const std::array<ColorSet, 2>& walls) {
  constexpr std::uint32_t south = 1u << 1;
  std::vector<std::string> faults;
  const ColorSet all = only_color(lattice.colors()) - 1, either = walls[0] | walls[1];
  if (either & ~all)
    faults.push_back(fmt::format("there is no color {}: ux * vy = {} colors are 0 to {}",
                                 fmt::join(colors_in(either & ~all), " or "), lattice.colors(),
                                 lattice.colors() - 1));
  const Outcome has_room = check_room(lattice, room);
  if (!has_room) faults.push_back(has_room.message());
  if (has_room && either & only_color(room))
    faults.push_back(fmt::format("color {} is that of the rooms", room));
  std::array<WallClass, 2> classes;
  const bool known = faults.empty();
  for (std::size_t i = 0; i < 2 && known; ++i) {
    Result<WallClass> found = wall_class(lattice, lattice.counted_from(room, walls[i]));
    if (found)
      classes[i] = std::move(found).value();
    else
      faults.push_back(fmt::format("the colors {} {}", colors_text(walls[i]), found.message()));
  }
  if (faults.empty() && (classes[0].sides & classes[1].sides) != 0)
    faults.emplace_back("both classes lie at one side of a room");
  if (!faults.empty()) return failure(fmt::format("'walls': {}", fmt::join(faults, "; ")));
  if (!(classes[0].sides & south)) std::swap(classes[0], classes[1]);
  if (examined(lattice, classes[0], classes[1]).degenerate)
    return failure("'walls': these walls join rooms in parallel strips only");
  return classes;
}

}  // namespace mazefolio::generate
