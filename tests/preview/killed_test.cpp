// A preview that is killed while it saves leaves the spec whole, and nothing beside it for long.
#include <catch2/catch.hpp>
#include <chrono>
#include <random>
#include <thread>

#include "base/sha256.h"
#include "base/system/file.h"
#include "browser.h"
#include "support/http_client.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

constexpr int times = 30;

/// Long, so that half of it would be seen.
std::string text_with(char letter) {
  return "title: Killed\nseed: " + std::string(1, letter) +
         "\nchapters:\n  - puzzles:\n      - {size: 5x5}\n# " + std::string(50'000, letter) + "\n";
}

/// Saves both texts in turn until nobody answers; how often that was done.
int save_in_turn(const std::string& url, const std::string (&texts)[2], const std::string& now) {
  const std::size_t begin = url.find("//") + 2, slash = url.find('/', begin);
  const int port = std::stoi(url.substr(url.find(':', begin) + 1, slash));
  std::size_t at = now == texts[0] ? 0 : 1;
  for (int saved = 0;; ++saved, at = 1 - at) {
    const HttpAnswer answer = ask(port, {"PUT", url.substr(slash) + "spec?instead_of=" + sha256(texts[at]),
                                         texts[1 - at], "text/plain"});
    if (answer.status == 0) return saved;
    CHECK(answer.status == 204);
  }
}

bool has_strays(const std::filesystem::path& spec) {
  for (const auto& entry : std::filesystem::directory_iterator(spec.parent_path()))
    if (entry.path().extension() == ".part") return true;
  return false;
}

}  // namespace

TEST_CASE("a spec is whole whenever a preview that saves it is killed, and what that left is removed") {
  const std::filesystem::path spec = scratch_folder() / "book.yaml";
  const std::string texts[2] = {text_with('a'), text_with('b')};
  write_file(spec, texts[0]);
  std::mt19937 random(1);
  int saved = 0;
  for (int i = 0; i < times; ++i) {
    RunningPreview preview(spec);
    CHECK_FALSE(has_strays(spec));
    const std::chrono::microseconds moment(random() % 40'000);
    std::thread killer([&] {
      std::this_thread::sleep_for(moment);
      preview.program.end(SIGKILL);
    });
    saved += save_in_turn(preview.url, texts, read_file(spec));
    killer.join();
    const std::string left = read_file(spec);
    REQUIRE((left == texts[0] || left == texts[1]));
  }
  CHECK(saved > times / 5);
}
