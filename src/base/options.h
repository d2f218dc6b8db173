#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/picture.h"
#include "base/result.h"

namespace mazefolio::base {

/// Numbers as people write them, in any locale. Nothing where the text has anything else in it.
std::optional<double> parse_real(std::string_view text);
std::optional<std::int64_t> parse_integer(std::string_view text);

enum class OptionKind {
  integer,
  real,
  choice,
  text,     ///< any text; `check` judges it
  picture,  ///< the path of a picture; whoever reads the spec loads it and attaches its pixels
  icon,     ///< the name of an icon, whose silhouette is attached in the same way
  row,      ///< a row of another table, which may have options: "kruskal(height=x)" (base/chosen_row.h)
};

/// Before the name of an icon that stands where a picture is asked for: "icon:cat".
constexpr std::string_view icon_mark = "icon:";

/// "integer", "real", ...: the enumerator's own name.
std::string_view name_of(OptionKind kind);

struct Row;

/// One typed option of a row. Parsers, `list`, the schema and the property tests are made from it.
struct OptionRow {
  std::string name;
  OptionKind kind;
  std::string fallback;  ///< the default, as text; of a number it may be a word, which is a value then, too
  std::string summary;
  double low = 0, high = 0;          ///< inclusive range of a number
  std::vector<std::string> choices;  ///< of a choice
  /// Judges a text, or the name of a row; null: every text is right, and every name in the table.
  Outcome (*check)(std::string_view text) = nullptr;
  /// The mapping in which a book writes it: "weights" for {weights: {height: x}}. Ids and the command line
  /// write height=x alone.
  std::string group = {};
  /// Of a row: those to choose from. They have no options of this kind.
  std::vector<const Row*> (*rows)() = nullptr;
  /// The one way in which a text that was judged right is kept, so that equal choices have equal ids; null:
  /// as it was written.
  std::string (*canonical)(std::string_view text) = nullptr;
  /// Another option, and its only value beside which this one says anything: {"method", "doubled"}.
  std::pair<std::string, std::string> only_with = {};
  /// Of a text: what joins the items of a list that is written for it; empty: the items are choices.
  std::string_view between = "; ";
};

/// True of a number that may be its default word, such as auto, instead.
bool has_word(const OptionRow& row);

/// What the rows of all tables have in common: generators, grids, commands.
struct Row {
  std::string name;
  std::string summary;
  std::vector<OptionRow> options;
};

/// The option values of one row, in the row's order. Every option has a value.
class Options {
 public:
  Options() = default;
  /// All defaults of `rows`.
  explicit Options(std::span<const OptionRow> rows);

  /// Sets one option from text; a choice is kept by its own name, a row in its one form. Fails, and changes
  /// nothing, where the name or the value is wrong.
  Outcome set(std::span<const OptionRow> rows, std::string_view name, std::string_view text);

  const std::string& text(std::string_view name) const;
  double real(std::string_view name) const;
  std::int64_t integer(std::string_view name) const;

  /// Name and text of every option that differs from its default, in row order: what a puzzle id must state.
  std::vector<std::pair<std::string, std::string>> changed(std::span<const OptionRow> rows) const;

  /// Every name with its text, in row order.
  const std::vector<std::pair<std::string, std::string>>& all() const { return values_; }

  /// The pixels of the option of kind picture (or of the letters of a text), once they are loaded; or null.
  const Picture* picture() const { return pictures_.empty() ? nullptr : pictures_[0].get(); }
  void attach(std::shared_ptr<const Picture> picture) { pictures_ = {std::move(picture)}; }

  /// Several arrangements of one picture: whoever places it takes the one that fits best.
  std::span<const std::shared_ptr<const Picture>> pictures() const { return pictures_; }
  void attach(std::vector<std::shared_ptr<const Picture>> pictures) { pictures_ = std::move(pictures); }

  /// The pixels of the row that an option of kind row names.
  const std::vector<std::shared_ptr<const Picture>>& pictures_of_row() const { return pictures_of_row_; }
  void attach_to_row(std::span<const std::shared_ptr<const Picture>> pictures) {
    pictures_of_row_ = {pictures.begin(), pictures.end()};
  }

  friend bool operator==(const Options& a, const Options& b) { return a.values_ == b.values_; }

 private:
  std::vector<std::pair<std::string, std::string>> values_;
  std::vector<std::shared_ptr<const Picture>> pictures_, pictures_of_row_;
};

/// Fails where the option `name` was given, and says nothing beside the others.
Outcome check_heard(std::span<const OptionRow> rows, const Options& options, std::string_view name);

/// The row called `name`, or null.
template <class R>
const R* find_row(std::span<const R> rows, std::string_view name) {
  for (const R& row : rows)
    if (row.name == name) return &row;
  return nullptr;
}

template <class R>
std::vector<std::string> names_of(std::span<const R> rows) {
  std::vector<std::string> names;
  for (const R& row : rows) names.push_back(row.name);
  return names;
}

}  // namespace mazefolio::base
