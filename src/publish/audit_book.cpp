#include "publish/audit_book.h"

#include <cstddef>

#include "base/system/parallel.h"
#include "book/answer_key.h"
#include "layout/page_ink.h"
#include "publish/notices.h"
#include "publish/paint.h"
#include "publish/progress.h"
#include "render/pango_measurer.h"

namespace mazefolio::publish {

AuditedBook audit_book(const BookSpec& spec, const DataFiles& files, Notices& notices) {
  PangoMeasurer measurer(spec.language);
  const Book book = make_ready_book(spec, files, measurer, 0, {}, notices).book;
  const AnswerKey key = answer_key(book);
  const auto ink_of_all = [&](const auto& what, std::size_t pages) {
    std::vector<PageInk> ink;
    for (std::size_t i = 0; i < pages; ++i) {
      throw_if_canceled();
      ink.push_back(ink_of(make_page(what, measurer, i).frame, measurer, static_cast<int>(i) + 1));
    }
    return ink;
  };
  AuditedBook audited{audit_pages(book, ink_of_all(book, book.plan.pages.size())),
                      audit_key(book, ink_of_all(key, key.pages()))};
  settle(audit_findings(book, audited.pages, audited.key), notices);
  return audited;
}

}  // namespace mazefolio::publish
