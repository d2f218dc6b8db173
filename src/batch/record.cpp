#include "batch/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace mazefolio::batch {
namespace {

using Json = nlohmann::ordered_json;
using Lookup = nlohmann::json;  // for reading: a lookup in an ordered object is linear in its keys

constexpr std::size_t most_listed = 100;
constexpr int most_depth = 8;  // leaves later versions room to add to the format
constexpr std::array<std::string_view, 5> failures{"", "input", "world", "proof", "bug"};

Json json_of(const Diagnostic& d) {
  Json j = Json::object();
  if (!d.place.file.empty()) j["file"] = d.place.file;
  if (d.place.line > 0) {
    j["line"] = d.place.line;
    j["column"] = d.place.column;
  }
  j["message"] = d.message;
  if (!d.hint.empty()) j["hint"] = d.hint;
  return j;
}

Json json_of(const Diagnostics& found, Severity severity) {
  Json list = Json::array();
  std::size_t more = 0;
  for (const Diagnostic& d : found.all()) {
    if (d.severity != severity) continue;
    if (list.size() < most_listed)
      list.push_back(json_of(d));
    else
      ++more;
  }
  if (more > 0) list.push_back({{"message", fmt::format("and {} more", more)}});
  return list;
}

struct Malformed {};  // thrown where a line is not a record

void expect(bool right) {
  if (!right) throw Malformed{};
}

// Reads the values of an object. Throws Malformed where one has the wrong type, or is required and missing.
class Reader {
 public:
  explicit Reader(const Lookup& object) : object_(object) { expect(object.is_object()); }

  std::string text(const char* key, bool required = false) const {
    const Lookup* value = find(key);
    expect(value ? value->is_string() : !required);
    return value ? value->get<std::string>() : "";
  }
  template <class T>
  T integer(const char* key) const {
    const Lookup* value = find(key);
    return value ? integer<T>(*value) : T{0};
  }
  double seconds(const char* key) const {
    const Lookup* value = find(key);
    if (!value) return 0;
    expect(value->is_number() && value->get<double>() >= 0);
    return value->get<double>();
  }
  /// Calls fn(item) for every item of a list, if there is one.
  template <class Fn>
  void each(const char* key, Fn fn) const {
    const Lookup* list = find(key);
    if (!list) return;
    expect(list->is_array());
    for (const Lookup& item : *list) fn(item);
  }
  std::vector<std::string> texts(const char* key) const {
    std::vector<std::string> out;
    each(key, [&](const Lookup& item) {
      expect(item.is_string());
      out.push_back(item.get<std::string>());
    });
    return out;
  }
  std::vector<MadeMaze> mazes(const char* key) const {
    std::vector<MadeMaze> out;
    each(key, [&](const Lookup& m) {
      expect(m.is_array() && m.size() == 4 && m[2].is_string() && m[3].is_string());
      out.push_back(
          {m[2].get<std::string>(), m[3].get<std::string>(), integer<int>(m[0]), integer<int>(m[1])});
    });
    return out;
  }

 private:
  const Lookup* find(const char* key) const {
    const auto at = object_.find(key);
    return at == object_.end() ? nullptr : &*at;
  }
  // From 0 to the largest of its type.
  template <class T>
  T integer(const Lookup& value) const {
    const bool fits =
        value.is_number_integer() &&
        (value.is_number_unsigned()
             ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<T>::max())
             : value.get<std::int64_t>() >= 0);
    expect(fits);
    return value.get<T>();
  }

  const Lookup& object_;
};

// The parser needs much more memory for nested lists than they have bytes, so the depth is checked before.
bool is_shallow(std::string_view line) {
  int depth = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (in_text && c == '\\')
      ++i;
    else if (c == '"')
      in_text = !in_text;
    else if (!in_text && (c == '{' || c == '['))
      ++depth;
    else if (!in_text && (c == '}' || c == ']'))
      --depth;
    if (depth > most_depth) return false;
  }
  return true;
}

BookRecord record_in(const Lookup& line) {
  const Reader read(line);
  BookRecord r;
  r.output = read.text("output", true);
  const std::string status = read.text("status", true), failure = read.text("failure", status == "failed");
  r.spec = read.text("spec", true);
  r.spec_sha256 = read.text("spec_sha256", true);
  r.sets = read.texts("set");
  r.edition = read.text("edition", true);
  r.version = read.text("version", true);
  r.source_date = read.text("source_date");
  r.proven = line.contains("proven") && line["proven"] == true;
  r.seed = read.text("seed");
  r.pages = read.integer<int>("pages");
  r.seconds = read.seconds("seconds");
  for (const auto& [key, severity] :
       {std::pair("errors", Severity::error), std::pair("warnings", Severity::warning)})
    read.each(key, [&, severity = severity](const Lookup& item) {
      const Reader d(item);
      r.found.add({severity,
                   {d.text("file"), d.integer<int>("line"), d.integer<int>("column")},
                   d.text("message", true),
                   d.text("hint")});
    });
  read.each("files", [&](const Lookup& item) {
    const Reader f(item);
    r.files.push_back({f.text("path", true), f.text("sha256", true), f.integer<std::uint64_t>("bytes"),
                       f.integer<std::int64_t>("changed_ns")});
  });
  r.data = read.texts("data");
  r.data_sha256 = read.text("data_sha256");
  r.mazes = read.mazes("mazes");
  r.puzzles = static_cast<int>(r.mazes.size());
  const auto at = std::find(failures.begin(), failures.end(), failure);
  expect(at != failures.end());
  r.failure = static_cast<Failure>(at - failures.begin());
  expect(!r.output.empty() && status == (r.made() ? "made" : "failed"));
  return r;
}

}  // namespace

std::string to_json(const BookRecord& r) {
  Json j;
  j["output"] = r.output;
  j["status"] = r.made() ? "made" : "failed";
  if (!r.made()) j["failure"] = failures[static_cast<std::size_t>(r.failure)];
  j["spec"] = r.spec;
  j["spec_sha256"] = r.spec_sha256;
  j["set"] = r.sets;
  j["edition"] = r.edition;
  j["version"] = r.version;
  if (!r.source_date.empty()) j["source_date"] = r.source_date;
  if (r.proven) j["proven"] = true;
  j["seed"] = r.seed;
  if (!r.files.empty()) {
    j["sha256"] = r.files.front().sha256;
    j["bytes"] = r.files.front().bytes;
  }
  j["pages"] = r.pages;
  j["puzzles"] = r.puzzles;
  j["seconds"] = r.seconds;
  j["errors"] = json_of(r.found, Severity::error);
  j["warnings"] = json_of(r.found, Severity::warning);
  j["files"] = Json::array();
  for (const OutputFile& f : r.files)
    j["files"].push_back(
        {{"path", f.path}, {"sha256", f.sha256}, {"bytes", f.bytes}, {"changed_ns", f.changed_ns}});
  j["data"] = r.data;
  j["data_sha256"] = r.data_sha256;
  j["mazes"] = Json::array();
  for (const MadeMaze& m : r.mazes) j["mazes"].push_back(Json::array({m.number, m.page, m.hash, m.title}));
  return j.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<BookRecord> read_record(std::string_view line) {
  if (line.size() > most_record_bytes || !line.starts_with(record_beginning) || !is_shallow(line))
    return std::nullopt;
  try {
    return record_in(Lookup::parse(line, nullptr, false));
  } catch (const Malformed&) {
    return std::nullopt;
  }
}

}  // namespace mazefolio::batch
