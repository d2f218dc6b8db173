// Books with pictures, letters and icons that cannot be used: each is reported at its own line, in bounded
// time and memory.
#include <sys/resource.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/jpeg.h"
#include "support/namespaces.h"
#include "support/photograph.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const std::string svg_head = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>";

// The first bytes of a PNG of this size: signature, then IHDR as it would be without its sum.
std::string png_header(unsigned char high, unsigned char low) {
  std::string bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x06\0\0\0\0\0\0\0", 33);
  bytes[18] = bytes[22] = static_cast<char>(high);
  bytes[19] = bytes[23] = static_cast<char>(low);
  return bytes;
}

// A JPEG up to the head that says its size.
std::string jpeg_header(unsigned char high, unsigned char low) {
  std::string bytes("\xff\xd8\xff\xc0\0\x11\x08\0\0\0\0\x03\x01\x11\0\x02\x11\x01\x03\x11\x01", 21);
  bytes[7] = bytes[9] = static_cast<char>(high);
  bytes[8] = bytes[10] = static_cast<char>(low);
  return bytes;
}

std::string bomb() {
  std::string body = "<g id='a0'><rect width='9' height='9'/></g>";
  for (int i = 1; i < 40; ++i) {
    body += "<g id='a" + std::to_string(i) + "'>";
    for (int k = 0; k < 9; ++k) body += "<use href='#a" + std::to_string(i - 1) + "'/>";
    body += "</g>";
  }
  return svg_head + body + "</svg>";
}

const std::string large_head = "<svg xmlns='http://www.w3.org/2000/svg' width='1000' height='1000'>";

std::string path_of(const std::string& lines) {
  return large_head + "<path fill-rule='evenodd' d='" + lines + "'/></svg>";
}

std::string comb() {
  std::string lines = "M0 0H1000V20H0Z";
  for (int x = 0; x < 1000; x += 4) lines += "M" + std::to_string(x) + " 20h2v980h-2z";
  return path_of(lines);
}

std::string nested_rings() {
  std::string lines;
  for (int i = 0; i < 498; i += 2) {
    const std::string low = std::to_string(i), high = std::to_string(1000 - i);
    lines += "M" + low + " " + low + "H" + high + "V" + high + "H" + low + "Z";
  }
  return path_of(lines);
}

