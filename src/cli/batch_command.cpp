#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/diagnostic.h"
#include "batch/batch_run.h"
#include "cli/callbacks.h"
#include "cli/command.h"

namespace mazefolio::cli {
namespace {

struct Arguments {
  BatchRequest request;
  std::string shard, engine = "local";
  bool quiet = false;
};

// Options that contradict each other are told before anything is read.
void check(const Arguments& a, const CLI::App& app) {
  const auto given = [&](const char* option) { return app.count(option) > 0; };
  const auto refuse_with = [&](const char* option, std::initializer_list<const char*> others) {
    for (const char* other : others)
      if (given(option) && given(other))
        throw InputError(fmt::format("{} and {} do not go together", option, other));
  };
  refuse_with("--merge", {"--shard", "--dry-run", "--resume", "--tasks"});
  refuse_with("--shard", {"--tasks"});
  if (a.engine == "slurm") {
    for (const char* option : {"--shard", "--merge", "--dry-run"})
      if (given(option)) throw InputError(fmt::format("--engine slurm and {} do not go together", option));
    if (!given("--tasks")) throw InputError("--engine slurm needs --tasks", "such as --tasks 8");
  } else {
    for (const char* option : {"--tasks", "--retries", "--engine-option"})
      if (given(option)) throw InputError(fmt::format("{} is for --engine slurm", option));
  }
}

}  // namespace

std::function<int()> declare_batch(CLI::App& app) {
  auto a = std::make_shared<Arguments>();
  BatchRequest& r = a->request;
  app.add_option("RUN", r.run, "the run file, a YAML file that names books")->type_name("FILE")->required();
  app.add_option("--jobs,-j", r.jobs, "threads; without it, all cores")->check(CLI::Range(0u, 1024u));
  app.add_option("--memory", r.memory_bytes,
                 "no book is begun that would take more, such as 4GiB; without it, what is free")
      ->transform(CLI::AsSizeValue(true))
      ->transform(CLI::Validator(  // looked at first
          [](std::string& text) { return text.starts_with('-') ? "must not be negative" : ""; }, ""));
  app.add_flag("--resume", r.resume, "keep the books that are made and unchanged");
  app.add_flag("--verify", r.verify, "compare what is kept by its contents, not by size and time");
  app.add_option("--journal", r.journal, "what was made, a line a book; without it, beside the run file")
      ->type_name("FILE");
  app.add_option("--shard", a->shard, "one part of so many, such as 2/3");
  app.add_option("--merge", r.merge, "no books: one report of the journals of all shards")->type_name("FILE");
  app.add_option("--report", r.report, "also write a JSON line a book into this file")->type_name("FILE");
  app.add_option("--only", r.plan.only, "only books whose output is like this, such as 'kids-*'")
      ->allow_extra_args(false);
  app.add_option("--skip", r.plan.skip, "no books whose output is like this")->allow_extra_args(false);
  app.add_flag("--dry-run", r.dry_run, "list what would be made, and what is wrong with it");
  app.add_flag("--allow-outside", r.plan.allow_outside, "outputs may lie outside the run's folder");
  app.add_flag("--prove", r.prove, "read every finished page back and solve it from the ink");
  app.add_option("--engine", a->engine, "local, or slurm: a job array whose tasks are shards")
      ->check(CLI::IsMember({"local", "slurm"}));
  app.add_option("--tasks", r.tasks, "shards on the cluster")->check(CLI::Range(1, most_shards));
  app.add_option("--retries", r.retries, "how often lost tasks are submitted again; without it, 2")
      ->check(CLI::Range(0, 100));
  app.add_option("--engine-option", r.engine_options, "one more word for sbatch, such as --partition=night")
      ->allow_extra_args(false);
  app.add_flag("--strict", r.strict, "warnings are errors");
  app.add_flag("--quiet,-q", a->quiet, "no progress, and no table at the end");
  app.footer("Exit code 0: all books are made; 3: some failed, or a maze stands twice where none may.");
  return [a, &app]() -> int {
    check(*a, app);
    if (!a->shard.empty()) a->request.shard = parse_shard(a->shard);
    a->request.slurm = a->engine == "slurm";
    a->request.events = console_events(a->quiet);
    return finish_run(run_batch(a->request), a->quiet && !a->request.dry_run);
  };
}

}  // namespace mazefolio::cli
