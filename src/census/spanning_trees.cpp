// Spanning trees by the theorem of Kirchhoff: cells are taken out of the graph one by one, and the factors
// multiplied. In doubles this gives the size of the number: all terms are positive, so that nothing cancels
// out and the relative error of the product is below 1e-9. Modulo enough primes it gives the number itself,
// by the Chinese remainder theorem. A prime that divides a factor is passed over for the next.
//
// Of a rectangle of w x h squares the factors have a closed form: with 2 cosh(t) = 4 - 2 cos(pi i / w), the
// trees are the product over i from 1 to w - 1 of sinh(h t) / sinh(t).

#include "census/spanning_trees.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <numbers>

#include "base/geometry/math.h"
#include "base/system/parallel.h"
#include "census/elimination.h"
#include "census/prime_field.h"

namespace mazefolio::census {
namespace {

using Natural = boost::multiprecision::cpp_int;

constexpr std::uint32_t most_tree_cells = 100'000;
constexpr std::uint64_t most_steps = 100'000'000;  // of doubles: about two seconds
constexpr double most_products = 600'000'000;      // modulo primes: two seconds on two cores
constexpr std::uint64_t largest = std::uint64_t{1} << 62;
constexpr double bits_of_prime = 61.9, products_of_inverse = 93;

/// Numbers above 0 by their size.
struct Doubles {
  double element(double n) const { return n; }
  double sum(double a, double b) const { return a + b; }
  double product(double a, double b) const { return a * b; }
  double inverse(double a) const { return 1 / a; }
};

double log2_of_trees(const Elimination& e) {
  double log2 = 0;
  star_mesh(e, Doubles{}, [&](double factor) {
    log2 += exact_log2(factor);
    return true;
  });
  return log2;
}

double log2_of_trees(std::uint32_t w, std::uint32_t h) {
  double log2 = 0;
  for (std::uint32_t i = 1; i < w; ++i) {
    const double cosh = 2 - exact_cos(std::numbers::pi * i / w), root = cosh + std::sqrt(cosh * cosh - 1);
    const double log2_of_root = exact_log2(root), shrinking = 2 * h * log2_of_root;
    log2 += (h - 1) * log2_of_root - exact_log2(1 - 1 / (root * root));
    if (shrinking < 60) log2 += exact_log2(1 - exact_exp(-shrinking * std::numbers::ln2));
  }
  return log2;
}

/// Nothing where a factor is zero.
std::optional<std::uint64_t> trees_modulo(const Elimination& e, std::uint64_t prime) {
  const PrimeField field(prime);
  std::uint64_t trees = field.one();
  const bool whole = star_mesh(e, field, [&](std::uint64_t factor) {
    trees = field.product(trees, factor);
    return factor != 0;
  });
  return whole ? std::optional(field.number(trees)) : std::nullopt;
}

/// The number below the product of all primes that leaves these remainders.
Natural from_remainders(const std::vector<std::uint64_t>& primes,
                        const std::vector<std::optional<std::uint64_t>>& remainders) {
  Natural number = 0, product = 1;
  for (std::size_t i = 0; i < primes.size(); ++i) {
    if (!remainders[i]) continue;
    const PrimeField field(primes[i]);
    const auto element = [&](const Natural& n) {
      return field.element(static_cast<std::uint64_t>(Natural(n % primes[i])));
    };
    const std::uint64_t missing =
        field.sum(field.element(*remainders[i]), field.element(primes[i] - field.number(element(number))));
    number += product * field.number(field.product(missing, field.inverse(element(product))));
    product *= primes[i];
  }
  return number;
}

Natural exact_trees(const Elimination& e, std::size_t needed) {
  std::vector<std::uint64_t> primes;
  std::vector<std::optional<std::uint64_t>> remainders;
  for (std::size_t missing = needed; missing > 0;) {
    const std::size_t old = primes.size();
    const std::vector<std::uint64_t> more = primes_below(old == 0 ? largest : primes.back(), missing);
    primes.insert(primes.end(), more.begin(), more.end());
    remainders.resize(primes.size());
    parallel_for(more.size(), 0, [&](std::size_t i) {
      throw_if_canceled();
      remainders[old + i] = trees_modulo(e, primes[old + i]);
    });
    missing = static_cast<std::size_t>(
        std::count(remainders.begin() + static_cast<std::ptrdiff_t>(old), remainders.end(), std::nullopt));
  }
  return from_remainders(primes, remainders);
}

std::size_t primes_for(double log2) { return static_cast<std::size_t>((log2 + 2) / bits_of_prime) + 1; }

/// The most steps of an elimination that is done modulo so many primes.
std::uint64_t most_exact_steps(std::size_t primes, std::uint32_t cells) {
  const double steps = most_products / static_cast<double>(primes) - products_of_inverse * cells;
  return static_cast<std::uint64_t>(std::max(0.0, steps));
}

Tally trees_of_rectangle(const AnyTopology& topology, std::uint32_t columns, std::uint32_t rows) {
  const double log2 = log2_of_trees(std::min(columns, rows), std::max(columns, rows));
  const std::size_t primes = primes_for(log2);
  const std::uint64_t most = most_exact_steps(primes, columns * rows);
  const auto e = most > 0 ? eliminate(cell_graph(topology), most) : std::nullopt;
  return e ? exact_tally(exact_trees(*e, primes).str()) : rough_tally(log2);
}

std::optional<Tally> trees_of_graph(const AnyTopology& topology) {
  const std::uint32_t cells = cell_count(topology);
  const auto e = cells <= most_tree_cells ? eliminate(cell_graph(topology), most_steps) : std::nullopt;
  if (!e) return std::nullopt;
  const double log2 = log2_of_trees(*e);
  const std::size_t primes = primes_for(log2);
  if (e->steps > most_exact_steps(primes, cells)) return rough_tally(log2);
  return exact_tally(exact_trees(*e, primes).str());
}

}  // namespace

std::optional<Tally> spanning_trees(const AnyTopology& topology) {
  const Lattice* squares = square_lattice(topology);
  return squares && squares->is_full() ? trees_of_rectangle(topology, squares->columns(), squares->rows())
                                       : trees_of_graph(topology);
}

}  // namespace mazefolio::census
