#include "publish/proof.h"
#include "publish/progress.h"

#include "library/internal.h"
#include "mazefolio/proof.h"

namespace mazefolio {

Proof prove_pdf(const std::filesystem::path& pdf, const ProofOptions& options) {
  return library::guarded([&] {
    const auto turn = library::turn();
    const auto [book, files] = publish::open_proof(
        {pdf.string(), options.manifest.string(), options.answers.string(), options.any_pdf}, options.jobs);
    publish::Progress progress;
    if (options.on_begin)
      progress.on_begin = [&](std::string_view, std::size_t pages) { options.on_begin(pages); };
    progress.on_step = options.on_page;
    const std::vector<prove::Verdict> verdicts = publish::read_back(book, files, progress);
    Proof out;
    for (const prove::Verdict& verdict : verdicts) {
      out.mazes += verdict.number > 0 ? 1 : 0;
      out.left_out += static_cast<std::size_t>(verdict.findings_left_out);
      for (const prove::Finding& found : verdict.findings)
        out.findings.push_back({found.page, found.maze, found.step, found.what, found.in_key});
    }
    out.json = prove::verdicts_json(verdicts);
    return out;
  });
}

}  // namespace mazefolio
