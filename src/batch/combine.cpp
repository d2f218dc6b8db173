#include "batch/combine.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/sha256.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "batch/build_book.h"
#include "batch/fingerprint.h"
#include "pdf/join_pdfs.h"
#include "publish/book_files.h"
#include "publish/class_key_pdf.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/house_trees.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

/// The books made again without their pages.
struct Class {
  std::vector<BookSpec> specs;
  std::vector<PupilAnswers> pupils;
  HouseData house;  ///< of the first book
};

// If the spec has changed since, the mazes are others and the answers would not fit the printed pages.
void check_same(const std::vector<BookPuzzle>& puzzles, const BookRecord& made) {
  const bool same =
      std::equal(puzzles.begin(), puzzles.end(), made.mazes.begin(), made.mazes.end(),
                 [](const BookPuzzle& p, const MadeMaze& m) { return p.puzzle.canonical_hash == m.hash; });
  if (!same) throw WorldError(fmt::format("{} has changed since {} was made", made.spec, made.output));
}

Class answers_of_all(const std::vector<const PlannedBook*>& books, std::span<const BookRecord* const> made,
                     unsigned jobs) {
  Class out;
  out.specs.resize(books.size());
  out.pupils.resize(books.size());
  HouseTrees trees;
  parallel_for(books.size(), jobs, [&](std::size_t i) {
    DataFiles files(books[i]->folder);
    files.share(trees);
    Notices notices;  // warnings were reported when the book was made
    out.specs[i] = read_planned(*books[i], files, notices);
    RemadeBook book = remake(out.specs[i], files, notices);
    check_same(book.answers.puzzles, *made[i]);
    if (i == 0) out.house = std::move(book.house);
    out.pupils[i] = std::move(book.answers);
  });
  return out;
}

/// The title of all books if they have the same one, else the name of the combined file.
std::string title_of(const std::vector<BookSpec>& specs, const fs::path& file) {
  const std::string& title = specs.front().title;
  const bool same =
      std::all_of(specs.begin(), specs.end(), [&](const BookSpec& s) { return s.title == title; });
  return same ? title : file.stem().string();
}

}  // namespace

std::vector<Combination> combinations(const Plan& plan) {
  std::vector<Combination> out;
  for (const PlannedBook& book : plan.books) {
    if (!book.combine) continue;
    auto known =
        std::find_if(out.begin(), out.end(), [&](const Combination& c) { return c.output == *book.combine; });
    if (known == out.end()) known = out.insert(out.end(), {*book.combine, {}});
    known->books.push_back(&book);
  }
  return out;
}

std::vector<OutputFile> combine(const Plan& plan, const Combination& combination,
                                std::span<const BookRecord* const> made, unsigned jobs) {
  const fs::path target = path_of(plan, combination.output), key_target = key_path(target);
  make_folder(target.parent_path());
  StagedFile pdf(target), answers(key_target);

  Class pupils = answers_of_all(combination.books, made, jobs);
  BookSpec spec = pupils.specs.front();
  spec.title = title_of(pupils.specs, target);
  std::vector<fs::path> parts;
  for (const PlannedBook* book : combination.books) parts.push_back(path_of(plan, book->output));
  join_pdfs(parts, spec.title, [&](std::string_view bytes) { pdf.write(bytes); });

  answers.write(class_key_pdf(spec, std::move(pupils.house), pupils.pupils));

  for (StagedFile* file : {&pdf, &answers}) file->flush();
  throw_if_canceled();
  for (StagedFile* file : {&pdf, &answers}) file->commit();
  std::vector<OutputFile> files;
  for (const auto& [output, path] :
       {std::pair(combination.output, target), {key_path(combination.output).string(), key_target}})
    files.push_back(output_file(plan, output, sha256_of_file(path)));
  return files;
}

}  // namespace mazefolio::batch
