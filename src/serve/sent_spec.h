#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "serve/parameters.h"
#include "spec/book_spec.h"
#include "spec/data_files.h"

namespace mazefolio::publish {
struct Notices;
}

namespace mazefolio::serve {

constexpr const char* spec_body =
    "the spec as YAML; or a form with the spec as its part 'spec' and the files that it names";
constexpr std::size_t most_sent_bytes = std::size_t{32} << 20;

/// The parameter that sets fields of a spec.
ParameterRow set_parameter();

/// A spec with its files, written into the working folder. It can name these files, and no other.
class SentSpec {
 public:
  /// Throws InputError, WorldError.
  SentSpec(const Call& call, const Query& query);

  /// Throws InputError, WorldError.
  BookSpec read(Notices& notices) const;
  const DataFiles& files() const { return files_; }

 private:
  std::vector<std::string> sets_;
  DataFiles files_;
};

}  // namespace mazefolio::serve
