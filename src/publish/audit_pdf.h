#pragma once

#include <optional>
#include <string>

#include "base/diagnostic.h"

namespace mazefolio::spec {
struct Audience;
}

namespace mazefolio::publish {

/// What pixels and words tell of any PDF, be it made here or elsewhere.
struct AuditedPdf {
  std::string summary;  ///< "12 pages, 6 with one maze: 60 to 62 % of the page; type of 12.0 pt and more"
  Diagnostics findings;
};

/// Judges the pages of a PDF as audit_findings does; without readers, type is only told. Throws WorldError.
AuditedPdf audit_pdf(const std::string& pdf, const std::optional<Audience>& readers);

}  // namespace mazefolio::publish
