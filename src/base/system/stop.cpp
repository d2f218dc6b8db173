#include "base/system/stop.h"

#include <utility>

namespace mazefolio::base {
namespace {

thread_local std::stop_token stop_of_thread;

}  // namespace

StopScope::StopScope(std::stop_token stop) : before_(std::exchange(stop_of_thread, std::move(stop))) {}
StopScope::~StopScope() { stop_of_thread = std::move(before_); }

const std::stop_token& current_stop() { return stop_of_thread; }

}  // namespace mazefolio::base
