#include "spec/deal_theme.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "spec/deal.h"

namespace mazefolio::spec {
namespace {

/// More mazes on a page leave no room for sentences.
constexpr int most_with_sentence = 2;

/// What is said of a pair in the language of the book.
class Sentences {
 public:
  Sentences(const Theme& theme, const Words& words, const PictureNames& names)
      : theme_(theme), words_(words), names_(names) {}

  /// The sentences of the language take turns. Nothing where a picture has no name.
  std::optional<std::string> of(const ThemePair& pair, std::size_t turn) const {
    const PictureName *from = name_of(pair.from.name), *to = name_of(pair.to.name);
    const std::string& pattern = pattern_of(pair, turn);
    if (!from && pattern.find("{from}") != std::string::npos) return std::nullopt;
    if (!to && pattern.find("{to}") != std::string::npos) return std::nullopt;
    return fill(pattern, {{"from", from ? from->from : ""}, {"to", to ? to->to : ""}});
  }

 private:
  const PictureName* name_of(const std::string& icon) const {
    if (const auto own = theme_.names.find(words_.language); own != theme_.names.end())
      if (const auto name = own->second.find(icon); name != own->second.end()) return &name->second;
    const auto name = names_.find(icon);
    return name == names_.end() ? nullptr : &name->second;
  }

  const std::string& pattern_of(const ThemePair& pair, std::size_t turn) const {
    for (const auto* say : {&pair.say, &theme_.say})
      for (const std::string& language : {words_.language, std::string()})
        if (const auto found = say->find(language); found != say->end()) return found->second;
    return words_.help[turn % words_.help.size()];
  }

  const Theme& theme_;
  const Words& words_;
  const PictureNames& names_;
};

bool takes_pair(const PuzzleSpec& entry) {
  return !entry.story && !entry.start_icon && !entry.finish_icon && entry.goals.visit.empty() &&
         entry.tone.name.empty();
}

bool share_picture(const ThemePair& a, const ThemePair& b) {
  const auto has = [&](const ThemeIcon& icon) { return icon.name == b.from.name || icon.name == b.to.name; };
  return has(a.from) || has(a.to);
}

/// How well a pair suits a maze with the shape of this picture: 2 where somebody of that shape is on the way,
/// 1 where it is the end of the way, else 0.
int picture_suits(const ThemePair& pair, const std::string& shape) {
  return pair.from.name == shape ? 2 : pair.to.name == shape ? 1 : 0;
}

/// A silhouette that comes again faces the other way every other time.
Choice silhouette(const ThemeIcon& icon, int uses_before, const Row& row, const Place& place) {
  Choice choice{row.name, Options(row.options), place};
  choice.options.set(row.options, "icon", icon.name).value();
  choice.options.set(row.options, "flip", uses_before % 2 == 0 ? "no" : "yes").value();
  return choice;
}

class Dealer {
 public:
  Dealer(BookSpec& book, const Words& words, const PictureNames& names, const Row& icon_shape)
      : book_(book), theme_(*book.theme), sentences_(theme_, words, names), icon_shape_(icon_shape) {}

  Diagnostics deal() {
    std::vector<PuzzleSpec*> with_pair, with_shape;
    for (ChapterSpec& chapter : book_.chapters) {
      replace_entries(chapter, [&](PuzzleSpec entry) -> std::vector<PuzzleSpec> {
        if (entry.count > 1 && (takes_pair(entry) || entry.theme_shapes)) return parts_of(entry);
        return {std::move(entry)};
      });
      for (PuzzleSpec& entry : chapter.puzzles) {
        if (takes_pair(entry)) with_pair.push_back(&entry);
        if (entry.theme_shapes) with_shape.push_back(&entry);
      }
    }
    const Clash same_shape = [](std::size_t row, std::size_t before, std::size_t) { return row == before; };
    const std::vector<std::size_t> shapes =
        order("silhouettes", theme_.silhouettes.size(), with_shape.size(), same_shape);
    for (std::size_t i = 0; i < with_shape.size(); ++i) deal_shape(*with_shape[i], shapes, i);
    const Clash same_picture = [&](std::size_t row, std::size_t before, std::size_t places) {
      return row == before || (places <= 2 && share_picture(theme_.pairs[row], theme_.pairs[before]));
    };
    std::vector<std::size_t> pairs = order("pairs", theme_.pairs.size(), with_pair.size(), same_picture);
    if (pairs.empty()) with_pair.clear();
    suit_silhouettes(pairs, with_pair, same_picture);
    for (std::size_t i = 0; i < with_pair.size(); ++i) deal_pair(*with_pair[i], pairs[i], i);
    warn_of_names();
    return std::move(found_);
  }

 private:
  // So far apart that nobody sees that one comes again.
  std::vector<std::size_t> order(std::string_view what, std::size_t rows, std::size_t count,
                                 const Clash& clash) const {
    return dealt(rows, count, fmt::format("{}\ntheme {}", book_.seed, what), clash, rows / 2);
  }

