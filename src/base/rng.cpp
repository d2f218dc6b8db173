#include "base/rng.h"

#include <fmt/format.h>

namespace mazefolio::base {
namespace {

// Part of the key of every stream: increase it when a generator makes another maze from the same seed.
constexpr std::uint64_t generator_version = 1;

}  // namespace

std::uint64_t hash_text(std::string_view text, std::uint64_t seed) {
  std::uint64_t h = 0xcbf29ce484222325u ^ mix64(seed);
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return mix64(h ^ text.size());
}

Rng stream(std::string_view seed, Purpose purpose) {
  return Rng(hash_text(seed, generator_version << 8 | static_cast<std::uint64_t>(purpose)));
}

std::string puzzle_seed(std::string_view book_seed, std::string_view puzzle, std::uint32_t attempt) {
  const std::uint64_t key = hash_text(puzzle, hash_text(book_seed, attempt));
  return fmt::format("{:012x}", key >> 16);
}

}  // namespace mazefolio::base
