#include "support/graph_lists.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace mazefolio::tests {
namespace {

using Json = nlohmann::json;

const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const std::array<std::pair<const char*, std::size_t>, 8> lists{{{"corners", 2},
                                                                {"cells", 2},
                                                                {"passages", 0},
                                                                {"walls", 0},
                                                                {"rim", 0},
                                                                {"gates", 0},
                                                                {"crossings", 2},
                                                                {"widths", 0}}};

std::vector<bool> bits_of(const std::string& base64) {
  std::vector<bool> bits;
  for (const char c : base64) {
    const std::size_t value = digits.find(c);
    for (int i = 5; i >= 0 && value != std::string::npos; --i) bits.push_back((value >> i & 1) != 0);
  }
  return bits;
}

std::vector<int> bytes_of(const std::string& base64) {
  const std::vector<bool> bits = bits_of(base64);
  std::vector<int> bytes(bits.size() / 8);
  for (std::size_t i = 0; i < bytes.size() * 8; ++i) bytes[i / 8] = bytes[i / 8] * 2 + bits[i];
  return bytes;
}

std::string base64_of(const std::vector<int>& bytes) {
  std::string out;
  for (std::size_t bit = 0; bit < bytes.size() * 8; bit += 6) {
    std::size_t value = 0;
    for (std::size_t i = bit; i < bit + 6; ++i)
      value = value * 2 + (i / 8 < bytes.size() ? bytes[i / 8] >> (7 - i % 8) & 1 : 0);
    out += digits[value];
  }
  while (out.size() % 4 != 0) out += '=';
  return out;
}

Json rows_of(const std::string& base64, std::size_t width) {
  const std::vector<int> bytes = bytes_of(base64);
  std::size_t at = 0;
  const auto next = [&] {
    std::int64_t value = 0;
    for (int shift = 0;; shift += 7) {
      const int byte = bytes.at(at++);
      value += static_cast<std::int64_t>(byte % 128) << shift;
      if (byte < 128) return value;
    }
  };
  Json rows = Json::array();
  std::vector<std::int64_t> before;
  while (at < bytes.size()) {
    const auto count = width > 0 ? width : static_cast<std::size_t>(next());
    before.resize(std::max(before.size(), count));
    Json row = Json::array();
    for (std::size_t i = 0; i < count; ++i) {
      const std::int64_t n = next();
      before[i] += n % 2 == 1 ? -(n + 1) / 2 : n / 2;
      row.push_back(before[i]);
    }
    rows.push_back(row);
  }
  return rows;
}

std::string packed(const Json& rows, std::size_t width) {
  std::vector<int> bytes;
  const auto add = [&](std::int64_t n) {
    for (; n >= 128; n /= 128) bytes.push_back(static_cast<int>(n % 128 + 128));
    bytes.push_back(static_cast<int>(n));
  };
  std::vector<std::int64_t> before;
  for (const Json& row : rows) {
    if (width == 0) add(static_cast<std::int64_t>(row.size()));
    before.resize(std::max(before.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::int64_t n = row[i], step = n - before[i];
      add(step < 0 ? -step * 2 - 1 : step * 2);
      before[i] = n;
    }
  }
  return base64_of(bytes);
}

/// Of a field of squares: the walls that stand up, a line after another, then those that lie.
Json lists_of_squares(const Json& graph) {
  const int columns = graph.at("squares")[0], rows = graph.at("squares")[1];
  const std::vector<bool> open = bits_of(graph.at("open"));
  Json out{{"unit_pt", 0.0001}};
  for (const auto& [key, width] : lists) out[key] = Json::array();
  const auto at = [&](double x, double y) {
    Json point;
    for (const auto& [i, steps] : {std::pair(0u, x), {1u, y}})
      point.push_back(std::llround(
          (graph.at("corner_pt")[i].get<double>() + steps * graph.at("pitch_pt")[i].get<double>()) * 10000));
    return point;
  };
  for (int y = 0; y <= rows; ++y)
    for (int x = 0; x <= columns; ++x) out["corners"].push_back(at(x, y));
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) out["cells"].push_back(at(x + 0.5, y + 0.5));
  std::size_t wall = 0;
  const auto add = [&](bool first, bool last, int cell, int before, int from, int to) {
    const bool is_open = open.at(wall++);
    if (first || last)
      out[is_open ? "gates" : "rim"].push_back({first ? cell : before, from, to});
    else
      out[is_open ? "passages" : "walls"].push_back({before, cell, from, to});
  };
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x <= columns; ++x)
      add(x == 0, x == columns, y * columns + x, y * columns + x - 1, y * (columns + 1) + x,
          (y + 1) * (columns + 1) + x);
  for (int y = 0; y <= rows; ++y)
    for (int x = 0; x < columns; ++x)
      add(y == 0, y == rows, y * columns + x, (y - 1) * columns + x, y * (columns + 1) + x,
          y * (columns + 1) + x + 1);
  if (graph.contains("widths"))
    for (Json& row : out["widths"] = rows_of(graph.at("widths"), 0))
      for (Json& width : row) width = width.get<std::int64_t>() * 100;  // of the unit above
  return out;
}

}  // namespace

Json graph_lists(const Json& graph) {
  if (graph.contains("squares")) return lists_of_squares(graph);
  Json out{{"unit_pt", graph.at("unit_pt")}};
  for (const auto& [key, width] : lists)
    out[key] = graph.contains(key) ? rows_of(graph.at(key), width) : Json::array();
  return out;
}

Json packed_graph(const Json& all) {
  Json out{{"form", 2}, {"unit_pt", all.at("unit_pt")}};
  for (const auto& [key, width] : lists)
    if (!all.at(key).empty()) out[key] = packed(all.at(key), width);
  return out;
}

}  // namespace mazefolio::tests
