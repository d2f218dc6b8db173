#pragma once

#include "base/namespaces.h"

class QPDFObjectHandle;

namespace mazefolio::pdf {

/// Whether everything drawn with these resources is opaque.
bool is_opaque(QPDFObjectHandle resources);

}  // namespace mazefolio::pdf
