#include "render/read_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <memory>
#include <string_view>

#include "base/diagnostic.h"
#include "base/system/watch.h"
#include "render/bounded.h"
#include "render/bounded_helper.h"
#include "render/pixels.h"
#include "render/read_jpeg.h"
#include "render/read_png.h"
#include "render/svg_handle.h"

namespace mazefolio::render {
namespace {

constexpr double drawing_seconds = 1, pixel_seconds = 4;  // 50 million pixels take longer than a drawing

bool looks_like_svg(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  const bool utf16 = bytes.starts_with("\xFF\xFE<") || bytes.starts_with(std::string_view("\xFE\xFF\0<", 4));
  return utf16 || bytes.starts_with("\x1f\x8b") || (first != std::string_view::npos && bytes[first] == '<');
}

// A picture as bytes between processes: its width and height, then its pixels.
std::string packed(const Picture& picture) {
  std::string out(8 + picture.pixels.size() * 4, '\0');
  std::memcpy(out.data(), &picture.width, 4);
  std::memcpy(out.data() + 4, &picture.height, 4);
  std::memcpy(out.data() + 8, picture.pixels.data(), picture.pixels.size() * 4);
  return out;
}

Picture unpacked(const std::string& bytes, double longest) {
  Picture out;
  if (bytes.size() < 8) throw InternalError("a picture without its size");
  std::memcpy(&out.width, bytes.data(), 4);
  std::memcpy(&out.height, bytes.data() + 4, 4);
  const std::size_t pixels = std::size_t{out.width} * out.height;
  if (out.width > longest || out.height > longest || bytes.size() != 8 + pixels * 4)
    throw InternalError("a picture of another size than its pixels");
  out.pixels.resize(pixels);
  std::memcpy(out.pixels.data(), bytes.data() + 8, out.pixels.size() * 4);
  return out;
}

struct Format {
  std::string_view name;
  double seconds;
  bool (*is)(std::string_view bytes);
  void (*check)(std::string_view bytes);  // in this process, so it must cost little; null: nothing to check
  void (*prepare)();                      // before the process that decodes is forked; null: nothing to do
  Picture (*decode)(const std::string& bytes);
};
constexpr Format formats[] = {
    {"PNG", pixel_seconds, is_png, check_png, nullptr, picture_of_png},
    {"JPEG", pixel_seconds, is_jpeg, check_jpeg, nullptr, picture_of_jpeg},
    {"SVG", drawing_seconds, looks_like_svg, nullptr, prepare_svg, draw_house_svg},
};

const Format* format_of(std::string_view bytes) {
  const Format* const found =
      std::find_if(std::begin(formats), std::end(formats), [&](const Format& f) { return f.is(bytes); });
  return found == std::end(formats) ? nullptr : found;
}

std::string decode_bounded(const std::string& bytes, std::size_t memory, double longest) {
  const Format* format = format_of(bytes);
  if (!format) throw InternalError("a picture of no known format");
  Bounds bounds;
  bounds.seconds = format->seconds;
  bounds.bytes = std::min(bounds.bytes, memory);
  if (format->prepare) format->prepare();
  const auto decode = [&] {
    longest_side_read = longest;  // in a process of its own
    try {
      return packed(format->decode(bytes));
    } catch (const WorldError& failed) {
      throw InputError(failed.what());
    }
  };
  return run_bounded(fmt::format("the {} picture", format->name), decode, bounds);
}

std::unique_ptr<BoundedHelper> picture_helper;

/// The helper does not know how much memory its program has left. A request is this, then the picture.
struct Wanted {
  std::size_t memory = 0;
  double longest = usual_longest_side;
};

std::string serve_picture(const std::string& request) {
  Wanted wanted;
  std::memcpy(&wanted, request.data(), sizeof wanted);
  return decode_bounded(request.substr(sizeof wanted), wanted.memory, wanted.longest);
}

Picture decoded(const std::string& bytes, double longest = usual_longest_side) {
  const Wanted wanted{memory_left(), longest};
  if (!picture_helper) return unpacked(decode_bounded(bytes, wanted.memory, longest), longest);
  return unpacked(
      picture_helper->ask(std::string(reinterpret_cast<const char*>(&wanted), sizeof wanted) + bytes),
      longest);
}

Picture read(const std::string& bytes, double longest) {
  if (bytes.empty()) throw InputError("the picture is an empty file");
  const Format* format = format_of(bytes);
  if (!format) throw InputError("the picture is neither SVG, PNG nor JPEG");
  if (format->check) format->check(bytes);
  return decoded(bytes, longest);
}

}  // namespace

PictureHelp::PictureHelp() { picture_helper = std::make_unique<BoundedHelper>(serve_picture); }
PictureHelp::~PictureHelp() { picture_helper.reset(); }

Picture draw_house_svg(const std::string& bytes) {
  const SvgHandle handle = read_svg(bytes);
  const Size size = svg_size(handle.get());
  const Sides sides = sides_of(size, longest_side_read / std::max(size.width, size.height));
  PixelCanvas canvas(sides.width, sides.height);
  draw_svg(handle.get(), canvas.context(),
           {0, 0, static_cast<double>(sides.width), static_cast<double>(sides.height)});
  return canvas.picture();
}

bool is_svg(const std::string& bytes) {
  const Format* format = format_of(bytes);
  return format && format->decode == draw_house_svg;
}

Picture read_picture(const std::string& bytes) { return read(bytes, usual_longest_side); }
Picture read_fine_picture(const std::string& bytes) { return read(bytes, fine_side); }

void check_icon(const std::string& bytes) {
  if (!looks_like_svg(bytes)) throw InputError("an icon must be an SVG picture");
  if (cropped_to_ink(decoded(bytes)).width == 0) throw InputError("the icon shows nothing");
}

}  // namespace mazefolio::render
