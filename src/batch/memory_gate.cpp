#include "batch/memory_gate.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>

#include "base/options.h"
#include "base/system/parallel.h"

namespace mazefolio::batch {

MemoryGate::Share MemoryGate::take(std::size_t bytes) {
  std::unique_lock lock(mutex_);
  const std::uint64_t ticket = next_ticket_++;
  const auto admitted = [&] {
    return ticket == served_ && (ceiling_ == 0 || taken_ == 0 || taken_ + bytes <= ceiling_);
  };
  // A signal handler cannot wake a waiting thread, so each checks ten times a second.
  while (!admitted()) {
    throw_if_canceled();
    changed_.wait_for(lock, std::chrono::milliseconds(100));
  }
  ++served_;
  taken_ += bytes;
  changed_.notify_all();
  return {*this, bytes};
}

void MemoryGate::give_back(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  taken_ -= bytes;
  changed_.notify_all();
}

namespace {

namespace fs = std::filesystem;

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

/// The number in a file; no_limit for "max", for an unreadable file, and for more than any machine has.
std::size_t number_in(const fs::path& file) {
  std::ifstream in(file);
  std::string text;
  std::getline(in, text);
  const auto number = parse_integer(text);
  return number && *number >= 0 && *number < std::int64_t{1} << 60 ? static_cast<std::size_t>(*number)
                                                                   : no_limit;
}

/// The file names of the two versions of control groups: of the limit, of what is taken, and in memory.stat
/// the part of it that is only cached files, which the system frees when it must.
struct Names {
  const char *limit, *taken, *spare;
};
constexpr Names first_version{"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};
constexpr Names second_version{"memory.max", "memory.current", "inactive_file"};

/// The number after a name at the beginning of a line; 0 if there is none.
std::size_t number_after(const fs::path& file, const std::string& name) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(name + " ")) return std::strtoull(line.c_str() + name.size(), nullptr, 10);
  return 0;
}

/// The memory that a control group may still take.
std::size_t left_in(const fs::path& group, const Names& names) {
  const std::size_t most = number_in(group / names.limit), taken = number_in(group / names.taken);
  if (most == no_limit || taken == no_limit) return most;
  const std::size_t needed = taken - std::min(taken, number_after(group / "memory.stat", names.spare));
  return most - std::min(most, needed);
}

/// The least of a group and of all groups that contain it.
std::size_t left_up_to(const fs::path& top, const fs::path& path, const Names& names) {
  std::size_t least = left_in(top, names);
  fs::path group = top;
  for (const fs::path& part : path.relative_path()) {
    group /= part;
    least = std::min(least, left_in(group, names));
  }
  return least;
}

bool manages_memory(const std::string& controllers) {
  return ("," + controllers + ",").find(",memory,") != std::string::npos;
}

/// The memory left in the control groups of this process, of either version.
std::size_t left_in_groups(const fs::path& root) {
  const fs::path all = root / "sys/fs/cgroup";
  std::size_t least = no_limit;
  std::ifstream groups(root / "proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {  // "4:cpu,memory:/a/b", "0::/a/b"
    const std::size_t first = line.find(':'), second = line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const fs::path path = line.substr(second + 1);
    if (controllers.empty())
      least = std::min(least, left_up_to(all, path, second_version));
    else if (manages_memory(controllers))
      least = std::min(least, left_up_to(all / "memory", path, first_version));
  }
  return least;
}

}  // namespace

std::size_t available_memory(const fs::path& root) {
  const std::size_t in_groups = left_in_groups(root);
  const std::size_t on_machine = number_after(root / "proc/meminfo", "MemAvailable:") << 10;
  if (on_machine == 0) return in_groups == no_limit ? 0 : std::max<std::size_t>(in_groups, 1);
  return std::clamp<std::size_t>(in_groups, 1, on_machine);
}

}  // namespace mazefolio::batch
