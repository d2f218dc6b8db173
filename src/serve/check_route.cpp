#include <nlohmann/json.hpp>

#include "publish/audit_book.h"
#include "publish/found_json.h"
#include "publish/notices.h"
#include "serve/routes.h"
#include "serve/sent_spec.h"

namespace mazefolio::serve {
namespace {

/// The errors, or the warnings, of a spec.
Diagnostics findings_of(const Call& call, const Query& query) {
  const SentSpec sent(call, query);
  Notices notices;
  try {
    audit_book(sent.read(notices), sent.files(), notices);
  } catch (const InputError& wrong) {
    return wrong.found();
  }
  return notices.kept;
}

Reply answer(const Call& call, const Query& query) {
  const Diagnostics found = findings_of(call, query);
  const nlohmann::ordered_json body{{"valid", !found.has_errors()},
                                    {"diagnostics", nlohmann::ordered_json::parse(found_json(found))}};
  return {ok, "application/json", body.dump(1) + "\n"};
}

}  // namespace

RouteRow check_route() {
  return {"POST",
          "/v1/check",
          "errors and warnings of a spec; its mazes are proven, its pages judged",
          spec_body,
          {},
          {set_parameter()},
          {"application/json"},
          most_sent_bytes,
          answer};
}

}  // namespace mazefolio::serve
