#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "base/diagnostic.h"
#include "base/system/watch.h"
#include "batch/run_batch.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/output_name.h"

namespace mazefolio::cli {
namespace {

struct BatchArguments {
  BatchRequest request;
  std::string shard, engine = "local";
  bool quiet = false, confine = false, no_cache = false;
};

// Reports options that contradict each other, before anything is read.
void check(const BatchArguments& a, const CLI::App& app) {
  const auto given = [&](const char* option) { return app.count(option) > 0; };
  const auto refuse_with = [&](const char* option, std::initializer_list<const char*> others) {
    for (const char* other : others)
      if (given(option) && given(other))
        throw InputError(fmt::format("{} and {} exclude each other", option, other));
  };
  refuse_with("--merge", {"--shard", "--dry-run", "--resume", "--tasks"});
  refuse_with("--shard", {"--tasks"});
  refuse_with("--confine", {"--allow-outside"});
  if (a.engine == "slurm") {
    for (const char* option : {"--shard", "--merge", "--dry-run"})
      if (given(option)) throw InputError(fmt::format("--engine slurm and {} exclude each other", option));
    if (!given("--tasks")) throw InputError("--engine slurm needs --tasks", "such as --tasks 8");
  } else {
    for (const char* option : {"--tasks", "--retries", "--engine-option"})
      if (given(option)) throw InputError(fmt::format("{} needs --engine slurm", option));
  }
}

std::function<int()> declare_batch(CLI::App& app) {
  auto a = std::make_shared<BatchArguments>();
  BatchRequest& r = a->request;
  app.add_option("RUN", r.run, "the run file: YAML that lists the books")->type_name("FILE")->required();
  app.add_option("--jobs,-j", r.jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  add_size_option(app, "--memory", r.memory_bytes,
                  "memory limit for the books being made, such as 4GiB; default: what is free");
  add_limits(app, r.limits, "a book");
  app.add_flag("--resume", r.resume, "skip books that are made and up to date");
  app.add_flag("--verify", r.verify, "check skipped books by their contents, not by size and time");
  app.add_option("--journal", r.journal, "the record of the run, a line a book; default: beside the run file")
      ->type_name("FILE");
  app.add_option("--shard", a->shard, "make only one part of the run, such as 2/3");
  app.add_option("--merge", r.merge, "make no books; sum up the journals of all shards")->type_name("FILE");
  app.add_option(
         "--report", r.report,
         "also write a report to this file, a JSON line a book; - is standard output, without the summary")
      ->type_name("FILE");
  app.add_option("--only", r.plan.only, "only books whose output matches this pattern, such as 'kids-*'")
      ->allow_extra_args(false);
  app.add_option("--skip", r.plan.skip, "no books whose output matches this pattern")
      ->allow_extra_args(false);
  app.add_flag("--dry-run", r.dry_run,
               "only list the books, the errors in their specs, levels that cannot be had, and about how "
               "long they take");
  app.add_flag("--confine", a->confine,
               "read and write no file outside the run file's folder; this is the default");
  app.add_flag("--allow-outside", r.plan.allow_outside, "permit files outside the run file's folder");
  app.add_flag("--prove", r.prove, "prove every book: solve its mazes again from the finished pages");
  app.add_option("--engine", a->engine, "local, or slurm: a job array with one task a shard")
      ->check(CLI::IsMember({"local", "slurm"}));
  app.add_option("--tasks", r.tasks, "number of shards on the cluster")->check(CLI::Range(1, most_shards));
  app.add_option("--retries", r.retries, "how often unfinished tasks are submitted again; default: 2")
      ->check(CLI::Range(0, 100));
  app.add_option("--engine-option", r.engine_options,
                 "an additional option for sbatch, such as --partition=night")
      ->allow_extra_args(false);
  app.add_flag("--no-cache", a->no_cache, no_cache_help);
  app.add_flag("--strict", r.strict, "treat warnings as errors");
  app.add_flag("--quiet,-q", a->quiet, "print no progress and no summary");
  app.footer(
      "Exit code 0: all books are made; 3: some books failed, or a maze occurs twice although the run file "
      "says unique: true.");
  return [a, &app]() -> int {
    check(*a, app);
    if (!a->shard.empty()) a->request.shard = parse_shard(a->shard);
    a->request.slurm = a->engine == "slurm";
    a->request.notes = !a->no_cache;
    a->request.events = console_events(a->quiet);
    const bool taken = a->request.report == "-";  // standard output is, by the report
    a->request.report = output_name(a->request.report).string();
    std::optional<Watch> watch;  // a dry run makes mazes in this process
    if (a->request.dry_run) watch.emplace(a->request.limits, report_at_the_end);
    return report_run(run_batch(a->request), taken || (a->quiet && !a->request.dry_run));
  };
}

}  // namespace

CommandRow batch_command() {
  return {"batch", "build many books from a run file, on one machine or a cluster",
          "  mazefolio batch run.yaml --dry-run\n"
          "  mazefolio batch run.yaml --jobs 8 --memory 4GiB\n"
          "  mazefolio batch run.yaml --resume --report done.jsonl\n"
          "  mazefolio batch run.yaml --shard 2/3\n"
          "  mazefolio batch run.yaml --merge run.shard-*.journal.jsonl\n"
          "  mazefolio batch run.yaml --engine slurm --tasks 16 --engine-option --partition=night",
          declare_batch};
}

}  // namespace mazefolio::cli
