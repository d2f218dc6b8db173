#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/sha256.h"
#include "base/system/file.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "publish/book_files.h"
#include "publish/proof.h"

namespace mazefolio::cli {

namespace fs = std::filesystem;

namespace {

std::function<int()> declare(CLI::App& app) {
  struct Arguments {
    std::string pdf, manifest, answers;
    unsigned jobs = 0;
    bool json = false, quiet = false, any_pdf = false;
  };
  auto a = std::make_shared<Arguments>();
  app.add_option("BOOK.pdf", a->pdf, "the finished book")->type_name("FILE")->required();
  app.add_option("--manifest", a->manifest, "its JSON manifest; default: the one beside the book")
      ->type_name("FILE");
  app.add_option("--answers", a->answers, "its separate answer key; default: the one beside the book")
      ->type_name("FILE");
  app.add_flag("--any-pdf", a->any_pdf, "accept a PDF that is not the one that the manifest was written for");
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--json", a->json, "print every step of the proof of every maze as JSON, for programs");
  app.add_flag("--quiet,-q", a->quiet, "show no progress bar");
  return [a]() -> int {
    const fs::path manifest = a->manifest.empty() ? manifest_path(a->pdf) : fs::path(a->manifest);
    const BookClaim book = read_claims(read_file(manifest, std::size_t{1} << 29), manifest.string());
    const std::string bytes = read_file(a->pdf, std::size_t{1} << 31);
    if (!a->any_pdf && sha256(bytes) != book.pdf_sha256)
      throw InputError(fmt::format("{} is not the file that {} was written for", a->pdf, manifest.string()),
                       "build the book again, or look at the file all the same with --any-pdf");
    Proof proof{a->pdf, a->answers, a->jobs, "", ""};
    if (!book.answers_pdf.empty() && proof.key.empty())
      proof.key = fs::path(a->pdf).parent_path() / fs::path(book.answers_pdf).filename();
    const std::vector<Verdict> verdicts = read_back(book, proof, console_progress(a->quiet));
    if (a->json) print(verdicts_json(verdicts));
    const std::vector<std::string> findings = finding_lines(verdicts, proof);
    for (const std::string& finding : findings) say(finding);
    return findings.empty() ? ExitCode::done : ExitCode::fell_short;
  };
}

}  // namespace

CommandRow prove_command() {
  return {"prove", "check a finished book: solve its mazes again from the lines on its pages",
          "  mazefolio prove book.pdf\n"
          "  mazefolio prove book.pdf --manifest book.json --json",
          declare};
}

}  // namespace mazefolio::cli
