// What is answered, without the network.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "serve/answer_calls.h"
#include "serve/exchange.h"
#include "serve/routes.h"
#include "support/run_program.h"

using namespace mazefolio::serve;
using Json = nlohmann::json;
using mazefolio::tests::run_mazefolio;

namespace {

Reply posted(const std::string& path, const Json& body) {
  return answer_to({"POST", path, "", "application/json", body.dump()});
}

}  // namespace

TEST_CASE("a maze is that of the command line, in every format") {
  const std::vector<std::string> command{"maze", "--size",   "12x9",      "--algorithm", "wilson", "--seed",
                                         "9",    "--option", "braid=0.5", "--walls",     "rounded"};
  Json asked{{"size", "12x9"},
             {"algorithm", "wilson"},
             {"seed", 9},
             {"options", {{"braid", 0.5}}},
             {"walls", "rounded"}};
  for (const char* format : {"json", "svg", "png", "pdf", "text", "id"}) {
    asked["format"] = format;
    std::vector<std::string> with_format = command;
    with_format.insert(with_format.end(), {"--format", format});
    const Reply reply = posted("/v1/maze", asked);
    INFO(format << ": " << reply.body.substr(0, 300));
    CHECK(reply.status == ok);
    CHECK(reply.body == run_mazefolio(with_format).out);
  }
}

TEST_CASE("a level, a rule, goals and an id are asked for as on the command line") {
  const auto text = [](Json asked) {
    asked["format"] = "id";
    return posted("/v1/maze", asked);
  };
  CHECK(text({{"difficulty", 5}, {"seed", "a"}}).body ==
        run_mazefolio({"maze", "--difficulty", "5", "--seed", "a", "--format", "id"}).out);
  CHECK(text({{"rule", "word(word=HELLO)"}}).body ==
        run_mazefolio({"maze", "--rule", "word(word=HELLO)", "--format", "id"}).out);
  CHECK(text({{"visit", {"corners"}}, {"size", "9x9"}}).body ==
        run_mazefolio({"maze", "--visit", "corners", "--size", "9x9", "--format", "id"}).out);
  CHECK(text({{"id", "square:9x9/prim#4"}}).body.starts_with("square:9x9/prim#4"));
}

TEST_CASE("a maze is rated by its id, its text or its JSON") {
  const std::string id = "square:12x9/wilson#9";
  const Json by_id = Json::parse(posted("/v1/rate", {{"id", id}}).body);
  CHECK(by_id["difficulty"]["level"].is_number());
  const Reply maze = posted("/v1/maze", {{"id", id}});
  CHECK(Json::parse(posted("/v1/rate", {{"maze", Json::parse(maze.body)}}).body) == by_id);
  const Reply text = posted("/v1/maze", {{"id", id}, {"format", "text"}});
  CHECK(Json::parse(posted("/v1/rate", {{"text", text.body}}).body)["cells"] == by_id["cells"]);
}

TEST_CASE("what cannot be answered is refused with what is wrong") {
  struct Case {
    Json asked;
    int status;
    std::string message;
  };
  const Case cases[] = {
      {{{"algorithm", "wilsen"}}, unprocessable, "unknown algorithm 'wilsen'"},
      {{{"format", "gif"}}, unprocessable, "unknown format 'gif'"},
      {{{"size", "0x4"}}, unprocessable, "'size' must be columns x rows, such as 20x28, not '0x4'"},
      {{{"size", "900x900"}}, unprocessable, "the service makes mazes of at most 100000 cells"},
      {{{"id", "square:900x900/prim#1"}}, unprocessable, "the service makes mazes of at most 100000 cells"},
      {{{"id", "square:9x9/prim#1"}, {"seed", 1}}, unprocessable, "'id' and 'seed' exclude each other"},
      {{{"dpi", 9999}, {"format", "png"}}, unprocessable, "'dpi' must be from 10 to 600, not '9999'"},
      {{{"shape", "picture"}, {"options", {{"shape.picture", "/etc/passwd"}}}},
       unprocessable,
       "'/etc/passwd' leads out of the folder"},
      {{{"shape", "picture"}, {"options", {{"shape.picture", "../x.png"}}}},
       unprocessable,
       "'../x.png' leads out of the folder"},
      {Json::array(), bad_request, "the body must be a JSON object"}};
  for (const Case& wrong : cases) {
    const Reply reply = posted("/v1/maze", wrong.asked);
    INFO(reply.body);
    CHECK(reply.status == wrong.status);
    CHECK(Json::parse(reply.body)["message"] == wrong.message);
  }
  CHECK(posted("/v1/rate", {{"id", "square:9x9~rectangle/prim#1"}, {"text", "x"}}).status == unprocessable);
  CHECK(posted("/v1/rate", Json::object()).status == unprocessable);
  CHECK(posted("/v1/nothing", Json::object()).status == not_found);
}

TEST_CASE("the OpenAPI document has every route, and every key and parameter of it") {
  const Json document = Json::parse(answer_to({"GET", "/v1/openapi.json", "", "", ""}).body);
  for (const RouteRow& route : routes()) {
    const Json& operation = document["paths"][route.path][route.method == "GET" ? "get" : "post"];
    INFO(route.path);
    REQUIRE(operation.is_object());
    CHECK(operation["responses"]["200"]["content"].size() > 0);
    CHECK(operation.value("parameters", Json::array()).size() == route.parameters.size());
    for (const FieldRow& field : route.fields)
      CHECK(operation["requestBody"]["content"]["application/json"]["schema"]["properties"].contains(
          field.name));
  }
  CHECK(Json::parse(answer_to({"GET", "/v1/schema", "of=maze", "", ""}).body)["title"] == "Mazefolio maze");
  CHECK(answer_to({"GET", "/v1/schema", "of=cat", "", ""}).status == unprocessable);
}

TEST_CASE("calls and replies are read as they were written, and nothing else is") {
  const Call call{"POST", "/v1/maze", "a=b", "x/y", std::string("\0body", 5)};
  const WorkerReply reply{{418, "x/y", "tea", "tea.txt"}, true};
  const auto call_again = read_call(to_message(call));
  const auto reply_again = read_reply(to_message(reply));
  REQUIRE((call_again && reply_again));
  CHECK(call_again->body == call.body);
  CHECK(call_again->query == call.query);
  CHECK(reply_again->reply.status == 418);
  CHECK(reply_again->reply.file_name == "tea.txt");
  CHECK(reply_again->is_last);
  const std::string message = to_message(call);
  for (std::size_t size = 0; size < message.size(); ++size) CHECK_FALSE(read_call(message.substr(0, size)));
  CHECK_FALSE(read_reply(message));
}
