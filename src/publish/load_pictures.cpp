#include "publish/load_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>
#include <tuple>

#include "base/system/file.h"
#include "generate/generator.h"
#include "publish/by_content.h"
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

// The bytes of a file that the user names. Throws InputError.
std::string bytes_of(const fs::path& path, const std::string& shown, std::size_t limit) {
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  if (!fs::exists(status)) throw InputError(fmt::format("there is no file '{}'", shown));
  if (fs::is_directory(status)) throw InputError(fmt::format("'{}' is a folder, not a file", shown));
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

constexpr std::string_view byte_order_mark =
    "\xEF\xBB\xBF";  // some editors put it at the beginning of a file
constexpr std::string_view text_signs = "#. \r\n";

// One pixel a character, dark for '#'.
Picture read_text_picture(std::string text) {
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  // Report only the first wrong character.
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
  using Shared = ByContent<Picture>::Shared;
  // The result of reading a picture: the picture, or an error.
  using Loaded = Result<Shared>;

  void report(const Place& place, const std::string& message, const std::string& hint) {
    if (reported_.insert({place.file, place.line, place.column, message}).second)
      found_.error(place, message, hint);
  }

  // Attaches the picture that `read` returns; it is called once for each key.
  void attach(Options& options, const Place& place, const std::string& key,
              const std::function<Shared()>& read) {
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

  static Loaded load(const std::function<Shared()>& read) {
    try {
      return read();
    } catch (const InputError& wrong) {
      return wrong.found();
    }
  }

  void load_row(const Row* row, Choice& choice) {
    if (!row) return;
    for (const OptionRow& option : row->options) {
      if (option.kind != OptionKind::picture) continue;
      const std::string path = choice.options.text(option.name);
      if (path.empty()) continue;  // the row itself reports a picture that it needs
      attach(choice.options, choice.place_of(option.name), "picture " + path, [&] {
        const std::string bytes = bytes_of(files_.beside_spec(path), path, most_picture_bytes);
        return is_text_picture(path, bytes) ? text_picture(bytes) : picture(bytes);
      });
    }
  }

  void load_letters(Choice& choice) {
    const std::string text = choice.options.text("text");
    const std::string family = font_for(choice.options.text("font"), choice.place_of("font"));
    const bool bold = choice.options.text("style") == "bold";
    attach(choice.options, choice.place_of("text"), fmt::format("letters {}{}\n{}", bold, family, text),
           [&] { return std::make_shared<const Picture>(lettering(text, family, bold)); });
  }

  std::string font_for(const std::string& asked, const Place& place) {
    if (asked.empty()) return choose_font({"Lato", "DejaVu Sans"}).used;
    const FontChoice choice = choose_font({asked});
    if (!choice.installed && reported_.insert({place.file, place.line, place.column, asked}).second)
      found_.warning(place,
                     fmt::format("the font '{}' is not installed; '{}' is used instead", asked, choice.used));
    return choice.used;
  }

  void load_mask(Choice& choice) {
    const std::string mask = choice.options.text("mask");
    if (mask.find('#') != std::string::npos) return;  // the mask itself, not the name of a file
    attach(choice.options, choice.place_of("mask"), "mask " + mask,
           [&] { return text_picture(bytes_of(files_.beside_spec(mask), mask, most_mask_bytes)); });
  }

  // A photograph gives a full rectangle, and a blank sheet gives nothing: neither is meant.
  void check_silhouette(const ShapeRow& shape, const Choice& choice) {
    if (choice.options.text("picture").empty())
      return report(choice.place, "the silhouette is missing", "name its file in the option 'picture'");
    if (!choice.options.picture()) return;  // reported already
    const auto is_blank = [&](const Options& options) {
      return shape.make({0, 0, 64, 64}, options).coverage() == 0;
    };
    Options outside = choice.options;
    outside.set(shape.options, "invert", outside.text("invert") == "yes" ? "no" : "yes").value();
    if (is_blank(choice.options) || is_blank(outside))
      report(choice.place_of("picture"),
             fmt::format("the silhouette is blank: {} of it is inside",
                         is_blank(choice.options) ? "nothing" : "all"),
             "draw the shape black on a transparent or white background");
  }

  const DataFiles& files_;
  Diagnostics& found_;
  std::map<std::string, Loaded> loaded_;
  ByContent<Picture> pictures_, text_pictures_;
  std::set<std::tuple<std::string, int, int, std::string>> reported_;
};

}  // namespace

Diagnostics load_pictures(BookSpec& spec, const DataFiles& files) {
  Diagnostics found;
  Loader loader(files, found);
  for (ChapterSpec& chapter : spec.chapters)
    for (PuzzleSpec& puzzle : chapter.puzzles) loader.load(puzzle);
  return found;
}

void load_pictures(PuzzleSpec& puzzle, Notices& notices) {
  const DataFiles files;
  Diagnostics found;
  Loader(files, found).load(puzzle);
  settle(found, notices);
}

Result<Icons> load_icons(const BookSpec& spec, const DataFiles& files) {
  Icons icons;
  ByContent<std::string> checked;
  Diagnostics found;
  const auto load = [&](const std::optional<std::string>& name, const Place& place) {
    if (!name || icons.contains(*name)) return;
    try {
      const bool own = is_icon_path(*name);
      const fs::path path =
          own ? files.beside_spec(*name) : files.find(fs::path("templates/icons") / (*name + ".svg"));
      const std::string svg = bytes_of(path, *name, most_picture_bytes);
      icons[*name] = checked.get(svg, [&] {
        if (own) check_icon(svg);
        return svg;
      });
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
  if (found.has_errors()) return found;
  return icons;
}

}  // namespace mazefolio::publish
