#include "pdf/xmp.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("no text of a book ends an element") {
  CHECK(xml_text("Tom & <Anna> \"2\" 日本") == "Tom &amp; &lt;Anna&gt; \"2\" 日本");
}
