#include "publish/proof.h"

#include <fmt/format.h>

#include <algorithm>

#include "publish/progress.h"

namespace mazefolio::publish {

std::vector<Verdict> read_back(const BookClaim& book, const Proof& proof, const Progress& progress) {
  Phase pages(progress, "proven", pages_to_read(book));
  return prove_book(book, {proof.pdf, proof.key, proof.jobs, [&] { pages.step(); }});
}

std::vector<std::string> finding_lines(const std::vector<Verdict>& verdicts, const Proof& proof) {
  std::vector<std::string> lines;
  for (const Verdict& v : verdicts) {
    for (const Finding& f : v.findings) {
      const std::string& name = f.in_key ? (proof.key_name.empty() ? proof.key : proof.key_name)
                                         : (proof.name.empty() ? proof.pdf : proof.name);
      const std::string page = f.page > 0 ? fmt::format(" page {}:", f.page) : "",
                        maze = f.maze > 0 ? fmt::format(" maze {}:", f.maze) : "";
      lines.push_back(fmt::format("{}:{}{} {}: {}", name, page, maze, f.step, f.what));
    }
    if (v.findings_left_out > 0)
      lines.push_back(fmt::format("  and {} more of maze {}", v.findings_left_out, v.number));
  }
  return lines;
}

}  // namespace mazefolio::publish
