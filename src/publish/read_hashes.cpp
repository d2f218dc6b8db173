// Most of a manifest is drawings: lists inside a puzzle. They are dropped while the file is read, and only
// the rest, some lines a puzzle, goes to the parser.

#include "publish/read_hashes.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "base/system/parallel.h"

namespace mazefolio::publish {
namespace {

using HashJson = nlohmann::json;

constexpr int puzzle_depth = 3;  // {"puzzles": [{
constexpr std::size_t most_kept = std::size_t{16}
                                  << 20;  // some 20,000 puzzles; its values take up to twenty times as much

/// Decides for each byte of a JSON text whether it is kept: it is not inside a list or object of a puzzle.
class Shallow {
 public:
  bool keeps(char c) {
    if (in_text_) {
      in_text_ = c != '"' || escaped_;
      escaped_ = c == '\\' && !escaped_;
      return depth_ <= puzzle_depth;
    }
    if (c == '"') in_text_ = true;
    if (c == '{' || c == '[') return ++depth_ <= puzzle_depth + 1;
    if (c == '}' || c == ']') return depth_-- <= puzzle_depth + 1;
    return depth_ <= puzzle_depth;
  }

 private:
  int depth_ = 0;
  bool in_text_ = false, escaped_ = false;
};

[[noreturn]] void refuse(Place place, std::string message, std::string hint = {}) {
  Diagnostics found;
  found.error(std::move(place), std::move(message), std::move(hint));
  throw InputError(std::move(found));
}

/// Calls fn(char) for every byte.
template <class Fn>
void for_each_byte(const std::filesystem::path& file, Fn fn) {
  for_each_block(file, [&](std::string_view block) {
    throw_if_canceled();
    for (const char c : block) fn(c);
  });
}

std::string without_drawings(const std::filesystem::path& file) {
  std::string kept;
  Shallow shallow;
  for_each_byte(file, [&](char c) {
    if (!shallow.keeps(c)) return;
    kept += c;
    if (kept.size() > most_kept) refuse({file.string(), 0, 0}, "this is too large for a manifest");
  });
  return kept;
}

/// The place of the k-th byte that is kept (from 1), or the end of the file.
Place place_of(const std::filesystem::path& file, std::size_t kept) {
  Place place{file.string(), 1, 1};
  Shallow shallow;
  for_each_byte(file, [&](char c) {
    if (kept == 0 || (shallow.keeps(c) && --kept == 0)) return;
    place.column = c == '\n' ? 1 : place.column + 1;
    place.line += c == '\n';
  });
  return place;
}

std::string text_of(const HashJson& puzzle, const char* key) {
  const auto found = puzzle.find(key);
  return found != puzzle.end() && found->is_string() ? found->get<std::string>() : "";
}

std::int64_t number_of(const HashJson& puzzle, const char* key) {
  const auto found = puzzle.find(key);
  return found != puzzle.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

double width_of(const HashJson& puzzle, const char* key) {
  const auto found = puzzle.find(key);
  return found != puzzle.end() && found->is_number() ? found->get<double>() : 0;
}

HashJson without_drawings_parsed(const std::filesystem::path& manifest) {
  try {
    return HashJson::parse(without_drawings(manifest));
  } catch (const HashJson::parse_error& e) {
    refuse(place_of(manifest, e.byte), "this is not JSON, or it ends too early");
  } catch (const HashJson::exception&) {
    refuse({manifest.string(), 0, 0}, "this has a number that is too large");
  }
}

}  // namespace

int read_page_count(const std::filesystem::path& manifest) {
  const HashJson book = without_drawings_parsed(manifest);
  constexpr std::int64_t most = 100'000;
  const std::int64_t pages = book.is_object() ? number_of(book, "pages") : 0;
  if (pages < 1 || pages > most)
    refuse({manifest.string(), 0, 0}, "this is not a manifest of mazefolio: it has no number of 'pages'");
  return static_cast<int>(pages);
}

std::vector<HashedPuzzle> read_hashes(const std::filesystem::path& manifest) {
  const HashJson book = without_drawings_parsed(manifest);
  const Place file{manifest.string(), 0, 0};
  const auto list = book.is_object() ? book.find("puzzles") : book.end();
  if (list == book.end() || !list->is_array())
    refuse(file, "this is not a manifest of mazefolio: it has no list 'puzzles'");
  std::vector<HashedPuzzle> puzzles;
  for (const HashJson& p : *list) {
    puzzles.push_back({number_of(p, "number"), number_of(p, "page"), text_of(p, "title"),
                       text_of(p, "canonical_hash"), text_of(p, "canonical_hash_with_gates"),
                       width_of(p, "corridor_pt")});
    if (puzzles.back().hash.empty())
      refuse(file, fmt::format("puzzle {} of the list has no 'canonical_hash'", puzzles.size()),
             "build the book again");
  }
  return puzzles;
}

}  // namespace mazefolio::publish
