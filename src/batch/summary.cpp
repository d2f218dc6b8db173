#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "base/text/amounts.h"
#include "base/text/printable.h"
#include "base/text/utf8.h"
#include "batch/report.h"

namespace mazefolio::batch {
namespace {

constexpr std::size_t columns = 100;
constexpr double shown_from_s = 0.05;  // shorter times would be shown as 0.0 s
constexpr std::size_t most_slowest = 5, most_repeats = 20, most_warnings = 10;

// The text on one line: its breaks would break columns.
std::string on_one_line(std::string_view text) {
  std::string out(text);
  std::replace_if(
      out.begin(), out.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return printable(out);
}

// The number of bytes of the first `characters` characters.
std::size_t bytes_of(std::string_view text, std::size_t characters) {
  std::size_t i = 0;
  for (; i < text.size(); ++i)
    if (!continues_character(text[i]) && characters-- == 0) break;
  return i;
}

// "out/a-very-lo...long-name.pdf": more of the end is kept, where names differ.
std::string fitted(std::string_view raw, std::size_t width) {
  const std::string text = on_one_line(raw);
  const std::size_t length = count_characters(text);
  if (length <= width) return text;
  const std::size_t head = (width - 3) / 3, tail = width - 3 - head;
  return text.substr(0, bytes_of(text, head)) + "..." + text.substr(bytes_of(text, length - tail));
}

// Breaks a text at spaces, and inside words that are longer than a line; later lines are indented by two
// more.
std::string wrapped(std::string_view raw, std::size_t indent) {
  const std::string text = on_one_line(raw);
  std::string out;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t deep = indent + (out.empty() ? 0 : 2);
    std::size_t end = bytes_of(rest, columns - deep);
    if (const std::size_t space = rest.rfind(' ', end); end < rest.size() && space != 0 && space < end + 1)
      end = space;
    out += fmt::format("{:{}}{}\n", "", deep, rest.substr(0, end));
    rest.remove_prefix(end + (end < rest.size() && rest[end] == ' '));
  }
  return out;
}

std::string counted(std::size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}
std::string counted_books(std::size_t n) { return counted(n, "book", "books"); }

std::string duration(double seconds) {
  if (seconds < 60) return fmt::format("{:.1f} s", seconds);
  const auto whole = static_cast<long long>(seconds);
  if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
  return fmt::format("{} h {} min", whole / 3600, whole / 60 % 60);
}

struct Counts {
  std::size_t made = 0, kept = 0, failed = 0, pages = 0, puzzles = 0;
  double bytes = 0, book_seconds = 0;
  std::size_t finished() const { return made + kept; }
};

Counts counts_of(const RunSummary& run) {
  Counts n;
  for (const auto& [record, kept] : run.books) {
    if (!kept) n.book_seconds += record.seconds;
    ++(record.made() ? (kept ? n.kept : n.made) : n.failed);
    if (!record.made()) continue;
    n.pages += static_cast<std::size_t>(record.pages);
    n.puzzles += static_cast<std::size_t>(record.puzzles);
    for (const OutputFile& file : record.files) n.bytes += static_cast<double>(file.bytes);
  }
  return n;
}

std::string row(std::string_view name, std::string_view value, std::string_view about = {}) {
  const std::string line = fmt::format("  {:<9}{:>12}", name, value);
  return about.empty() ? line + "\n" : fmt::format("{}   {}\n", line, about);
}

std::string head(const RunSummary& run, const Counts& n) {
  const std::string finished = fmt::format(": {} of {} finished", n.finished(), counted_books(run.planned));
  std::string text = fitted(run.run_file.string(), columns - finished.size()) + finished + "\n\n";
  text += row("made", std::to_string(n.made));
  if (n.kept > 0) text += row("kept", std::to_string(n.kept), "made earlier and up to date");
  if (n.failed > 0) text += row("failed", std::to_string(n.failed));
  if (run.planned > run.books.size())
    text += row("missing", std::to_string(run.planned - run.books.size()), "no outcome yet");
  text += row("pages", std::to_string(n.pages));
  text += row("puzzles", std::to_string(n.puzzles));
  text += row("size", size_text(n.bytes));
  if (run.seconds > 0)
    text += row(
        "time", duration(run.seconds),
        n.made ? fmt::format("{:.1f} books a minute", 60 * static_cast<double>(n.made) / run.seconds) : "");
  else if (n.book_seconds > 0)
    text += row("time", duration(n.book_seconds), "sum over all books");
  return text;
}

// The first error of a book, and the number of others.
std::string error_of(const BookRecord& record) {
  std::string text = "error: the reason is unknown";
  std::size_t errors = 0;
  for (const Diagnostic& d : record.found.all())
    if (d.severity == Severity::error && errors++ == 0) text = to_text(d);
  return errors > 1 ? fmt::format("{} (and {})", text, counted(errors - 1, "more error", "more errors"))
                    : text;
}

// The message with the name of the book replaced: "cannot write *.json" for the book out/a.pdf.
std::string without_name(const std::string& text, std::string_view output) {
  const std::string_view name = output.substr(0, output.rfind('.'));
  std::string out;
  std::size_t copied = 0;
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if (at < copied || (at > 0 && std::string_view(" '\"/").find(text[at - 1]) == std::string_view::npos) ||
        std::string_view(".-").find(end < text.size() ? text[end] : ' ') == std::string_view::npos)
      continue;
    out += text.substr(copied, at - copied) + "*";
    copied = end;
  }
  return out + text.substr(copied);
}

// Books whose errors differ only in the names of the books are listed together.
std::string failure_lines(const RunSummary& run, Failure kind, std::string_view advice) {
  struct Group {
    std::string message, common;
    std::vector<std::string_view> outputs;
  };
  std::vector<Group> groups;
  std::map<std::string, std::size_t> known;
  std::size_t count = 0;
  for (const auto& [record, kept] : run.books) {
    if (record.failure != kind) continue;
    ++count;
    const std::string message = error_of(record), common = without_name(message, record.output);
    const auto [at, is_new] = known.emplace(common, groups.size());
    if (is_new) groups.push_back({message, common, {}});
    groups[at->second].outputs.push_back(record.output);
  }
  if (count == 0) return "";
  std::string text = fmt::format("\n{} failed: {}\n", counted_books(count), advice);
  for (const Group& group : groups) {
    text += wrapped(group.outputs.size() == 1 ? group.message : group.common, 2);
    for (const std::string_view output : group.outputs)
      text += fmt::format("      {}\n", fitted(output, columns - 6));
  }
  return text;
}

// A warning of many books is listed once, with its first place.
std::string warnings(const RunSummary& run) {
  struct Warning {
    std::string text, first_book;
    std::size_t books = 0;
    const BookRecord* last = nullptr;
  };
  std::map<std::string, Warning> known;
  for (const auto& [record, kept] : run.books)
    for (const Diagnostic& d : record.found.all()) {
      if (d.severity != Severity::warning) continue;
      Warning& warning = known[d.message + d.hint];
      if (warning.books == 0) warning = {to_text(d), record.output};
      if (std::exchange(warning.last, &record) != &record) ++warning.books;
    }
  if (known.empty()) return "";
  std::vector<Warning> most_first;
  for (auto& [message, warning] : known) most_first.push_back(std::move(warning));
  std::stable_sort(most_first.begin(), most_first.end(),
                   [](const Warning& a, const Warning& b) { return a.books > b.books; });
  std::string text = "\nWarnings:\n";
  for (std::size_t i = 0; i < std::min(most_warnings, most_first.size()); ++i) {
    const Warning& w = most_first[i];
    const std::string more =
        w.books > 1 ? fmt::format(" and {}", counted(w.books - 1, "other", "others")) : "";
    text += wrapped(w.text, 2);
    text += fmt::format("      {}{}\n", fitted(w.first_book, columns - 6 - more.size()), more);
  }
  if (most_first.size() > most_warnings)
    text += fmt::format("  and {}\n", counted(most_first.size() - most_warnings, "other", "others"));
  return text;
}

std::string repeats(const RunSummary& run) {
  if (!run.unique) return "";
  const BookHashes hashes = hashes_of(run);
  std::string text;
  for (const std::size_t book : unlike_kinds(hashes))
    text += fmt::format("      {}\n", fitted(run.books[book].record.output, columns - 6));
  if (!text.empty())
    text =
        "\nMazes of these books cannot be compared; another version of mazefolio made some of them:\n" + text;
  const std::vector<std::vector<MazeAt>> groups = equal_mazes(hashes);
  if (groups.empty()) return text;
  text += fmt::format(
      "\n{} in the run more than once, perhaps turned or mirrored.\nGive each book its own seed, for "
      "example with set: {{seed: \"{{name}}\"}}\n",
      counted(groups.size(), "maze is", "mazes are"));
  std::size_t lines = 0;
  for (std::size_t group = 0; group < groups.size() && lines < most_repeats; ++group) {
    for (const MazeAt& at : groups[group]) {
      const BookRecord& record = run.books[at.book].record;
      const std::string where =
          fmt::format("{}number {}, page {}: ", &at == &groups[group].front() ? "  " : "    and ",
                      record.mazes[at.maze].number, record.mazes[at.maze].page);
      text += where + fitted(record.output, columns - where.size()) + "\n";
      if (++lines == most_repeats) break;
    }
  }
  if (lines == most_repeats) text += "  The report lists them all.\n";
  return text;
}

std::string slowest(const RunSummary& run) {
  std::vector<const BookRecord*> books;
  for (const auto& [record, kept] : run.books)
    if (!kept && record.made() && record.seconds >= shown_from_s) books.push_back(&record);
  if (books.size() < 2) return "";
  std::stable_sort(books.begin(), books.end(), [](auto* a, auto* b) { return a->seconds > b->seconds; });
  books.resize(std::min(books.size(), most_slowest));
  std::string text = "\nSlowest:\n";
  for (const BookRecord* book : books)
    text += fmt::format("  {:>12}  {}\n", duration(book->seconds), fitted(book->output, columns - 16));
  return text;
}

}  // namespace

std::string summary_text(const RunSummary& run) {
  const Counts n = counts_of(run);
  std::string text = head(run, n);
  text += slowest(run);
  text += warnings(run);
  text += repeats(run);
  text += failure_lines(run, Failure::bug, "this is a bug in mazefolio. Please report it:");
  text +=
      failure_lines(run, Failure::proof, "the proof found mistakes on finished pages. Please report this:");
  const std::string to_do =
      failure_lines(run, Failure::world, "there is a problem with the machine. Solve it:") +
      failure_lines(run, Failure::input, "there are errors in the spec. Correct them:");
  text += to_do;
  const std::size_t open = run.planned - std::min(run.planned, n.finished());
  if (open > 0)
    text += fmt::format("\n{} with --resume: only the {} not finished {} made.\n",
                        to_do.empty() ? "Run it again" : "Then run it again",
                        open == 1 ? "book that is" : fmt::format("{} that are", counted_books(open)),
                        open == 1 ? "is" : "are");
  return text;
}

}  // namespace mazefolio::batch
