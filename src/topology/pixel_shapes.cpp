#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

#include "base/options.h"
#include "topology/joined_pieces.h"
#include "topology/mask.h"
#include "topology/picture_tracing.h"
#include "topology/shapes.h"

namespace mazefolio::topology {
namespace {

// The mask laid over `box`.
Region mask_over(const Rect& field, const Rect& box, Mask mask) {
  const auto ink = std::make_shared<const Mask>(std::move(mask));
  return {field, [ink, box](Point p) {
            const double x = (p.x - box.x0) / box.width() * ink->columns;
            const double y = (p.y - box.y0) / box.height() * ink->rows;
            return x >= 0 && y >= 0 && x < ink->columns && y < ink->rows &&
                   ink->test(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
          }};
}

Region empty(const Rect& field) {
  return {field, [](Point) { return false; }};
}

template <class Trace>
std::vector<Ring> rings_of(const Picture& picture, Trace trace) {
  return picture.rings.empty() ? trace(picture) : picture.rings;
}

std::vector<Ring> beside_in(const Picture& picture, const Options& options) {
  return picture.beside.empty() || options.text("details") == "no" ? std::vector<Ring>{} : picture.beside;
}

// The silhouette of the first picture. `trace` is for pictures without lines.
template <class Trace>
Region inked(const Rect& field, const Options& options, Trace trace) {
  if (!options.picture()) return empty(field);
  const Picture& picture = *options.picture();
  std::vector<Ring> rings = rings_of(picture, trace);
  if (!picture.holes.empty() && options.text("details") == "walls")
    rings.insert(rings.end(), picture.holes.begin(), picture.holes.end());
  return rings.empty() ? empty(field) : ring_region(field, std::move(rings), {}, beside_in(picture, options));
}

Region joined_where_asked(const Region& region, const Options& options) {
  return options.text("pieces") == "joined" ? with_joined_pieces(region) : region;
}

// One way to set letters, and what becomes of it in a field.
struct SetLetters {
  const Picture* plain = nullptr;
  const Picture* form = nullptr;  // the first of its forms that has room; null: none has
  double stroke = 0;              // of the plain letters, in pitches
};

std::vector<SetLetters> set_letters(const Rect& field, const Options& options) {
  std::vector<SetLetters> ways;
  for (const auto& picture : options.pictures()) {
    if (picture->rings.empty()) continue;
    const double stroke = fit(box_of(picture->rings), field).scale * picture->letters.stroke;
    if (!picture->letters.same_lines || ways.empty()) ways.push_back({picture.get(), nullptr, stroke});
    if (!ways.back().form && stroke >= picture->letters.least_stroke) ways.back().form = picture.get();
  }
  return ways;
}

// The letters with the widest strokes; a simpler arrangement where another's are hardly wider.
const SetLetters* widest_way(const std::vector<SetLetters>& ways, bool with_room) {
  const SetLetters* best = nullptr;
  for (const SetLetters& way : ways)
    if ((way.form || !with_room) && (!best || way.stroke > best->stroke * way.plain->letters.much_larger))
      best = &way;
  return best;
}

// A list of lines is given as one text with semicolons.
Result<Mask> parsed(std::string_view text) {
  std::string lines;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == ';') {
      lines += '\n';
      if (i + 1 < text.size() && text[i + 1] == ' ') ++i;
    } else {
      lines += text[i];
    }
  return parse_mask(lines);
}

}  // namespace

Mask ink_of(const Picture& picture, bool invert) {
  std::size_t clear = 0;
  for (const std::uint32_t pixel : picture.pixels) clear += (pixel & 0xff) < 128;
  const bool by_alpha = clear * 100 > picture.pixels.size();
  const auto is_ink = [&](std::uint32_t x, std::uint32_t y) {
    const std::uint32_t pixel = picture.at(x, y);
    const std::uint32_t gray = 2 * (pixel >> 24) + 5 * (pixel >> 16 & 0xff) + (pixel >> 8 & 0xff);
    return (by_alpha ? (pixel & 0xff) >= 128 : gray < 8 * 128) != invert;
  };
  std::uint32_t x0 = picture.width, y0 = picture.height, x1 = 0, y1 = 0;
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x)
      if (is_ink(x, y)) {
        x0 = std::min(x0, x);
        y0 = std::min(y0, y);
        x1 = std::max(x1, x + 1);
        y1 = std::max(y1, y + 1);
      }
  if (x0 >= x1) return {};
  Mask mask{x1 - x0, y1 - y0, BitSet(std::size_t{x1 - x0} * (y1 - y0))};
  for (std::uint32_t y = y0; y < y1; ++y)
    for (std::uint32_t x = x0; x < x1; ++x)
      if (is_ink(x, y)) mask.cells.set(std::size_t{y - y0} * mask.columns + x - x0);
  return mask;
}

