#include "batch/expand.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/system/parallel.h"
#include "spec/values.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_about = 100;  // characters

// The defaults without those that the entry names itself, then the entry's own.
template <class Setting>
std::vector<Setting> laid_over(const std::vector<Setting>& defaults, const std::vector<Setting>& own,
                               const std::set<std::string_view>& named) {
  std::vector<Setting> out;
  for (const Setting& s : defaults) {
    if (named.contains(s.path)) continue;
    out.push_back(s);
    out.back().of_defaults = true;
  }
  out.insert(out.end(), own.begin(), own.end());
  return out;
}

// The shortest beginning of `path` (or all of it) that is in `paths`; empty if there is none.
std::string_view covered(std::string_view path, const std::set<std::string_view>& paths) {
  for (std::size_t dot = path.find('.');; dot = path.find('.', dot + 1)) {
    if (paths.contains(path.substr(0, dot))) return path.substr(0, dot);
    if (dot == std::string_view::npos) return {};
  }
}

class Expander {
 public:
  Expander(const RunEntry& entry, const NameFolder& folder, const Csv* rows, OutputPaths& paths,
           Expansion& into, OncePerPlace& errors)
      : entry_(entry), rows_(rows), paths_(paths), into_(into), errors_(errors) {
    spec_ = (folder.path() / entry.spec->text).lexically_normal();
    folder_ = folder;
    folder_.inner = fs::path(entry.spec->text).lexically_normal().parent_path();
    columns_ = rows ? rows->header.size() : 0;
    first_key_ = columns_;
    spec_slot_ = first_key_ + entry.matrix.size();
    values_.resize(spec_slot_ + 4);
  }

  void expand() {
    const std::size_t errors_before = errors_.context().errors();
    check_overlap();
    name_placeholders();
    read_patterns();
    if (errors_.context().errors() > errors_before || !output_ || (entry_.combine && !combine_)) return;
    if (!count_books()) return;
    set_value(spec_slot_, spec_.stem().string(), entry_.spec->mark);
    for (std::size_t c = 0; c < combinations_; ++c) {
      take_combination(c);
      for (std::size_t r = 0; r < row_count(); ++r) {
        throw_if_canceled();
        take_row(r);
        set_value(number_slot(), std::to_string(c * row_count() + r + 1), entry_.mark);
        if (!make_book()) return;
      }
    }
  }

 private:
  // A field that is set: to a value of a key of the matrix, or to a tree.
  struct Setting {
    std::string path;
    Mark mark;
    std::optional<PatternTree> tree;
    std::size_t key = 0;
    bool if_absent = false;
  };

  std::size_t row_slot() const { return spec_slot_ + 1; }
  std::size_t padded_row_slot() const { return spec_slot_ + 2; }
  std::size_t number_slot() const { return spec_slot_ + 3; }
  std::size_t row_count() const { return rows_ ? rows_->rows.size() : 1; }

  void set_value(std::size_t slot, std::string text, const Mark& mark) {
    values_[slot] = {std::move(text), mark};
  }

  // True for seed: "{seed} {audience}", which extends the value of the matrix; {name} contains all of it.
  static bool is_made_of_itself(const SetField& set) {
    const auto holds = [&](const std::string& key) {
      return set.value->text.find("{" + key + "}") != std::string::npos;
    };
    return set.value->is_scalar() &&
           (holds(set.path) || holds(set.path.substr(set.path.rfind('.') + 1)) || holds("name"));
  }

  // A field of the entry may lie inside one of the defaults, because defaults are set first. 'set' may build
  // on the value from the matrix. Any other overlap would make books that differ in name only.
  void check_overlap() {
    std::set<std::string_view> keys[2], sets[2];  // own, of the defaults
    for (const MatrixKey& key : entry_.matrix) keys[key.of_defaults].insert(key.path);
    for (const SetField& set : entry_.sets) sets[set.of_defaults].insert(set.path);
    const auto report = [&](const auto& inner, std::string_view outer, const char* where) {
      if (!outer.empty())
        errors_.error(inner.mark, fmt::format("'{}' is set twice: '{}' is in '{}' too", shortened(inner.path),
                                              shortened(outer), where));
    };
    for (const SetField& set : entry_.sets)
      if (const auto outer = covered(set.path, keys[set.of_defaults]);
          outer != set.path || !is_made_of_itself(set))
        report(set, outer, "matrix");
    for (const MatrixKey& key : entry_.matrix) {
      for (const bool level : {false, true})
        if (const auto outer = covered(key.path, sets[level]); outer != key.path && level <= key.of_defaults)
          report(key, outer, "set");  // equal paths are reported above
    }
  }

