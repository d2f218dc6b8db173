#include "cli/read_hashes.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/diagnostic.h"
#include "base/parallel.h"

namespace mazefolio {
namespace {

using Json = nlohmann::json;

/// Keeps of the events of a parser the few values it wants: {"puzzles": [{"number": ..., ...}, ...], ...}.
class HashListener : public nlohmann::json_sax<Json> {
 public:
  std::vector<HashedPuzzle> puzzles;
  bool listed = false;               ///< there was a list of puzzles
  std::optional<std::size_t> wrong;  ///< the byte at which it stopped being JSON

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t v) override { return keep_number(v); }
  bool number_unsigned(number_unsigned_t v) override {
    return keep_number(static_cast<std::int64_t>(std::min<number_unsigned_t>(v, INT64_MAX)));
  }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }

  bool string(string_t& v) override {
    if (!of_puzzle()) return true;
    HashedPuzzle& p = puzzles.back();
    if (key_ == "title") p.title = v;
    if (key_ == "canonical_hash") p.hash = v;
    if (key_ == "canonical_hash_with_gates") p.hash_with_gates = v;
    return true;
  }

  bool key(string_t& name) override {
    if (depth_ == 1 || of_puzzle()) key_ = name;
    return true;
  }

  bool start_object(std::size_t) override {
    if (in_list_ && depth_ == 2) {
      throw_if_cancelled();
      puzzles.emplace_back();
    }
    ++depth_;
    return true;
  }
  bool end_object() override {
    --depth_;
    return true;
  }
  bool start_array(std::size_t) override {
    if (depth_ == 1 && key_ == "puzzles") listed = in_list_ = true;
    ++depth_;
    return true;
  }
  bool end_array() override {
    if (--depth_ == 1) in_list_ = false;
    return true;
  }

  bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception&) override {
    wrong = byte;
    return false;
  }

 private:
  bool of_puzzle() const { return in_list_ && depth_ == 3; }

  bool keep_number(std::int64_t v) {
    if (of_puzzle() && key_ == "number") puzzles.back().number = v;
    if (of_puzzle() && key_ == "page") puzzles.back().page = v;
    return true;
  }

  int depth_ = 0;
  bool in_list_ = false;
  std::string key_;
};

Place place_of(const std::filesystem::path& file, std::size_t byte) {
  Place place{file.string(), 1, 1};
  std::ifstream in(file, std::ios::binary);
  char c = 0;
  for (std::size_t i = 1; i < byte && in.get(c); ++i) {
    place.column = c == '\n' ? 1 : place.column + 1;
    place.line += c == '\n';
  }
  return place;
}

[[noreturn]] void refuse(Place place, std::string message, std::string hint = {}) {
  Diagnostics found;
  found.error(std::move(place), std::move(message), std::move(hint));
  throw InputError(std::move(found));
}

}  // namespace

std::vector<HashedPuzzle> read_hashes(const std::filesystem::path& manifest) {
  std::ifstream in(manifest, std::ios::binary);
  // A folder opens, but nothing can be read.
  if (!in || std::filesystem::is_directory(manifest))
    throw WorldError(
        fmt::format("cannot read {}: {}", manifest.string(), std::strerror(in ? EISDIR : errno)));
  HashListener listener;
  Json::sax_parse(in, &listener);
  if (listener.wrong) refuse(place_of(manifest, *listener.wrong), "this is not JSON, or it ends too early");
  if (!listener.listed)
    refuse({manifest.string(), 0, 0}, "this is no manifest of mazefolio: it has no list 'puzzles'");
  for (std::size_t i = 0; i < listener.puzzles.size(); ++i)
    if (listener.puzzles[i].hash.empty())
      refuse({manifest.string(), 0, 0},
             fmt::format("the puzzle in place {} of the list has no 'canonical_hash'", i + 1),
             "build the book again");
  return std::move(listener.puzzles);
}

}  // namespace mazefolio
