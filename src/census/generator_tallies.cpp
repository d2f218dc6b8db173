// Binary tree: a coin for each cell that is not on the two borders.
// Sidewinder: a row of n cells below the first is cut into runs with one way up each. Let r(n) be the rows of
// n cells that there are; by the length of the first run, r(n) is the sum over l of l r(n - l), which is the
// Fibonacci number F(2n). A law of the runs in which every length can come makes all of them, though not with
// the same chance.

#include "census/generator_tallies.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace mazefolio::census {
namespace {

using Natural = boost::multiprecision::cpp_int;

constexpr double most_bits = 200'000;  // of a number that is written out

/// F(n), with F(1) = F(2) = 1.
Natural fibonacci(std::uint32_t n) {
  Natural last = 0, number = 1;
  for (std::uint32_t i = 1; i < n; ++i) {
    last += number;
    std::swap(last, number);
  }
  return number;
}

/// log2 of F(n) for large n, where it is that of phi^n / sqrt(5).
double log2_of_fibonacci(double n) {
  constexpr double log2_of_phi = 0.694241913630617, log2_of_root_5 = 1.160964047443681;
  return n * log2_of_phi - log2_of_root_5;
}

Natural raised(Natural base, std::uint64_t exponent) {
  Natural out = 1;
  for (; exponent > 0; exponent >>= 1) {
    if (exponent & 1) out *= base;
    if (exponent > 1) base *= base;
  }
  return out;
}

// `base` makes the number only where it is wanted.
Tally power(double log2_of_base, std::uint64_t exponent, auto base) {
  const double log2 = log2_of_base * static_cast<double>(exponent);
  if (log2 > most_bits) return rough_tally(log2);
  return exact_tally(raised(base(), exponent).str());
}

Tally binary_trees(std::uint32_t columns, std::uint32_t rows) {
  return power(1, std::uint64_t{columns - 1} * (rows - 1), [] { return Natural(2); });
}

Tally sidewinder_mazes(std::uint32_t columns, std::uint32_t rows) {
  return power(log2_of_fibonacci(2.0 * columns), rows - 1, [&] { return fibonacci(2 * columns); });
}

struct Law {
  const char* generator;
  std::vector<std::pair<std::string, std::string>> options;
  Tally (*mazes)(std::uint32_t columns, std::uint32_t rows);
  bool equally_likely;
};
const std::vector<Law>& laws() {
  static const std::vector<Law> table{{"binary-tree", {}, binary_trees, true},
                                      {"sidewinder", {{"run", "geometric"}}, sidewinder_mazes, false},
                                      {"sidewinder", {{"run", "uniform"}}, sidewinder_mazes, false}};
  return table;
}

}  // namespace

std::vector<GeneratorTally> generator_tallies(const AnyTopology& topology) {
  std::vector<GeneratorTally> out;
  const Lattice* squares = square_lattice(topology);
  for (const Law& law : laws()) {
    const GeneratorRow& row = *find_row(generators(), law.generator);
    Options options(row.options);
    for (const auto& [name, value] : law.options) options.set(row.options, name, value).value();
    if (squares && check_fit(row, topology, options))
      out.push_back(
          {law.generator, law.options, law.mazes(squares->columns(), squares->rows()), law.equally_likely});
  }
  return out;
}

}  // namespace mazefolio::census
