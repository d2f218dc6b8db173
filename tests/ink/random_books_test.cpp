// No true book is refused, whatever it is made of. MAZEFOLIO_BOOKS=300 tries more of them than the gate does.
#include <catch2/catch.hpp>
#include <cstdlib>

#include "base/options.h"
#include "base/system/file.h"
#include "ink/random_book.h"

#include "support/run_program.h"

using namespace mazefolio::tests;

TEST_CASE("true books of every kind are proven") {
  const char* asked = std::getenv("MAZEFOLIO_BOOKS");
  const auto books = asked ? parse_integer(asked).value() : 12;
  const std::filesystem::path folder = scratch_folder();
  std::int64_t proven = 0;
  for (std::uint64_t lot = 1; proven < books; ++lot) {
    REQUIRE(lot < 20 * static_cast<std::uint64_t>(books));
    Rng rng(lot);
    const std::string spec = random_book(rng);
    write_file(folder / "book.yaml", spec);
    const Run run =
        run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf", "--prove", "--quiet"});
    if (run.exit_code == 2) continue;  // what does not go together
    INFO("lot " << lot << "\n" << spec << run.err);
    CHECK(run.exit_code == 0);
    ++proven;
  }
}
