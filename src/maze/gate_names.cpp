#include "maze/gate_names.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/options.h"
#include "maze/gates.h"
#include "maze/id_text.h"

namespace mazefolio::maze {

using namespace id_text;

namespace {

constexpr std::string_view sides = "eswn";  // in the order of Lattice::wall
constexpr std::int64_t no_number = std::int64_t{1} << 32;

// At rock the name is that of the outer wall of the frame, dug or not.
std::optional<GateName> square_name(const Lattice& t, const Gate& gate) {
  Cell c = gate.cell;
  char side = 'c';
  if (const int d = side_of(t, gate); d >= 0) {
    side = sides[static_cast<std::size_t>(d)];
    if (t.is_rock(t.beyond(c, d))) c = t.beyond(c, d);
  }
  return fmt::format("{},{}{}", t.column(c), t.row(c), side);
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
  Cell c = t.at(name.column, name.row);
  if (name.side == 'c') return t.contains(c) ? std::optional(Gate{c, no_wall}) : std::nullopt;
  const auto d = static_cast<int>(sides.find(name.side));
  if (const Cell out = t.beyond(c, d); t.contains(out) || t.is_rock(out)) return std::nullopt;
  if (t.is_rock(c)) c = t.beyond(c, (d + 2) % 4);
  if (!t.contains(c)) return std::nullopt;
  return Gate{c, t.wall(c, d)};
}

std::optional<Gate> numbered_gate(const AnyTopology& t, const std::vector<Gate>& rim, const GateName& text) {
  const std::uint32_t number = number_of(text);
  if (text[0] == 'r') return number < rim.size() ? std::optional(rim[number]) : std::nullopt;
  if (number >= cell_limit(t) || !contains(t, Cell{number})) return std::nullopt;
  return Gate{Cell{number}, no_wall};
}

/// Converts between gates and their names on one topology; computes its rim at most once.
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

bool is_numbered(std::string_view name) { return !name.empty() && (name[0] == 'r' || name[0] == 'c'); }

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

std::uint32_t number_of(std::string_view text) {
  const std::optional<std::int64_t> n = parse_integer(text.substr(1));
  if (!n || *n < 0 || *n >= no_number) refuse(fmt::format("the gate '{}' has no number", text));
  return static_cast<std::uint32_t>(*n);
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

}  // namespace mazefolio::maze
