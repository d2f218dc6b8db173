#pragma once

#include <functional>
#include <mutex>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::render {

/// Bounded work for a program with threads, which must not fork itself: a process that was started before
/// them does it, one request after another.
class BoundedHelper {
 public:
  /// Starts the process; `work` runs there, once a request. WorldError when there is none to be had.
  explicit BoundedHelper(const std::function<std::string(const std::string&)>& work);
  ~BoundedHelper();
  BoundedHelper(const BoundedHelper&) = delete;
  BoundedHelper& operator=(const BoundedHelper&) = delete;

  /// What the work returns; its InputErrors are passed on. From any thread. WorldError when anything else
  /// went wrong there, or the process is gone.
  std::string ask(const std::string& request);

 private:
  std::mutex one_at_a_time_;
  int line_ = -1;
  int process_ = -1;
};

}  // namespace mazefolio::render