Mask scaled(const Mask& mask, std::uint32_t columns, std::uint32_t rows) {
  const std::uint32_t times = std::min(columns / mask.columns, rows / mask.rows);
  Mask out{mask.columns * times, mask.rows * times, {}};
  if (times == 0) {
    const double scale =
        std::min(static_cast<double>(columns) / mask.columns, static_cast<double>(rows) / mask.rows);
    const auto shrunk = [&](std::uint32_t side, std::uint32_t most) {
      return std::clamp(static_cast<std::uint32_t>(std::floor(side * scale + 0.5)), 1u, most);
    };
    out.columns = shrunk(mask.columns, columns);
    out.rows = shrunk(mask.rows, rows);
  }
  out.cells = BitSet(std::size_t{out.columns} * out.rows);
  // The part of each cell of the mask that lies in the new cell, as whole numbers in a common unit.
  const auto overlap = [](std::uint64_t i, std::uint64_t n, std::uint64_t k, std::uint64_t m) {
    return std::min((i + 1) * m, (k + 1) * n) - std::max(i * m, k * n);
  };
  const auto last = [](std::uint64_t i, std::uint64_t n, std::uint64_t m) { return ((i + 1) * m - 1) / n; };
  for (std::uint32_t y = 0; y < out.rows; ++y)
    for (std::uint32_t x = 0; x < out.columns; ++x) {
      std::uint64_t inside = 0;
      for (std::uint64_t v = std::uint64_t{y} * mask.rows / out.rows; v <= last(y, out.rows, mask.rows); ++v)
        for (std::uint64_t u = std::uint64_t{x} * mask.columns / out.columns;
             u <= last(x, out.columns, mask.columns); ++u)
          if (mask.test(static_cast<std::uint32_t>(u), static_cast<std::uint32_t>(v)))
            inside += overlap(x, out.columns, u, mask.columns) * overlap(y, out.rows, v, mask.rows);
      if (2 * inside >= std::uint64_t{mask.columns} * mask.rows)
        out.cells.set(std::size_t{y} * out.columns + x);
    }
  return out;
}

namespace {

constexpr double letter_gray = 0.9;  ///< whole letters are paler than what a picture shows

/// The letters that a field takes; null: none has lines.
const Picture* letters_in(const Rect& field, const Options& options) {
  const std::vector<SetLetters> ways = set_letters(field, options);
  const SetLetters* best = widest_way(ways, true);
  if (!best) best = widest_way(ways, false);
  return !best ? nullptr : best->form ? best->form : best->plain;
}

}  // namespace

std::shared_ptr<const Details> details_in(const Rect& field, const Options& options) {
  const Picture* picture = options.picture();
  const bool letters = picture && !picture->letters.boxes.empty();
  if (letters) picture = letters_in(field, options);
  if (!picture || (picture->details.empty() && picture->beside.empty())) return nullptr;
  if (letters ? options.text("rim") == "cells" : options.text("details") == "no") return nullptr;
  const Transform at = fit(picture->rings, picture->beside, field);
  Details out{picture->details, picture->beside, !letters && options.text("details") == "walls", letters};
  if (letters) out.gray = letter_gray;
  out.rings.insert(out.rings.end(), out.beside.begin(), out.beside.end());
  place_rings(out.rings, at);
  place_rings(out.beside, at);
  return std::make_shared<const Details>(std::move(out));
}

Region picture_region(const Rect& field, const Options& options) {
  return joined_where_asked(
      inked(field, options,
            [&](const Picture& picture) { return contours(picture, tracing_of(picture, options)); }),
      options);
}

std::optional<double> narrow_stroke(const Rect& field, const Options& options) {
  const std::vector<SetLetters> ways = set_letters(field, options);
  const SetLetters* best = widest_way(ways, false);
  return !best || widest_way(ways, true) ? std::nullopt : std::optional(best->stroke);
}

Region lettering_region(const Rect& field, const Options& options) {
  if (const Picture* picture = letters_in(field, options))
    return ring_region(field, picture->rings, picture->letters);
  return inked(field, options, [](const Picture& picture) { return contours(picture); });
}

Region icon_region(const Rect& field, const Options& options) {
  return joined_where_asked(inked(field, options, [](const Picture& picture) { return contours(picture); }),
                            options);
}

Region mask_region(const Rect& field, const Options& options) {
  if (const Picture* picture = options.picture()) {
    Mask mask = full_mask(picture->width, picture->height);
    for (std::size_t i = 0; i < picture->pixels.size(); ++i) {
      const std::uint32_t pixel = picture->pixels[i];
      if ((pixel & 0xff) < 128 || (pixel >> 16 & 0xff) >= 128) mask.cells.reset(i);
    }
    return mask_over(field, field, std::move(mask));
  }
  Result<Mask> mask = parsed(options.text("mask"));
  return mask ? mask_over(field, field, std::move(*mask)) : empty(field);
}

Outcome check_mask(std::string_view text) {
  if (text.find('#') == std::string_view::npos) return Done{};
  const Result<Mask> mask = parsed(text);
  return mask ? Outcome(Done{}) : mask.found();
}

}  // namespace mazefolio::topology
