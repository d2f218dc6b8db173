#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::pdf {

// What a PDF says of itself, as plain data. Nothing here is trusted: numbers may be of any size.

/// x' = a x + c y + e, y' = b x + d y + f.
struct PdfMatrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
  Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
};

enum class InkKind { gray, rgb, cmyk, black, spot, pattern };

/// A color space, as far as inks go: `black` is a separation of that one ink.
struct InkSpace {
  InkKind kind = InkKind::gray;
  int values = 1;         ///< numbers of one color
  bool indexed = false;   ///< the number is an index into colors of this kind
  bool profiled = false;  ///< an ICC profile or a CIE color
};

constexpr InkSpace device_rgb{InkKind::rgb, 3, false, false};
constexpr InkSpace device_cmyk{InkKind::cmyk, 4, false, false};
constexpr InkSpace pattern_space{InkKind::pattern, 0, false, false};

struct FontFacts {
  std::string name;
  bool embedded = false, type3 = false, composite = false;
  double em = 1;               ///< of a Type 3 font: what a thousand of its units are at size 1
  int first = 0;               ///< code of the first width of a simple font
  std::vector<double> widths;  ///< in thousandths of an em
  std::map<int, double> cid_widths;
  double other_width = 500;
  std::shared_ptr<const std::string> to_unicode;  ///< its CMap, if it has one
};

struct ImageFacts {
  double width = 0, height = 0;  ///< in pixels
  bool stencil = false;          ///< is painted in the color of the fill
  bool soft_mask = false;
  InkSpace ink;
};

/// An ExtGState; what it does not name is left as it was.
struct StateFacts {
  std::optional<double> line_width, fill_alpha, stroke_alpha, font_size;
  std::optional<bool> blends, soft_mask;
  const FontFacts* font = nullptr;
};

class PageResources;

/// A form or the cell of a pattern.
struct FormFacts {
  PdfMatrix matrix;
  Rect box;
  bool group = false;                          ///< is painted as a whole
  const PageResources* resources = nullptr;    ///< null: those of who draws it
  std::shared_ptr<const std::string> content;  ///< null: it cannot be read, or is too large
  std::size_t content_bytes = 0;
};

struct PatternFacts {
  bool shading = false, colored = true;
  InkSpace ink;  ///< of a shading
  FormFacts cell;
};

/// What the names in a content stream stand for; null for a name that is not there.
class PageResources {
 public:
  virtual ~PageResources() = default;
  virtual const FontFacts* font(std::string_view name) const = 0;
  virtual const ImageFacts* image(std::string_view name) const = 0;
  virtual const FormFacts* form(std::string_view name) const = 0;
  virtual const StateFacts* state(std::string_view name) const = 0;
  virtual const PatternFacts* pattern(std::string_view name) const = 0;
  virtual const InkSpace* shading(std::string_view name) const = 0;
  virtual const InkSpace* space(std::string_view name) const = 0;
};

struct PageFacts {
  Rect media;
  std::optional<Rect> crop, bleed, trim, art;
  double user_unit = 1;
  int rotation = 0;  ///< 0, 90, 180 or 270
  std::size_t annotations = 0;
  std::string annotation;  ///< the kind of the first one
  Rect annotation_box;
  bool transparency_group = false;
  const PageResources* resources = nullptr;    ///< as long as the file is open
  std::shared_ptr<const std::string> content;  ///< null: it cannot be read, or is too large
};

struct OutputIntent {
  std::string kind, condition;
  bool profile = false;
};

struct FileFacts {
  std::string version;
  std::size_t bytes = 0, pages = 0, layers = 0, attachments = 0;
  bool encrypted = false, outline = false, javascript = false, id = false, right_to_left = false;
  std::string title, trapped, pdfx_version, pdfx_conformance;
  bool created = false, modified = false;
  std::vector<OutputIntent> intents;
  std::vector<std::string> damages;  ///< what the parser complains of
};

}  // namespace mazefolio::pdf
