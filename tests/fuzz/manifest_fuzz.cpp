// A manifest, as `prove` reads it.
#include "fuzz/consume.h"
#include "prove/claims.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) { (void)read_claims(std::string(bytes), "book.json"); }

}  // namespace mazefolio::tests
