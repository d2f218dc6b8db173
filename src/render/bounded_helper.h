#pragma once

#include <functional>
#include <mutex>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::render {

/// Bounded work for a program with threads, which must not fork. A process that was started before the
/// threads handles one request after another.
class BoundedHelper {
 public:
  /// Starts the process, which runs `work` once for each request. Throws WorldError where no process can be
  /// started.
  explicit BoundedHelper(const std::function<std::string(const std::string&)>& work);
  ~BoundedHelper();
  BoundedHelper(const BoundedHelper&) = delete;
  BoundedHelper& operator=(const BoundedHelper&) = delete;

  /// The result of the work. Its InputErrors are passed on; any other failure, or the end of the process, is
  /// a WorldError. Thread-safe.
  std::string ask(const std::string& request);

 private:
  std::mutex one_at_a_time_;
  int line_ = -1;
  int process_ = -1;
};

}  // namespace mazefolio::render
