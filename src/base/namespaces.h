#pragma once

// The map of the code for the compiler: each folder is a namespace and sees the names of the folders below
// it. A folder may include what its namespace uses here; tests/structure compares both.

namespace mazefolio {

namespace base {}
namespace topology {
using namespace base;
}
namespace maze {
using namespace topology;
}
namespace rules {
using namespace maze;
}
namespace generate {
using namespace rules;
}
namespace solve {
using namespace maze;
}
namespace simulate {
using namespace maze;
}
namespace census {
using namespace generate;
}
namespace layout {
using namespace base;
}
namespace draw {
using namespace layout;
using namespace maze;
}  // namespace draw
namespace diagram {
using namespace generate;
using namespace solve;
using namespace draw;
}  // namespace diagram
namespace spec {
using namespace base;
}
namespace puzzle {
using namespace spec;
using namespace generate;
using namespace solve;
}  // namespace puzzle
namespace book {
using namespace puzzle;
using namespace diagram;
}  // namespace book
namespace cover {
using namespace book;
}
namespace render {
using namespace layout;
}
namespace pdf {
using namespace base;
}
namespace impose {
using namespace layout;
using namespace pdf;
}  // namespace impose
namespace prove {
using namespace base;
}
namespace preflight {
using namespace pdf;
using namespace prove;
}  // namespace preflight
namespace cover {
using namespace book;
}
namespace listing {
using namespace cover;
}
namespace publish {
using namespace listing;
using namespace census;
using namespace render;
using namespace impose;
using namespace preflight;
}  // namespace publish
namespace library {
using namespace publish;
}
namespace batch {
using namespace publish;
}
namespace study {
using namespace batch;
}
namespace http {
using namespace base;
}
namespace preview {
using namespace publish;
using namespace http;
}  // namespace preview
namespace serve {
using namespace publish;
using namespace http;
}  // namespace serve
namespace cli {
using namespace study;
using namespace preview;
using namespace serve;
}  // namespace cli

}  // namespace mazefolio
