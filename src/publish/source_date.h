#pragma once

#include <cstdint>
#include <optional>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// SOURCE_DATE_EPOCH, if it is set: PDFs never state the current time, so that the same spec gives the same
/// bytes. Throws InputError where it is no time.
std::optional<std::int64_t> source_date();

}  // namespace mazefolio::publish
