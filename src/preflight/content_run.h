#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "preflight/content_scanner.h"
#include "preflight/graphics_state.h"
#include "preflight/interpreter.h"

namespace mazefolio::preflight {

/// What a content stream is run in: the page, a form, or the cell of a pattern.
struct Scene {
  const PageResources* resources = nullptr;
  PdfMatrix base;  ///< where it begins; patterns are laid on this
  int depth = 0;
  const PaintMark* host = nullptr;  ///< what the pattern fills
  bool colored = true;              ///< operators of color are obeyed
};

/// One pass over the operators of one content stream.
class ContentRun {
 public:
  ContentRun(Scene scene, GraphicsState state, CodeTables& codes, RunBudget& budget,
             const std::function<void(const PaintMark&)>& mark)
      : scene_(scene), state_(std::move(state)), codes_(codes), budget_(budget), mark_(mark) {}
  void run(std::string_view content);

 private:
  // Operands, from the last one.
  double number(std::size_t from_end) const;
  std::string name() const;
  Point point(std::size_t from_end) const;
  PdfMatrix matrix() const;

  // Operators: each is false for those that it does not know.
  void obey(unsigned word);
  bool shape(unsigned word);
  bool paint(unsigned word);
  bool color(unsigned word);
  bool words(unsigned word);
  void other(unsigned word);

  // Colors.
  void set(InkSpace& space, PaintInk& ink, InkSpace chosen);
  void choose(InkSpace& space, PaintInk& ink);

  // Marks.
  PaintMark mark_of(PaintMark::Kind kind, const Rect& box) const;
  void tell(PaintMark mark);
  void fill_with_pattern(PaintMark& mark);
  void fill();
  void stroke();
  void shade();

  // Text.
  void next_line(double x, double y);
  void show(const std::vector<Token>& parts);

  // Forms, pictures, states.
  void draw();
  void show_picture(const ImageFacts& picture);
  void inline_image(ContentScanner& scanner);
  InkSpace named(const Token& token) const;
  void set_state();

  Scene scene_;
  GraphicsState state_;
  CodeTables& codes_;
  RunBudget& budget_;
  const std::function<void(const PaintMark&)>& mark_;
  std::vector<GraphicsState> kept_;
  std::vector<Token> operands_;
  DrawnPath path_;
  bool clips_ = false;
  PdfMatrix matrix_, line_;  ///< of text
};

}  // namespace mazefolio::preflight
