#include "layout/die_sheet.h"

#include <algorithm>
#include <array>

namespace mazefolio::layout {
namespace {

constexpr double largest_side = 108, cut_pt = 1;   ///< points: of a face, and of the line to cut along
constexpr double tab_depth = 0.24, tab_cut = 0.2;  ///< by the side
constexpr double spot_radius = 0.09, spot_step = 0.25;

/// A square of the cross, by its column and row, and where it has tabs.
struct Face {
  int pips;
  int column, row;
  bool left, right, top;
};
// Of two sides that meet when the die is folded one has a tab.
constexpr std::array<Face, 6> faces{{{2, 1, 0, true, true, true},
                                     {3, 0, 1, false, false, false},
                                     {1, 1, 1, false, false, false},
                                     {4, 2, 1, false, false, false},
                                     {5, 1, 2, true, true, false},
                                     {6, 1, 3, true, true, false}}};

bool is_face(int column, int row) {
  return std::ranges::any_of(faces, [&](const Face& f) { return f.column == column && f.row == row; });
}

class Net {
 public:
  Net(Point origin, double side) : origin_(origin), side_(side) {}

  void add(const Face& face) {
    const double x = face.column, y = face.row;
    edge({x, y}, {x + 1, y}, is_face(face.column, face.row - 1), face.top);
    edge({x, y + 1}, {x, y}, is_face(face.column - 1, face.row), face.left);
    edge({x + 1, y}, {x + 1, y + 1}, is_face(face.column + 1, face.row), face.right);
    edge({x + 1, y + 1}, {x, y + 1}, is_face(face.column, face.row + 1), false);
    const auto pip = [&](int across, int down) {
      pips_.push_back(
          circle_path(at({x + 0.5 + across * spot_step, y + 0.5 + down * spot_step}), side_ * spot_radius));
    };
    if (face.pips % 2) pip(0, 0);
    if (face.pips > 1) pip(-1, 1), pip(1, -1);
    if (face.pips > 3) pip(-1, -1), pip(1, 1);
    if (face.pips == 6) pip(-1, 0), pip(1, 0);
  }

  std::vector<Item> items() && {
    std::vector<Item> out;
    out.emplace_back(Shape{std::move(folds_), Stroke{0.75, black, Cap::butt, Join::miter, {4, 3}}, {}});
    out.emplace_back(Shape{std::move(cuts_), Stroke{cut_pt, black, Cap::round, Join::round, {}}, {}});
    for (Path& pip : pips_) out.emplace_back(Shape{std::move(pip), std::nullopt, black});
    return out;
  }

 private:
  Point at(Point p) const { return origin_ + p * side_; }
  static void line(Path& path, Point a, Point b) {
    path.move_to(a);
    path.line_to(b);
  }
  /// A side of a face, which lies at its right hand. What two faces share is drawn by the first of them.
  void edge(Point a, Point b, bool shared, bool has_tab) {
    if (shared) {
      if (a.y < b.y || a.x > b.x) line(folds_, at(a), at(b));
      return;
    }
    if (!has_tab) return line(cuts_, at(a), at(b));
    line(folds_, at(a), at(b));
    const Point along = b - a, out{along.y * tab_depth, -along.x * tab_depth};
    cuts_.move_to(at(a));
    cuts_.line_to(at(a + along * tab_cut + out));
    cuts_.line_to(at(b - along * tab_cut + out));
    cuts_.line_to(at(b));
  }

  Point origin_;
  double side_;
  Path folds_, cuts_;
  std::vector<Path> pips_;
};

}  // namespace

Sheet die_sheet(const Setting& s, const std::string& title, const std::string& text) {
  Sheet sheet;
  const Rect area = add_sheet_opening(s, title, text, sheet.items);
  const double side =
      std::min({largest_side, (area.width() - cut_pt) / 3, (area.height() - cut_pt) / (4 + tab_depth)});
  Net net({area.center().x - 1.5 * side, area.y0 + tab_depth * side}, side);
  for (const Face& face : faces) net.add(face);
  const std::size_t from = sheet.items.size();
  append(sheet.items, std::move(net).items());
  set_part(sheet.items, {Role::figure, title}, from);
  return sheet;
}

}  // namespace mazefolio::layout
