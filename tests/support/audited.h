#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "publish/audit_book.h"
#include "publish/notices.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/plain_books.h"
#include "support/temporary_folder.h"

namespace mazefolio::tests {

/// What the audit says of a book; or the errors of one that cannot be had.
struct Audited {
  AuditedBook book;
  std::vector<std::string> warnings, errors;
};

inline Audited audited(const PlainBook& book) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder.path() / "book.yaml";
  write_file(file, book.yaml());
  const DataFiles files(folder.path());
  Audited out;
  Notices notices{false, [&](const Diagnostic& d) { out.warnings.push_back(d.message); }, {}};
  try {
    out.book = audit_book(read_spec({file}, files, notices), files, notices);
  } catch (const InputError& wrong) {
    for (const Diagnostic& d : wrong.found().all()) out.errors.push_back(d.message + "; " + d.hint);
  }
  return out;
}

}  // namespace mazefolio::tests
