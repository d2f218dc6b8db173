#include "serve/sent_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/system/file.h"
#include "publish/read_spec.h"
#include "serve/fields.h"
#include "serve/form.h"

namespace mazefolio::serve {
namespace {

constexpr const char* spec_file = "book.yaml";
constexpr std::size_t most_files = 100, longest_name = 100;

bool is_plain(const std::string& name) {
  return !name.empty() && name.size() <= longest_name && name.front() != '.' &&
         std::ranges::all_of(name,
                             [](unsigned char c) { return c > ' ' && c < 127 && c != '/' && c != '\\'; });
}

void write_parts(const Call& call) {
  std::set<std::string> written;
  for (const FormPart& part : read_form(call.content_type, call.body, most_files)) {
    const std::string name = part.name == "spec" ? spec_file : part.file_name;
    if (!is_plain(name))
      throw InputError(fmt::format("a file cannot be called '{}'", name),
                       "letters, digits and signs of ASCII, no folders");
    if (!written.insert(name).second) throw InputError(fmt::format("two files are called '{}'", name));
    write_file(name, part.bytes);
  }
  if (!written.contains(spec_file)) throw InputError("the form has no spec", "send it as the part 'spec'");
}

}  // namespace

ParameterRow set_parameter() {
  return {"set", "over a field of the spec, such as audience=adult; may be repeated"};
}

SentSpec::SentSpec(const Call& call, const Query& query) : files_(NameFolder{{}, {}, true}) {
  for (const auto& [name, value] : query)
    if (name == "set") sets_.push_back(value);
  if (is_form(call.content_type))
    write_parts(call);
  else
    write_file(spec_file, call.body);
}

BookSpec SentSpec::read(Notices& notices) const {
  return read_spec(spec_request(spec_file, sets_), files_, notices);
}

}  // namespace mazefolio::serve
