#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "layout/frame.h"

namespace mazefolio::render {

/// The outlines of a glyph, to be filled: the box of its ink begins at the origin, and its longer side is
/// 1000 units.
struct Pictograph {
  Path outline;
  Size size;
};

/// The font that pictographs come from, and no other: characters that it lacks have no picture. One font
/// belongs to one thread.
class PictographFont {
 public:
  /// Fails where no font of this family is installed. Throws WorldError where its file is damaged.
  static Result<PictographFont> open(const std::string& family);
  ~PictographFont();
  PictographFont(PictographFont&&) noexcept;
  PictographFont& operator=(PictographFont&&) noexcept;

  bool has(char32_t character) const;
  /// The picture of a character that the font has. Throws WorldError where its file does not give it.
  Pictograph glyph(char32_t character) const;
  /// The path of the font.
  std::string file() const;

 private:
  struct State;
  explicit PictographFont(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// As an SVG picture in black that has the proportions of its ink.
std::string svg_of(const Pictograph& pictograph);

}  // namespace mazefolio::render
