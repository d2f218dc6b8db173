// Whatever a stranger hands in, --max-memory and --max-seconds hold, and nothing unfinished stays.
#include <catch2/catch.hpp>
#include <filesystem>
#include <functional>
#include <set>
#include <tuple>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_folder.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

constexpr double most_mib = 256, most_seconds = 10;
constexpr double slack = 1.15;  // memory grows between two looks of the watch

const std::string svg_head = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>";

using Words = std::vector<std::string>;

/// An attack: the files that it puts into a folder, and the command that is to take them.
struct Attack {
  std::string name;
  std::function<Words(const fs::path& folder)> prepare;
};

Words build(const fs::path& folder, const std::string& puzzles) {
  write_file(folder / "book.yaml", "title: A\nchapters:\n  - puzzles:\n" + puzzles);
  return {"build", folder / "book.yaml", "-o", folder / "book.pdf"};
}

std::string in_lines(int count, const std::function<std::string(int)>& fields) {
  std::string lines;
  for (int i = 0; i < count; ++i) lines += "      - {" + fields(i) + "}\n";
  return lines;
}

// A picture that takes all of the memory that filters may take, and all of the time.
std::string hostile_svg(int n) {
  std::string body = "<filter id='f' x='0' y='0' width='1' height='1'>";
  for (int i = 0; i < 99; ++i) body += "<feTurbulence numOctaves='99' baseFrequency='9'/>";
  return svg_head + "<!-- " + std::to_string(n) + " -->" + body +
         "</filter><rect width='9' height='9' filter='url(#f)'/></svg>";
}

std::string png_with_long_chunk(const std::string& name) {
  const std::string header("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x09\0\0\0\x09\x08\0\0\0\0\x89\xb7\x1e\x07",
                           33);
  return header + std::string("\x7f\xff\xff\xff", 4) + name + std::string(41, '\0');
}

Words id(const std::string& text) { return {"maze", "--id", text, "--format", "none"}; }

const std::vector<Attack> attacks{
    {"5,000 puzzles",
     [](const fs::path& folder) {
       return build(folder, in_lines(5, [](int) { return "count: 1000, size: 19x21"; }));
     }},
    {"5,000 puzzles of polygons",
     [](const fs::path& folder) {
       return build(folder, in_lines(5, [](int) { return "count: 1000, size: 9x9, grid: voronoi"; }));
     }},
    {"a small picture by 300 names",
     [](const fs::path& folder) {
       write_file(folder / "x.svg", svg_head + "<rect width='5' height='9'/></svg>");
       return build(folder, in_lines(300, [&](int i) {
                      const std::string name = std::to_string(i) + ".svg";
                      fs::create_symlink("x.svg", folder / name);
                      return "size: 9x9, shape: {picture: ./" + name + "}";
                    }));
     }},
    {"300 small pictures",
     [](const fs::path& folder) {
       return build(folder, in_lines(300, [&](int i) {
                      const std::string name = std::to_string(i) + ".svg";
                      write_file(folder / name, svg_head + "<rect width='5' height='9'/></svg>" +
                                                    std::string(static_cast<std::size_t>(i), ' '));
                      return "size: 9x9, shape: {picture: " + name + "}";
                    }));
     }},
    {"300 large icons",
     [](const fs::path& folder) {
       return build(folder, in_lines(300, [&](int i) {
                      const std::string name = std::to_string(i) + ".svg";
                      write_file(folder / name, svg_head + "<rect width='5' height='9'/><!--" +
                                                    std::to_string(i) + std::string(4'000'000, ' ') +
                                                    "--></svg>");
                      return "size: 9x9, start_icon: " + name;
                    }));
     }},
    {"pictures that take all of their time",
     [](const fs::path& folder) {
       return build(folder, in_lines(30, [&](int i) {
                      const std::string name = std::to_string(i) + ".svg";
                      write_file(folder / name, hostile_svg(i));
                      return "size: 9x9, shape: {picture: " + name + "}";
                    }));
     }},
    {"PNG pictures with chunks of 2 GiB",
     [](const fs::path& folder) {
       const Words chunks{"IDAT", "tEXt", "iCCP", "eXIf", "zzZz"};
       return build(folder, in_lines(static_cast<int>(chunks.size()), [&](int i) {
                      const std::string chunk = chunks[static_cast<std::size_t>(i)];
                      write_file(folder / (chunk + ".png"), png_with_long_chunk(chunk));
                      return "size: 9x9, shape: {picture: " + chunk + ".png}";
                    }));
     }},
    {"an id of 400 million cells", [](const fs::path&) { return id("square:20000x20000/kruskal#1"); }},
    {"an id of very slow work", [](const fs::path&) { return id("square:4000x4000/aldous-broder#1"); }},
    {"an id of polygons", [](const fs::path&) { return id("voronoi(relax=100):1000x1000/kruskal#1"); }},
    {"66 MB of JSON",
     [](const fs::path& folder) {
       std::string json = "{\"graph\": [0";
       while (json.size() < 66'000'000) json += ",0";
       write_file(folder / "maze.json", json + "]}");
       return Words{"rate", "--from-json", folder / "maze.json"};
     }},
    {"66 MB of JSON in its depth",
     [](const fs::path& folder) {
       write_file(folder / "maze.json", std::string(66'000'000, '['));
       return Words{"rate", "--from-json", folder / "maze.json"};
     }},
};

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) names.insert(entry.path().string());
  return names;
}

}  // namespace

