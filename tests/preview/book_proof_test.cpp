#include "preview/book_proof.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/system/file.h"
#include "preview/session.h"
#include "publish/produce.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using namespace std::chrono_literals;
using Json = nlohmann::json;

namespace {

const std::string many =
    "title: Many\nanswers: separate\nchapters:\n  - puzzles:\n      - {count: 12, size: 9x9}\n";

Json ended(BookProof& proof) {
  for (int i = 0; i < 1200; ++i) {
    const Json state = Json::parse(proof.json());
    if (state["state"] != "running") return state;
    std::this_thread::sleep_for(50ms);
  }
  return {};
}

}  // namespace

TEST_CASE("a book and its separate key are proven as they are; another book ends the proof") {
  const std::filesystem::path spec = scratch_folder() / "book.yaml";
  write_file(spec, many);
  const Studio studio;
  Session session({spec, {}, false, 1});
  BookProof proof(session);
  CHECK(Json::parse(proof.json())["state"] == "none");
  while (!session.current().book) session.state(0, 50ms);
  proof.start();
  const Json done = ended(proof);
  CHECK(done["state"] == "done");
  CHECK(done["findings"].empty());
  CHECK(done["made"] == session.current().made);
  CHECK(done["done"] == done["steps"]);
  proof.start();
  proof.stop();
  CHECK(Json::parse(proof.json())["state"] == "stopped");
  const auto before = session.current().made;
  proof.start();
  write_file(spec, "author: A\n" + many);
  while (session.current().made == before) std::this_thread::sleep_for(10ms);
  CHECK(ended(proof)["state"] == "stopped");
}
