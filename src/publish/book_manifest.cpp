#include "publish/book_manifest.h"

#include "book/manifest.h"

namespace mazefolio::publish {

ManifestFacts manifest_facts(const ReadyBook& ready, ManifestFiles files, std::vector<PageInk> pages,
                             std::vector<PageInk> key, unsigned jobs) {
  const Book& book = ready.book;
  std::vector<std::string> kinds;
  for (const PageSlot& slot : book.plan.pages) kinds.push_back(kind_of(slot));
  std::vector<PageAudit> audit = audit_pages(book, pages), key_audit = audit_key(book, key);
  return {std::move(files.pdf),
          std::move(files.pdf_sha256),
          std::move(files.key),
          static_cast<int>(book.plan.pages.size()),
          static_cast<int>(book.plan.key_pages.size()),
          book.geometry,
          ready.fonts,
          std::move(pages),
          std::move(key),
          std::move(audit),
          std::move(key_audit),
          jobs,
          std::move(kinds),
          &book.house};
}

}  // namespace mazefolio::publish
