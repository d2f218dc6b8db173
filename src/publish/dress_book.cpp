#include "publish/dress_book.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "publish/rule_pictures.h"
#include "spec/data_files.h"
#include "spec/deal_theme.h"
#include "spec/house_files.h"
#include "spec/read_theme.h"
#include "topology/shapes.h"

namespace mazefolio::publish {
namespace {

// A maze in the outline of the theme's picture, otherwise as the book's are by default.
PuzzleSpec maze_in(const ThemeIcon& icon, const PuzzleSpec& defaults) {
  PuzzleSpec maze = defaults;
  maze.mix = {};
  maze.shape = Choice{icon_shape().name, Options(icon_shape().options), icon.place};
  maze.shape.options.set(icon_shape().options, "icon", icon.name).value();
  return maze;
}

}  // namespace

const Row& icon_shape() { return *find_row(shapes(), "icon"); }

Diagnostics dress_book(BookSpec& book, const DataFiles& files, const Vocabulary& vocabulary) {
  Diagnostics found;
  Words words;
  PictureNames names;
  const Result<std::vector<Audience>> audiences = read_audiences(files);
  if (!audiences.ok()) return found;  // broken house data are reported when all are read
  const auto audience = std::ranges::find(audiences.value(), book.audience, &Audience::name);
  if (audience == audiences->end()) return found;
  if (!book.theme_name.empty()) {
    Result<Theme> theme = read_theme(files, {book.theme_name, book.theme_place, book.confine}, vocabulary);
    if (!theme.ok()) return theme.found();
    Result<Words> read = read_words(files, book.language, audience->spoken_to);
    Result<PictureNames> read_names = read_picture_names(files, book.language);
    if (!read.ok()) return found;
    if (!read_names.ok()) return read_names.found();
    words = std::move(read).value();
    names = std::move(read_names).value();
    book.theme = std::make_shared<const Theme>(std::move(theme).value());
    if (book.theme->title) book.title_maze = maze_in(*book.theme->title, book.defaults);
  }
  found.add(set_rule_pictures(book, audience->relative_levels, vocabulary));
  found.add(deal_theme(book, words, names, icon_shape()));
  drop_dealt_stories(book);
  return found;
}

}  // namespace mazefolio::publish
