#include "publish/load_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

#include "base/chosen_row.h"
#include "base/system/file.h"
#include "generate/generator.h"
#include "publish/by_content.h"
#include "publish/icon_finder.h"
#include "publish/letter_ways.h"
#include "publish/notices.h"
#include "publish/silhouettes.h"
#include "publish/text_picture.h"
#include "render/fonts.h"
#include "render/pixels.h"
#include "render/read_picture.h"
#include "spec/data_files.h"
#include "spec/theme.h"
#include "topology/grids.h"
#include "topology/mask.h"
#include "topology/picture_details.h"
#include "topology/picture_tracing.h"
#include "topology/shapes.h"
#include "topology/tone.h"

namespace mazefolio::publish {
namespace {

// What `use` makes of the bytes of a file that a spec names. Throws InputError.
template <class Use>
auto used_file(const DataFiles& files, FileKind kind, const FileName& name, Use use) {
  const NamedFile file = files.read(kind, name).value();
  try {
    return use(file.bytes);
  } catch (const InputError&) {
    if (file.inside) throw;
    throw InputError(not_of_kind(kind, name.text));
  }
}

class Loader {
 public:
  Loader(const DataFiles& files, bool confine, Diagnostics& found)
      : files_(files), icons_(files), confine_(confine), found_(found) {}

  void load_generator(Choice& generator) {
    if (!generator.name.empty()) load_row(find_row(generators(), generator.name), generator);
  }

  void load(PuzzleSpec& puzzle) {
    const ShapeRow* shape = find_row(shapes(), puzzle.shape.name);
    load_row(find_row(grids(), puzzle.grid.name), puzzle.grid);
    if (!puzzle.tone.name.empty()) load_tone(puzzle);
    load_generator(puzzle.algorithm);
    if (!shape) return;
    load_row(shape, puzzle.shape);
    if (shape->source == ShapeSource::lettering) load_letters(puzzle.shape);
    if (shape->source == ShapeSource::mask) load_mask(puzzle.shape);
    if (shape->source == ShapeSource::picture) trace_silhouette(puzzle.shape);
  }

 private:
  using Shared = ByContent<Picture>::Shared;
  // The result of reading a picture: the picture, or what it can look like, or an error.
  using Several = std::vector<Shared>;
  using Loaded = Result<Several>;

  void report(const Place& place, const std::string& message, const std::string& hint) {
    if (reported_.insert({place.file, place.line, place.column, message}).second)
      found_.error(place, message, hint);
  }

  // Attaches the pictures that `read` returns; it is called once for each key.
  void attach(Options& options, const Place& place, const std::string& key,
              const std::function<Several()>& read) {
    auto known = loaded_.find(key);
    if (known == loaded_.end()) known = loaded_.emplace(key, load(read)).first;
    if (known->second.ok())
      options.attach(known->second.value());
    else
      report(place, known->second.error().message, known->second.error().hint);
  }

  Shared picture(const std::string& bytes) {
    return pictures_.get(bytes, [&] { return read_picture(bytes); });
  }
  Shared text_picture(const std::string& bytes) {
    return text_pictures_.get(bytes, [&] { return read_text_picture(bytes); });
  }

  static Loaded load(const std::function<Several()>& read) {
    try {
      return read();
    } catch (const InputError& wrong) {
      return wrong.found();
    }
  }

  void load_row(const Row* row, Choice& choice) {
    if (!row) return;
    for (const OptionRow& option : row->options) {
      if (option.kind == OptionKind::icon) load_icon(*row, option, choice);
      if (option.kind == OptionKind::row) load_chosen(*row, option, choice);
      if (option.kind != OptionKind::picture) continue;
      const std::string path = choice.options.text(option.name);
      if (path.empty()) continue;  // the row itself reports a picture that it needs
      if (const auto icon = icon_in(path)) {
        attach_icon(*row, option, *icon, icon_mark, choice);
        continue;
      }
      attach(choice.options, choice.place_of(option.name), "picture " + path, [&] {
        return used_file(files_, FileKind::picture, {path, {}, confine_}, [&](const std::string& bytes) {
          return Several{is_text_picture(path, bytes) ? text_picture(bytes) : picture(bytes)};
        });
      });
    }
  }

  // The pictures of the row that an option names.
  void load_chosen(const Row& row, const OptionRow& option, Choice& choice) {
    const ChosenRow chosen = parse_row(option, choice.options.text(option.name)).value();
    Choice inner{chosen.row->name, chosen.options, choice.place_of(option.name)};
    const std::string prefix = option.name + '.';
    for (const auto& [name, place] : choice.option_places)
      if (name.starts_with(prefix)) inner.option_places.emplace_back(name.substr(prefix.size()), place);
    load_row(chosen.row, inner);
    choice.options.set(row.options, option.name, to_text(ChosenRow{chosen.row, inner.options})).value();
    choice.options.attach_to_row(inner.options.pictures());
  }

  void load_icon(const Row& row, const OptionRow& option, Choice& choice) {
    const std::string icon = choice.options.text(option.name);
    if (icon.empty())
      return report(choice.place, "the icon is missing",
                    "name it in the option 'icon'; \"mazefolio list icons\" lists those that there are");
    attach_icon(row, option, icon, "", choice);
  }

