#include "render/svg.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "render/dump.h"
#include "render/png.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::string svg_of(std::vector<Item> items) { return to_svg({{100, 50}, std::move(items)}); }
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const Image icon{
    std::make_shared<std::string>("<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg' "
                                  "width='10mm' height='5mm'><circle cx='9' cy='9' r='9'/></svg>"),
    {10, 10, 30, 30}};

}  // namespace

TEST_CASE("an SVG names its size in points and draws in points") {
  CHECK(has(to_svg({{612, 792.5}, {}}), "width=\"612pt\" height=\"792.5pt\" viewBox=\"0 0 612 792.5\""));
}

TEST_CASE("shapes are paths with plain attributes") {
  Path path;
  path.move_to({1, 2});
  path.line_to({1.0004, 2.5});
  path.arc({{1, 3.5}, 1, -1.5707963267948966, 0});
  const std::string svg =
      svg_of({Shape{path, Stroke{1.5, black, Cap::round, Join::bevel, {2, 1}}, gray(0.5)}});
  CHECK(has(svg,
            "<path d=\"M1 2L1 2.5A1 1 0 0 1 2 3.5\" fill=\"#808080\" stroke=\"#000000\" stroke-width=\"1.5\" "
            "stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"2 1\"/>"));
}

TEST_CASE("what lies within an area refers to it, and each area has its own name") {
  const Shape shape{rectangle_path({0, 0, 9, 9}), std::nullopt, black, rectangle_path({2, 2, 20, 8})};
  const std::string area = "<path d=\"M2 2L20 2L20 8L2 8Z\"/></clipPath>\n<path d=\"M0 0L9 0L9 9L0 9Z\" ",
                    svg = svg_of({shape, shape});
  CHECK(has(svg, "<clipPath id=\"within-1\">" + area + "fill=\"#000000\" clip-path=\"url(#within-1)\"/>"));
  CHECK(has(svg, "<clipPath id=\"within-2\">" + area + "fill=\"#000000\" clip-path=\"url(#within-2)\"/>"));
  CHECK(has(to_dump({{100, 50}, {shape}}), " Z within M 2 2 L 20 2 "));
}

TEST_CASE("arcs turn in both directions, and a circle needs two") {
  Path back;
  back.arc({{0, 0}, 2, 0, -1.5707963267948966});
  CHECK(has(svg_of({Shape{back, Stroke{}, std::nullopt}}), "d=\"M2 0A2 2 0 0 0 0 -2\""));
  CHECK(has(svg_of({Shape{circle_path({5, 5}, 2), std::nullopt, black}}),
            "d=\"M7 5A2 2 0 0 1 3 5A2 2 0 0 1 7 5Z\""));
}

TEST_CASE("text stays text, escaped") {
  TextRun run{{50, 20}, "Tom & <Jerry>", {"Comic Neue", 9, true, true}, black, Align::center, 0.5};
  CHECK(has(svg_of({run}),
            "<text x=\"50\" y=\"20\" font-family=\"Comic Neue\" font-size=\"9\" font-weight=\"bold\" "
            "font-style=\"italic\" text-anchor=\"middle\" letter-spacing=\"0.5\" fill=\"#000000\" "
            "xml:space=\"preserve\">Tom &amp; &lt;Jerry&gt;</text>"));
}

TEST_CASE("no CSS, so that every drawing program opens it") {
  const std::string svg =
      svg_of({Group{{2, {1, 1}}, {Shape{circle_path({5, 5}, 2), Stroke{}, black}}}, icon,
              TextRun{{1, 1}, "a", {"Lato", 9}, black}, Link{{0, 0, 1, 1}, "x"}, Marker{"x", {}, "", 0}});
  CHECK_FALSE(has(svg, "style="));
  CHECK_FALSE(has(svg, "class="));
  CHECK(has(svg, "<g transform=\"translate(1 1)scale(2)\">"));
}

TEST_CASE("a picture is fitted into the center of its box, and looks the same when read back") {
  const std::string svg = svg_of({icon});
  CHECK(has(svg, "<svg x=\"10\" y=\"15\" width=\"20\" height=\"10\" viewBox=\"0 0 37.795 18.898\">"));
  const Frame direct{{100, 50}, {icon}};
  const Frame again{{100, 50}, {Image{std::make_shared<std::string>(svg), {0, 0, 100, 50}}}};
  CHECK(to_png(direct, 72) == to_png(again, 72));
}

TEST_CASE("a mirrored picture has its left at its right, on paper and in SVG") {
  const auto half = std::make_shared<std::string>(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h1v1h-1z'/></svg>");
  const auto other = std::make_shared<std::string>(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M1 0h1v1h-1z'/></svg>");
  const Rect box{10, 10, 50, 30};
  const Frame plain{{100, 50}, {Image{other, box}}}, mirrored{{100, 50}, {Image{half, box, true}}};
  CHECK(to_png(mirrored, 72) == to_png(plain, 72));
  const Frame again{{100, 50}, {Image{std::make_shared<std::string>(to_svg(mirrored)), {0, 0, 100, 50}}}};
  CHECK(to_png(again, 72) == to_png(plain, 72));
}

TEST_CASE("a picture with its own document type is embedded whole") {
  const Image leaning{
      std::make_shared<std::string>("<!DOCTYPE svg [<!ENTITY ink \"black\">]>\n<svg xmlns='http://www."
                                    "w3.org/2000/svg' viewBox='0 0 2 2'><path fill='&ink;'/></svg>"),
      {0, 0, 10, 10}};
  CHECK(has(svg_of({leaning}), "xlink:href=\"data:image/svg+xml;base64,PCFET0NUWVBF"));
}

TEST_CASE("a picture that is not SVG is a WorldError") {
  CHECK_THROWS_AS(svg_of({Image{std::make_shared<std::string>("GIF89a"), {0, 0, 1, 1}}}), WorldError);
}

TEST_CASE(
    "a picture with a title names its parts: a group for a run of items, an id for the first of a name") {
  Item wall = Shape{rectangle_path({0, 0, 9, 9}), std::nullopt, black}, mark = wall, plain = wall;
  wall.name = "walls";
  mark.name = "goals";
  const Frame frame{{100, 50}, {wall, wall, mark, plain, mark}};
  const std::string svg = to_svg(frame, "a <b> & \"c\"");
  const std::string path = "<path d=\"M0 0L9 0L9 9L0 9Z\" fill=\"#000000\"/>\n";
  CHECK(has(svg, "<title>a &lt;b&gt; &amp; &quot;c&quot;</title>\n<g id=\"walls\" class=\"walls\">\n" + path +
                     path + "</g>\n<g id=\"goals\" class=\"goals\">\n" + path + "</g>\n" + path +
                     "<g class=\"goals\">\n" + path + "</g>\n</svg>\n"));
}

TEST_CASE("without a title names leave no trace: neither in SVG nor in a dump or a PNG") {
  Item item = Shape{rectangle_path({0, 0, 9, 9}), std::nullopt, black};
  const Frame before{{100, 50}, {item}};
  item.name = "walls";
  const Frame named{{100, 50}, {item}};
  CHECK(to_svg(named) == to_svg(before));
  CHECK(to_dump(named) == to_dump(before));
  CHECK(to_png(named, 72) == to_png(before, 72));
}
