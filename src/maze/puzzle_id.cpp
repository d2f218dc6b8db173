#include "maze/puzzle_id.h"

#include <fmt/format.h>

#include <utility>

#include "base/diagnostic.h"
#include "base/options.h"

namespace mazefolio {
namespace {

constexpr std::string_view sides = "eswn";  // in the order of Lattice::wall
constexpr std::int64_t largest_size = 1'000'000;

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '.';
}

std::string encoded(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (is_plain(c))
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return out;
}

[[noreturn]] void refuse(std::string message) {
  throw InputError("puzzle id: " + std::move(message), "an id looks like square:20x28/backtracker#7f3a91c2");
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

std::string decoded(std::string_view text, std::string_view what) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_plain(text[i])) {
      out += text[i];
      continue;
    }
    if (text[i] != '%')
      refuse(fmt::format("the {} '{}' has a '{}', write it as %{:02X}", what, text, text[i],
                         static_cast<unsigned char>(text[i])));
    const int high = i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
    const int low = i + 2 < text.size() ? hex_digit(text[i + 2]) : -1;
    if (high < 0 || low < 0) refuse(fmt::format("'%' in the {} '{}' needs two hex digits", what, text));
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

/// What stands before the first `mark`, taken off `rest` together with it.
std::optional<std::string_view> take_until(std::string_view& rest, char mark) {
  const std::size_t at = rest.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view taken = rest.substr(0, at);
  rest.remove_prefix(at + 1);
  return taken;
}

std::uint32_t count(std::string_view text, std::string_view what, std::int64_t least) {
  const std::optional<std::int64_t> n = parse_integer(text);
  if (!n || *n < least || *n > largest_size) refuse(fmt::format("'{}' is no number of {}", text, what));
  return static_cast<std::uint32_t>(*n);
}

std::string name(std::string_view text, std::string_view what) {
  if (text.empty()) refuse(fmt::format("the {} is missing", what));
  return decoded(text, what);
}

std::vector<std::pair<std::string, std::string>> parse_options(std::string_view list) {
  std::vector<std::pair<std::string, std::string>> options;
  while (!list.empty()) {
    const auto until_comma = take_until(list, ',');
    std::string_view item = until_comma ? *until_comma : std::exchange(list, {});
    const std::string whole(item);
    const auto key = take_until(item, '=');
    if (!key || key->empty() || item.empty())
      refuse(fmt::format("the option '{}' should read name=value", whole));
    options.emplace_back(decoded(*key, "option"), decoded(item, "option"));
  }
  return options;
}

GateName parse_gate(std::string_view text) {
  const std::string whole(text);
  const auto column = take_until(text, ',');
  if (!column || text.empty())
    refuse(fmt::format("the gate '{}' should read column,row and n, e, s, w or c", whole));
  const char side = text.back();
  if (side != 'c' && sides.find(side) == std::string_view::npos)
    refuse(fmt::format("the gate '{}' does not end in n, e, s, w or c", whole));
  text.remove_suffix(1);
  return {count(*column, "columns", 0), count(text, "rows", 0), side};
}

void test_inside(const GateName& gate, const PuzzleId& id) {
  if (gate.column >= id.columns || gate.row >= id.rows)
    refuse(fmt::format("the gate at {},{} lies outside {}x{} cells", gate.column, gate.row, id.columns,
                       id.rows));
}

std::string to_text(const GateName& gate) { return fmt::format("{},{}{}", gate.column, gate.row, gate.side); }

std::optional<GateName> name_of(const Lattice& t, const Gate& gate) {
  if (gate.cell == no_cell) return std::nullopt;
  GateName name{t.column(gate.cell), t.row(gate.cell), 'c'};
  for (int d = 0; d < 4; ++d)
    if (t.wall(gate.cell, d) == gate.wall) name.side = sides[static_cast<std::size_t>(d)];
  return name;
}

std::optional<Gate> gate_of(const Lattice& t, const GateName& name) {
  if (name.column >= t.columns() || name.row >= t.rows()) return std::nullopt;
  const Cell c = t.at(name.column, name.row);
  if (!t.contains(c)) return std::nullopt;
  if (name.side == 'c') return Gate{c, no_wall};
  const std::size_t d = sides.find(name.side);
  if (d == std::string_view::npos || t.contains(t.beyond(c, static_cast<int>(d)))) return std::nullopt;
  return Gate{c, t.wall(c, static_cast<int>(d))};
}

}  // namespace

std::string to_text(const PuzzleId& id) {
  std::string out = fmt::format("{}:{}x{}/{}", encoded(id.grid), id.columns, id.rows, encoded(id.algorithm));
  for (std::size_t i = 0; i < id.options.size(); ++i)
    out += fmt::format("{}{}={}", i == 0 ? '(' : ',', encoded(id.options[i].first),
                       encoded(id.options[i].second));
  if (!id.options.empty()) out += ')';
  out += '#' + encoded(id.seed);
  if (id.gates) out += '@' + to_text(id.gates->start) + '-' + to_text(id.gates->finish);
  return out;
}

PuzzleId parse_puzzle_id(std::string_view text) {
  PuzzleId id;
  std::string_view rest = text;
  const auto grid = take_until(rest, ':');
  if (!grid) refuse(fmt::format("'{}' has no ':' after the grid's name", text));
  id.grid = name(*grid, "grid");
  const auto size = take_until(rest, '/');
  if (!size) refuse(fmt::format("'{}' has no '/' after the size", text));
  std::string_view rows = *size;
  const auto columns = take_until(rows, 'x');
  if (!columns) refuse(fmt::format("the size '{}' should read columns x rows, as 20x28", *size));
  id.columns = count(*columns, "columns", 1);
  id.rows = count(rows, "rows", 1);

  auto algorithm = take_until(rest, '#');
  if (!algorithm) refuse(fmt::format("'{}' has no '#' before the seed", text));
  if (algorithm->ends_with(')')) {
    std::string_view options = algorithm->substr(0, algorithm->size() - 1);
    algorithm = take_until(options, '(');
    if (!algorithm) refuse("a ')' without a '('");
    id.options = parse_options(options);
  }
  id.algorithm = name(*algorithm, "algorithm");

  const bool has_gates = rest.find('@') != std::string_view::npos;
  id.seed = name(has_gates ? *take_until(rest, '@') : rest, "seed");
  if (!has_gates) return id;
  const auto start = take_until(rest, '-');
  if (!start) refuse("the gates should read start-finish, as 0,0n-19,27s");
  id.gates = {parse_gate(*start), parse_gate(rest)};
  test_inside(id.gates->start, id);
  test_inside(id.gates->finish, id);
  return id;
}

std::optional<GateNames> gate_names(const Maze& maze) {
  const Lattice* t = square_lattice(*maze.topology);
  if (!t) return std::nullopt;
  const auto start = name_of(*t, maze.start), finish = name_of(*t, maze.finish);
  if (!start || !finish) return std::nullopt;
  return GateNames{*start, *finish};
}

std::optional<std::pair<Gate, Gate>> gates_from_names(const AnyTopology& topology, const GateNames& names) {
  const Lattice* t = square_lattice(topology);
  if (!t) return std::nullopt;
  const auto start = gate_of(*t, names.start), finish = gate_of(*t, names.finish);
  if (!start || !finish) return std::nullopt;
  return std::pair{*start, *finish};
}

}  // namespace mazefolio