std::string crowd() {
  std::string lines;
  for (int i = 0; i < 100'000; ++i)
    lines += "M" + std::to_string(3.16 * (i % 316)) + " " + std::to_string(3.16 * (i / 316)) + "h2v2h-2z";
  return path_of(lines);
}

// Places that fill the square, in an order that looks random.
std::string tangle() {
  std::string lines = "M0 0";
  for (long long i = 1; i < 100'000; ++i)
    lines += "L" + std::to_string(i * 7919 % 1000) + " " + std::to_string(i * i % 997);
  return path_of(lines + "Z");
}

struct Book {
  TemporaryFolder folder;

  void file(const std::string& name, const std::string& bytes) { write_file(folder.path() / name, bytes); }
  // One puzzle with these fields, inside braces that begin at 4:10.
  Run check(const std::string& fields) {
    file("book.yaml", "title: A\nchapters:\n  - puzzles:\n      - {" + fields + "}\n");
    return run_mazefolio({"check", folder.path() / "book.yaml"});
  }
  // The one message, without the name of the book.
  std::string complaint(const std::string& fields) {
    const Run run = check(fields);
    INFO(fields << "\n" << run.err);
    CHECK(run.exit_code == 2);
    const std::string name = (folder.path() / "book.yaml").string() + ":";
    REQUIRE_THAT(run.err, Catch::StartsWith(name));
    return run.err.substr(name.size());
  }
};

rusage used_by_children() {
  rusage usage{};
  REQUIRE(::getrusage(RUSAGE_CHILDREN, &usage) == 0);
  return usage;
}

double seconds(const rusage& usage) {
  const auto of = [](const timeval& t) { return static_cast<double>(t.tv_sec) + t.tv_usec * 1e-6; };
  return of(usage.ru_utime) + of(usage.ru_stime);
}

}  // namespace

TEST_CASE("files that are not pictures are reported at the line that names them") {
  Book book;
  fs::create_directories(book.folder.path() / "folder.svg");
  book.file("empty.svg", "");
  book.file("words.png", "not a picture at all");
  book.file("broken.svg", svg_head + "<rect");
  book.file("no_size.svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='5' height='5'/></svg>");
  book.file("cut.png", png_header(0, 9));
  const std::string jpeg = to_jpeg(Photograph{}.picture());
  book.file("cut.jpg", jpeg.substr(0, jpeg.size() / 2));
  const auto error_of = [&](const std::string& file) {
    return book.complaint("size: 9x9, shape: {picture: " + file + "}");
  };
  CHECK_THAT(error_of("nowhere.svg"), Catch::StartsWith("4:38: error: there is no file 'nowhere.svg'"));
  CHECK_THAT(error_of("folder.svg"), Contains("'folder.svg' is a folder"));
  CHECK_THAT(error_of("empty.svg"), Contains("empty file"));
  CHECK_THAT(error_of("words.png"), Contains("neither SVG, PNG nor JPEG"));
  CHECK_THAT(error_of("broken.svg"), Contains("4:38: error: the SVG picture cannot be read"));
  CHECK_THAT(error_of("no_size.svg"), Contains("has no size"));
  CHECK_THAT(error_of("cut.png"), Contains("cut short"));
  CHECK_THAT(error_of("cut.jpg"), Catch::StartsWith("4:38: error: the JPEG picture is broken or cut short"));
  CHECK_THAT(error_of("/dev/zero"), Contains("is not a file"));
}

TEST_CASE("wrong options of a silhouette are reported where they stand") {
  Book book;
  book.file("photo.jpg", to_jpeg(Photograph{}.picture()));
  const auto error_of = [&](const std::string& option) {
    return book.complaint("size: 9x9, shape: {picture: photo.jpg, " + option + "}");
  };
  CHECK_THAT(error_of("threshold: 100"),
             Catch::StartsWith("4:60: error: 'threshold' must be auto or 1 to 99, not 100"));
  CHECK_THAT(error_of("smoothing: soft"),
             Catch::StartsWith("4:60: error: 'smoothing' must be auto or a number, not 'soft'"));
  CHECK_THAT(error_of("pieces: some"), Catch::StartsWith("4:57: error: unknown pieces 'some'"));
  CHECK_THAT(error_of("invert: maybe"), Catch::StartsWith("4:57: error: unknown invert 'maybe'"));
  CHECK_THAT(error_of("treshold: 40"),
             Catch::StartsWith("4:49: error: unknown option 'treshold'; did you mean 'threshold'?"));
  CHECK_THAT(error_of("threshold: 1, invert: no"),
             Catch::StartsWith("4:38: error: the silhouette is blank: all of it is inside"));
}

TEST_CASE("a blank silhouette is refused, empty or full") {
  Book book;
  book.file("nothing.svg", svg_head + "</svg>");
  book.file("white.svg", svg_head + "<rect width='9' height='9' fill='white'/></svg>");
  book.file("all.svg", svg_head + "<rect width='9' height='9'/></svg>");
  CHECK_THAT(book.complaint("size: 9x9, shape: {picture: nothing.svg}"),
             Contains("4:38: error: the silhouette is blank: nothing"));
  CHECK_THAT(book.complaint("size: 9x9, shape: {picture: white.svg}"), Contains("blank: nothing"));
  CHECK_THAT(book.complaint("size: 9x9, shape: {picture: all.svg}"), Contains("blank: all"));
  CHECK_THAT(book.complaint("size: 9x9, shape: picture"), Contains("the silhouette is missing"));
}

TEST_CASE("a picture or an icon in pieces is refused, unless they are joined or the largest will do") {
  Book book;
  book.file("two.svg", svg_head + "<rect width='4' height='9'/><rect x='6' width='3' height='9'/></svg>");
  for (const std::string shape : {"picture: two.svg", "icon: monorail"}) {
    CHECK_THAT(book.complaint("shape: {" + shape + ", pieces: all}"),
               Contains("is 2 pieces that do not touch") &&
                   Contains("to reach it, write pieces: joined or pieces: largest"));
    CHECK(book.check("shape: {" + shape + ", pieces: joined}").exit_code == 0);
    CHECK(book.check("shape: {" + shape + ", pieces: largest}").exit_code == 0);
  }
  CHECK_THAT(book.complaint("shape: {icon: sun-with-face, pieces: largest}"),
             Contains("the largest piece of the icon 'sun-with-face' takes 1 % of it, not 25"));
  CHECK_THAT(book.complaint("shape: {icon: paw-prints}"), !Contains("pieces: largest"));
}

TEST_CASE("pieces that bridges cannot join are refused by what is in the way") {
  Book book;
  book.file("far.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><rect width='9' "
            "height='9'/><rect x='81' y='81' width='9' height='9'/></svg>");
  CHECK_THAT(book.complaint("size: 19x19, shape: {picture: far.svg, pieces: joined}"),
             Contains("the pieces of the shape 'picture' cannot be joined: ") &&
                 Contains("% of its area, not 15 at most") && Contains("or write 'pieces: largest'"));
  CHECK_THAT(book.complaint("size: 19x19, shape: {picture: far.svg}"), !Contains("pieces: joined"));
}

TEST_CASE("hostile pictures cost two seconds and 500 MiB at most") {
  Book book;
  book.file("bomb.svg", bomb());
  book.file("huge.png", png_header(0x4E, 0x20));  // 20,000 x 20,000
  book.file("huge.jpg", jpeg_header(0x4E, 0x20));
  JpegStyle style;
  style.scan_for_each = true;
  book.file("scans.jpg", to_jpeg(Photograph{}.picture(), style));
  book.file("comb.svg", comb());
  book.file("rings.svg", nested_rings());
  book.file("crowd.svg", crowd());
  book.file("tangle.svg", tangle());
  const rusage before = used_by_children();
  SECTION("references of references") {
    CHECK_THAT(book.complaint("size: 9x9, shape: {picture: bomb.svg}"),
               Contains("4:38: error: the SVG picture takes more than 1 s"));
  }
  SECTION("as an icon") {
    CHECK_THAT(book.complaint("size: 9x9, start_icon: bomb.svg"), Contains("4:33: error: the SVG picture"));
  }
  SECTION("a PNG of 400 million pixels") {
    CHECK_THAT(book.complaint("size: 9x9, shape: {picture: huge.png}"), Contains("20000 x 20000 pixels"));
  }
  SECTION("a JPEG of 400 million pixels") {
    CHECK_THAT(book.complaint("size: 9x9, shape: {picture: huge.jpg}"),
               Contains("4:38: error: the JPEG picture has 20000 x 20000 pixels"));
  }
  SECTION("a comb of 250 teeth") {
    CHECK_THAT(book.complaint("size: 19x19, shape: {picture: comb.svg}"),
               Contains("narrower than a corridor nearly everywhere"));
  }
  SECTION("rings in rings") {
    CHECK_THAT(book.complaint("size: 19x19, shape: {picture: rings.svg, pieces: joined, holes: keep}"),
               Contains("narrower than a corridor nearly everywhere"));
  }
  SECTION("a hundred thousand pieces") {
    CHECK_THAT(book.complaint("size: 19x19, shape: {picture: crowd.svg, pieces: joined}"),
               Contains("4:40: error: the silhouette is blank"));
  }
  SECTION("a line of a hundred thousand points that crosses itself everywhere") {
    CHECK_THAT(book.complaint("size: 19x19, shape: {picture: tangle.svg}"),
               Contains("4:40: error: the SVG picture takes more than 1 s to draw"));
  }
  SECTION("coordinates that are no numbers, or huge") {
    for (const std::string place : {"NaN 9", "1e308 -1e308", "1e999 9"}) {
      book.file("far.svg", svg_head + "<path d='M0 0 L " + place + " L 9 " + place + " Z'/></svg>");
      CHECK_THAT(book.complaint("size: 9x9, shape: {picture: far.svg}"), Contains("the silhouette is blank"));
    }
  }
  SECTION("a JPEG whose EXIF lies about its length, or is all of it") {
    for (const std::string& exif : {std::string("\xff\xff"), std::string("\0\x10", 2)}) {
      book.file("exif.jpg", "\xff\xd8\xff\xe1" + exif + std::string("Exif\0\0II*\0\xff\xff\xff\xff", 14));
      CHECK_THAT(book.complaint("size: 9x9, shape: {picture: exif.jpg}"),
                 Contains("the JPEG picture is broken or cut short"));
    }
  }
  SECTION("a JPEG of too many scans") {
    CHECK_THAT(book.complaint("size: 9x9, shape: {picture: scans.jpg}"),
               Contains("4:38: error: the JPEG picture has more than 100 scans"));
  }
  const rusage after = used_by_children();
  CHECK(seconds(after) - seconds(before) < 2);
  CHECK(after.ru_maxrss < 500 * 1024);
}

TEST_CASE("letters without ink and letters that no font has are reported") {
  Book book;
  CHECK_THAT(book.complaint("size: 30x9, shape: {text: \"A\\U0010F123\"}"),
             Catch::StartsWith("4:36: error: no installed font has the character U+10F123"));
  CHECK_THAT(book.complaint("size: 30x9, shape: {text: \"  \"}"), Contains("4:36: error: 'text' is empty"));
  CHECK_THAT(book.complaint("size: 30x9, shape: {text: \"\u200B\"}"),
             Contains("the text has no visible character"));
  const Run font = book.check("size: 40x12, difficulty: 1, shape: {text: AB, font: No Such Font}");
  CHECK_THAT(font.err, Contains("warning: the font 'No Such Font' is not installed"));
}

TEST_CASE("words with strokes too narrow are refused at once, with a page or an audience that would do") {
  Book book;
  book.file("book.yaml",
            "title: A\naudience: kids\npage: a5\nchapters:\n  - puzzles:\n"
            "      - {shape: {text: ANNA}}\n      - {shape: {text: OLIVER}}\n"
            "      - {shape: {text: MAXIMILIAN}}\n      - {shape: {text: '2026'}}\n");
  const rusage before = used_by_children();
  const Run run = run_mazefolio({"check", book.folder.path() / "book.yaml"});
  CHECK(run.exit_code == 2);
  for (const std::string word : {"ANNA", "OLIVER", "MAXIMILIAN", "2026"})
    CHECK_THAT(run.err, Contains("the strokes of '" + word + "' are"));
  CHECK_THAT(run.err, Contains("to reach it, write page: letter, text: [A, N, N, A] or audience: tween"));
  CHECK_THAT(run.err, Contains("to reach it, write text: [O, L, I, V, E, R] or audience: adult"));
  CHECK_THAT(book.complaint("shape: {text: ZOË}"),
             Contains("write orientation: landscape, text: [Z, O, Ë] or audience:"));
  const std::string listed = book.complaint("shape: {text: [OLIVER, SOFIA]}");
  for (const std::string word : {"OLIVER", "SOFIA"})
    CHECK_THAT(listed, Contains("the strokes of '" + word + "' are"));
  const std::string one = book.complaint("shape: {text: [A, OLIVER]}");
  CHECK_THAT(one, Contains("the strokes of 'OLIVER' are"));
  CHECK_THAT(one, !Contains("make no maze here"));
  CHECK_THAT(run.err, !Contains("shape: rectangle"));
  CHECK(seconds(used_by_children()) - seconds(before) < 10);  // a search for other sizes takes a minute
}

TEST_CASE("an icon without room for a maze is refused with readers who would have one, and they do") {
  Book book;
  const auto check_for = [&](const std::string& audience) {
    book.file("book.yaml", "title: A\naudience: " + audience +
                               "\nchapters:\n  - puzzles:\n      - {shape: {icon: mermaid}}\n");
    return run_mazefolio({"check", book.folder.path() / "book.yaml"});
  };
  const Run early = check_for("early");
  CHECK(early.exit_code == 2);
  CHECK_THAT(early.err, Contains("audience: kids"));
  CHECK(check_for("kids").exit_code == 0);
}

TEST_CASE("formulas that cannot be read, and heights that are not numbers, are reported") {
  Book book;
  CHECK_THAT(book.complaint("size: 9x9, algorithm: {name: kruskal, weights: {height: x +}}"),
             Catch::StartsWith("4:66: error: 'height': "));
  CHECK_THAT(book.complaint("size: 9x9, algorithm: {name: kruskal, weights: {height: sqrt(-1)}}"),
             Contains("4:39: error: the height 'sqrt(-1)' is not a number"));
}

TEST_CASE("a mask is given as lines or as a file") {
  Book book;
  book.file("good.txt", "####\n#..#\n####\n");
  book.file("bad.txt", "####\n#x.#\n");
  book.file("none.txt", "....\n");
  CHECK_THAT(book.complaint("size: 9x9, shape: {mask: nowhere.txt}"), Contains("there is no file"));
  CHECK_THAT(book.complaint("size: 9x9, shape: {mask: bad.txt}"),
             Contains("4:35: error: lines are made of '#' and '.', row 2 column 2 is something else"));
  CHECK_THAT(book.complaint("size: 9x9, shape: {mask: none.txt}"), Contains("nothing is marked with '#'"));
}

TEST_CASE("a picture may be lines of text, for shapes as for weights and regions") {
  Book book;
  book.file("cat.txt", "\xEF\xBB\xBF##..##\r\n######\r\n##..##\r\n ####\r\n");
  book.file("cat.art", "##..##\n######\n.####.\n");
  book.file("bad.txt", "####\n\n  x\n");
  book.file("none.txt", "....\n    \n");
  book.file("all.txt", "###\n###\n");
  for (const char* name : {"cat.txt", "cat.art"})
    for (const std::string use :
         {"shape: {picture: ", "algorithm: {name: kruskal, weights: {regions: picture, picture: "}) {
      const Run run = book.check("size: 18x18, difficulty: 3, " + use + name + (use[0] == 's' ? "}" : "}}"));
      INFO(run.err);
      CHECK(run.exit_code == 0);
    }
  const auto error_of = [&](const std::string& file) {
    return book.complaint("size: 9x9, shape: {picture: " + file + "}");
  };
  CHECK_THAT(error_of("bad.txt"),
             Contains("4:38: error: lines are made of '#' and '.', row 3 column 3 is something else"));
  CHECK_THAT(error_of("none.txt"), Contains("4:38: error: nothing is marked with '#'"));
  CHECK_THAT(error_of("all.txt"), Contains("4:38: error: the silhouette is blank: all"));
}

TEST_CASE("icons must be SVG, and exist") {
  Book book;
  book.file("icon.png", png_header(0, 9));
  CHECK_THAT(book.complaint("size: 9x9, finish_icon: ./icon.png"),
             Contains("an icon must be an SVG picture"));
  CHECK_THAT(book.complaint("size: 9x9, finish_icon: fox.svg"),
             Contains("4:34: error: there is no file 'fox.svg'"));
}

TEST_CASE("an error in the defaults is reported once, however many puzzles share it") {
  Book book;
  book.file("book.yaml",
            "title: A\ndefaults: {size: 9x9, shape: {picture: x.svg}}\n"
            "chapters: [{puzzles: [{count: 5}, {}, {shape: heart}]}]\n");
  const Run run = run_mazefolio({"check", book.folder.path() / "book.yaml"});
  CHECK(run.exit_code == 2);
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
}
