#include "maze/puzzle_id.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/diagnostic.h"
#include "base/options.h"
#include "maze/gates.h"

namespace mazefolio {
namespace {

constexpr std::string_view sides = "eswn";  // in the order of Lattice::wall
constexpr std::int64_t largest_size = 1'000'000;
constexpr std::int64_t no_number = std::int64_t{1} << 32;
constexpr std::string_view plain_shape = "rectangle";

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

std::vector<std::pair<std::string, std::string>> parse_options(std::string_view list, char between = ',') {
  std::vector<std::pair<std::string, std::string>> options;
  while (!list.empty()) {
    const auto until_next = take_until(list, between);
    std::string_view item = until_next ? *until_next : std::exchange(list, {});
    const std::string whole(item);
    const auto key = take_until(item, '=');
    if (!key || key->empty() || item.empty())
      refuse(fmt::format("the option '{}' should read name=value", whole));
    options.emplace_back(decoded(*key, "option"), decoded(item, "option"));
  }
  return options;
}

NamedRow parse_row(std::string_view text, std::string_view what) {
  NamedRow row;
  if (text.ends_with(')')) {
    std::string_view options = text.substr(0, text.size() - 1);
    const auto before = take_until(options, '(');
    if (!before) refuse("a ')' without a '('");
    text = *before;
    row.options = parse_options(options);
  }
  row.name = name(text, what);
  return row;
}

/// "3,0n": a cell of a square lattice and its side.
struct SquareName {
  std::uint32_t column = 0, row = 0;
  char side = 'c';
};

SquareName parse_square_name(std::string_view text) {
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

/// "r12" or "c345"; nothing where it begins otherwise.
bool is_numbered(std::string_view text) { return !text.empty() && (text[0] == 'r' || text[0] == 'c'); }

std::uint32_t number_of(std::string_view text) {
  const std::optional<std::int64_t> n = parse_integer(text.substr(1));
  if (!n || *n < 0 || *n >= no_number) refuse(fmt::format("the gate '{}' has no number", text));
  return static_cast<std::uint32_t>(*n);
}

GateName parse_gate(std::string_view text, const PuzzleId& id) {
  if (is_numbered(text)) {
    number_of(text);
  } else if (const SquareName gate = parse_square_name(text);
             id.shape.name == plain_shape && (gate.column >= id.columns || gate.row >= id.rows)) {
    refuse(fmt::format("the gate at {},{} lies outside {}x{} cells", gate.column, gate.row, id.columns,
                       id.rows));
  }
  return std::string(text);
}

GateNames parse_gates(std::string_view text, const PuzzleId& id) {
  std::vector<GateName> names;
  while (const auto next = take_until(text, '-')) names.push_back(parse_gate(*next, id));
  if (names.empty() || text.empty()) refuse("the gates should read start-finish, as 0,0n-19,27s");
  const GateName start = names.front();
  names.erase(names.begin());
  return {start, parse_gate(text, id), std::move(names)};
}

std::string to_text(const NamedRow& row) {
  std::string out = encoded(row.name);
  for (std::size_t i = 0; i < row.options.size(); ++i)
    out += fmt::format("{}{}={}", i == 0 ? '(' : ',', encoded(row.options[i].first),
                       encoded(row.options[i].second));
  if (!row.options.empty()) out += ')';
  return out;
}

std::optional<GateName> square_name(const Lattice& t, const Gate& gate) {
  char side = 'c';
  for (int d = 0; d < 4; ++d)
    if (t.wall(gate.cell, d) == gate.wall) side = sides[static_cast<std::size_t>(d)];
  return fmt::format("{},{}{}", t.column(gate.cell), t.row(gate.cell), side);
}

std::optional<GateName> numbered_name(const std::vector<Gate>& rim, const Gate& gate) {
  if (gate.wall == no_wall) return fmt::format("c{}", index(gate.cell));
  const auto at = std::find(rim.begin(), rim.end(), gate);
  if (at == rim.end()) return std::nullopt;
  return fmt::format("r{}", at - rim.begin());
}

std::optional<Gate> square_gate(const Lattice& t, const GateName& text) {
  const SquareName name = parse_square_name(text);
  if (name.column >= t.columns() || name.row >= t.rows()) return std::nullopt;
  const Cell c = t.at(name.column, name.row);
  if (!t.contains(c)) return std::nullopt;
  if (name.side == 'c') return Gate{c, no_wall};
  const auto d = static_cast<int>(sides.find(name.side));
  if (t.contains(t.beyond(c, d))) return std::nullopt;
  return Gate{c, t.wall(c, d)};
}

std::optional<Gate> numbered_gate(const AnyTopology& t, const std::vector<Gate>& rim, const GateName& text) {
  const std::uint32_t number = number_of(text);
  if (text[0] == 'r') return number < rim.size() ? std::optional(rim[number]) : std::nullopt;
  if (number >= cell_limit(t) || !contains(t, Cell{number})) return std::nullopt;
  return Gate{Cell{number}, no_wall};
}

/// Names of gates and gates of names on one topology; its rim is walked at most once.
class Naming {
 public:
  explicit Naming(const AnyTopology& t) : t_(t), squares_(square_lattice(t)) {
    if (!squares_) rim_ = rim_gates(t);
  }
  std::optional<GateName> name(const Gate& gate) const {
    if (gate.cell == no_cell) return std::nullopt;
    return squares_ ? square_name(*squares_, gate) : numbered_name(rim_, gate);
  }
  std::optional<Gate> gate(const GateName& name) const {
    if (is_numbered(name) == (squares_ != nullptr)) return std::nullopt;
    return squares_ ? square_gate(*squares_, name) : numbered_gate(t_, rim_, name);
  }

 private:
  const AnyTopology& t_;
  const Lattice* squares_;
  std::vector<Gate> rim_;
};

}  // namespace

std::string to_text(const PuzzleId& id) {
  std::string out = to_text(id.grid);
  if (id.shape.name != plain_shape) out += '~' + to_text(id.shape);
  out += fmt::format(":{}x{}/{}", id.columns, id.rows, to_text(id.algorithm));
  for (const auto& [name, value] : id.refinements)
    out += fmt::format("+{}={}", encoded(name), encoded(value));
  out += '#' + encoded(id.seed);
  if (!id.gates) return out;
  out += '@' + id.gates->start;
  for (const GateName& goal : id.gates->goals) out += '-' + goal;
  return out + '-' + id.gates->finish;
}

PuzzleId parse_puzzle_id(std::string_view text) {
  PuzzleId id;
  std::string_view rest = text;
  const auto cells = take_until(rest, ':');
  if (!cells) refuse(fmt::format("'{}' has no ':' after the grid's name", text));
  std::string_view shape = *cells;
  if (const auto grid = take_until(shape, '~')) {
    id.grid = parse_row(*grid, "grid");
    id.shape = parse_row(shape, "shape");
  } else {
    id.grid = parse_row(*cells, "grid");
  }
  const auto size = take_until(rest, '/');
  if (!size) refuse(fmt::format("'{}' has no '/' after the size", text));
  std::string_view rows = *size;
  const auto columns = take_until(rows, 'x');
  if (!columns) refuse(fmt::format("the size '{}' should read columns x rows, as 20x28", *size));
  id.columns = count(*columns, "columns", 1);
  id.rows = count(rows, "rows", 1);

  const auto making = take_until(rest, '#');
  if (!making) refuse(fmt::format("'{}' has no '#' before the seed", text));
  std::string_view refinements = *making;
  if (const auto algorithm = take_until(refinements, '+')) {
    id.algorithm = parse_row(*algorithm, "algorithm");
    id.refinements = parse_options(refinements, '+');
  } else {
    id.algorithm = parse_row(*making, "algorithm");
  }

  const bool has_gates = rest.find('@') != std::string_view::npos;
  id.seed = name(has_gates ? *take_until(rest, '@') : rest, "seed");
  if (has_gates) id.gates = parse_gates(rest, id);
  return id;
}

std::optional<GateNames> gate_names(const Maze& maze) {
  const Naming naming(*maze.topology);
  const auto start = naming.name(maze.start), finish = naming.name(maze.finish);
  if (!start || !finish) return std::nullopt;
  GateNames names{*start, *finish, {}};
  for (const Gate& goal : maze.goals) {
    const auto name = naming.name(goal);
    if (!name) return std::nullopt;
    names.goals.push_back(*name);
  }
  return names;
}

bool set_gates(Maze& maze, const GateNames& names) {
  const Naming naming(*maze.topology);
  const auto start = naming.gate(names.start), finish = naming.gate(names.finish);
  if (!start || !finish) return false;
  std::vector<Gate> goals;
  for (const GateName& name : names.goals) {
    const auto goal = naming.gate(name);
    if (!goal) return false;
    goals.push_back(*goal);
  }
  maze.start = *start;
  maze.finish = *finish;
  maze.goals = std::move(goals);
  return true;
}

}  // namespace mazefolio
