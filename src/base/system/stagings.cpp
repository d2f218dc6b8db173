#include "base/system/stagings.h"

#include <unistd.h>

#include <map>
#include <mutex>

namespace mazefolio::base {
namespace {

struct Stagings {
  std::mutex mutex;
  std::map<std::filesystem::path, pid_t> files;  ///< and whose: a copy of the process has this list, too
};
// Never destroyed: static objects may hold files until the last moment.
Stagings& stagings() {
  static Stagings& all = *new Stagings;
  return all;
}

}  // namespace

Staging::Staging(std::filesystem::path file) : file_(std::move(file)) {
  const std::lock_guard lock(stagings().mutex);
  stagings().files[file_] = ::getpid();
}

Staging::~Staging() {
  const std::lock_guard lock(stagings().mutex);
  stagings().files.erase(file_);
}

void remove_stagings() {
  stagings().mutex.lock();  // for good
  for (const auto& [file, owner] : stagings().files)
    if (owner == ::getpid()) ::unlink(file.c_str());
}

}  // namespace mazefolio::base
