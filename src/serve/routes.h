#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "serve/exchange.h"
#include "serve/fields.h"
#include "serve/parameters.h"

namespace mazefolio::serve {

/// What can be asked of the service. One row adds a request; the OpenAPI document is made from the table.
struct RouteRow {
  std::string method, path, summary;
  std::string body;                  ///< what is sent, in words; empty: nothing
  std::span<const FieldRow> fields;  ///< of a body in JSON
  std::vector<ParameterRow> parameters;
  std::vector<std::string> types;  ///< media types of the answer
  std::size_t most_bytes;          ///< of the body; a spec with its files may have as many as any
  Reply (*answer)(const Call& call,
                  const Query& query);  ///< in a process of its own; throws as publish does, and Malformed
};
std::span<const RouteRow> routes();
/// The row for a method and a path, or null.
const RouteRow* find_route(std::string_view method, std::string_view path);

/// Calls with JSON have at most this much.
constexpr std::size_t most_json_bytes = 1 << 20;

// The rows, each defined in the file of its work.
RouteRow maze_route();
RouteRow rate_route();
RouteRow book_route();
RouteRow check_route();
RouteRow schema_route();
RouteRow openapi_route();

}  // namespace mazefolio::serve
