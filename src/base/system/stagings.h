#pragma once

#include <filesystem>

#include "base/namespaces.h"

namespace mazefolio::base {

/// During its lifetime the file is one that is not finished: remove_stagings removes it.
class Staging {
 public:
  explicit Staging(std::filesystem::path file);
  ~Staging();
  Staging(const Staging&) = delete;
  Staging& operator=(const Staging&) = delete;

 private:
  std::filesystem::path file_;
};

/// For an end of the program without unwinding: removes the unfinished files of this process, and lets no
/// other thread begin or finish one.
void remove_stagings();

}  // namespace mazefolio::base
