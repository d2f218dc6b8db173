#include "prove/verdict.h"

#include <fmt/format.h>

#include <cmath>

namespace mazefolio::prove {
namespace {

constexpr int most_findings = 4;  ///< of one step that are listed

}  // namespace

void Verdict::begin(Step step, int on_page, bool in_key) {
  begin(std::string(name_of(step)), on_page, in_key);
}

void Verdict::begin(std::string step, int on_page, bool in_key) {
  step_ = 0;
  while (step_ < steps.size() && steps[step_].step != step) ++step_;
  if (step_ == steps.size()) steps.push_back({std::move(step), true, {}});
  page_ = on_page;
  in_key_ = in_key;
  findings_of_step_ = 0;
}

void Verdict::figure(std::string name, double value) {
  value = std::round(value * 1000) / 1000;
  for (MeasuredFigure& figure : steps[step_].figures)
    if (figure.name == name) return void(figure.value = value);
  steps[step_].figures.push_back({std::move(name), value});
}

void Verdict::report(std::string what) {
  steps[step_].held = false;
  if (++findings_of_step_ > most_findings)
    ++findings_left_out;
  else
    findings.push_back({page_, number, steps[step_].step, std::move(what), in_key_});
}

void Verdict::report_near(std::string what, Point pt) {
  report(fmt::format("{}, near ({:.1f}, {:.1f}) pt", what, pt.x, pt.y));
}

void Verdict::take(const Verdict& other) {
  for (const StepVerdict& step : other.steps) {
    begin(step.step, 0, false);
    steps[step_].held = steps[step_].held && step.held;
    for (const MeasuredFigure& f : step.figures) figure(f.name, f.value);
  }
  findings.insert(findings.end(), other.findings.begin(), other.findings.end());
  findings_left_out += other.findings_left_out;
}

}  // namespace mazefolio::prove
