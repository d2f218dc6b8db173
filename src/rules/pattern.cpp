#include "rules/pattern.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/option_rows.h"
#include "base/text/suggest.h"
#include "rules/message.h"
#include "rules/numbers.h"
#include "rules/shape_list.h"

namespace mazefolio::rules {
namespace {

constexpr int largest_number = 999;
constexpr int fewest_in_turn = 3;  // of two, every step could be walked back
constexpr int fewest_fits = 4;
constexpr int near_sums = 5;

const std::string alphabet = "alphabet", counting = "count_by";

const std::vector<std::string>& known_words() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> list{alphabet, counting};
    for (const NumberKind& kind : number_kinds()) list.emplace_back(kind.name);
    return list;
  }();
  return words;
}

const NumberKind* kind_named(std::string_view name) {
  for (const NumberKind& kind : number_kinds())
    if (kind.name == name) return &kind;
  return nullptr;
}

/// `each`: what one of them is called.
Outcome check_turns(const std::vector<std::string>& marks, const char* each, const std::string& hint) {
  if (marks.size() < fewest_in_turn)
    return failure(fmt::format("a sequence has {} {}s at least", fewest_in_turn, each), hint);
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (std::find(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(i), marks[i]) !=
        marks.begin() + static_cast<std::ptrdiff_t>(i))
      return failure(fmt::format("the {} '{}' comes twice in the sequence", each, marks[i]), hint);
  return Done{};
}

std::vector<std::string> names_of(const std::vector<const MarkShape*>& shapes) {
  std::vector<std::string> names;
  for (const MarkShape* const shape : shapes) names.push_back(shape->name);
  return names;
}

Outcome check_sequence(std::string_view text) {
  if (text == alphabet || text == counting || kind_named(text)) return Done{};
  const auto shapes = read_shapes(text);
  if (!shapes) return shapes.found();
  if (*shapes) return check_turns(names_of(**shapes), "shape", "write a list of " + known_shapes());
  const bool lower =
      std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
  if (const std::string meant = lower ? did_you_mean(text, known_words()) : ""; !meant.empty())
    return failure(fmt::format("unknown sequence '{}'; {}", text, meant));
  const Result<Message> message = read_message(text);
  return message ? check_turns(message->letters, "letter",
                               "write letters such as LION, shapes, or " + one_of(known_words()))
                 : message.found();
}

/// The number of an option; nothing where it is left to the program.
std::optional<int> given(const Options& options, std::string_view name) {
  const auto number = parse_integer(options.text(name));
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// 7 and 27: the same digits in another order look alike.
int swapped(int n) { return n < 10 || n > 99 ? n : n % 10 * 10 + n / 10; }

}  // namespace

std::vector<OptionRow> pattern_options() {
  OptionRow sequence =
      text_option("sequence", "ABC",
                  "letters or shapes that come in turn (" + known_shapes() + "), or " + one_of(known_words()),
                  check_sequence);
  sequence.canonical = shapes_in_one_form;
  return {std::move(sequence),
          integer_option("of", "auto", "the number of multiples, count_by and worth", 0, 144),
          integer_option("up_to", "auto", "the largest number", 9, largest_number)};
}

