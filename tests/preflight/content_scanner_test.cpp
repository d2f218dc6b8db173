#include "preflight/content_scanner.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// The tokens, a space between them.
std::string tokens(const std::string& content) {
  ContentScanner scanner(content);
  std::string out;
  for (Token t = scanner.next(); t.kind != Token::Kind::end; t = scanner.next()) {
    if (!out.empty()) out += ' ';
    out += t.kind == Token::Kind::number ? std::to_string(t.number).substr(0, 5) : std::string(t.raw);
  }
  return out;
}

}  // namespace

TEST_CASE("a content stream is cut into operands and operators") {
  CHECK(tokens("q 1 0 0 -1.5 +.25 7. cm /Im#20x Do[(a)-20<6162>]TJ%note\nQ") ==
        "q 1.000 0.000 0.000 -1.50 0.250 7.000 cm Im#20x Do [ (a) -20.0 <6162> ] TJ Q");
  CHECK(tokens("<</A/B>>BDC T* '") == "<< A B >> BDC T* '");
  CHECK(tokens("(a(b)\\)c) Tj") == "(a(b)\\)c) Tj");
}

TEST_CASE("damaged content comes to its end") {
  for (const std::string content : {"(", "<", "/", "%", "<<", "(\\", "1..2", "--5", "[", "\xFF\0", ")>", "-"})
    CHECK_NOTHROW(tokens(content));
  ContentScanner scanner("ID abc");
  scanner.next();
  scanner.skip_image(1'000'000);
  CHECK(scanner.next().kind == Token::Kind::end);
}

TEST_CASE("the data of an inline image is passed over") {
  ContentScanner scanner(std::string_view("ID \x01 EI\x02 EI Q", 14));
  scanner.next();
  scanner.skip_image(0);
  CHECK(scanner.next().raw == "Q");
}

TEST_CASE("strings and names stand for bytes") {
  CHECK(text_bytes("(a\\)\\101\\n\\\nb)") == "a)A\nb");
  CHECK(text_bytes("<61 6>") == "a`");
  CHECK(text_bytes("") == "");
  CHECK(plain_name("A#20B#") == "A B#");
}
