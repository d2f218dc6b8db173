#pragma once

#include <vector>

#include "book/audit.h"

namespace mazefolio::spec {
struct BookSpec;
class DataFiles;
}  // namespace mazefolio::spec

namespace mazefolio::publish {

struct Notices;

/// The figures of all pages of a book, and of its separate key.
struct AuditedBook {
  std::vector<PageAudit> pages, key;
};

/// Makes a book without its files, and warns of the pages that fall short. Throws as produce does.
AuditedBook audit_book(const BookSpec& spec, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::publish
