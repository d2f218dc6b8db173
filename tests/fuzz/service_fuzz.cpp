// What is sent to the service, as far as it is read before any maze is made: a query, a JSON object, a form.
#include "base/diagnostic.h"
#include "fuzz/consume.h"
#include "serve/fields.h"
#include "serve/form.h"
#include "serve/parameters.h"
#include "serve/routes.h"

namespace mazefolio::tests {
namespace {

template <class Read>
void try_to(const Read& read) {
  try {
    read();
  } catch (const base::InputError&) {
  }
}

}  // namespace

void consume(std::string_view bytes) {
  for (const serve::RouteRow& route : serve::routes()) {
    try_to([&] { (void)serve::read_parameters(bytes, route.parameters); });
    if (!route.fields.empty()) try_to([&] { const serve::Fields read(bytes, route.fields); });
  }
  try_to([&] { (void)serve::read_form("multipart/form-data; boundary=x", bytes, 10); });
  try_to([&] { (void)serve::read_form(bytes.substr(0, bytes.find('\n')), bytes, 10); });
  (void)serve::read_call(bytes);
  (void)serve::read_reply(bytes);
}

}  // namespace mazefolio::tests
