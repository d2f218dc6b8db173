#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace mazefolio::rules {

/// The longest message that a maze can spell.
constexpr std::size_t most_letters = 120;

/// A message as it is printed letter by letter: capitals, without punctuation.
struct Message {
  std::vector<std::string> letters;  ///< one after another
  std::vector<std::size_t> words;    ///< how many letters each word has
};

/// Fails where there is no letter, a digit, or a mark that belongs to the letter before it.
Result<Message> read_message(std::string_view text);

/// Letters that stand beside those of a message without standing out: those of its script, as often as they
/// are used there. Empty: only its own.
const std::vector<std::string>& letters_beside(const Message& message);

}  // namespace mazefolio::rules
