#include <CLI/CLI.hpp>
#include <memory>

#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "publish/proof.h"

namespace mazefolio::cli {

std::function<int()> declare_prove(CLI::App& app) {
  struct Arguments {
    std::string pdf, manifest, answers;
    unsigned jobs = 0;
    bool json = false, quiet = false, any_pdf = false;
  };
  auto a = std::make_shared<Arguments>();
  app.add_option("BOOK.pdf", a->pdf, "the finished book")->type_name("FILE")->required();
  app.add_option("--manifest", a->manifest, "its JSON manifest; without it, the one beside the book")
      ->type_name("FILE");
  app.add_option("--answers", a->answers, "a separate answer key; without it, the one beside the book")
      ->type_name("FILE");
  app.add_flag("--any-pdf", a->any_pdf, "prove another file than the one that the manifest was written for");
  app.add_option("--jobs,-j", a->jobs, "threads; without it, all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--json", a->json, "for programs: every step of every maze on standard output");
  app.add_flag("--quiet,-q", a->quiet, "no progress bar");
  return [a]() -> int {
    const auto [book, proof] = open_proof({a->pdf, a->manifest, a->answers, a->any_pdf}, a->jobs);
    const std::vector<Verdict> verdicts = read_back(book, proof, console_progress(a->quiet));
    if (a->json) print(verdicts_json(verdicts));
    const std::vector<std::string> findings = finding_lines(verdicts, proof);
    for (const std::string& lie : findings) say(lie);
    return findings.empty() ? ExitCode::done : ExitCode::fell_short;
  };
}

}  // namespace mazefolio::cli
