#include "serve/answer_calls.h"

#include <fmt/format.h>
#include <malloc.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <optional>
#include <system_error>

#include "base/system/messages.h"
#include "base/system/parallel.h"
#include "publish/produce.h"
#include "serve/routes.h"
#include "serve/service_log.h"

namespace mazefolio::serve {
namespace {

namespace fs = std::filesystem;

int line_of_worker = -1;  // a library that gives up tells nobody for whom it worked

void tell_last(const std::string& words, int status) {
  send_message(line_of_worker, to_message(WorkerReply{refusal(status, words), true}));
}

/// What only the operator may know goes to the log.
Reply failed(const std::string& why) {
  log_line(why);
  return refusal(broken, "the service has failed; its log says why");
}

std::string first_of(const Diagnostics& found) {
  return found.all().empty() ? std::string("the request is wrong") : found.all().front().message;
}

void empty_folder() {
  std::error_code ignored;  // what stays goes with the process
  for (const fs::directory_entry& entry : fs::directory_iterator(".", ignored))
    fs::remove_all(entry.path(), ignored);
}

}  // namespace

Reply answer_to(const Call& call) {
  const RouteRow* route = find_route(call.method, call.path);
  if (!route) return refusal(not_found, "there is nothing of this name");
  try {
    return route->answer(call, read_parameters(call.query, route->parameters));
  } catch (const Malformed& wrong) {
    return refusal(bad_request, first_of(wrong.found()), wrong.found());
  } catch (const InputError& wrong) {
    return refusal(unprocessable, first_of(wrong.found()), wrong.found());
  } catch (const std::exception& other) {
    return failed(other.what());
  }
}

void answer_calls(int line, const WorkerTerms& terms) {
  line_of_worker = line;
  // A signal to the whole group ends the service, which lets its processes finish what they do.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) (void)std::signal(signal, SIG_IGN);
  fail_on_library_warnings([](const std::string& words) {
    failed(words);
    tell_last("the service has failed; its log says why", broken);
  });
  const fs::path folder = terms.scratch / std::to_string(::getpid());
  fs::create_directory(folder);
  fs::current_path(folder);
  const Studio studio;
  while (const std::optional<std::string> message = receive_message(line)) {
    ::malloc_trim(0);  // what the call before has left is not this one's
    const Watch watch(terms.limits, [](const std::string& words) { tell_last(words, unprocessable); });
    const std::optional<Call> call = read_call(*message);
    if (!call) return;
    const std::string reply = to_message(WorkerReply{answer_to(*call)});
    work_is_done();  // from now on the watch is silent
    if (!send_message(line, reply)) return;
    empty_folder();
  }
}

}  // namespace mazefolio::serve