  // `mark` stands before the icon's name in the option.
  void attach_icon(const Row& row, const OptionRow& option, const std::string& asked, std::string_view mark,
                   Choice& choice) {
    const Result<std::string> name = icons_.name("icon", asked);
    if (!name) return report(choice.place_of(option.name), name.message(), name.error().hint);
    choice.options.set(row.options, option.name, fmt::format("{}{}", mark, *name)).value();
    const auto is = [&](const char* key, const char* value) {
      return find_row(std::span(row.options), key) && choice.options.text(key) == value;
    };
    const bool keep_holes = is("holes", "keep"), largest = is("pieces", "largest"),
               walls = is("details", "walls"), flip = is("flip", "yes");
    const bool toned = option.name == "tone" || find_row(tones(), row.name) == &row;
    const std::string key =
        fmt::format("icon {} {} {} {} {} {}", toned, keep_holes, largest, walls, flip, *name);
    attach(choice.options, choice.place_of(option.name), key, [&] {
      Picture drawn = icons_.drawing(*name).value();
      if (toned) return Several{std::make_shared<const Picture>(toned_icon(drawn))};
      if (flip) drawn = mirrored(std::move(drawn));
      Picture outline = icon_outline(drawn, keep_holes, largest);
      if (largest) check_largest(*name, outline);
      add_details(outline, drawn, walls);
      return Several{std::make_shared<const Picture>(std::move(outline))};
    });
  }

  // Throws InputError where the others are no details, but what the icon is made of.
  static void check_largest(const std::string& name, const Picture& outline) {
    constexpr double least = 0.25;
    const auto area = [](const Rect& box) { return box.width() * box.height(); };
    const Rect own = topology::box_of(outline.rings),
               all = topology::box_of(traced_pieces(outline, {.small_pieces = true}).rings);
    if (area(own) < least * area(all))
      throw InputError(
          failure(fmt::format("the largest piece of the icon '{}' takes {:.0f} % of it, not {:.0f}", name,
                              100 * area(own) / area(all), 100 * least),
                  "write 'pieces: joined', or another icon"));
  }

  void load_letters(Choice& choice) {
    const std::string text = choice.options.text("text");
    const bool bold = choice.options.text("style") == "bold";
    const std::string asked = choice.options.text("font"),
                      family = asked.empty() ? family_of_letters(text, bold)
                                             : font_for(asked, choice.place_of("font"));
    attach(choice.options, choice.place_of("text"), fmt::format("letters {}{}\n{}", bold, family, text),
           [&] { return letter_ways(text, family, bold); });
  }

  std::string font_for(const std::string& asked, const Place& place) {
    const FontChoice choice = choose_font({asked});
    if (!choice.installed && reported_.insert({place.file, place.line, place.column, asked}).second)
      found_.warning(place,
                     fmt::format("the font '{}' is not installed; '{}' is used instead", asked, choice.used));
    return choice.used;
  }

  void load_mask(Choice& choice) {
    const std::string mask = choice.options.text("mask");
    if (mask.find('#') != std::string::npos) return;  // the mask itself, not the name of a file
    attach(choice.options, choice.place_of("mask"), "mask " + mask, [&] {
      return used_file(files_, FileKind::mask, {mask, {}, confine_},
                       [&](const std::string& bytes) { return Several{text_picture(bytes)}; });
    });
  }

  // Only walls that are lines can be thick here and thin there.
  void load_tone(PuzzleSpec& puzzle) {
    Choice& tone = puzzle.tone;
    load_row(find_row(tones(), tone.name), tone);
    const auto refuse = [&](const std::string& what, const std::string& hint) {
      report(tone.place, fmt::format("no picture can be seen in {}", what), hint);
    };
    if (tone.name == "picture" && tone.options.text("picture").empty())
      report(tone.place, "the picture is missing", "name its file in the option 'picture'");
    if (is_digger(*find_row(generators(), puzzle.algorithm.name)))
      refuse(fmt::format("rock, which '{}' digs into", puzzle.algorithm.name),
             "take an algorithm that opens walls, such as backtracker");
    if (puzzle.walls == WallStyle::block)
      refuse("block walls, which are all as thick as corridors", "write walls: line, or rounded");
    if (puzzle.refinement.real("weave") > 0) refuse("walls with bridges between them", "leave out 'weave'");
    if (const Picture* picture = tone.options.picture(); picture && !has_tones(*picture))
      report(tone.place_of(tone.name), "the picture has one gray all over",
             "take one with light and dark parts");
    if (puzzle.algorithm.place.file.empty()) puzzle.algorithm = walls_where_dark(tone);
  }

  // The algorithm that suits a tone, where the author names none: the walls of the maze help to show it.
  static Choice walls_where_dark(const Choice& tone) {
    const GeneratorRow& row = *find_row(generators(), "kruskal");
    Choice choice{row.name, Options(row.options), tone.place_of(tone.name)};
    const std::string mark = tone.name == "icon" ? std::string(icon_mark) : "";
    choice.options.set(row.options, "tone", mark + tone.options.text(tone.name)).value();
    if (tone.options.text("invert") == "yes") choice.options.set(row.options, "negate", "yes").value();
    return choice;
  }

