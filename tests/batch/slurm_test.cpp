#include "batch/slurm.h"

#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

/// sbatch, squeue and scancel that write down how they were called; squeue says one answer after the other,
/// then that nothing is left.
class FakeSlurm {
 public:
  FakeSlurm() : path_(std::getenv("PATH")) {
    ::setenv("PATH", (bin().string() + ":" + path_).c_str(), 1);
    program("sbatch", "echo 12");
    program("squeue", "echo >>count; answer=answer.$(wc -l <count); [ ! -e $answer ] || . ./$answer");
    program("scancel", "true");
  }
  ~FakeSlurm() { ::setenv("PATH", path_.c_str(), 1); }
  FakeSlurm(const FakeSlurm&) = delete;
  FakeSlurm& operator=(const FakeSlurm&) = delete;

  fs::path bin() const { return folder_.path(); }
  fs::path job_folder() const { return folder_.path() / "run.slurm"; }

  void program(const std::string& name, const std::string& body) const {
    std::ofstream(bin() / name) << "#!/bin/sh\ncd " << bin() << "\necho " << name << " \"$@\" >>calls\n"
                                << body << "\n";
    ::chmod((bin() / name).c_str(), 0755);
  }
  void squeue_says(const std::vector<std::string>& answers) const {
    for (std::size_t i = 0; i < answers.size(); ++i)
      std::ofstream(bin() / ("answer." + std::to_string(i + 1))) << answers[i] << "\n";
  }
  /// "sbatch --parsable ..." for each call of this program.
  std::vector<std::string> calls(const std::string& name) const {
    std::vector<std::string> out;
    std::ifstream in(bin() / "calls");
    for (std::string line; std::getline(in, line);)
      if (line.rfind(name, 0) == 0) out.push_back(line);
    return out;
  }
  std::string script() const { return read_file(job_folder() / "night.sh"); }

 private:
  TemporaryFolder folder_;
  std::string path_;
};

