// Books of 30 mazes with answers: one by one in one process, as a batch on one core, and on two. What a batch
// costs is the difference of the first two; each round makes all of them.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <string>

#include "base/system/file.h"
#include "batch/run_batch.h"
#include "publish/book_files.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

constexpr const char* spec = R"(title: Thirty
chapters:
  - puzzles:
      - {count: 10, difficulty: easy}
      - {count: 10, difficulty: medium, algorithm: wilson}
      - {count: 10, difficulty: 4, algorithm: kruskal}
)";

std::string seed(int i) { return std::to_string(i); }

void one_by_one(benchmark::State& state) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml", spec);
  const Studio studio;
  const auto books = static_cast<int>(state.range(0));
  for (auto _ : state)
    for (int i = 0; i < books; ++i) {
      const DataFiles files(folder.path());
      Notices notices;
      const std::vector<std::string> sets{"seed=" + seed(i)};
      ProduceRequest request;
      request.pdf = folder.path() / ("book-" + seed(i) + ".pdf");
      request.manifest = manifest_path(request.pdf);
      request.jobs = 1;
      const BookSpec book = read_spec(spec_request(folder.path() / "book.yaml", sets), files, notices);
      produce(book, files, request, notices);
    }
  state.SetItemsProcessed(state.iterations() * books);
}

void batch(benchmark::State& state) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml", spec);
  std::string run = "books: [{spec: book.yaml, matrix: {seed: [0";
  for (int i = 1; i < static_cast<int>(state.range(0)); ++i) run += ", " + seed(i);
  write_file(folder.path() / "run.yaml", run + "]}}]\n");
  BatchRequest request;
  request.run = folder.path() / "run.yaml";
  request.jobs = static_cast<unsigned>(state.range(1));
  for (auto _ : state) run_batch(request);
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void resume_of_a_finished_run(benchmark::State& state) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml", "title: One\nfront: []\nchapters: [{puzzles: [{size: 5x8}]}]\n");
  std::string run = "books: [{spec: book.yaml, matrix: {seed: [0";
  for (int i = 1; i < static_cast<int>(state.range(0)); ++i) run += ", " + seed(i);
  write_file(folder.path() / "run.yaml", run + "]}}]\n");
  BatchRequest request;
  request.run = folder.path() / "run.yaml";
  run_batch(request);
  request.resume = true;
  for (auto _ : state) run_batch(request);
}

}  // namespace

BENCHMARK(one_by_one)->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(batch)->Args({50, 1})->Args({50, 2})->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(resume_of_a_finished_run)->Arg(1000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
