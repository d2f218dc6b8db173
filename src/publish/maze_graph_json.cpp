// Written as text at once: as a tree of JSON values a large maze takes ten times the memory.
#include "publish/maze_graph_json.h"

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "draw/crossing.h"
#include "publish/maze_graph.h"

namespace mazefolio::publish {
namespace {

using Json = nlohmann::ordered_json;

/// A list that is written item by item.
class List {
 public:
  explicit List(std::string& out) : out_(out) { out_ += '['; }
  ~List() { out_ += ']'; }
  List(const List&) = delete;
  List& operator=(const List&) = delete;
  std::string& next() {
    if (!first_) out_ += ',';
    first_ = false;
    return out_;
  }
  void add(double value) { next() += Json(value).dump(); }
  void add_index(std::uint32_t value) { next() += std::to_string(value); }

 private:
  std::string& out_;
  bool first_ = true;
};

double rounded_place(double v) { return std::round(v * 1e6) / 1e6 + 0.0; }

void write_edge(std::string& out, const Edge& edge) {
  List numbers(out);
  const auto add = [&](double v) { numbers.add(rounded_place(v)); };
  if (const auto* s = std::get_if<Segment>(&edge)) {
    for (const double v : {s->from.x, s->from.y, s->to.x, s->to.y}) add(v);
  } else {
    const Arc& a = std::get<Arc>(edge);
    for (const double v : {a.center.x, a.center.y, a.radius, a.begin, a.end}) add(v);
  }
}

/// As SVG writes a path of lines and curves.
std::string path_data(const Path& path) {
  std::string out;
  const Point* p = path.points.data();
  const auto add = [&](char command, int points) {
    out += command;
    for (int i = 0; i < points; ++i, ++p)
      out += (i ? " " : "") + Json(rounded_place(p->x)).dump() + " " + Json(rounded_place(p->y)).dump();
  };
  for (const Path::Verb verb : path.verbs) {
    if (verb == Path::Verb::move) add('M', 1);
    if (verb == Path::Verb::line) add('L', 1);
    if (verb == Path::Verb::curve) add('C', 3);
    if (verb == Path::Verb::close) add('Z', 0);
  }
  return out;
}

class GraphWriter {
 public:
  explicit GraphWriter(const Maze& maze) : maze_(maze), graph_(graph_of(maze)) {}

  std::string text() && {
    std::visit([&](const auto& t) { write(t); }, *maze_.topology);
    return std::move(out_);
  }

 private:
  template <class T>
  void write(const T& t) {
    const Rect b = t.bounds();
    out_ += "{\"bounds\":" + Json{b.x0, b.y0, b.x1, b.y1}.dump();
    list("cells", [&](List& cells) {
      for (const Cell c : graph_.cells) {
        List place(cells.next());
        place.add(t.center(c).x);
        place.add(t.center(c).y);
      }
    });
    list("passages", [&](List& passages) {
      for_each_doorway(t, [&](Wall w, Cell a, Cell other) {
        if (maze_.open.test(index(w))) add_indices(passages, {place(a), place(other)});
      });
    });
    list("crossings", [&](List& crossings) {
      if constexpr (requires { t.crossings(); })
        for (const auto& lanes : t.crossings())
          add_indices(crossings, {place(lanes.over), place(lanes.under)});
    });
    list("outlines", [&](List& outlines) {
      for (const Cell c : graph_.cells) {
        List edges(outlines.next());
        for (const Edge& edge : t.outline(c)) write_edge(edges.next(), edge);
      }
    });
    list("walls", [&](List& walls) {
      for (const ListedWall& wall : graph_.walls) {
        walls.next() += std::string("{\"kind\":\"") + name_of(wall.kind) + "\"";
        list("cells", [&](List& cells) {
          for (const std::uint32_t cell : wall.cells) cells.add_index(cell);
        });
        out_ += ",\"edge\":";
        write_edge(out_, wall.edge);
        out_ += '}';
      }
    });
    list("bridges", [&](List& bridges) {
      for (const Crossing& crossing : crossings_of(*maze_.topology)) {
        Json bridge{{"over", place(crossing.over)}, {"under", place(crossing.under)}};
        for (const Path& rail : crossing.rails) bridge["rails"].push_back(path_data(rail));
        bridges.next() += bridge.dump();
      }
    });
    out_ += '}';
  }

  template <class Fill>
  void list(const char* name, Fill fill) {
    out_ += std::string(",\"") + name + "\":";
    List items(out_);
    fill(items);
  }
  std::uint32_t place(Cell c) const { return graph_.place[index(c)]; }
  static void add_indices(List& to, std::initializer_list<std::uint32_t> values) {
    List pair(to.next());
    for (const std::uint32_t value : values) pair.add_index(value);
  }

  const Maze& maze_;
  const MazeGraph graph_;
  std::string out_;
};

}  // namespace

std::string maze_graph_json(const Maze& maze) { return GraphWriter(maze).text(); }

}  // namespace mazefolio::publish
