#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <mutex>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// Lets work begin only while the memory of all that is under way stays below a ceiling. First come, first
/// served: a large book waits for the others to end, and nobody overtakes it.
class MemoryGate {
 public:
  /// `ceiling` in bytes; 0: none.
  explicit MemoryGate(std::size_t ceiling) : ceiling_(ceiling) {}

  /// Gives its bytes back at the end of the scope.
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
  /// Waits until there is room; what is larger than the ceiling runs alone. Throws Canceled.
  [[nodiscard]] Share take(std::size_t bytes);

 private:
  void give_back(std::size_t bytes);

  const std::size_t ceiling_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t taken_ = 0;
  std::uint64_t next_ticket_ = 0, served_ = 0;
};

/// What the machine has free, in bytes, or less where a container or a batch system leaves this process less;
/// 0 where nobody says. `root` holds the machine's proc and sys.
std::size_t available_memory(const std::filesystem::path& root = "/");

}  // namespace mazefolio::batch
