#include "spec/deal.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "base/rng.h"

namespace mazefolio::spec {
namespace {

// A row for each of `count` puzzles: in every round each row comes once.
std::vector<std::size_t> dealt_rows(const std::vector<Choice>& rows, std::size_t count, std::string key) {
  for (const Choice& row : rows) key += "\n" + row.name;
  Rng rng(hash_text(key));
  std::vector<std::size_t> round(rows.size()), out;
  std::iota(round.begin(), round.end(), std::size_t{0});
  while (!rows.empty() && out.size() < count) {
    rng.shuffle(round);
    out.insert(out.end(), round.begin(), round.end());
  }
  return out;
}

std::vector<PuzzleSpec> parts_of(PuzzleSpec entry, std::size_t number, const std::string& book_seed) {
  const Mix mix = std::move(entry.mix);
  entry.mix = {};
  const auto count = static_cast<std::size_t>(entry.count);
  const auto rows = [&](const std::vector<Choice>& choices, std::string_view field) {
    return dealt_rows(choices, count, fmt::format("{}\ndeal {}", entry.seed.value_or(book_seed), field));
  };
  const auto grids = rows(mix.grids, "grid"), shapes = rows(mix.shapes, "shape"),
             algorithms = rows(mix.algorithms, "algorithm"), tones = rows(mix.tones, "tone");
  std::vector<PuzzleSpec> parts;
  for (std::size_t i = 0; i < count; ++i) {
    PuzzleSpec& part = parts.emplace_back(entry);
    part.count = 1;
    part.part = {number, static_cast<int>(i), entry.count};
    if (!grids.empty()) part.grid = mix.grids[grids[i]];
    if (!shapes.empty()) part.shape = mix.shapes[shapes[i]];
    if (!algorithms.empty()) part.algorithm = mix.algorithms[algorithms[i]];
    if (!tones.empty()) part.tone = mix.tones[tones[i]];
    if (!mix.levels.empty()) part.difficulty = mix.levels[i * mix.levels.size() / count];
  }
  return parts;
}

bool has_mix(const Mix& mix) {
  return !mix.grids.empty() || !mix.shapes.empty() || !mix.algorithms.empty() || !mix.tones.empty() ||
         !mix.levels.empty();
}

}  // namespace

void deal(BookSpec& book) {
  std::size_t number = 0;
  for (ChapterSpec& chapter : book.chapters) {
    std::vector<PuzzleSpec> out;
    std::vector<std::size_t> dealt;  // index of the first part of each entry
    for (PuzzleSpec& entry : chapter.puzzles) {
      ++number;
      dealt.push_back(out.size());
      if (!has_mix(entry.mix)) {
        out.push_back(std::move(entry));
        continue;
      }
      for (PuzzleSpec& part : parts_of(std::move(entry), number, book.seed)) out.push_back(std::move(part));
    }
    dealt.push_back(out.size());
    for (PageSpec& page : chapter.pages) page.before = dealt[page.before];
    chapter.puzzles = std::move(out);
  }
}

}  // namespace mazefolio::spec
