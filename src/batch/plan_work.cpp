#include "batch/plan_work.h"

#include <functional>
#include <set>
#include <string>

#include "base/system/parallel.h"
#include "batch/build_book.h"
#include "batch/estimate.h"
#include "publish/load_pictures.h"
#include "publish/notices.h"
#include "spec/data_files.h"
#include "spec/house_trees.h"

namespace mazefolio::batch {
namespace {

// Calls fn for every book, in parallel. A failure of the world is reported where the run file names the spec.
std::vector<Diagnostics> for_each_book(
    const Plan& plan, unsigned jobs,
    const std::function<Diagnostics(const PlannedBook& book, std::size_t i, const DataFiles& files)>& fn) {
  std::vector<Diagnostics> found(plan.books.size());
  HouseTrees trees;
  parallel_for(plan.books.size(), jobs, [&](std::size_t i) {
    throw_if_canceled();
    const PlannedBook& book = plan.books[i];
    DataFiles files(book.folder);
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
    if (const auto spec = read_bare_planned(book, files); spec.ok()) work[i] = estimate(spec.value()).work;
    return Diagnostics{};
  });
  return work;
}

Diagnostics check_specs(const Plan& plan, unsigned jobs) {
  const std::vector<Diagnostics> found =
      for_each_book(plan, jobs, [](const PlannedBook& book, std::size_t, const DataFiles& files) {
        Notices notices;
        const BookSpec spec = read_planned(book, files, notices);
        if (const auto icons = load_icons(spec, files); !icons.ok()) notices.kept.add(icons.found());
        return notices.kept;
      });
  Diagnostics all;
  std::set<std::string> seen;  // books share specs and their errors
  for (const Diagnostics& one : found) {
    const Diagnostics shown = shown_of(plan, one);
    for (const Diagnostic& d : shown.all())
      if (seen.insert(to_text(d)).second) all.add(d);
  }
  return all;
}

}  // namespace mazefolio::batch
