#include "batch/plan_work.h"

#include <filesystem>
#include <functional>
#include <set>
#include <string>

#include "base/system/parallel.h"
#include "batch/build_book.h"
#include "batch/estimate.h"
#include "publish/load_pictures.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/house_trees.h"

namespace mazefolio::batch {
namespace {

// fn(index, files) for every book; a failure of the world is told where the run names the spec.
std::vector<Diagnostics> for_each_book(
    const Plan& plan, unsigned jobs,
    const std::function<Diagnostics(const PlannedBook& book, std::size_t i, const DataFiles& files)>& fn) {
  std::vector<Diagnostics> found(plan.books.size());
  HouseTrees trees;
  parallel_for(plan.books.size(), jobs, [&](std::size_t i) {
    throw_if_canceled();
    const PlannedBook& book = plan.books[i];
    DataFiles files(book.spec.parent_path());
    files.share(trees);
    try {
      found[i] = fn(book, i, files);
    } catch (const InputError& wrong) {
      found[i] = wrong.found();
    } catch (const WorldError& failed) {
      found[i].error(book.place, failed.what());
    }
  });
  return found;
}

}  // namespace

std::vector<double> estimated_work(const Plan& plan, unsigned jobs) {
  std::vector<double> work(plan.books.size(), estimate(BookSpec{}).work);
  for_each_book(plan, jobs, [&](const PlannedBook& book, std::size_t i, const DataFiles& files) {
    Diagnostics found;
    std::error_code failure;
    if (!std::filesystem::is_regular_file(book.spec, failure)) return found;
    const Result<BookSpec> spec = read_bare_spec(book.spec.string(), book.sets, files);
    if (!spec) return spec.found();
    work[i] = estimate(spec.value()).work;
    return found;
  });
  return work;
}

Diagnostics check_specs(const Plan& plan, unsigned jobs) {
  const std::vector<Diagnostics> found =
      for_each_book(plan, jobs, [](const PlannedBook& book, std::size_t, const DataFiles& files) {
        Notices notices;
        const BookSpec spec = read_planned(book, files, notices);
        load_icons(spec, files, notices.kept);
        return notices.kept;
      });
  Diagnostics all;
  std::set<std::string> told;  // books share specs, and their mistakes
  for (const Diagnostics& one : found)
    for (const Diagnostic& d : one.all()) {
      if (!told.insert(to_text(d)).second) continue;
      all.add(d);
    }
  return all;
}

}  // namespace mazefolio::batch
