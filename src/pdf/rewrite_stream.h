#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

class QPDFObjectHandle;

namespace mazefolio::pdf {

using StreamChange = std::function<std::string(std::string_view)>;

/// Changes a stream when the file is written, so that the decoded pages of a book are never all in memory. A
/// stream can be changed once only: qpdf never ends with two changes of one.
void rewrite(QPDFObjectHandle stream, StreamChange change);

}  // namespace mazefolio::pdf
