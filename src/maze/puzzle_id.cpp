#include "maze/puzzle_id.h"

#include <fmt/format.h>

#include <utility>

#include "maze/id_text.h"

namespace mazefolio::maze {

using namespace id_text;

namespace {

constexpr std::string_view plain_shape = "rectangle";

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

}  // namespace mazefolio::maze
