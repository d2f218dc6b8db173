// ICC.1:2001-04, a monochrome output profile: a header, a table of tags, and the tags.
#include "pdf/gray_profile.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace mazefolio::pdf {
namespace {

void add_number(std::string& out, std::uint32_t number, int bytes) {
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) out += static_cast<char>(number >> shift & 0xFF);
}

constexpr std::uint32_t fixed(double number) { return static_cast<std::uint32_t>(number * 65536 + 0.5); }

/// The white of all profiles, D50.
void add_white(std::string& out) {
  for (const double part : {0.9642, 1.0, 0.8249}) add_number(out, fixed(part), 4);
}

std::string tag_of(const char* kind, const std::string& content) {
  return std::string(kind) + std::string(4, '\0') + content;
}

std::string description(const std::string& words) {
  std::string content;
  add_number(content, static_cast<std::uint32_t>(words.size()) + 1, 4);
  content += words + '\0';
  return tag_of("desc", content + std::string(4 + 4 + 2 + 1 + 67, '\0'));  // no other scripts
}

/// Half of the ink looks darker than half of the light: dots grow by a fifth.
constexpr std::uint32_t gamma_1_8 = 0x01CD;

std::string curve() {
  std::string content;
  add_number(content, 1, 4);
  add_number(content, gamma_1_8, 2);
  return tag_of("curv", content + std::string(2, '\0'));
}

std::string white_point() {
  std::string content;
  add_white(content);
  return tag_of("XYZ ", content);
}

std::string header(std::size_t size) {
  std::string out;
  add_number(out, static_cast<std::uint32_t>(size), 4);
  out += std::string(4, '\0');
  add_number(out, 0x02100000, 4);  // the version of the format
  out += "prtrGRAYXYZ ";
  for (const std::uint32_t part : {2000, 1, 1, 0, 0, 0}) add_number(out, part, 2);  // the date
  out += "acsp" + std::string(28, '\0');
  add_white(out);
  return out + std::string(48, '\0');
}

}  // namespace

std::string gray_profile() {
  const std::vector<std::pair<const char*, std::string>> tags{
      {"desc", description("One black ink")},
      {"cprt", tag_of("text", std::string("No copyright, use freely") + '\0')},
      {"wtpt", white_point()},
      {"kTRC", curve()}};
  constexpr std::size_t header_size = 128;
  std::string table, data;
  add_number(table, static_cast<std::uint32_t>(tags.size()), 4);
  const std::size_t begin = header_size + 4 + 12 * tags.size();
  for (const auto& [name, content] : tags) {
    table += name;
    add_number(table, static_cast<std::uint32_t>(begin + data.size()), 4);
    add_number(table, static_cast<std::uint32_t>(content.size()), 4);
    data += content;
    data.resize((data.size() + 3) / 4 * 4, '\0');
  }
  return header(begin + data.size()) + table + data;
}

}  // namespace mazefolio::pdf
