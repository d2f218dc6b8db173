#include "preview/access.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("only this machine, this site and who knows the token are served") {
  const std::string token = new_token(), path = "/" + token + "/state";
  CHECK(token.size() == 32);
  CHECK(token != new_token());
  CHECK(refusal({path, "127.0.0.1:80", ""}, token, 80) == 0);
  CHECK(refusal({path, "localhost:80", "http://localhost:80"}, token, 80) == 0);
  CHECK(refusal({"/" + token + "/", "127.0.0.1:80", "http://127.0.0.1:80"}, token, 80) == 0);
  for (const char* host : {"", "example.com", "127.0.0.1", "127.0.0.1:81", "example.com:80"}) {
    CAPTURE(host);
    CHECK(refusal({path, host, ""}, token, 80) == 403);
  }
  for (const char* origin : {"http://example.com", "null", "https://127.0.0.1:80", "http://127.0.0.1:81"}) {
    CAPTURE(origin);
    CHECK(refusal({path, "127.0.0.1:80", origin}, token, 80) == 403);
  }
  for (const std::string& wrong : {std::string(), std::string("/"), std::string("/state"), "/" + token,
                                   "/" + new_token() + "/state", "//" + token + "/state", "/../" + path}) {
    CAPTURE(wrong);
    CHECK(refusal({wrong, "127.0.0.1:80", ""}, token, 80) == 404);
  }
}