Result<Pattern> Pattern::read(const Options& options) {
  const std::string& text = options.text("sequence");
  if (const Outcome known = check_sequence(text); !known) return known.found();
  Pattern out;
  const auto of = given(options, "of"), up_to = given(options, "up_to");
  const auto refuse = [&](std::string_view name) {
    return Result<Pattern>::failure(fmt::format("'{}' takes no '{}'", text, name),
                                    fmt::format("leave '{}' out", name));
  };
  if (text == counting) {
    out.kind_ = Kind::counting;
    out.of_ = of.value_or(2);
    if (up_to) return refuse("up_to");
    if (out.of_ < 1 || out.of_ > 50)
      return Result<Pattern>::failure(fmt::format("counting by {} makes no sequence", out.of_),
                                      "write of: 1 to 50");
    return out;
  }
  out.numbers_ = kind_named(text);
  if (out.numbers_) {
    const NumberKind& kind = *out.numbers_;
    out.kind_ = Kind::property;
    if (of && kind.of == 0) return refuse("of");
    out.of_ = of.value_or(kind.of);
    if (kind.of > 0 && (out.of_ < kind.least || out.of_ > kind.most))
      return Result<Pattern>::failure(fmt::format("'{}' of {} makes no puzzle", text, out.of_),
                                      fmt::format("write of: {} to {}", kind.least, kind.most));
    if (up_to && kind.sums) return refuse("up_to");
    out.up_to_ = up_to.value_or(std::min(largest_number, kind.of > 0 ? kind.up_to * out.of_ : kind.up_to));
    if (const int fits = count_of_fits(kind, out.of_, out.up_to_); !kind.sums && fits < fewest_fits)
      return Result<Pattern>::failure(fmt::format("up to {} only {} of the numbers fit", out.up_to_, fits),
                                      "write a larger up_to");
    return out;
  }
  if (of) return refuse("of");
  if (up_to) return refuse("up_to");
  if (const auto shapes = read_shapes(text).value()) {
    for (const MarkShape* const shape : *shapes) out.letters_.push_back(shape->symbol);
    out.shapes_ = names_of(*shapes);
    return out;
  }
  out.alphabet_ = text == alphabet;
  out.letters_ = read_message(out.alphabet_ ? "abcdefghijklmnopqrstuvwxyz" : text)->letters;
  return out;
}

int Pattern::most_steps() const { return kind_ == Kind::counting ? largest_number / of_ - 1 : 1 << 20; }

std::optional<int> Pattern::value(std::string_view mark) const {
  if (kind_ == Kind::letters) {
    const auto found = std::find(letters_.begin(), letters_.end(), mark);
    return found == letters_.end() ? std::nullopt : std::optional(static_cast<int>(found - letters_.begin()));
  }
  if (kind_ == Kind::property) {
    const auto number = number_of(*numbers_, mark);
    return number && numbers_->fits(*number, of_) ? std::optional(0) : std::nullopt;
  }
  const auto number = parse_integer(mark);
  if (!number || *number < of_ || *number > largest_number || *number % of_ != 0) return std::nullopt;
  return static_cast<int>(*number) / of_ - 1;
}

bool Pattern::follows(int from, int to) const {
  if (kind_ == Kind::property) return true;
  return to == (kind_ == Kind::letters ? (from + 1) % period() : from + 1);
}

std::string Pattern::text(int value) const {
  return kind_ == Kind::letters ? letters_[static_cast<std::size_t>(value % period())]
                                : std::to_string((value + 1) * of_);
}

std::string Pattern::drawn(bool fits, Rng& rng) const {
  const auto any = [&] { return 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(up_to_))); };
  const auto fitting = [&] {
    if (numbers_->sums) return of_;
    int n = any();
    while (!numbers_->fits(n, of_)) n = any();
    return n;
  };
  int n = fitting();
  if (!fits && numbers_->sums) {  // far from the result everybody sees that a sum is wrong
    while (n == of_) n = std::max(2, of_ - near_sums + static_cast<int>(rng.below(2 * near_sums + 1)));
  } else if (!fits) {
    const bool near = rng.chance(0.5);
    for (int tries = 0; numbers_->fits(n, of_) || n < 2 || n > up_to_; ++tries) {
      const int base = near && tries < 20 ? fitting() : any();
      const int by[] = {base + 1, base - 1, base + 10, base - 10, swapped(base)};
      n = near && tries < 20 ? by[rng.below(5)] : base;
    }
  }
  return mark_of(*numbers_, n, rng);
}

int Pattern::longest_mark() const {
  const auto digits = [](int n) { return static_cast<int>(std::to_string(n).size()); };
  if (kind_ == Kind::letters) return 1;
  if (kind_ == Kind::counting) return digits(largest_number);
  return numbers_->sums ? 2 * digits(of_ + near_sums) + 1 : digits(up_to_);
}

std::string Pattern::key() const {
  if (kind_ == Kind::counting) return counting;
  if (kind_ == Kind::property) return std::string(numbers_->name);
  return alphabet_ ? alphabet : "sequence";
}

std::vector<std::pair<std::string, std::string>> Pattern::values() const {
  std::string row;
  for (const std::string& letter : shapes_.empty() ? letters_ : shapes_)
    row += (row.empty() ? "" : " ") + letter;
  return {{"n", std::to_string(of_)}, {"letters", row}};
}

}  // namespace mazefolio::rules
