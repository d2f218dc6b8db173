#include "batch/slurm.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <thread>
#include <utility>

#include "base/diagnostic.h"
#include "base/system/parallel.h"
#include "base/system/tool.h"
#include "batch/slurm_script.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t most_words = 64 << 20;

/// The usual reasons why tasks wait; any other reason is reported.
const std::set<std::string> ordinary_reasons{
    "", "None", "Resources", "Priority", "JobArrayTaskLimit", "BeginTime", "Cleaning", "Prolog"};

/// The time to the next question: a tenth of the time that has passed, to spare a busy controller.
milliseconds pause_after(Clock::duration passed) {
  return std::clamp(std::chrono::duration_cast<milliseconds>(passed / 10), milliseconds(200),
                    milliseconds(10'000));
}

void pause(milliseconds length) {
  for (const auto end = Clock::now() + length; Clock::now() < end;) {
    throw_if_canceled();
    std::this_thread::sleep_for(std::min(length, milliseconds(50)));
  }
}

/// The state of a job on the cluster; all zero when it is over.
struct Queue {
  int running = 0, pending = 0;
  std::set<std::string> reasons;
};

Queue read_queue(const std::string& id, const std::string& listed) {
  Queue queue;
  std::istringstream lines(listed);
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind(id + "_", 0) != 0) continue;  // "CLUSTER: name", if there are several clusters
    const auto state = line.find('|') + 1, reason = line.find('|', state) + 1;
    const bool waits = line.compare(state, 7, "PENDING") == 0;
    ++(waits ? queue.pending : queue.running);
    if (waits && reason > 0) queue.reasons.insert(line.substr(reason));
  }
  return queue;
}

/// "1-3,7" for increasing numbers.
std::string ranges(const std::vector<int>& numbers) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const int first = numbers[i];
    while (i + 1 < numbers.size() && numbers[i + 1] == numbers[i] + 1) ++i;
    out += fmt::format("{}{}", out.empty() ? "" : ",", first);
    if (numbers[i] > first) out += fmt::format("-{}", numbers[i]);
  }
  return out;
}

/// The error messages of sbatch on one line.
std::string complaint(const std::string& words) {
  const std::string prefix = "sbatch: error: ";
  std::string out;
  std::istringstream lines(words);
  for (std::string line; std::getline(lines, line);)
    out += (out.empty() ? "" : "; ") + (line.rfind(prefix, 0) == 0 ? line.substr(prefix.size()) : line);
  return out;
}

/// A submitted job array.
class ArrayJob {
 public:
  ArrayJob(const ClusterJob& job, const fs::path& script, const std::vector<int>& shards)
      : job_(job), tasks_(static_cast<int>(shards.size())) {
    try {
      id_ = run_tool_to_its_end({"sbatch", "--parsable", "--array=" + ranges(shards), script.string()},
                                most_words);
    } catch (const ToolError& e) {
      throw WorldError("Slurm refuses the job: " + complaint(e.words));
    }
    id_.erase(std::min(id_.size(), id_.find('\n')));
    if (const auto at = id_.find(';'); at != std::string::npos) {
      clusters_ = {"--clusters=" + id_.substr(at + 1)};
      id_.erase(at);
    }
    if (id_.empty() || id_.find_first_not_of("0123456789") != std::string::npos)
      throw WorldError(fmt::format("sbatch printed no job number: '{}'", id_));
  }

  void wait() {
    job_.say(fmt::format("job {} on Slurm: {} task{}", id_, tasks_, tasks_ == 1 ? "" : "s"));
    const auto began = Clock::now();
    for (auto answered = began;;) {
      pause(pause_after(Clock::now() - began));
      const std::optional<Queue> queue = ask(answered);
      if (!queue) continue;
      answered = Clock::now();
      report_state(*queue);
      if (queue->running + queue->pending == 0) return;
    }
  }

  void cancel() const try {
    run_tool_to_its_end(command({"scancel", id_}), most_words);
  } catch (const WorldError& e) {
    job_.say(fmt::format("job {} may still run: {}", id_, e.what()));
  }

 private:
  std::vector<std::string> command(std::vector<std::string> words) const {
    words.insert(words.end(), clusters_.begin(), clusters_.end());
    return words;
  }

  /// The state of the queue; none while the cluster does not answer, which it may do for a while.
  std::optional<Queue> ask(Clock::time_point answered) {
    try {
      return read_queue(id_,
                        run_tool(command({"squeue", "-h", "-r", "-j", id_, "-o", "%i|%T|%r"}), most_words));
    } catch (const WorldError& e) {
      const auto* failed = dynamic_cast<const ToolError*>(&e);
      if (failed && failed->words.find("Invalid job id") != std::string::npos)
        return Queue{};  // over and forgotten
      if (Clock::now() - answered >= job_.patience)
        throw WorldError(fmt::format("the state of job {} is unknown: {}", id_, e.what()));
      say_news(fmt::format("{}; asking again", e.what()));
      return std::nullopt;
    }
  }

  void report_state(const Queue& queue) {
    say_news(fmt::format("{} running, {} pending, {} done", queue.running, queue.pending,
                         tasks_ - queue.running - queue.pending));
    for (const std::string& reason : queue.reasons)
      if (!ordinary_reasons.count(reason) && reported_reasons_.insert(reason).second)
        job_.say(fmt::format("tasks wait on Slurm: {}", reason));
  }

  void say_news(const std::string& news) {
    if (std::exchange(said_, news) != news) job_.say(news);
  }

  const ClusterJob& job_;
  const int tasks_;
  std::string id_, said_;
  std::vector<std::string> clusters_;
  std::set<std::string> reported_reasons_;
};

void run_array(const ClusterJob& job, const fs::path& script, const std::vector<int>& shards) {
  ArrayJob array(job, script, shards);
  try {
    array.wait();
  } catch (...) {
    array.cancel();
    throw;
  }
}

}  // namespace

fs::path shard_journal(const fs::path& folder, int shard, int tasks) {
  return folder / shard_journal_name(std::to_string(shard), tasks);
}

bool run_on_slurm(const ClusterJob& job) {
  const fs::path script = write_slurm_script(job);
  std::vector<int> shards(static_cast<std::size_t>(job.tasks));
  std::iota(shards.begin(), shards.end(), 1);
  for (int retry = 0;; ++retry) {
    run_array(job, script, shards);
    shards = job.unfinished();
    if (shards.empty()) return true;
    const std::string what =
        fmt::format("unfinished: shard{} {}", shards.size() == 1 ? "" : "s", ranges(shards));
    if (retry == job.retries) {
      job.say(fmt::format("{}; the logs of the tasks are {}", what, (job.folder / "shard-*.log").string()));
      return false;
    }
    job.say(fmt::format("{}; submitted again ({} of {})", what, retry + 1, job.retries));
  }
}

}  // namespace mazefolio::batch
