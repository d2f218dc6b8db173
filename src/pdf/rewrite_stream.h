#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

class QPDFObjectHandle;

namespace mazefolio::pdf {

using StreamChange = std::function<std::string(std::string_view)>;

/// Changes a stream when the file is written, so that the decoded pages of a book are never all in memory. A
/// stream can be changed once only: qpdf never ends with two changes of one.
void rewrite(QPDFObjectHandle stream, StreamChange change);

/// Changes streams now, on up to `jobs` threads (0: all cores), and keeps them compressed. Null objects are
/// left out. change(i, content) must be safe on several threads.
void rewrite_all(const std::vector<QPDFObjectHandle>& streams, unsigned jobs,
                 const std::function<std::string(std::size_t, std::string)>& change);

}  // namespace mazefolio::pdf
