#include "rules/message.h"

#include <fmt/format.h>

#include "base/text/capitals.h"
#include "base/text/utf8.h"

namespace mazefolio::rules {
namespace {

/// A script by its first and last letter, and its letters, each as often as it is met among some hundred.
struct Script {
  char32_t first, last;
  const char* letters;
};
constexpr Script scripts[] = {
    {U'A', U'\u024F',
     "EEEEEEEEEEEEEEAAAAAAAAAIIIIIIIINNNNNNNOOOOOOORRRRRRRSSSSSSSTTTTTTTLLLLLDDDDUUUUCCCMMMPPPHHGGBBFVWKYZJX"
     "Q"},
    {U'\u0370', U'\u03FF',
     "ΑΑΑΑΑΑΑΑΒΓΓΔΔΕΕΕΕΕΕΖΗΗΗΗΘΙΙΙΙΙΙΚΚΚΚΛΛΛΜΜΜΝΝΝΝΝΝΞΟΟΟΟΟΟΟΠΠΠΠΡΡΡΡΣΣΣΣΣΣΤΤΤΤΤΤΥΥΥΥΦΧΨΩΩ"},
    {U'\u0400', U'\u04FF',
     "АААААААБВВВВГДДДЕЕЕЕЕЕЕЖЗИИИИИИЙККККЛЛЛЛМММННННННОООООООООПППРРРРССССТТТТТУУФХЦЧШЫЬЯ"},
    {U'\u05D0', U'\u05EA', "אאאבבגדדהההווווזחטיייייכלללממנסעפצקרררששתת"},
    {U'\u0621', U'\u064A', "ااااااابتتثجحخددذررررزسشصضطظععغففقكلللللممممننننهوووووييييي"},
    {U'\u3041', U'\u3096',
     "あいいうえおかかがきくけこさしじすせそたちつてとなにねのはひふへほまみめもやゆよらりるれろわん"},
    {U'\u30A1', U'\u30FA',
     "アイイウエオカガキクケコサシジスセソタチツテトナニネノハヒフヘホマミメモヤユヨラリルレロワン"},
};

}  // namespace

Result<Message> read_message(std::string_view text) {
  if (first_bad_utf8(text)) return failure("the message is not UTF-8 text");
  Message message;
  bool in_word = false;
  while (!text.empty()) {
    const char32_t c = take_character(text);
    if (is_digit(c))
      return failure(fmt::format("'{}' is a digit: a message has letters; write it out", to_utf8(c)));
    if (is_blank(c)) in_word = false;
    if (is_joined_mark(c))
      return failure("a message has letters that stand alone; this script writes marks onto them");
    if (!is_single_letter(c)) continue;
    if (!in_word) message.words.push_back(0);
    in_word = true;
    for (std::string& letter : characters_of(capital(c))) {
      message.letters.push_back(std::move(letter));
      ++message.words.back();
    }
  }
  if (message.letters.empty()) return failure("the message has no letter");
  if (message.letters.size() > most_letters)
    return failure(
        fmt::format("the message has {} letters; {} are the most", message.letters.size(), most_letters));
  return message;
}

const std::vector<std::string>& letters_beside(const Message& message) {
  static const std::vector<std::vector<std::string>> by_script = [] {
    std::vector<std::vector<std::string>> list;
    for (const Script& script : scripts) list.push_back(characters_of(script.letters));
    list.emplace_back();
    return list;
  }();
  std::string_view first = message.letters.front();
  const char32_t c = take_character(first);
  std::size_t i = 0;
  while (i < std::size(scripts) && (c < scripts[i].first || c > scripts[i].last)) ++i;
  return by_script[i];
}

}  // namespace mazefolio::rules
