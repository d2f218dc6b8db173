#include "publish/load_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>
#include <tuple>

#include "base/system/file.h"
#include "generate/generator.h"
#include "publish/notices.h"
#include "render/fonts.h"
#include "render/lettering.h"
#include "render/read_picture.h"
#include "spec/data_files.h"
#include "topology/grids.h"
#include "topology/mask.h"

namespace mazefolio::publish {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_picture_bytes = std::size_t{20} << 20, most_mask_bytes = std::size_t{1} << 20;

// The bytes of a file of the user's. Throws an InputError where the name or what it names is wrong.
std::string bytes_of(const fs::path& path, const std::string& shown, std::size_t limit) {
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  if (!fs::exists(status)) throw InputError(fmt::format("there is no file '{}'", shown));
  if (fs::is_directory(status)) throw InputError(fmt::format("'{}' is a folder", shown));
  if (!fs::is_regular_file(status)) throw InputError(fmt::format("'{}' is not a file", shown));
  if (const auto size = fs::file_size(path, failure); !failure && size > limit)
    throw InputError(fmt::format("'{}' is larger than {} MiB", shown, limit >> 20));
  try {
    return read_file(path, limit);
  } catch (const WorldError& failed) {
    throw InputError(failed.what());
  }
}

Picture picture_of(const Mask& mask) {
  Picture out{mask.columns, mask.rows, std::vector<std::uint32_t>(std::size_t{mask.columns} * mask.rows)};
  for (std::size_t i = 0; i < out.pixels.size(); ++i)
    out.pixels[i] = mask.cells.test(i) ? 0x000000FF : 0xFFFFFFFF;
  return out;
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";  // some editors begin a file so
constexpr std::string_view text_signs = "#. \r\n";

// A pixel a sign, dark where '#' is.
Picture read_text_picture(std::string text) {
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  // One wrong sign tells as much as a million of them.
  if (const std::size_t wrong = text.find_first_not_of(text_signs); wrong != std::string::npos)
    text.resize(wrong + 1);
  return picture_of(parse_mask(text).value());
}

bool is_text_picture(const fs::path& path, std::string_view bytes) {
  if (path.extension() == ".txt") return true;
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  return bytes.find('#') != std::string_view::npos &&
         bytes.find_first_not_of(text_signs) == std::string_view::npos;
}

Picture read_any_picture(const fs::path& path, const std::string& shown) {
  const std::string bytes = bytes_of(path, shown, most_picture_bytes);
  return is_text_picture(path, bytes) ? read_text_picture(bytes) : read_picture(bytes);
}

class Loader {
 public:
  Loader(const DataFiles& files, Diagnostics& found) : files_(files), found_(found) {}

  void load(PuzzleSpec& puzzle) {
    const ShapeRow* shape = find_row(shapes(), puzzle.shape.name);
    load_row(find_row(grids(), puzzle.grid.name), puzzle.grid);
    load_row(find_row(generators(), puzzle.algorithm.name), puzzle.algorithm);
    if (!shape) return;
    load_row(shape, puzzle.shape);
    if (shape->source == ShapeSource::lettering) load_letters(puzzle.shape);
    if (shape->source == ShapeSource::mask) load_mask(puzzle.shape);
    if (shape->source == ShapeSource::picture) check_silhouette(*shape, puzzle.shape);
  }

 private:
  using Shared = std::shared_ptr<const Picture>;
  // What reading gave: a picture, or what is wrong with it.
  struct Outcome {
    Shared picture;
    std::string message, hint;
  };

  void tell(const Place& place, const std::string& message, const std::string& hint) {
    if (told_.insert({place.file, place.line, place.column, message}).second)
      found_.error(place, message, hint);
  }

  // Attaches what `read` gives; it is called once for a key.
  void attach(Options& options, const Place& place, const std::string& key,
              const std::function<Picture()>& read) {
    auto known = outcomes_.find(key);
    if (known == outcomes_.end()) {
      Outcome outcome;
      try {
        outcome.picture = std::make_shared<const Picture>(read());
      } catch (const InputError& wrong) {
        const Diagnostic& first = wrong.found().all().front();
        outcome.message = first.message;
        outcome.hint = first.hint;
      }
      known = outcomes_.emplace(key, std::move(outcome)).first;
    }
    if (known->second.picture)
      options.attach(known->second.picture);
    else
      tell(place, known->second.message, known->second.hint);
  }

  void load_row(const Row* row, Choice& choice) {
    if (!row) return;
    for (const OptionRow& option : row->options) {
      if (option.kind != OptionKind::picture) continue;
      const std::string path = choice.options.text(option.name);
      if (path.empty()) continue;  // whether it needs one is for the row to say
      attach(choice.options, choice.place_of(option.name), "picture " + path,
             [&] { return read_any_picture(files_.beside_spec(path), path); });
    }
  }

  void load_letters(Choice& choice) {
    const std::string text = choice.options.text("text");
    const std::string family = font_for(choice.options.text("font"), choice.place_of("font"));
    const bool bold = choice.options.text("style") == "bold";
    attach(choice.options, choice.place_of("text"), fmt::format("letters {}{}\n{}", bold, family, text),
           [&] { return lettering(text, family, bold); });
  }

  std::string font_for(const std::string& asked, const Place& place) {
    if (asked.empty()) return choose_font({"Lato", "DejaVu Sans"}).used;
    const FontChoice choice = choose_font({asked});
    if (!choice.installed && told_.insert({place.file, place.line, place.column, asked}).second)
      found_.warning(place,
                     fmt::format("the font '{}' is not installed; '{}' is used instead", asked, choice.used));
    return choice.used;
  }

  void load_mask(Choice& choice) {
    const std::string mask = choice.options.text("mask");
    if (mask.find('#') != std::string::npos) return;  // the lines themselves
    attach(choice.options, choice.place_of("mask"), "mask " + mask,
           [&] { return read_text_picture(bytes_of(files_.beside_spec(mask), mask, most_mask_bytes)); });
  }

  // A photograph is a rectangle, and a clear sheet is nothing: neither is what the author meant.
  void check_silhouette(const ShapeRow& shape, const Choice& choice) {
    if (choice.options.text("picture").empty())
      return tell(choice.place, "the silhouette is missing", "name its file as the option 'picture'");
    if (!choice.options.picture()) return;  // told already
    const auto is_blank = [&](const Options& options) {
      return shape.make({0, 0, 64, 64}, options).coverage() == 0;
    };
    Options outside = choice.options;
    outside.set(shape.options, "invert", outside.text("invert") == "yes" ? "no" : "yes").value();
    if (is_blank(choice.options) || is_blank(outside))
      tell(choice.place_of("picture"),
           fmt::format("the silhouette is blank: {} of it is inside",
                       is_blank(choice.options) ? "nothing" : "all"),
           "draw the shape black on a clear ground");
  }

  const DataFiles& files_;
  Diagnostics& found_;
  std::map<std::string, Outcome> outcomes_;
  std::set<std::tuple<std::string, int, int, std::string>> told_;
};

}  // namespace

void load_pictures(BookSpec& spec, const DataFiles& files, Diagnostics& found) {
  Loader loader(files, found);
  for (ChapterSpec& chapter : spec.chapters)
    for (PuzzleSpec& puzzle : chapter.puzzles) loader.load(puzzle);
}

void load_pictures(PuzzleSpec& puzzle, Notices& notices) {
  const DataFiles files;
  Diagnostics found;
  Loader(files, found).load(puzzle);
  settle(found, notices);
}

std::map<std::string, std::shared_ptr<const std::string>> load_icons(const BookSpec& spec,
                                                                     const DataFiles& files,
                                                                     Diagnostics& found) {
  std::map<std::string, std::shared_ptr<const std::string>> icons;
  const auto load = [&](const std::optional<std::string>& name, const Place& place) {
    if (!name || icons.contains(*name)) return;
    try {
      const bool own = is_icon_path(*name);
      const fs::path path =
          own ? files.beside_spec(*name) : files.find(fs::path("templates/icons") / (*name + ".svg"));
      std::string svg = bytes_of(path, *name, most_picture_bytes);
      if (own) check_icon(svg);
      icons[*name] = std::make_shared<const std::string>(std::move(svg));
    } catch (const InputError& wrong) {
      const Diagnostic& first = wrong.found().all().front();
      found.error(place, first.message, first.hint);
      icons[*name] = nullptr;
    }
  };
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& puzzle : chapter.puzzles) {
      load(puzzle.start_icon, puzzle.start_icon_place);
      load(puzzle.finish_icon, puzzle.finish_icon_place);
    }
  return icons;
}

}  // namespace mazefolio::publish