  // The values that decide how a silhouette is found, so that a picture is traced once for each.
  static std::string tracing_key(const Options& options) {
    std::string key;
    for (const OptionRow& row : silhouette_options()) key += options.text(row.name) + '\n';
    return key + options.text("details") + options.text("flip");
  }

  static void add_details(Picture& traced, const Picture& drawn, bool walls) {
    if (!walls) {
      traced.details = details_of(drawn, traced.rings);
      return;
    }
    SolidDetails solid = solid_details_of(drawn, traced.rings);
    traced.details = std::move(solid.all);
    traced.holes = std::move(solid.outermost);
  }

  // A full rectangle or nothing at all is not what was meant.
  void trace_silhouette(Choice& choice) {
    if (choice.options.text("picture").empty())
      return report(choice.place, "the silhouette is missing", "name its file in the option 'picture'");
    const Picture* picture = choice.options.picture();
    if (!picture) return;  // reported already
    const std::pair key{picture, tracing_key(choice.options)};
    auto known = traced_.find(key);
    if (known == traced_.end()) known = traced_.emplace(key, traced(*picture, choice.options)).first;
    if (known->second)
      choice.options.attach(known->second.value());
    else
      report(choice.place_of("picture"), known->second.error().message, known->second.error().hint);
  }

  static Result<Shared> traced(const Picture& loaded, const Options& options) {
    Picture picture = options.text("flip") == "yes" ? mirrored(loaded) : loaded;
    Result<Silhouette> found = picture_outline(picture, options);
    if (!found) return found.found();
    picture.rings = std::move(found->rings);
    if (!found->photograph) picture.beside = std::move(found->beside);
    add_details(picture, picture, options.text("details") == "walls");
    return std::make_shared<const Picture>(std::move(picture));
  }

  const DataFiles& files_;
  IconFinder icons_;
  bool confine_;
  Diagnostics& found_;
  std::map<std::string, Loaded> loaded_;
  ByContent<Picture> pictures_, text_pictures_;
  std::map<std::pair<const Picture*, std::string>, Result<Shared>> traced_;  ///< by the values that decide
  std::set<std::tuple<std::string, int, int, std::string>> reported_;
};

}  // namespace

Diagnostics load_pictures(BookSpec& spec, const DataFiles& files) {
  Diagnostics found;
  Loader loader(files, spec.confine, found);
  for (ChapterSpec& chapter : spec.chapters) {
    for (PuzzleSpec& puzzle : chapter.puzzles) loader.load(puzzle);
    for (PageSpec& page : chapter.pages) loader.load_generator(page.generator);
  }
  if (spec.title_maze) loader.load(*spec.title_maze);
  return found;
}

void load_pictures(PuzzleSpec& puzzle, Notices& notices) { load_pictures(puzzle, DataFiles(), notices); }

void load_pictures(PuzzleSpec& puzzle, const DataFiles& files, Notices& notices) {
  Diagnostics found;
  Loader(files, false, found).load(puzzle);
  settle(found, notices);
}

namespace {

// Files of users are tried within bounds, each content once.
std::shared_ptr<const std::string> icon_of(const BookSpec& spec, const DataFiles& files,
                                           const std::string& name, IconFinder& finder,
                                           ByContent<std::string>& checked) {
  if (!is_icon_path(name)) return std::make_shared<const std::string>(finder.svg(name).value());
  return used_file(files, FileKind::icon, {name, {}, spec.confine}, [&](const std::string& svg) {
    return checked.get(svg, [&] {
      check_icon(svg);
      return svg;
    });
  });
}

}  // namespace

void for_each_icon(const BookSpec& spec,
                   const std::function<void(const std::string& name, const Place& place)>& use) {
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& puzzle : chapter.puzzles) {
      if (puzzle.start_icon) use(*puzzle.start_icon, puzzle.start_icon_place);
      if (puzzle.finish_icon) use(*puzzle.finish_icon, puzzle.finish_icon_place);
      for (std::size_t i = 0; i < puzzle.goal_icons.size(); ++i)
        use(puzzle.goal_icons[i], puzzle.goal_icon_places[i]);
    }
  if (spec.theme)
    spec::for_each_icon(*spec.theme, [&](const ThemeIcon& icon) { use(icon.name, icon.place); });
}

Result<Icons> load_icons(const BookSpec& spec, const DataFiles& files) {
  Icons icons;
  IconFinder finder(files);
  ByContent<std::string> checked;
  Diagnostics found;
  for_each_icon(spec, [&](const std::string& name, const Place& place) {
    if (icons.contains(name)) return;
    try {
      icons[name] = icon_of(spec, files, name, finder, checked);
    } catch (const InputError& wrong) {
      const Diagnostic& first = wrong.found().all().front();
      found.error(place, first.message, first.hint);
      icons[name] = nullptr;
    }
  });
  if (found.has_errors()) return found;
  return icons;
}

}  // namespace mazefolio::publish
