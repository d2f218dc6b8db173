// Whole books as text: every page's frame, laid out with a measurer that needs no fonts. A change of layout
// shows as a readable difference. MAZEFOLIO_RENEW=1 writes the files anew; look at the difference
// before you keep it.
#include <catch2/catch.hpp>

#include "book/book.h"
#include "book/book_vocabulary.h"
#include "render/dump.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/fixed_measurer.h"
#include "support/golden.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::string dump_of_book(const std::string& path, const std::string& look) {
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  const std::vector<Override> sets{{"template", scalar_node(look, {}), {}}};
  const BookSpec spec = read_book(path, sets, book_vocabulary(files).value()).value();
  HouseData house = load_house_data(spec, files).value();
  Diagnostics found;
  FixedMeasurer measurer;
  const Book book = make_book(spec, std::move(house), measurer, 1, {}).value();
  found.add(book.warnings);
  for (const Diagnostic& d : found.all()) UNSCOPED_INFO(to_text(d));
  REQUIRE(found.all().empty());
  std::string text;
  for (std::size_t i = 0; i < book.plan.pages.size(); ++i)
    text += "== page " + std::to_string(i + 1) + "\n" + to_dump(make_page(book, measurer, i));
  return text;
}

}  // namespace

TEST_CASE("every page of the small book is laid out as it was") {
  const std::string folder = MAZEFOLIO_SOURCE_DIR "/tests/books/";
  const std::vector<std::string> looks = DataFiles(MAZEFOLIO_SOURCE_DIR).names("templates");
  REQUIRE(looks.size() >= 3);
  for (const std::string& look : looks) {
    check_golden(folder + "small." + look + ".txt", dump_of_book(folder + "small.yaml", look));
  }
}

TEST_CASE("every page of the author is laid out as it was") {
  const std::string folder = MAZEFOLIO_SOURCE_DIR "/tests/books/";
  for (const std::string& look : DataFiles(MAZEFOLIO_SOURCE_DIR).names("templates"))
    check_golden(folder + "pages." + look + ".txt", dump_of_book(folder + "pages.yaml", look));
}
