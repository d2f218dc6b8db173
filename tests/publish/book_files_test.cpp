#include "publish/book_files.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Files = std::vector<std::filesystem::path>;

TEST_CASE("the files of a book lie beside its PDF and are named after it") {
  CHECK(all_files_of("out/a.b.pdf") ==
        Files{"out/a.b.pdf", "out/a.b.json", "out/a.b-answers.pdf", "out/a.b-screen.pdf"});
  CHECK(all_files_of("/a.pdf") == Files{"/a.pdf", "/a.json", "/a-answers.pdf", "/a-screen.pdf"});
  CHECK(all_files_of("a.pdf") == Files{"a.pdf", "a.json", "a-answers.pdf", "a-screen.pdf"});
}
