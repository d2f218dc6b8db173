#include "spec/deal.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

#include "base/rng.h"

namespace mazefolio::spec {
namespace {

std::vector<std::size_t> dealt_rows(const std::vector<Choice>& rows, std::size_t count, std::string key) {
  for (const Choice& row : rows) key += "\n" + row.name;
  return dealt(rows.size(), count, key);
}

std::vector<PuzzleSpec> dealt_parts(PuzzleSpec entry, const std::string& book_seed) {
  const Mix mix = std::move(entry.mix);
  entry.mix = {};
  const auto count = static_cast<std::size_t>(entry.count);
  const auto rows = [&](const std::vector<Choice>& choices, std::string_view field) {
    return dealt_rows(choices, count, fmt::format("{}\ndeal {}", entry.seed.value_or(book_seed), field));
  };
  const auto grids = rows(mix.grids, "grid"), shapes = rows(mix.shapes, "shape"),
             algorithms = rows(mix.algorithms, "algorithm"), tones = rows(mix.tones, "tone");
  std::vector<PuzzleSpec> parts = parts_of(entry);
  for (std::size_t i = 0; i < count; ++i) {
    PuzzleSpec& part = parts[i];
    if (!grids.empty()) part.grid = mix.grids[grids[i]];
    if (!shapes.empty()) part.shape = mix.shapes[mix.shapes_in_order ? i % mix.shapes.size() : shapes[i]];
    part.part.in_order = mix.shapes_in_order;
    if (!algorithms.empty()) part.algorithm = mix.algorithms[algorithms[i]];
    if (!tones.empty()) part.tone = mix.tones[tones[i]];
    if (!mix.levels.empty()) part.difficulty = mix.levels[i * mix.levels.size() / count];
    if (i < mix.titles.size()) std::tie(part.title, part.title_place) = mix.titles[i];
    if (i < mix.stories.size()) std::tie(part.story, part.story_place) = mix.stories[i];
  }
  return parts;
}

bool has_mix(const Mix& mix) {
  return !mix.grids.empty() || !mix.shapes.empty() || !mix.algorithms.empty() || !mix.tones.empty() ||
         !mix.levels.empty() || !mix.titles.empty() || !mix.stories.empty();
}

}  // namespace

std::vector<std::size_t> dealt(std::size_t rows, std::size_t count, const std::string& key,
                               const Clash& clash, std::size_t reach) {
  Rng rng(hash_text(key));
  std::vector<std::size_t> round(rows), out;
  std::iota(round.begin(), round.end(), std::size_t{0});
  const auto fits = [&](std::size_t row) {
    for (std::size_t places = 1; places <= std::min(reach, out.size()); ++places)
      if (clash(row, out[out.size() - places], places)) return false;
    return true;
  };
  while (rows > 0 && out.size() < count) {
    const std::size_t before = out.size();
    for (int attempt = 0; attempt < 16; ++attempt) {
      rng.shuffle(round);
      out.resize(before);
      bool good = true;
      for (auto next = round.begin(); next != round.end(); ++next) {
        const auto best = std::find_if(next, round.end(), fits);
        good = good && best != round.end();
        if (best != round.end()) std::rotate(next, best, best + 1);
        out.push_back(*next);
      }
      if (good) break;
    }
  }
  return out;
}

std::vector<PuzzleSpec> parts_of(const PuzzleSpec& entry) {
  std::vector<PuzzleSpec> parts(static_cast<std::size_t>(entry.count), entry);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i].count = 1;
    parts[i].part = {entry.part.entry, static_cast<int>(i), entry.count};
  }
  return parts;
}

void replace_entries(ChapterSpec& chapter, const std::function<std::vector<PuzzleSpec>(PuzzleSpec)>& parts) {
  std::vector<PuzzleSpec> out;
  std::vector<std::size_t> first;  // index of the first part of each entry
  for (PuzzleSpec& entry : chapter.puzzles) {
    first.push_back(out.size());
    for (PuzzleSpec& part : parts(std::move(entry))) out.push_back(std::move(part));
  }
  first.push_back(out.size());
  for (PageSpec& page : chapter.pages) page.before = first[page.before];
  chapter.puzzles = std::move(out);
}

void deal(BookSpec& book) {
  std::size_t number = 0;
  for (ChapterSpec& chapter : book.chapters)
    replace_entries(chapter, [&](PuzzleSpec entry) -> std::vector<PuzzleSpec> {
      entry.part.entry = ++number;
      if (!has_mix(entry.mix)) return {std::move(entry)};
      return dealt_parts(std::move(entry), book.seed);
    });
}

}  // namespace mazefolio::spec
