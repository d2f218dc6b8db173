#include "spec/vocabulary.h"

#include "spec/data_files.h"

namespace mazefolio::spec {

Result<Vocabulary> house_vocabulary(const DataFiles& files) {
  const Result<std::vector<Audience>> audiences = read_audiences(files);
  const Result<std::vector<Paper>> papers = read_papers(files);
  if (!audiences || !papers) {
    Diagnostics found;
    if (!audiences) found.add(audiences.found());
    if (!papers) found.add(papers.found());
    return found;
  }
  Vocabulary out;
  out.templates = files.names("templates");
  out.themes = files.names("themes", "");
  out.printers = files.names("configs/printers");
  out.languages = files.names("configs/languages");
  out.icons = files.names("templates/icons", ".svg");
  for (const Audience& audience : audiences.value()) out.audiences.push_back(audience.name);
  out.papers = papers.value();
  return out;
}

}  // namespace mazefolio::spec
