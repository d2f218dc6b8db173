#include "publish/source_date.h"

#include <fmt/format.h>

#include <cstdlib>

#include "base/diagnostic.h"
#include "base/options.h"

namespace mazefolio::publish {

std::optional<std::int64_t> source_date() {
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  if (!text || !*text) return std::nullopt;
  const auto epoch = parse_integer(text);
  if (!epoch || *epoch < 0 || *epoch > 253402300799)
    throw InputError(fmt::format("SOURCE_DATE_EPOCH must be seconds since 1970, not '{}'", text));
  return epoch;
}

}  // namespace mazefolio::publish
