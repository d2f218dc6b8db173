#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "prove/claims.h"

namespace mazefolio::prove {

constexpr double largest_pt = 20'000;  ///< of a manifest; PDF ends at 14400

/// Throws InputError: "book.json: error: 'puzzles[0].page' is 7, not from 1 to 3".
[[noreturn]] void refuse_claim(const std::string& file, const std::string& where, const std::string& what);

/// The lists of a graph, taken number by number while a manifest is read: as JSON in memory they take up to
/// thirty times their text. All functions throw InputError.
class GraphRows {
 public:
  GraphRows() = default;
  /// For messages: the file, and where in it the graph is.
  GraphRows(std::string file, std::string where) : file_(std::move(file)), where_(std::move(where)) {}

  /// What a list has: x and y in turn, or lists of cells and corners. `none`: the graph has no such list.
  enum class Items { none, numbers, rows };
  /// Begins a list, by its key.
  Items begin(const std::string& list);
  void add(std::int64_t number);
  void add_row(std::span<const std::int64_t> row);
  /// What is wrong in the list that was begun.
  [[noreturn]] void fail(const std::string& what) const { fail_in(list_, what); }

  /// The graph, when all lists were taken; numbers of corners and cells are units of so many points.
  GraphClaim graph(double unit_pt);

 private:
  [[noreturn]] void fail_in(const std::string& list, const std::string& what) const;
  void scale(const std::string& list, std::vector<Point>& points, double unit_pt) const;
  void check_ids() const;
  void check_widths(double unit_pt);
  std::uint32_t id_of(std::int64_t number) const;

  std::string file_, where_, list_;
  std::set<std::string> begun_;
  GraphClaim graph_;
  std::vector<Point>* points_ = nullptr;
  std::vector<std::uint32_t> widths_;  ///< how many each wall has
  bool odd_ = false;                   ///< x has come, y not yet
};

}  // namespace mazefolio::prove
