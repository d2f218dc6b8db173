#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <mutex>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// Lets work start only while the memory of all work in progress stays below a ceiling. First come, first
/// served: while a large book waits for others to end, no later one overtakes it.
class MemoryGate {
 public:
  /// `ceiling` in bytes; 0: none.
  explicit MemoryGate(std::size_t ceiling) : ceiling_(ceiling) {}

  /// Returns its bytes at the end of its scope.
  class Share {
   public:
    ~Share() { gate_.give_back(bytes_); }
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;

   private:
    friend class MemoryGate;
    Share(MemoryGate& gate, std::size_t bytes) : gate_(gate), bytes_(bytes) {}
    MemoryGate& gate_;
    std::size_t bytes_;
  };

  std::size_t ceiling() const { return ceiling_; }
  /// Waits until enough is free; a book larger than the ceiling runs alone. Throws Canceled.
  [[nodiscard]] Share take(std::size_t bytes);

 private:
  void give_back(std::size_t bytes);

  const std::size_t ceiling_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t taken_ = 0;
  std::uint64_t next_ticket_ = 0, served_ = 0;
};

/// The memory that this process may take, in bytes: what is free on the machine, or less in a container or
/// batch system; 0 if unknown. `root` holds the folders proc and sys of the machine.
std::size_t available_memory(const std::filesystem::path& root = "/");

}  // namespace mazefolio::batch
