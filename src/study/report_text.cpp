#include "study/report_text.h"

#include <fmt/format.h>

#include <cmath>

#include "base/text/amounts.h"
#include "solve/difficulty.h"
#include "study/effects.h"

namespace mazefolio::study {
namespace {

constexpr std::size_t few_readers = 5, few_times = 20, most_odd_times = 10;
constexpr double least_offset = 0.5, least_learning = 0.8;

std::string number(double value, const char* format = "{:.2f}") {
  return std::isnan(value) ? "-" : fmt::format(fmt::runtime(format), value);
}

std::string interval(const Estimate& e, const char* format = "{:.2f}") {
  std::string value = number(e.value, format);
  if (std::isnan(e.low) || value == "-") return value;
  return fmt::format("{} ({} to {})", value, number(e.low, format), number(e.high, format));
}

std::string row(const KindFigures& f) {
  return fmt::format("{:<16}{:>5}{:>7}{:>8}   {:<22}{:>6}   {:<22}{}\n", f.kind.empty() ? "all" : f.kind,
                     f.mazes, f.times, number(f.rank_of_mazes), interval(f.rank_of_times),
                     number(f.linear_of_times), interval(f.factor), interval(f.offset, "{:+.1f}"));
}

std::string table(const Analysis& a) {
  std::string text = fmt::format("{:<16}{:>5}{:>7}{:>8}   {:<22}{:>6}   {:<22}{}\n", "kind", "mazes", "times",
                                 "rho", "rho of times (95 %)", "r", "a level more: times", "levels off");
  for (const KindFigures& kind : a.kinds) text += row(kind);
  text += row(a.all);
  return text +
         "\nrho is Spearman's rank correlation of level and time: of the mazes with their middle times, and "
         "of all "
         "times\nwithout the speed of their readers. r is Pearson's of level and logarithm of the time. In "
         "brackets: 95 of 100\nstudies with readers and mazes drawn anew. Levels off: above 0 where a kind "
         "takes as long as "
         "other mazes of a higher level.\n";
}

std::string maze_name(const PlannedTime& m) {
  return fmt::format("{} ({}, level {:.1f})", m.maze, m.kind, m.level);
}

std::string odd_times(const Analysis& a) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most_odd_times, a.odd_times.size()); ++i) {
    const OddTime& odd = a.odd_times[i];
    text += fmt::format("  line {}: booklet {}, position {}: {:.0f} s, where {:.0f} s would be expected\n",
                        odd.time.line, odd.time.maze.booklet, odd.time.maze.position, odd.time.seconds,
                        odd.expected);
  }
  if (a.odd_times.size() > most_odd_times)
    text += fmt::format("  and {} more\n", a.odd_times.size() - most_odd_times);
  return text.empty() ? "" : "\nTimes that are far off; look whether they are typed as written:\n" + text;
}

std::string odd_mazes(const Analysis& a) {
  std::string text;
  for (const OddMaze& odd : a.odd_mazes)
    text += fmt::format("  {}: {:.0f} s, as others {:.1f} levels {}\n", maze_name(odd.maze), odd.seconds,
                        std::fabs(odd.levels), odd.levels > 0 ? "higher" : "lower");
  if (!text.empty()) text = "\nMazes whose level tells another time:\n" + text;
  std::string given_up;
  for (const PlannedTime& m : a.given_up_often) given_up += "  " + maze_name(m) + "\n";
  return given_up.empty() ? text
                          : text + "\nMazes that a third of their readers or more gave up:\n" + given_up;
}

std::string repeats(const Analysis& a) {
  std::string text;
  if (a.repeats.pairs > 0)
    text += fmt::format("\n{} solved twice: the second time is {} of the first in the middle, rho {}\n",
                        counted(a.repeats.pairs, "maze"), number(a.repeats.ratio), number(a.repeats.rank));
  return text + fmt::format("From the first place of a booklet to the last, times grow by a factor of {}\n",
                            number(a.practice));
}

// What a kind's figures mean.
std::string reading_of(const KindFigures& f) {
  std::string text;
  if (!std::isnan(f.rank_of_times.low) && f.rank_of_times.low <= 0)
    text += fmt::format("  {}: these times do not show that a higher level takes longer\n", f.kind);
  if (!std::isnan(f.offset.low) && std::fabs(f.offset.value) >= least_offset &&
      f.offset.low * f.offset.high > 0)
    text += fmt::format("  {}: the levels are too {} by {:.1f}, beside those of all mazes\n", f.kind,
                        f.offset.value > 0 ? "low" : "high", std::fabs(f.offset.value));
  if (f.times < few_times) text += fmt::format("  {}: {} only\n", f.kind, counted(f.times, "time"));
  return text;
}

std::string to_look_at(const Analysis& a) {
  const double promised = power_of_two((level_floor(10) - level_floor(2)) / 8);
  std::string text;
  if (a.shifted) text += "  a spreadsheet took minutes and seconds for hours and minutes; that was undone\n";
  if (a.booklets < few_readers)
    text += fmt::format("  {} only: take the intervals seriously\n", counted(a.booklets, "reader"));
  for (const KindFigures& kind : a.kinds) text += reading_of(kind);
  const Estimate& factor = a.all.factor;
  if (!std::isnan(factor.low) && (factor.low > promised || factor.high < promised))
    text += fmt::format(
        "  a level more takes {:.2f} times as long; the effort that levels estimate grows by {:.2f}\n",
        factor.value, promised);
  if (a.repeats.pairs > 0 && a.repeats.ratio < least_learning)
    text += "  readers remember the mazes that they met before, or have learned how to solve them\n";
  return text.empty() ? "\nNothing else to look at.\n" : "\nTo look at:\n" + text;
}

}  // namespace

std::string report_text(const Analysis& a) {
  return fmt::format("{}, {}, {}; {} given up, {} without times\n\n", counted(a.booklets, "booklet"),
                     counted(a.mazes, "maze"), counted(a.times, "time"), a.given_up, a.empty) +
         table(a) + odd_times(a) + odd_mazes(a) + repeats(a) + to_look_at(a);
}

}  // namespace mazefolio::study