  // The last part of a key's path is a name too, if only one key ends in it.
  void name_placeholders() {
    std::vector<Piece> name{{"", spec_slot_}};
    for (std::size_t k = 0; k < entry_.matrix.size(); ++k) name.push_back({"-", first_key_ + k});
    if (rows_) name.push_back({"-", padded_row_slot()});

    std::map<std::string, std::vector<std::size_t>> last_parts;
    for (std::size_t k = 0; k < entry_.matrix.size(); ++k) {
      const std::string& path = entry_.matrix[k].path;
      last_parts[path.substr(path.rfind('.') + 1)].push_back(k);
    }
    for (const auto& [part, keys] : last_parts)
      if (keys.size() == 1) known_[part] = {{"", first_key_ + keys.front()}};
    known_["name"] = std::move(name);
    known_["spec"] = {{"", spec_slot_}};
    known_["number"] = {{"", number_slot()}};
    if (rows_) known_["row"] = {{"", row_slot()}};
    std::set<std::string_view> columns;
    for (std::size_t c = 0; c < columns_; ++c) {
      known_[rows_->header[c].text] = {{"", c}};
      columns.insert(rows_->header[c].text);
    }
    for (std::size_t k = 0; k < entry_.matrix.size(); ++k) {
      const MatrixKey& key = entry_.matrix[k];
      if (columns.contains(key.path))
        errors_.error(key.mark, fmt::format("'{}' is a column of {} too", shortened(key.path), *rows_->file),
                      "give the column another name");
      known_[key.path] = {{"", first_key_ + k}};
    }
  }

  void read_patterns() {
    const Located output = entry_.output.value_or(Located{"{name}.pdf", entry_.spec->mark});
    output_ = read_pattern(output.text, output.mark, known_, errors_);
    if (entry_.combine) combine_ = read_pattern(entry_.combine->text, entry_.combine->mark, known_, errors_);
    for (const bool of_defaults : {true, false}) {
      for (std::size_t k = 0; k < entry_.matrix.size(); ++k)
        if (const MatrixKey& key = entry_.matrix[k]; key.of_defaults == of_defaults && !key.is_free)
          settings_.push_back({key.path, key.mark, std::nullopt, k});
      for (const SetField& set : entry_.sets)
        if (set.of_defaults == of_defaults)
          settings_.push_back({set.path, set.mark, PatternTree(set.value, known_, errors_)});
    }
    for (const SetField& set : entry_.absent)
      settings_.push_back({set.path, set.mark, PatternTree(set.value, known_, errors_), 0, true});
  }

  bool count_books() {
    const std::size_t room = most_books - into_.books.size();
    const auto fail = [&](std::string message, std::string hint) {
      const Mark& mark = entry_.matrix.empty() ? entry_.spec->mark : entry_.matrix.front().mark;
      errors_.error(mark, std::move(message), std::move(hint));
      return false;
    };
    for (const MatrixKey& key : entry_.matrix)
      if (combinations_ *= key.values.size(); combinations_ > most_books) break;
    if (combinations_ * row_count() > room)
      return fail(fmt::format("a run has at most {} books", most_books), "split it into several runs");
    std::size_t values = 0;
    for (const Setting& setting : settings_) values += 1 + (setting.tree ? setting.tree->copied_nodes() : 0);
    into_.values += values * combinations_ * row_count();
    if (into_.values > Expansion::most_values)
      return fail(fmt::format("a run sets at most {} values over its books", Expansion::most_values),
                  "move what is the same in all books into the specs");
    return true;
  }

  // The last key changes fastest.
  void take_combination(std::size_t c) {
    combination_.resize(entry_.matrix.size());
    for (std::size_t k = entry_.matrix.size(); k-- > 0;) {
      const MatrixKey& key = entry_.matrix[k];
      const NodePtr& node = key.values[c % key.values.size()];
      c /= key.values.size();
      combination_[k] = node;
      values_[first_key_ + k] = {node->text, node->mark, node->is_scalar()};
    }
  }

