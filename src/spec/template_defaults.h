#pragma once

#include <string>

#include "base/system/named_file.h"
#include "spec/context.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

/// The tree of a book with the fields that its template sets and it does not. `usual` is the template of
/// books that name none; an unknown one sets nothing, and is reported as the name that it is.
NodePtr with_template_defaults(NodePtr root, const std::string& usual, const NameFolder& folder,
                               const Vocabulary& vocabulary, Context& context);

}  // namespace mazefolio::spec
