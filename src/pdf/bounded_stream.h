#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "base/namespaces.h"

class QPDFObjectHandle;

namespace mazefolio::pdf {

using SharedBytes = std::shared_ptr<const std::string>;

/// The decoded bytes of a stream; null where they cannot be decoded, are more than `limit` or are packed so
/// often that they could be endless.
SharedBytes bounded_stream(QPDFObjectHandle stream, std::size_t limit);

}  // namespace mazefolio::pdf
