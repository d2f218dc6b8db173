#include "listing/listing_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

namespace mazefolio::listing {
namespace {

struct AsText {
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(std::int64_t number) const { return fmt::to_string(number); }
  std::string operator()(double number) const { return fmt::to_string(number); }
  std::string operator()(const std::vector<std::string>& list) const {
    return fmt::format("{}", fmt::join(list, "; "));
  }
};
std::string text_of(const ListingRow& row) { return std::visit(AsText{}, row.value); }

std::string quoted(const std::string& value) {
  if (value.find_first_of(",\"\r\n;") == std::string::npos) return value;
  std::string out = "\"";
  for (const char c : value) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

}  // namespace

std::string sheet_text(const ListingSheet& sheet) {
  std::string out;
  for (const ListingRow& row : sheet) out += row.key + ": " + text_of(row) + "\n";
  return out;
}

std::string sheet_json(const ListingSheet& sheet) {
  nlohmann::ordered_json out = nlohmann::ordered_json::object();
  for (const ListingRow& row : sheet) std::visit([&](const auto& value) { out[row.key] = value; }, row.value);
  return out.dump(1) + "\n";
}

std::string sheet_csv(const ListingSheet& sheet) {
  std::string keys, values;
  for (const ListingRow& row : sheet) {
    const char* comma = keys.empty() ? "" : ",";
    keys += comma + quoted(row.key);
    values += comma + quoted(text_of(row));
  }
  return keys + "\n" + values + "\n";
}

}  // namespace mazefolio::listing
