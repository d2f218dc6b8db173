#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/options.h"
#include "base/rng.h"

namespace mazefolio::rules {

struct NumberKind;

/// What the marks of a right way have in common: letters or shapes that follow each other, and again from the
/// first; numbers that grow by equal steps; or numbers that all have one property.
class Pattern {
 public:
  enum class Kind { letters, counting, property };

  /// Of the options of the rule. Fails where they do not fit together ("there are only 3 multiples ...").
  static Result<Pattern> read(const Options& options);

  Kind kind() const { return kind_; }
  /// How many values there are before the first comes again; 0: none does.
  int period() const { return static_cast<int>(letters_.size()); }
  bool has_shapes() const { return !shapes_.empty(); }
  /// The most steps of a way whose marks can be printed.
  int most_steps() const;

  /// What a mark is worth, the start 0; nothing: it is no mark of a way.
  std::optional<int> value(std::string_view mark) const;
  /// Whether a way may lead from a mark to the next one, by their values.
  bool follows(int from, int to) const;
  /// The mark of a value, where marks follow each other.
  std::string text(int value) const;
  /// A mark with the property, or without it. Every second of those without it nearly has it.
  std::string drawn(bool fits, Rng& rng) const;

  /// The most characters of a mark.
  int longest_mark() const;

  /// Key of its sentence in the languages, and what is filled in there.
  std::string key() const;
  std::vector<std::pair<std::string, std::string>> values() const;

 private:
  Kind kind_ = Kind::letters;
  std::vector<std::string> letters_;  ///< or the marks of shapes
  std::vector<std::string> shapes_;   ///< their names, where they are shapes
  bool alphabet_ = false;
  const NumberKind* numbers_ = nullptr;
  int of_ = 0, up_to_ = 0;
};

/// The options that read() reads: `sequence`, `of`, `up_to`.
std::vector<OptionRow> pattern_options();

}  // namespace mazefolio::rules
