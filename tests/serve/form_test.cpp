#include "serve/form.h"

#include <catch2/catch.hpp>

#include "serve/fields.h"
#include "support/namespaces.h"

using namespace mazefolio::serve;

namespace {

constexpr const char* type = "multipart/form-data; boundary=xyz";

}  // namespace

TEST_CASE("a form is read part by part, with whatever bytes") {
  const std::string bytes("a\r\n--xy\0z", 10);
  const auto parts = read_form(type,
                               "--xyz\r\nContent-Disposition: form-data; name=\"spec\"\r\n\r\ntitle: A\r\n"
                               "--xyz\r\ncontent-type: image/png\r\ncontent-disposition: form-data; "
                               "name=fox; filename=\"a \\\"fox\\\".png\"\r\n\r\n" +
                                   bytes + "\r\n--xyz--\r\n",
                               10);
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].name == "spec");
  CHECK(parts[0].file_name.empty());
  CHECK(parts[0].bytes == "title: A");
  CHECK(parts[1].file_name == "a \"fox\".png");
  CHECK(parts[1].bytes == bytes);
}

TEST_CASE("what is no form is refused, wherever it is cut") {
  const std::string whole = "--xyz\r\nContent-Disposition: form-data; name=\"spec\"\r\n\r\nA\r\n--xyz--";
  REQUIRE(read_form(type, whole, 1).size() == 1);
  for (std::size_t size = 0; size < whole.size(); ++size)
    CHECK_THROWS_AS(read_form(type, whole.substr(0, size), 1), Malformed);
  CHECK_THROWS_AS(read_form(type, whole, 0), Malformed);
  CHECK_THROWS_AS(read_form("multipart/form-data", whole, 1), Malformed);
  CHECK_THROWS_AS(read_form(type, "--xyz\r\nContent-Type: a/b\r\n\r\nA\r\n--xyz--", 1), Malformed);
}
