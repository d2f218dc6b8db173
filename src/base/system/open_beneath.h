#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::base {

/// A file descriptor that is closed at the end; -1: none.
class Descriptor {
 public:
  explicit Descriptor(int fd = -1) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(other.fd_) { other.fd_ = -1; }
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  int get() const { return fd_; }
  explicit operator bool() const { return fd_ >= 0; }

 private:
  int fd_;
};

/// Opens what `name` is below the open folder, with the flags of open(2). Links are followed as long as they
/// stay beneath it; a name that leads out fails with EXDEV, whether there is something or not. On failure
/// errno is set.
Descriptor open_beneath(const Descriptor& folder, const std::string& name, int flags);

/// The same for kernels without openat2: folder by folder, each held open, so that no change of a link or
/// folder meanwhile leads out.
Descriptor open_by_steps(const Descriptor& folder, const std::string& name, int flags);

}  // namespace mazefolio::base
