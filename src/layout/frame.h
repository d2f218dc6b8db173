#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/picture.h"

namespace mazefolio::layout {

/// Everything on paper, as plain data. Units are points; the origin is the top left of the page, and y grows
/// down. Layout and draw make frames; renderers only walk them.

struct Ink {
  double r = 0, g = 0, b = 0;
  friend constexpr bool operator==(Ink, Ink) = default;
};
constexpr Ink black{0, 0, 0};
constexpr Ink white{1, 1, 1};
constexpr Ink gray(double level) { return {level, level, level}; }  ///< 0 black .. 1 white
/// How light it is where colors become grays: 0 black .. 1 white (ITU-R BT.601, as PDF has it).
constexpr double gray_of(Ink ink) { return 0.3 * ink.r + 0.59 * ink.g + 0.11 * ink.b; }

/// A path of lines, cubic curves and arcs. Points are stored in one list beside the verbs. An arc takes three
/// points: its center, {radius, begin}, {end, 0}.
struct Path {
  enum class Verb : std::uint8_t { move, line, curve, arc, close };
  std::vector<Verb> verbs;
  std::vector<Point> points;

  void move_to(Point p);
  void line_to(Point p);
  void curve_to(Point control1, Point control2, Point p);
  /// Begins with a line to the start of the arc where the path is not there yet.
  void arc(const Arc& a);
  void close();
  /// line_to the end of a segment, or arc; the path must be at the start of the edge.
  void add(const Edge& edge);
  bool empty() const { return verbs.empty(); }
  /// The same line with cubic curves in the places of arcs.
  Path without_arcs() const;
};
Path rectangle_path(const Rect& r);
Path circle_path(Point center, double radius);

enum class Cap : std::uint8_t { butt, round, square };
enum class Join : std::uint8_t { miter, round, bevel };
struct Stroke {
  double width = 1;
  Ink ink;
  Cap cap = Cap::butt;
  Join join = Join::miter;
  std::vector<double> dashes;  ///< on, off, ...; empty: solid
};
struct Shape {
  Path path;
  std::optional<Stroke> stroke;
  std::optional<Ink> fill;
  Path within{};  ///< closed lines: only what lies inside them is painted; empty: all
};

struct Font {
  std::string family;
  double size_pt = 12;
  bool bold = false, italic = false;
  friend bool operator==(const Font&, const Font&) = default;
};
enum class Align : std::uint8_t { left, center, right };
/// One line of text in one font; `at` is the left, middle or right end of the baseline.
struct TextRun {
  Point at;
  std::string text;
  Font font;
  Ink ink;
  Align align = Align::left;
  double tracking_pt = 0;  ///< extra space between letters
  double edge_pt = 0;      ///< a line around the letters, below them; 0: none
  Ink edge = black;
};

/// A picture, fitted into the center of `box`: SVG, or pixels.
struct Image {
  std::shared_ptr<const std::string> svg;
  Rect box;
  bool mirrored = false;                            ///< left is right
  bool flipped = false;                             ///< top is bottom
  std::shared_ptr<const Picture> pixels = nullptr;  ///< printed in gray
};

/// A click area, and the named place that it leads to (screen edition only).
struct Link {
  Rect area;
  std::string target;
};
/// A named place. With a title it is also in the outline, at the given level (0 is the top).
struct Marker {
  std::string name;
  Point at;
  std::string title;
  int level = 0;
};

/// What a part of a page is to those who hear it. An artifact is not read.
enum class Role : std::uint8_t { artifact, paragraph, heading, subheading, figure };
/// What is read as one: all items that share it.
struct Part {
  Role role = Role::paragraph;
  std::string says{};  ///< in the place of a figure
  int turn = 0;        ///< parts are read by growing turn, and else in the order of their items
};

struct Item;
struct Group {
  Transform transform;
  std::vector<Item> items;
  double turn = 0;  ///< degrees, clockwise, around the point that the origin is shifted to; on covers only
};
struct Item : std::variant<Group, TextRun, Shape, Image, Link, Marker> {
  using variant::variant;
  /// What a picture calls this part of itself ("walls"): ids and classes of SVG that carries a title. Nothing
  /// else reads it. Not owned: a literal.
  const char* name = "";
  /// Only the screen edition reads it. Without one, words are a paragraph of their own, and all else is an
  /// artifact. That of a group is that of all in it.
  std::shared_ptr<const Part> part{};
};
/// Names those of the items that have no name yet.
void name_items(std::vector<Item>& items, const char* name, std::size_t from = 0);
/// Makes the items one part, with a link among them where they lead. Artifacts among them stay artifacts.
void set_part(std::vector<Item>& items, Part part, std::size_t from = 0);
/// The same where there are items of this part already.
void set_part(std::vector<Item>& items, const std::shared_ptr<const Part>& part, std::size_t from);

struct Frame {
  Size size;
  std::vector<Item> items;
};

/// One side of a leaf. `label` is the folio as printed ("iv", "12"), empty where the page shows none.
struct Page {
  Frame frame;
  std::string label;
};

}  // namespace mazefolio::layout
