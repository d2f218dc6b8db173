#include "prove/verdict.h"

#include <fmt/format.h>

#include <cmath>

namespace mazefolio {
namespace {

constexpr int most_lies = 4;  ///< of one step that are told

}  // namespace

void Verdict::begin(std::string step, int on_page, bool in_key) {
  steps.push_back({std::move(step), true, {}});
  page_ = on_page;
  in_key_ = in_key;
  lies_of_step_ = 0;
}

void Verdict::figure(std::string name, double value) {
  steps.back().figures.push_back({std::move(name), std::round(value * 1000) / 1000});
}

void Verdict::lie(std::string what) {
  steps.back().held = false;
  if (++lies_of_step_ > most_lies)
    ++lies_left_out;
  else
    lies.push_back({page_, number, steps.back().step, std::move(what), in_key_});
}

void Verdict::lie_near(std::string what, Point pt) {
  lie(fmt::format("{}, near ({:.1f}, {:.1f}) pt", what, pt.x, pt.y));
}

}  // namespace mazefolio
