#include "batch/memory_gate.h"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <string>

#include "base/parallel.h"

namespace mazefolio {

MemoryGate::Share MemoryGate::take(std::size_t bytes) {
  std::unique_lock lock(mutex_);
  const std::uint64_t ticket = next_ticket_++;
  const auto admitted = [&] {
    return ticket == served_ && (ceiling_ == 0 || taken_ == 0 || taken_ + bytes <= ceiling_);
  };
  // A signal cannot wake a waiter, so each looks up now and then.
  while (!admitted()) {
    throw_if_cancelled();
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

std::size_t available_memory() {
  std::ifstream facts("/proc/meminfo");
  for (std::string line; std::getline(facts, line);)
    if (line.starts_with("MemAvailable:")) return std::strtoull(line.c_str() + 13, nullptr, 10) << 10;
  return 0;
}

}  // namespace mazefolio