/// A variable of the environment; as it was at the end of the scope. Null: not set.
class Setting {
 public:
  Setting(const char* name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    value ? ::setenv(name, value, 1) : ::unsetenv(name);
  }
  ~Setting() { before_ ? ::setenv(name_, before_->c_str(), 1) : ::unsetenv(name_); }
  Setting(const Setting&) = delete;
  Setting& operator=(const Setting&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

/// A job of six tasks whose unfinished shards are these, one answer after the other, then none.
struct Job : ClusterJob {
  std::vector<std::vector<int>> left;
  std::vector<std::string> said;

  explicit Job(const FakeSlurm& slurm) {
    program = "/opt/mazefolio";
    arguments = {"batch", "my run.yaml", "--resume"};
    folder = slurm.job_folder();
    name = "night";
    tasks = 6;
    unfinished = [this] {
      if (left.empty()) return std::vector<int>{};
      const std::vector<int> now = left.front();
      left.erase(left.begin());
      return now;
    };
    say = [this](const std::string& words) { said.push_back(words); };
  }
  std::string all_said() const {
    std::string out;
    for (const std::string& words : said) out += words + "\n";
    return out;
  }
};

}  // namespace

TEST_CASE("a run on Slurm is one job array, and ends when the queue is empty") {
  const FakeSlurm slurm;
  slurm.squeue_says({"echo '12_1|RUNNING|None'; echo '12_2|PENDING|Resources'",
                     "echo '12_1|RUNNING|None'; echo '12_2|PENDING|Priority'", "echo '12_2|RUNNING|None'"});
  Job job(slurm);
  CHECK(run_on_slurm(job));
  CHECK(slurm.calls("sbatch") == std::vector<std::string>{"sbatch --parsable --array=1-6 " +
                                                          (slurm.job_folder() / "night.sh").string()});
  CHECK(slurm.calls("squeue").size() == 4);
  CHECK(slurm.calls("squeue").front() == "squeue -h -r -j 12 -o %i|%T|%r");
  CHECK(slurm.calls("scancel").empty());
  CHECK(job.said == std::vector<std::string>{"job 12 on Slurm: 6 tasks", "1 running, 1 pending, 4 done",
                                             "1 running, 0 pending, 5 done", "0 running, 0 pending, 6 done"});
}

TEST_CASE("the script of the tasks is readable and can be submitted by hand") {
  const Setting date("SOURCE_DATE_EPOCH", nullptr), data("MAZEFOLIO_DATA", nullptr);
  const FakeSlurm slurm;
  Job job(slurm);
  job.cores = 2;
  job.memory_bytes = (std::size_t{512} << 20) + 1;
  job.options = {"--partition=night", "--comment=it's \\ a # run"};
  CHECK(run_on_slurm(job));
  const std::string folder = slurm.job_folder().string();
  CHECK(slurm.script() ==
        "#!/bin/bash\n"
        "# A task of this job makes one shard: sbatch --array=1-6 night.sh\n"
        "#SBATCH --job-name=night\n"
        "#SBATCH --output=" +
            folder +
            "/shard-%a.log\n"
            "#SBATCH --open-mode=append\n"
            "#SBATCH --ntasks=1\n"
            "#SBATCH --cpus-per-task=2\n"
            "#SBATCH --mem=513M\n"
            "#SBATCH --partition=night\n"
            "#SBATCH '--comment=it'\\''s \\\\ a # run'\n"
            "set -euo pipefail\n"
            "shard=$SLURM_ARRAY_TASK_ID\n"
            "cd " +
            fs::current_path().string() +
            "\n"
            "exec /opt/mazefolio batch 'my run.yaml' --resume \\\n"
            "  --shard \"$shard/6\" --journal " +
            folder + "/\"shard-$shard-of-6.jsonl\"\n");
  CHECK(shard_journal(job.folder, 3, 6) == job.folder / "shard-3-of-6.jsonl");
}

TEST_CASE("tasks get the variables that books depend on, even if the cluster passes no environment on") {
  const FakeSlurm slurm;
  Job job(slurm);
  job.program = "/usr/bin/env";
  job.arguments = {"sh", "-c", "echo \"$SOURCE_DATE_EPOCH|$MAZEFOLIO_DATA\""};
  const auto said_by_task = [&] {
    CHECK(run_on_slurm(job));
    const std::string out = slurm.bin() / "out";
    CHECK(std::system(("env -i SLURM_ARRAY_TASK_ID=3 bash " + (job.folder / "night.sh").string() + " >" + out)
                          .c_str()) == 0);
    return read_file(out);
  };
  const Setting date("SOURCE_DATE_EPOCH", "86400"), data("MAZEFOLIO_DATA", "/my house/it's $HOME");
  CHECK(said_by_task() == "86400|/my house/it's $HOME\n");
  ::unsetenv("SOURCE_DATE_EPOCH");
  CHECK(said_by_task() == "|/my house/it's $HOME\n");
  CHECK_THAT(slurm.script(), !Catch::Contains("export SOURCE_DATE_EPOCH"));
}

TEST_CASE("the script of a task runs the program in the same folder on its shard") {
  const FakeSlurm slurm;
  Job job(slurm);
  job.program = "/usr/bin/printf";
  job.arguments = {"%s\\n", "it's \\ $HOME", ""};
  CHECK(run_on_slurm(job));
  const std::string out = slurm.bin() / "out";
  REQUIRE(std::system(
              ("SLURM_ARRAY_TASK_ID=3 bash " + (job.folder / "night.sh").string() + " >" + out).c_str()) ==
          0);
  CHECK(read_file(out) ==
        "it's \\ $HOME\n\n--shard\n3/6\n--journal\n" + shard_journal(job.folder, 3, 6).string() + "\n");
}

TEST_CASE("only unfinished shards are submitted again") {
  const FakeSlurm slurm;
  Job job(slurm);
  job.left = {{1, 2, 3, 6}, {3}};
  CHECK(run_on_slurm(job));
  const std::vector<std::string> calls = slurm.calls("sbatch");
  REQUIRE(calls.size() == 3);
  CHECK_THAT(calls[1], Catch::Contains("--array=1-3,6 "));
  CHECK_THAT(calls[2], Catch::Contains("--array=3 "));
  CHECK_THAT(job.all_said(), Catch::Contains("unfinished: shards 1-3,6; submitted again (1 of 2)\n"
                                             "job 12 on Slurm: 4 tasks\n"));
  CHECK_THAT(job.all_said(), Catch::Contains("unfinished: shard 3; submitted again (2 of 2)\n"));
}

TEST_CASE("a shard that never finishes is given up after the retries") {
  const FakeSlurm slurm;
  Job job(slurm);
  job.retries = 1;
  job.left = {{2}, {2}, {2}};
  CHECK_FALSE(run_on_slurm(job));
  CHECK(slurm.calls("sbatch").size() == 2);
  CHECK(job.said.back() ==
        "unfinished: shard 2; the logs of the tasks are " + (job.folder / "shard-*.log").string());
}

TEST_CASE("a missing Slurm and a refused job are reported") {
  const FakeSlurm slurm;
  Job job(slurm);
  slurm.program("sbatch",
                "echo 'sbatch: error: Memory specification can not be satisfied' >&2\n"
                "echo 'sbatch: error: Batch job submission failed: No such node' >&2; exit 1");
  CHECK_THROWS_WITH(run_on_slurm(job),
                    "Slurm refuses the job: Memory specification can not be satisfied; "
                    "Batch job submission failed: No such node");
  slurm.program("sbatch", "echo 'Good morning!'");
  CHECK_THROWS_WITH(run_on_slurm(job), "sbatch printed no job number: 'Good morning!'");
  ::setenv("PATH", "/nowhere", 1);
  CHECK_THROWS_WITH(run_on_slurm(job), "'sbatch' is not installed; it is in the package slurm-client");
  CHECK(job.said.empty());
}

TEST_CASE("a controller that does not answer is asked again for a while") {
  const std::string busy = "echo 'slurm_load_jobs error: Unable to contact slurm controller' >&2; exit 1";
  const FakeSlurm slurm;
  slurm.squeue_says({busy, busy, "echo '12_1|RUNNING|None'"});
  Job job(slurm);
  CHECK(run_on_slurm(job));
  CHECK(job.said[1] ==
        "'squeue' fails: slurm_load_jobs error: Unable to contact slurm controller; asking again");
  CHECK(job.said[2] == "1 running, 0 pending, 5 done");
  CHECK(slurm.calls("scancel").empty());

  slurm.program("squeue", busy);
  job.patience = std::chrono::seconds(0);
  CHECK_THROWS_WITH(run_on_slurm(job), Catch::Contains("the state of job 12 is unknown: 'squeue' fails:"));
  CHECK(slurm.calls("scancel") == std::vector<std::string>{"scancel 12"});
}

TEST_CASE("a job that Slurm no longer knows is over") {
  const FakeSlurm slurm;
  slurm.squeue_says({"echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1"});
  Job job(slurm);
  CHECK(run_on_slurm(job));
  CHECK(slurm.calls("squeue").size() == 1);
}

TEST_CASE("an unusual reason why tasks wait is reported once") {
  const FakeSlurm slurm;
  const std::string waits = "echo '12_1|PENDING|BadConstraints'; echo '12_2|PENDING|Resources'";
  slurm.squeue_says({waits, waits, waits});
  Job job(slurm);
  CHECK(run_on_slurm(job));
  CHECK(job.said == std::vector<std::string>{"job 12 on Slurm: 6 tasks", "0 running, 2 pending, 4 done",
                                             "tasks wait on Slurm: BadConstraints",
                                             "0 running, 0 pending, 6 done"});
}

TEST_CASE("a canceled run cancels its job") {
  const FakeSlurm slurm;
  slurm.squeue_says({"echo '12_1|RUNNING|None'", "echo '12_1|RUNNING|None'"});
  Job job(slurm);
  job.say = [](const std::string& words) {
    if (words.find("running") != std::string::npos) throw Canceled{};
  };
  CHECK_THROWS_AS(run_on_slurm(job), Canceled);
  CHECK(slurm.calls("scancel") == std::vector<std::string>{"scancel 12"});
  CHECK(slurm.calls("sbatch").size() == 1);
}

TEST_CASE("squeue and scancel are asked about the cluster that took the job") {
  const FakeSlurm slurm;
  slurm.program("sbatch", "echo '12;north'");
  slurm.squeue_says({"echo 'CLUSTER: north'; echo '12_1|RUNNING|None'", "echo 'CLUSTER: north'"});
  Job job(slurm);
  CHECK(run_on_slurm(job));
  CHECK(slurm.calls("squeue").back() == "squeue -h -r -j 12 -o %i|%T|%r --clusters=north");
  CHECK(job.said.back() == "0 running, 0 pending, 6 done");
}

TEST_CASE("folders and options that Slurm cannot read are refused before anything is submitted") {
  const FakeSlurm slurm;
  Job job(slurm);
  job.folder = slurm.bin() / "100% fun.slurm";
  CHECK_THROWS_AS(run_on_slurm(job), InputError);
  job.folder = slurm.job_folder();
  job.options = {"--comment=two\nlines"};
  CHECK_THROWS_AS(run_on_slurm(job), InputError);
  CHECK(slurm.calls("sbatch").empty());
}
