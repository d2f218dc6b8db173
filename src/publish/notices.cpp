#include "publish/notices.h"

namespace mazefolio::publish {

void announce(const Diagnostics& found, Notices& notices) {
  for (const Diagnostic& d : found.all())
    if (notices.on_warning)
      notices.on_warning(d);
    else
      notices.kept.warning(d.place, d.message, d.hint);
}

void settle(const Diagnostics& found, Notices& notices) {
  if (found.has_errors() || (notices.strict && !found.all().empty())) throw InputError(found);
  announce(found, notices);
}

}  // namespace mazefolio::publish