TEST_CASE("the limits of memory and time hold for every attack, and nothing unfinished stays") {
  for (const Attack& attack : attacks) {
    const fs::path folder = scratch_folder();
    Words words = attack.prepare(folder);
    const std::set<std::string> before = names_in(folder);
    for (const char* word : {"--max-memory", "256MiB", "--max-seconds", "10"}) words.emplace_back(word);
    const Run run = run_mazefolio(words);
    INFO(attack.name << ": exit code " << run.exit_code << ", " << run.peak_kib / 1024 << " MiB, "
                     << run.seconds << " s\n"
                     << run.err);
    CHECK(static_cast<double>(run.peak_kib) / 1024 < most_mib * slack);
    CHECK(run.seconds < most_seconds + 3);
    CHECK((run.exit_code == 0 || run.exit_code == 1 || run.exit_code == 2));
    const bool says_error = run.err.find("error:") != std::string::npos;
    CHECK(says_error == (run.exit_code != 0));
    if (run.exit_code != 0) CHECK(names_in(folder) == before);
    fs::remove_all(folder);
  }
}

TEST_CASE("a limit that is exceeded is an error of the world, in one line") {
  const fs::path folder = scratch_folder();
  const Words words = build(folder, in_lines(5, [](int) { return "count: 1000, size: 19x21"; }));
  const auto with = [&](const char* option, const char* value) {
    Words all = words;
    all.insert(all.end(), {option, value});
    return run_mazefolio(all);
  };
  const Run large = with("--max-memory", "60MiB"), slow = with("--max-seconds", "0.5");
  CHECK(large.exit_code == 1);
  CHECK(large.err == "error: this needs more memory than --max-memory allows: 60 MiB\n");
  CHECK(slow.exit_code == 1);
  CHECK(slow.err == "error: this takes longer than --max-seconds allows: 0.5 s\n");
  CHECK_FALSE(fs::exists(folder / "book.pdf"));
}

TEST_CASE("in a run the limits hold for each book: one fails by its name, and the others are made") {
  const fs::path folder = scratch_folder();
  write_file(folder / "sheet.yaml", sheet);
  build(folder, in_lines(5, [](int) { return "count: 1000, size: 19x21"; }));
  write_file(folder / "run.yaml",
             "output: out/{name}.pdf\nbooks:\n  - {spec: book.yaml, output: out/huge.pdf}\n"
             "  - spec: sheet.yaml\n    matrix: {seed: [1, 2, 3, 4]}\n");
  for (const auto& [option, value, message] :
       {std::tuple("--max-memory", "60MiB", "this needs more memory than --max-memory allows: 60 MiB"),
        {"--max-seconds", "5", "this takes longer than --max-seconds allows: 5 s"}}) {
    fs::remove_all(folder / "out");
    const Run run = run_mazefolio({"batch", folder / "run.yaml", "--jobs", "1", option, value});
    INFO(run.err);
    CHECK(run.exit_code == 3);
    CHECK_THAT(run.err, Contains(std::string("error: out/huge.pdf: ") + message));
    CHECK(names_in(folder / "out").size() == 8);
  }
}

TEST_CASE("limits that are no limits are refused") {
  for (const auto& [option, value] : {std::pair("--max-memory", "-1"),
                                      {"--max-memory", "much"},
                                      {"--max-seconds", "-1"},
                                      {"--max-seconds", "soon"}}) {
    INFO(option << " " << value);
    CHECK(run_mazefolio({"maze", option, value}).exit_code == 2);
  }
}

TEST_CASE("within its limits a book has the bytes that it has without") {
  const fs::path folder = scratch_folder();
  const Words words = build(folder, "      - {count: 3, size: 9x9}\n");
  REQUIRE(run_mazefolio(words).exit_code == 0);
  const std::string bytes = read_file(folder / "book.pdf");
  Words limited = words;
  limited.insert(limited.end(), {"--max-memory", "2GiB", "--max-seconds", "600"});
  REQUIRE(run_mazefolio(limited).exit_code == 0);
  CHECK(read_file(folder / "book.pdf") == bytes);
}
