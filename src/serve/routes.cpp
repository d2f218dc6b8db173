#include "serve/routes.h"

namespace mazefolio::serve {

std::span<const RouteRow> routes() {
  static const std::vector<RouteRow> table{maze_route(),  rate_route(),   book_route(),
                                           check_route(), schema_route(), openapi_route()};
  return table;
}

const RouteRow* find_route(std::string_view method, std::string_view path) {
  for (const RouteRow& row : routes())
    if (row.path == path && row.method == method) return &row;
  return nullptr;
}

}  // namespace mazefolio::serve
