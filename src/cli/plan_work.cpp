#include "cli/plan_work.h"

#include <functional>

#include "base/parallel.h"
#include "batch/estimate.h"
#include "cli/build_book.h"
#include "cli/read_spec.h"
#include "spec/data_files.h"
#include "spec/house_trees.h"

namespace mazefolio {
namespace {

// fn(index, spec) for every spec that can be read; what is wrong with the others, in the order of the run.
Diagnostics for_each_spec(const Plan& plan, unsigned jobs,
                          const std::function<void(std::size_t, const BookSpec&)>& fn) {
  std::vector<Diagnostics> found(plan.books.size());
  HouseTrees trees;
  parallel_for(plan.books.size(), jobs, [&](std::size_t i) {
    throw_if_cancelled();
    try {
      DataFiles files(plan.books[i].spec.parent_path());
      files.share(trees);
      Notices notices{false, true, {}};
      fn(i, read_planned(plan.books[i], files, notices));
    } catch (const InputError& wrong) {
      found[i] = wrong.found();
    } catch (const WorldError& failed) {
      found[i].error(plan.books[i].place, failed.what());
    }
  });
  Diagnostics all;
  for (const Diagnostics& one : found)
    for (const Diagnostic& d : one.all()) all.error(d.place, d.message, d.hint);
  return all;
}

}  // namespace

std::vector<double> estimated_work(const Plan& plan, unsigned jobs) {
  std::vector<double> work(plan.books.size(), estimate(BookSpec{}).work);
  for_each_spec(plan, jobs, [&](std::size_t i, const BookSpec& spec) { work[i] = estimate(spec).work; });
  return work;
}

Diagnostics errors_of_specs(const Plan& plan, unsigned jobs) {
  return for_each_spec(plan, jobs, [](std::size_t, const BookSpec&) {});
}

}  // namespace mazefolio
