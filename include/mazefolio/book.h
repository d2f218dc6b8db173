#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "mazefolio/diagnostic.h"
#include "mazefolio/export.h"

namespace mazefolio {

/// A spec that was read. A value that never changes: copies share it.
class MAZEFOLIO_API BookSpec {
 public:
  /// It has no errors, so it can be built.
  bool ok() const;
  /// Everything found, warnings too, in the order of the file.
  const std::vector<Diagnostic>& diagnostics() const;
  const std::string& title() const;

  struct Impl;
  explicit BookSpec(std::shared_ptr<const Impl> impl);
  const Impl& impl() const { return *impl_; }

 private:
  std::shared_ptr<const Impl> impl_;
};

/// Reads a book spec with its pictures, and sets fields over it, such as "audience=adult" or
/// "chapters.0.title=Dawn". What is wrong with it is in its diagnostics. Throws Error when the file cannot be
/// read.
MAZEFOLIO_API BookSpec read_spec(const std::filesystem::path& file,
                                 const std::vector<std::string>& sets = {});

/// The same for a spec in memory: files that it names lie in `folder`, and diagnostics call it `name`.
MAZEFOLIO_API BookSpec read_spec_text(std::string_view yaml, const std::filesystem::path& folder = ".",
                                      const std::string& name = "book.yaml",
                                      const std::vector<std::string>& sets = {});

enum class Edition {
  print,   ///< without links
  screen,  ///< with links and outline
  both,    ///< print, and beside it book-screen.pdf
};

struct BuildOptions {
  std::filesystem::path pdf{};  ///< where the book goes; a separate answer key goes beside it
  Edition edition = Edition::print;
  std::optional<std::filesystem::path> manifest{};  ///< nothing: beside the PDF; empty: none
  std::vector<std::pair<int, int>> pages{};         ///< ranges from 1, without a manifest; empty: all
  unsigned jobs = 0;                                ///< threads; 0: all cores
  bool prove = false;  ///< read the pages back from their ink before they get their names
  /// Each may be empty, is called from one thread at a time, and must not throw.
  std::function<void(std::string_view phase, std::size_t steps)> on_begin{};  ///< "mazes", "pages", "proven"
  std::function<void()> on_step{}, on_end{};
};

struct BuiltFile {
  std::filesystem::path path{};
  std::string sha256{};
  std::uint64_t bytes = 0;
};

struct BuiltMaze {
  int number = 0, page = 0;
  std::string title{}, hash{};  ///< hash: equal for mazes that are mirrored or turned copies of each other
};

struct BuildOutcome {
  std::vector<BuiltFile> files{};  ///< the PDF first; none when the book failed its proof
  std::vector<BuiltMaze> mazes{};
  int pages = 0;
  std::vector<std::string> findings{};  ///< of the proof, a line each
  std::vector<Diagnostic> warnings{};
  bool ok() const { return findings.empty(); }
};

/// Makes the mazes, pages and files of a book. Files appear together at the very end or not at all. Builds,
/// pictures and proofs take turns where several threads ask for them. Throws Error, also for a spec that is
/// not ok().
MAZEFOLIO_API BuildOutcome build_book(const BookSpec& spec, const BuildOptions& options);

}  // namespace mazefolio
