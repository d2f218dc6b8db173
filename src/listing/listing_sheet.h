#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::listing {

/// One thing that a shop asks of a product.
struct ListingRow {
  std::string key;
  std::variant<std::string, std::int64_t, double, std::vector<std::string>> value;
};
using ListingSheet = std::vector<ListingRow>;

/// "title: Ocean Mazes", a line each.
std::string sheet_text(const ListingSheet& sheet);
/// One object.
std::string sheet_json(const ListingSheet& sheet);
/// A line of keys and a line of values, for tables.
std::string sheet_csv(const ListingSheet& sheet);

}  // namespace mazefolio::listing
