#include "puzzle/search_notes.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <limits>
#include <string_view>
#include <system_error>

#include "base/sha256.h"
#include "puzzle/make_puzzle.h"
#include "solve/difficulty.h"

namespace mazefolio::puzzle {
namespace {

constexpr std::size_t digest_digits = 32;

/// Three numbers, and a digest or nothing.
struct Note {
  std::array<std::uint32_t, 3> numbers{};
  std::string digest;
};

std::string to_line(const Note& note) {
  return fmt::format("{} {}", fmt::join(note.numbers, " "), note.digest.empty() ? "-" : note.digest);
}

std::optional<Note> read_note(std::string_view line) {
  Note note;
  for (std::uint32_t& number : note.numbers) {
    const auto [end, failure] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (failure != std::errc() || number > std::numeric_limits<int>::max()) return std::nullopt;
    line.remove_prefix(std::min<std::size_t>(end - line.data() + 1, line.size()));
  }
  note.digest = line;
  return note;
}

// Everything that a search decides of a puzzle.
std::string digest_of(const Puzzle& puzzle) {
  return sha256(fmt::format("{} {} {:a}", to_text(*puzzle.id), puzzle.canonical_hash, puzzle.score))
      .substr(0, digest_digits);
}

bool has_level(const Puzzle& puzzle, const EntryRequest& request) {
  const int level = level_of(puzzle.score);
  return request.any_level || request.nearest || (level >= request.low && level <= request.high);
}

// Nothing where it is not the puzzle that was noted.
std::optional<Puzzle> made_again(const EntryRequest& request, const MakerSettings& settings,
                                 const Note& note) {
  const auto [columns, rows, attempt] = note.numbers;
  Result<Puzzle> puzzle = make_puzzle(attempt_at(
      request, {columns, rows}, seed_of(request, settings, static_cast<int>(attempt)), settings.audience));
  if (!puzzle || !has_level(*puzzle, request) || digest_of(*puzzle) != note.digest) return std::nullopt;
  puzzle->attempt = static_cast<int>(attempt) + 1;
  return std::move(puzzle).value();
}

}  // namespace

SearchOutcome search_with_notes(const EntryRequest& request, const MakerSettings& settings,
                                const Reach& reach, const std::string& key, SearchNotes& notes) {
  const auto line = reach.refusal ? std::nullopt : notes.find("search " + key);
  if (const auto note = line ? read_note(*line) : std::nullopt)
    if (std::optional<Puzzle> puzzle = made_again(request, settings, *note)) {
      const double generate_s = puzzle->generate_s, solve_s = puzzle->solve_s;
      return {std::move(*puzzle), false, generate_s, solve_s, static_cast<int>(note->numbers[2]), 1};
    }
  SearchOutcome outcome = search_puzzle(request, settings, reach, nullptr);
  if (outcome.puzzle && !reach.refusal && outcome.attempts > 1) {
    const PuzzleId& id = *outcome.puzzle->id;
    notes.keep("search " + key, to_line({{id.columns, id.rows, static_cast<std::uint32_t>(outcome.attempt)},
                                         digest_of(*outcome.puzzle)}));
  }
  return outcome;
}

Reach reach_with_notes(const EntryRequest& request, const MakerSettings& settings, const std::string& key,
                       SearchNotes& notes) {
  const auto line = notes.find("reach " + key);
  if (const auto note = line ? read_note(*line) : std::nullopt)
    return {{}, false, {note->numbers[0], note->numbers[1]}, static_cast<int>(note->numbers[2])};
  Reach reach = reach_of(request, settings);
  if (!reach.refusal && reach.size.columns > 0)
    notes.keep("reach " + key,
               to_line({{reach.size.columns, reach.size.rows, static_cast<std::uint32_t>(reach.tries)}, ""}));
  return reach;
}

}  // namespace mazefolio::puzzle
