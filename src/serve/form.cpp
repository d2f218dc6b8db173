// RFC 7578 and RFC 2046, as far as clients use them.
#include "serve/form.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "serve/fields.h"

namespace mazefolio::serve {
namespace {

constexpr std::string_view form_type = "multipart/form-data", line_end = "\r\n";
constexpr std::size_t most_header_bytes = 4096, most_boundary_bytes = 70;

bool begins_with(std::string_view text, std::string_view lower) {
  return text.size() >= lower.size() &&
         std::equal(lower.begin(), lower.end(), text.begin(),
                    [](char a, char b) { return a == std::tolower(static_cast<unsigned char>(b)); });
}

/// The value of ` name="..."` in a header; "" where there is none.
std::string parameter(std::string_view header, std::string_view name) {
  for (std::size_t at = 0; (at = header.find(';', at)) != std::string_view::npos;) {
    at = std::min(header.find_first_not_of("; \t", at), header.size());
    if (!begins_with(header.substr(at), name) || header.substr(at + name.size(), 1) != "=") continue;
    std::string_view value = header.substr(at + name.size() + 1);
    if (!value.starts_with('"')) return std::string(value.substr(0, value.find_first_of("; \t")));
    std::string text;
    for (std::size_t i = 1; i < value.size() && value[i] != '"'; ++i) {
      if (value[i] == '\\' && i + 1 < value.size()) ++i;
      text += value[i];
    }
    return text;
  }
  return {};
}

FormPart read_part(std::string_view part) {
  const std::size_t end = part.substr(0, most_header_bytes).find("\r\n\r\n");
  if (end == std::string_view::npos) throw Malformed("a part of the form has no header");
  FormPart read;
  for (std::string_view headers = part.substr(0, end); !headers.empty();) {
    const std::string_view line = headers.substr(0, headers.find(line_end));
    headers.remove_prefix(std::min(headers.size(), line.size() + line_end.size()));
    if (!begins_with(line, "content-disposition:")) continue;
    read.name = parameter(line, "name");
    read.file_name = parameter(line, "filename");
  }
  if (read.name.empty()) throw Malformed("a part of the form has no name");
  read.bytes = part.substr(end + 4);
  return read;
}

}  // namespace

bool is_form(std::string_view content_type) { return begins_with(content_type, form_type); }

std::vector<FormPart> read_form(std::string_view content_type, std::string_view body, std::size_t most) {
  const std::string boundary = parameter(content_type, "boundary");
  if (boundary.empty() || boundary.size() > most_boundary_bytes)
    throw Malformed("the form names no boundary");
  const std::string between = "\r\n--" + boundary;
  const std::string_view first = std::string_view(between).substr(line_end.size());
  std::size_t at = body.starts_with(first) ? first.size() : body.find(between);
  if (at == std::string_view::npos) throw Malformed("the form has no parts");
  if (!body.starts_with(first)) at += between.size();
  std::vector<FormPart> parts;
  while (!body.substr(at).starts_with("--")) {
    const std::size_t begin = body.find(line_end, at), end = body.find(between, at);
    if (end == std::string_view::npos || begin >= end) throw Malformed("the form is cut short");
    if (parts.size() == most) throw Malformed(fmt::format("a form has at most {} parts", most));
    parts.push_back(read_part(body.substr(begin + line_end.size(), end - begin - line_end.size())));
    at = end + between.size();
  }
  return parts;
}

}  // namespace mazefolio::serve
