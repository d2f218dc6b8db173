#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "publish/notices.h"
#include "spec/book_spec.h"
#include "spec/override.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

/// The --set arguments of a command; what is wrong with them goes to `found`.
std::vector<Override> read_sets(std::span<const std::string> assignments, Diagnostics& found);

/// Reads a spec with `sets` over it, without the pictures that it names; with errors it must not be used.
BookSpec read_bare_spec(const std::string& path, std::span<const Override> sets, const DataFiles& files,
                        Diagnostics& found);
/// The same, for a spec in memory that messages call `path`.
BookSpec read_bare_text(std::string_view bytes, const std::string& path, std::span<const Override> sets,
                        const DataFiles& files, Diagnostics& found);
/// Reads a spec with `sets` over it and settles what was found, with what was `found` before; everything
/// wrong is told at once.
BookSpec read_spec(const std::string& path, std::span<const Override> sets, const DataFiles& files,
                   Notices& notices, Diagnostics found = {});

}  // namespace mazefolio::publish
