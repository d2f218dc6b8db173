#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/text/json_tree.h"
#include "prove/graph_rows.h"

namespace mazefolio::prove {

/// A whole number of a list. Any value of JSON that has the functions of a tree.
template <class Json>
std::int64_t whole_of(const Json& json, const GraphRows& rows) {
  if (!json.is_number_integer()) rows.fail("has an item that is not a whole number");
  if (json.is_number_unsigned() && json.template get<std::uint64_t>() > (std::uint64_t{1} << 62))
    rows.fail("has a number that is too large");
  return json.template get<std::int64_t>();
}

/// What a parser is to keep of a puzzle: all but the lists of its graph, which are taken over.
template <class Json>
class PuzzleEvents {
 public:
  /// `depth`: of the puzzle in the text. `where`: its path, for messages.
  PuzzleEvents(int depth, const std::string& file, JsonBudget& budget)
      : depth_(depth), file_(file), budget_(budget) {}

  void begin(const std::string& where) {
    rows_ = GraphRows(file_, where.empty() ? "graph" : where + ".graph");
    in_graph_ = false;
    items_ = GraphRows::Items::none;
    budget_.release(budget_.kept());
  }
  GraphRows& rows() { return rows_; }

  /// For each event inside of a puzzle.
  bool keeps(int depth, JsonEvent event, const Json& json) {
    if (event == JsonEvent::key) {
      if (depth == depth_ + 1) in_graph_ = json == "graph";
      if (depth <= depth_ + 2)
        items_ = in_graph_ && depth == depth_ + 2 ? rows_.begin(json.template get_ref<const std::string&>())
                                                  : GraphRows::Items::none;
      return true;
    }
    const bool is_item = items_ != GraphRows::Items::none && depth == depth_ + 3;
    return is_item && event != JsonEvent::open ? take(event, json) : true;
  }

 private:
  bool take(JsonEvent event, const Json& item) {
    if (items_ == GraphRows::Items::numbers) {
      if (event != JsonEvent::value) rows_.fail("is not a list of x and y in turn");
      rows_.add(whole_of(item, rows_));
    } else {
      if (!item.is_array()) rows_.fail("has an item that is not a list");
      row_.clear();
      for (const Json& number : item) row_.push_back(whole_of(number, rows_));
      rows_.add_row(row_);
      budget_.release(row_.size() + 1);
    }
    return false;
  }

  int depth_;
  const std::string& file_;
  JsonBudget& budget_;
  GraphRows rows_;
  GraphRows::Items items_ = GraphRows::Items::none;
  bool in_graph_ = false;
  std::vector<std::int64_t> row_;
};

}  // namespace mazefolio::prove
