#include <CLI/CLI.hpp>
#include <memory>

#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/run.h"
#include "publish/proof.h"

namespace mazefolio::cli {

namespace {

std::function<int()> declare_prove(CLI::App& app) {
  struct ProveArguments {
    std::string pdf, manifest, answers;
    unsigned jobs = 0;
    bool json = false, quiet = false, any_pdf = false;
  };
  auto a = std::make_shared<ProveArguments>();
  app.add_option("BOOK.pdf", a->pdf, "the finished book")->type_name("FILE")->required();
  app.add_option("--manifest", a->manifest, "its JSON manifest; default: the one beside the book")
      ->type_name("FILE");
  app.add_option("--answers", a->answers, "its separate answer key; default: the one beside the book")
      ->type_name("FILE");
  app.add_flag("--any-pdf", a->any_pdf, "accept a PDF that is not the one that the manifest was written for");
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--json", a->json, "print every step of the proof of every maze as JSON, for programs");
  app.add_flag("--quiet,-q", a->quiet, "show no progress bar");
  return within_limits(app, [a]() -> int {
    const auto [book, proof] = open_proof({a->pdf, a->manifest, a->answers, a->any_pdf}, a->jobs);
    const std::vector<Verdict> verdicts = read_back(book, proof, console_progress(a->quiet));
    if (a->json) print(verdicts_json(verdicts));
    const std::vector<std::string> findings = finding_lines(verdicts, proof);
    for (const std::string& finding : findings) say(finding);
    return findings.empty() ? ExitCode::done : ExitCode::fell_short;
  });
}

}  // namespace

CommandRow prove_command() {
  return {"prove", "check a finished book: solve its mazes again from the lines on its pages",
          "  mazefolio prove book.pdf\n"
          "  mazefolio prove book.pdf --manifest book.json --json",
          declare_prove};
}

}  // namespace mazefolio::cli