  /// Exchanges pairs of a round, among them those left over at the end, where a maze then has one with the
  /// picture that it has the shape of, and none loses one.
  void suit_silhouettes(std::vector<std::size_t>& pairs, const std::vector<PuzzleSpec*>& mazes,
                        const Clash& clash) const {
    const std::size_t round = theme_.pairs.size();
    const auto suits = [&](std::size_t pair, std::size_t maze) {
      if (maze >= mazes.size() || !mazes[maze]->theme_shapes || theme_.silhouettes.empty()) return 0;
      return picture_suits(theme_.pairs[pairs[pair]], mazes[maze]->shape.options.text("icon"));
    };
    const auto clashes = [&](std::size_t at) {
      if (at >= mazes.size()) return false;
      for (std::size_t places = 1; places <= round / 2; ++places)
        for (const std::size_t other :
             {at - places, at + places})  // before the first the number wraps around
          if (other < mazes.size() && clash(pairs[at], pairs[other], places)) return true;
      return false;
    };
    for (std::size_t i = 0; i < mazes.size(); ++i) {
      const std::size_t first = i / round * round;
      std::size_t best = i;
      for (std::size_t j = first; j < first + round; ++j) {
        if (suits(j, i) <= suits(best, i) || suits(i, j) < suits(j, j)) continue;
        std::swap(pairs[i], pairs[j]);
        const bool good = !clashes(i) && !clashes(j);
        std::swap(pairs[i], pairs[j]);
        if (good) best = j;
      }
      std::swap(pairs[i], pairs[best]);
    }
  }

  void deal_shape(PuzzleSpec& entry, const std::vector<std::size_t>& shapes, std::size_t maze) {
    if (shapes.empty())
      return found_.error(entry.shape_place, fmt::format("the theme '{}' has no silhouettes", theme_.name),
                          "write shape: {icon: NAME}");
    const ThemeIcon& icon = theme_.silhouettes[shapes[maze]];
    entry.shape = silhouette(icon, uses_[icon.name]++, icon_shape_, entry.shape_place);
  }

  void deal_pair(PuzzleSpec& entry, std::size_t row, std::size_t maze) {
    const ThemePair& pair = theme_.pairs[row];
    entry.start_icon = pair.from.name;
    entry.finish_icon = pair.to.name;
    entry.start_icon_place = pair.from.place;
    entry.finish_icon_place = pair.to.place;
    if (entry.per_page > most_with_sentence) return;
    // A pair has another sentence when it comes again.
    entry.story = sentences_.of(pair, row + maze / theme_.pairs.size());
    entry.story_place = entry.place;
    if (!entry.story) nameless_.insert(fmt::format("{} and {}", pair.from.name, pair.to.name));
  }

  void warn_of_names() {
    if (nameless_.empty()) return;
    found_.warning(
        book_.theme_place,
        fmt::format("the theme '{}' has no names in this language for {}{}: they have no sentence",
                    theme_.name, *nameless_.begin(),
                    nameless_.size() > 1 ? fmt::format(", and {} more", nameless_.size() - 1) : ""),
        "write them in 'names' of the theme");
  }

  BookSpec& book_;
  const Theme& theme_;
  Sentences sentences_;
  const Row& icon_shape_;
  std::map<std::string, int> uses_;  ///< of silhouettes
  std::set<std::string> nameless_;
  Diagnostics found_;
};

}  // namespace

Diagnostics deal_theme(BookSpec& book, const Words& words, const PictureNames& names, const Row& icon_shape) {
  Diagnostics found;
  if (book.theme) return Dealer(book, words, names, icon_shape).deal();
  for (const ChapterSpec& chapter : book.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles)
      if (entry.theme_shapes)
        found.error(entry.shape_place, "the book has no theme whose silhouettes the mazes could have",
                    "write theme: ocean, or shape: {icon: NAME}");
  return found;
}

bool deal_other_silhouettes(BookSpec& book, const std::set<std::string>& unfit, const Row& icon_shape) {
  std::vector<const ThemeIcon*> others;
  for (const ThemeIcon& icon : book.theme->silhouettes)
    if (!unfit.contains(icon.name)) others.push_back(&icon);
  if (others.empty()) return false;
  std::vector<PuzzleSpec*> entries;
  for (ChapterSpec& chapter : book.chapters)
    for (PuzzleSpec& entry : chapter.puzzles)
      if (entry.theme_shapes) entries.push_back(&entry);
  const auto icon_of = [&](std::size_t i) {
    return i < entries.size() ? entries[i]->shape.options.text("icon") : std::string();
  };
  std::map<std::string, int> uses;
  for (std::size_t i = 0; i < entries.size(); ++i) ++uses[icon_of(i)];
  const std::vector<std::size_t> order =
      dealt(others.size(), others.size(), fmt::format("{}\ntheme other silhouettes", book.seed));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (!unfit.contains(icon_of(i))) continue;
    // One that is seldom seen, the more so where it suits the pair, and not beside itself.
    const auto cost = [&](std::size_t row) {
      const std::string& name = others[row]->name;
      const bool suits = entries[i]->start_icon == name || entries[i]->finish_icon == name;
      return std::pair(uses[name] - (suits ? 1 : 0),
                       (i > 0 && name == icon_of(i - 1)) || name == icon_of(i + 1));
    };
    const ThemeIcon& taken = *others[*std::ranges::min_element(order, {}, cost)];
    entries[i]->shape = silhouette(taken, uses[taken.name]++, icon_shape, entries[i]->shape_place);
  }
  return true;
}

}  // namespace mazefolio::spec