  void take_row(std::size_t r) {
    if (!rows_) return;
    const auto& row = rows_->rows[r];
    for (std::size_t c = 0; c < columns_; ++c) set_value(c, row[c].text, rows_->mark(row[c]));
    const Mark mark = rows_->mark(row.front());
    const std::string number = std::to_string(r + 1);
    set_value(row_slot(), number, mark);
    const std::size_t width = std::to_string(row_count()).size();
    set_value(padded_row_slot(), std::string(width - number.size(), '0') + number, mark);
  }

  std::string about() const {
    std::string text;
    const auto add = [&](std::string_view name, std::string_view value) {
      if (text.size() <= longest_about)
        text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", name, shortened(value));
    };
    for (std::size_t k = 0; k < entry_.matrix.size(); ++k) {
      const Value& value = values_[first_key_ + k];
      add(entry_.matrix[k].path, value.has_text ? std::string_view(value.text) : "...");
    }
    if (rows_) {
      add("row", values_[row_slot()].text);
      add(rows_->header.front().text, values_[0].text);
    }
    return shortened(text, longest_about);
  }

  std::optional<std::string> path_of(const Pattern& pattern, std::string_view field) {
    const auto parts = parts_of(pattern, values_, errors_);
    return parts ? paths_.path_of(*parts, pattern.mark, field, errors_) : std::nullopt;
  }

  // False if the run has become too large.
  bool make_book() {
    PlannedBook book;
    const auto output = path_of(*output_, "output");
    if (combine_) book.combine = path_of(*combine_, "combine");
    for (const Setting& setting : settings_) {
      const auto [value, bytes] = setting.tree ? setting.tree->filled(values_, errors_)
                                               : PatternTree::Filled{combination_[setting.key], 0};
      into_.bytes += bytes;
      if (!value) continue;  // it has an empty field of the table
      book.sets.push_back({setting.path, value, setting.mark, setting.if_absent});
    }
    if (into_.bytes > Expansion::most_bytes) {
      errors_.error(entry_.mark, fmt::format("the texts set over all books have more than {} MiB",
                                             Expansion::most_bytes >> 20));
      return false;
    }
    if (!output) return true;
    book.output = *output;
    book.spec = spec_;
    book.folder = folder_;
    book.about = about();
    if (entry_.edition) book.edition = entry_.edition->text;
    book.place = entry_.spec->mark.place();
    into_.books.push_back({std::move(book), rows_ ? values_[row_slot()].mark : entry_.spec->mark});
    return true;
  }

  const RunEntry& entry_;
  const Csv* rows_;
  OutputPaths& paths_;
  Expansion& into_;
  OncePerPlace& errors_;

  fs::path spec_;
  NameFolder folder_;  // of the spec
  std::size_t columns_ = 0, first_key_ = 0, spec_slot_ = 0, combinations_ = 1;
  Placeholders known_;
  std::optional<Pattern> output_, combine_;
  std::vector<Setting> settings_;
  std::vector<NodePtr> combination_;
  std::vector<Value> values_;  // columns, keys of the matrix, spec, row, row with zeros, number
};

}  // namespace

RunEntry with_defaults(const RunEntry& entry, const RunFile& run) {
  RunEntry out = entry;
  const RunEntry& defaults = run.defaults;
  const auto fill = [](std::optional<Located>& own, const auto&... others) {
    ((own = own ? own : others), ...);
  };
  fill(out.rows, defaults.rows);
  fill(out.output, defaults.output, run.output);
  fill(out.edition, defaults.edition);
  fill(out.combine, defaults.combine, run.combine);
  std::set<std::string_view> named;
  for (const MatrixKey& key : entry.matrix) named.insert(key.path);
  for (const SetField& set : entry.sets) named.insert(set.path);
  out.matrix = laid_over(defaults.matrix, entry.matrix, named);
  out.sets = laid_over(defaults.sets, entry.sets, named);
  out.absent = defaults.absent;
  return out;
}

void expand(const RunEntry& entry, const NameFolder& folder, const Csv* rows, OutputPaths& paths,
            Expansion& into, OncePerPlace& errors) {
  Expander(entry, folder, rows, paths, into, errors).expand();
}

}  // namespace mazefolio::batch
