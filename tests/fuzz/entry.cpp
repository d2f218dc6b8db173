// The entry point that libFuzzer and the replay of the corpora call.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "base/diagnostic.h"
#include "base/text/printable.h"
#include "fuzz/consume.h"

using namespace mazefolio::tests;

namespace {

// Whatever the input, a message can be shown.
void check_message(const Diagnostic& d) {
  const std::string text = to_text(d);
  if (printable(text, true) != text) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    consume({reinterpret_cast<const char*>(data), size});
  } catch (const InputError& wrong) {
    if (wrong.found().all().empty()) std::abort();
    for (const Diagnostic& d : wrong.found().all()) check_message(d);
  } catch (const WorldError&) {
  }
  return 0;
}
