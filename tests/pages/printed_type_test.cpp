// What poppler reads of the finished pages.
#include <algorithm>
#include <catch2/catch.hpp>
#include <regex>

#include "book/read_look.h"
#include "publish/produce.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"
#include "support/audited.h"
#include "support/count.h"
#include "support/pdf_tools.h"

using namespace mazefolio::tests;

namespace {

std::string printed(const PlainBook& book) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml", book.yaml());
  const DataFiles files(folder.path());
  Notices notices;
  ProduceRequest request;
  request.pdf = folder.path() / "book.pdf";
  produce(read_spec({folder.path() / "book.yaml"}, files, notices), files, request, notices);
  return read_file(request.pdf);
}

/// Heights of the boxes of all words, in points.
std::vector<double> word_heights(const std::string& pdf) {
  const std::string words = output_on(pdf, {"pdftotext", "-bbox"}, {"-"});
  static const std::regex box("yMin=\"([0-9.]+)\" xMax=\"[0-9.]+\" yMax=\"([0-9.]+)\"");
  std::vector<double> heights;
  for (std::sregex_iterator at(words.begin(), words.end(), box), end; at != end; ++at)
    heights.push_back(std::stod((*at)[2]) - std::stod((*at)[1]));
  return heights;
}

/// The least height of a word's box by the size of its type, in the faces of a template.
double least_height(const Look& look) {
  PangoMeasurer measurer("en");
  double least = 10;
  for (const Typeface* face : {&look.display, &look.text, &look.label, &look.numeral}) {
    const TextMeasurer::Metrics m =
        measurer.metrics({choose_font(face->families).used, 100, face->bold, face->italic});
    least = std::min(least, (m.ascent + m.descent) / 100);
  }
  return least;
}

}  // namespace

TEST_CASE("no word of a finished book is smaller than its readers need, and all cuts are real") {
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  const std::vector<Audience> audiences = read_audiences(files).value();
  for (const PlainBook& book : plain_books(1)) {
    if (book.look != BookSpec().look) continue;
    INFO(book.name());
    Look look = read_look(files, {book.look}).value();
    const Audience& audience = *std::find_if(audiences.begin(), audiences.end(),
                                             [&](const Audience& a) { return a.name == book.audience; });
    if (audience.sturdy)
      for (Typeface* face : {&look.display, &look.text, &look.label, &look.numeral})
        face->families = look.sturdy;
    const std::string pdf = printed(book);
    const std::vector<double> heights = word_heights(pdf);
    REQUIRE(heights.size() > 50);
    CHECK(*std::min_element(heights.begin(), heights.end()) >= audience.text.pt * least_height(look) - 0.1);
    CHECK(count(opened(pdf), "CairoFont") == 0);
  }
}
