#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzle/request.h"

namespace mazefolio::publish {

/// Cells across and down.
struct AskedSize {
  std::uint32_t columns = 20, rows = 20;
  bool exact = true;  ///< not merely the usual size: it is kept whatever grid and algorithm would rather have
};

/// A size such as "20x28"; nothing where the text is none.
std::optional<AskedSize> parse_size(std::string_view text);

/// A puzzle in words, as a command line or a program asks for it.
struct MazeWords {
  std::string grid = "square", shape = "rectangle", algorithm = "backtracker", seed = "1";
  std::vector<std::pair<std::string, std::string>> options{};  ///< of algorithm, grid, shape, or refinements
  AskedSize size{};
  Goals goals{};
  std::string tone{};  ///< the file of a picture that its walls show; empty: none
};

/// The goals that two places, or several to visit, ask for; the one place "corners" means all four.
Goals goals_between(std::string from, std::string to, std::vector<std::string> visit);

/// What these words ask for; pictures are not loaded yet. Throws InputError for names and values that do not
/// exist.
PuzzleRequest request_of_words(const MazeWords& words);

/// Gives a puzzle the picture of this file as its tone.
void give_tone(PuzzleSpec& puzzle, const std::string& file);

/// For generators that not every size will do: the largest within this one, or one of its own. A maze that
/// shows a picture gets its proportions, and cells enough to see it; a board of a rule is no larger than
/// most.
void fit_size(PuzzleSpec& puzzle);

}  // namespace mazefolio::publish
