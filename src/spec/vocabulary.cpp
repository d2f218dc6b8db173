#include "spec/vocabulary.h"

#include "spec/data_files.h"

namespace mazefolio::spec {

Vocabulary house_vocabulary(const DataFiles& files, Diagnostics& diagnostics) {
  Vocabulary out;
  out.templates = files.names("templates");
  out.printers = files.names("configs/printers");
  out.languages = files.names("configs/languages");
  out.icons = files.names("templates/icons", ".svg");
  for (const Audience& audience : read_audiences(files, diagnostics)) out.audiences.push_back(audience.name);
  out.papers = read_papers(files, diagnostics);
  return out;
}

}  // namespace mazefolio::spec
