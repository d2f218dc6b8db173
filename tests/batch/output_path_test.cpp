#include "batch/output_path.h"

#include "base/system/file.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;
namespace fs = std::filesystem;

namespace {

Mark at(const char* file) { return {std::make_shared<const std::string>(file), 1, 1}; }

struct Checked {
  std::string path;
  Strings messages;
};

// The output "before{}after" with a value for the braces.
Checked path_of(const fs::path& folder, std::string_view pattern, std::string_view value = "x",
                bool allow_outside = false) {
  const Mark of_pattern = at("pattern"), of_value = at("value");
  const std::size_t hole = pattern.find("{}");
  std::vector<Part> parts{{pattern.substr(0, hole), &of_pattern, false}};
  if (hole != std::string_view::npos) {
    parts.push_back({value, &of_value, true});
    parts.push_back({pattern.substr(hole + 2), &of_pattern, false});
  }
  Diagnostics found;
  Checked out;
  {
    Context context(found);
    OncePerPlace errors(context);
    OutputPaths paths(folder, allow_outside);
    out.path = paths.path_of(parts, of_pattern, "output", errors).value_or("");
  }
  for (const std::string& text : texts(found)) out.messages.push_back(text.substr(0, text.find(':')));
  return out;
}

const Strings at_value{"value"}, at_pattern{"pattern"}, none;

}  // namespace

TEST_CASE("outputs are relative to the run's folder") {
  const TemporaryFolder folder;
  const auto path = [&](std::string_view pattern, std::string_view value = "x") {
    return path_of(folder.path(), pattern, value).path;
  };
  CHECK(path("{}.pdf", "Anna B.") == "Anna B..pdf");
  CHECK(path("./a/./{}.pdf") == "a/x.pdf");
  CHECK(path("a/{}").empty());
  CHECK(path("a/{}", "b.pdf") == "a/b.pdf");
  CHECK(path("{}/b.pdf", "\xc3\x84nne") == "\xc3\x84nne/b.pdf");
  CHECK(path_of("", "{}.pdf").path == "x.pdf");
  CHECK(path_of(".", "{}.pdf").path == "x.pdf");
}

TEST_CASE("values that lead out of the folder or make invalid names are refused at their places") {
  const TemporaryFolder folder;
  const auto messages = [&](std::string_view pattern, std::string_view value) {
    const Checked result = path_of(folder.path(), pattern, value);
    CHECK(result.path.empty() == !result.messages.empty());
    return result.messages;
  };
  for (const std::string_view value : {std::string_view("../x"),
                                       std::string_view("/etc/x"),
                                       std::string_view("a\\b"),
                                       std::string_view("a\0b", 3),
                                       std::string_view("a\nb"),
                                       std::string_view("\x7f"),
                                       std::string_view("a\xE2\x80\xAEx"),
                                       std::string_view("a\xC2\x85x"),
                                       std::string_view("a:b"),
                                       std::string_view("a*"),
                                       std::string_view("<a"),
                                       std::string_view("a>"),
                                       std::string_view("a\"b"),
                                       std::string_view("a|b"),
                                       std::string_view("why?"),
                                       std::string_view("con"),
                                       std::string_view("NUL.x"),
                                       std::string_view("Com1"),
                                       std::string_view("lpt9 "),
                                       std::string_view(" a"),
                                       std::string_view("")}) {
    INFO(std::string(value));
    CHECK(messages("out/{}.pdf", value) == at_value);
  }
  for (const char* value : {"..", ".", "", "a.", "a ", " a", "aux"}) {
    INFO(value);
    CHECK(messages("{}/x.pdf", value) == at_value);
    CHECK(messages("a/{}/x.pdf", value) == at_value);
  }
  CHECK(messages("{}.pdf", std::string(300, 'x')) == at_value);
  CHECK(messages("{}.pdf", std::string(196, 'x')) == none);
  CHECK(messages(".{}/x.pdf", ".") == at_value);
  for (const char* value : {"com", "com12", "console", "x.con", "nul-1"}) {
    INFO(value);
    CHECK(messages("{}.pdf", value) == none);
  }
}

TEST_CASE("patterns that lead out of the folder or make invalid names are refused at their places") {
  const TemporaryFolder folder;
  for (const char* pattern :
       {"../{}.pdf", "a/../../{}.pdf", "/tmp/{}.pdf", "/{}.pdf", "a//{}.pdf", "a./{}.pdf", "a|{}.pdf",
        "C:/{}.pdf", "con/{}.pdf", "{}.PDF", "{}", "{}.pdf/", "", ".pdf", "/", ".", "..", "a\\{}.pdf"}) {
    INFO(pattern);
    const Checked result = path_of(folder.path(), pattern, "x");
    CHECK(result.path.empty());
    CHECK(result.messages.size() == 1);
  }
  std::string deep;
  for (int i = 0; i < 11; ++i) deep += std::string(99, 'd') + "/";
  CHECK(path_of(folder.path(), deep + "{}.pdf").messages == at_pattern);
}

TEST_CASE("outputs may be outside the folder if that is allowed") {
  const TemporaryFolder folder, other;
  const auto path = [&](const std::string& pattern) {
    return path_of(folder.path() / "run", pattern, "x", true).path;
  };
  CHECK(path("../{}.pdf") == (folder.path() / "x.pdf").string());
  CHECK(path(other.path().string() + "/{}.pdf") == (other.path() / "x.pdf").string());
  CHECK(path((folder.path() / "run/a/{}.pdf").string()) == "a/x.pdf");
  CHECK(path("../run/{}.pdf") == "x.pdf");
  CHECK(path_of(folder.path(), "a/{}/x.pdf", "..", true).messages == at_value);
}

TEST_CASE("symbolic links do not lead out of the run's folder") {
  const TemporaryFolder folder, other;
  const fs::path run = folder.path() / "run";
  fs::create_directories(run / "real");
  fs::create_directory_symlink(other.path(), run / "out");
  fs::create_directory_symlink("real", run / "in");
  fs::create_symlink(other.path() / "not-yet.pdf", run / "leads-out.pdf");
  fs::create_symlink("loop.pdf", run / "loop.pdf");
  CHECK(path_of(run, "out/{}.pdf").messages == at_pattern);
  CHECK(path_of(run, "out/deep/{}.pdf").messages == at_pattern);
  CHECK(path_of(run, "in/{}.pdf").path == "in/x.pdf");
  CHECK(path_of(run, "{}.pdf", "leads-out").messages == at_pattern);
  CHECK(path_of(run, "{}.pdf", "leads-out", true).path == "leads-out.pdf");
  CHECK(path_of(run, "{}.pdf", "loop").path == "loop.pdf");
  fs::create_directory_symlink(run, folder.path() / "link-to-run");
  CHECK(path_of(folder.path() / "link-to-run", "{}.pdf").path == "x.pdf");
}

TEST_CASE("all paths of one file have one identity") {
  const TemporaryFolder folder;
  fs::create_directories(folder.path() / "real");
  fs::create_directory_symlink("real", folder.path() / "link");
  OutputPaths paths(folder.path(), false);
  CHECK(paths.identity("link/a.pdf") == paths.identity("REAL/../real/A.pdf"));
  CHECK(paths.identity("a.pdf") == paths.identity(folder.path() / "a.pdf"));
  CHECK(paths.identity("a.pdf") != paths.identity("real/a.pdf"));
}
