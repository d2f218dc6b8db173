#include <nlohmann/json.hpp>

#include "serve/routes.h"

namespace mazefolio::serve {
namespace {

using Json = nlohmann::ordered_json;

Json schema_of(FieldKind kind) {
  const Json text{{"type", "string"}};
  switch (kind) {
    case FieldKind::text:
      return {{"type", Json::array({"string", "number"})}};
    case FieldKind::flag:
      return {{"type", "boolean"}};
    case FieldKind::list:
      return {{"type", "array"}, {"items", text}};
    case FieldKind::map:
      return {{"type", "object"},
              {"additionalProperties", {{"type", Json::array({"string", "number", "boolean"})}}}};
    case FieldKind::document:
      return {{"type", "object"}};
  }
  return {};
}

Json body_of(const RouteRow& route) {
  if (route.fields.empty())
    return {{"description", route.body},
            {"required", true},
            {"content",
             {{"application/yaml", {{"schema", {{"type", "string"}}}}},
              {"multipart/form-data",
               {{"schema",
                 {{"type", "object"},
                  {"properties", {{"spec", {{"type", "string"}}}}},
                  {"required", Json::array({"spec"})},
                  {"additionalProperties", {{"type", "string"}, {"format", "binary"}}}}}}}}}};
  Json properties = Json::object();
  for (const FieldRow& field : route.fields) {
    properties[field.name] = schema_of(field.kind);
    properties[field.name]["description"] = field.summary;
  }
  return {
      {"description", route.body},
      {"required", true},
      {"content",
       {{"application/json",
         {{"schema", {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}}}}}}}};
}

Json parameters_of(const RouteRow& route) {
  Json list = Json::array();
  for (const ParameterRow& row : route.parameters) {
    Json schema{{"type", "string"}};
    if (!row.choices.empty()) schema["enum"] = row.choices;
    if (row.name == "set") schema = {{"type", "array"}, {"items", {{"type", "string"}}}};
    list.push_back({{"name", row.name}, {"in", "query"}, {"description", row.summary}, {"schema", schema}});
  }
  return list;
}

Json answers_of(const RouteRow& route) {
  Json content = Json::object();
  for (const std::string& type : route.types) content[type] = Json::object();
  Json answers{{"200", {{"description", route.summary}, {"content", content}}}};
  for (const int status : {bad_request, too_large, unprocessable, broken, unavailable, out_of_time})
    answers[std::to_string(status)] = {{"$ref", "#/components/responses/Refusal"}};
  return answers;
}

Json refusal_schema() {
  const Json text{{"type", "string"}}, number{{"type", "integer"}};
  const Json diagnostic{{"type", "object"},
                        {"properties",
                         {{"severity", {{"enum", Json::array({"error", "warning"})}}},
                          {"file", text},
                          {"line", number},
                          {"column", number},
                          {"message", text},
                          {"hint", text}}}};
  return {{"type", "object"},
          {"properties", {{"message", text}, {"diagnostics", {{"type", "array"}, {"items", diagnostic}}}}},
          {"required", Json::array({"message"})}};
}

Reply answer(const Call&, const Query&) {
  Json paths = Json::object();
  for (const RouteRow& route : routes()) {
    Json operation{{"summary", route.summary}, {"responses", answers_of(route)}};
    if (!route.parameters.empty()) operation["parameters"] = parameters_of(route);
    if (!route.body.empty()) operation["requestBody"] = body_of(route);
    paths[route.path][route.method == "GET" ? "get" : "post"] = operation;
  }
  const Json document{{"openapi", "3.1.0"},
                      {"info",
                       {{"title", "Mazefolio"},
                        {"description", "Makes, rates and checks mazes and maze books. It keeps nothing."},
                        {"version", MAZEFOLIO_VERSION}}},
                      {"paths", paths},
                      {"components",
                       {{"responses",
                         {{"Refusal",
                           {{"description", "what is wrong"},
                            {"content", {{"application/json", {{"schema", refusal_schema()}}}}}}}}}}}};
  return {ok, "application/json", document.dump(1) + "\n"};
}

}  // namespace

RouteRow openapi_route() {
  return {
      "GET", "/v1/openapi.json", "this interface as an OpenAPI document", "", {}, {}, {"application/json"}, 0,
      answer};
}

}  // namespace mazefolio::serve
