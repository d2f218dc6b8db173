// The program over folders that strangers fill: exit codes, and what their own files may do.
#include <catch2/catch.hpp>
#include <filesystem>

#include "support/run_folder.h"
#include "support/ways_out.h"

using namespace mazefolio::tests;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const std::string drawing =
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect x='1' y='1' width='6' "
    "height='5'/></svg>";

// A customer of a shop: a run over his table, with a template, a printer, pictures and a mask of his own.
fs::path customer() {
  const fs::path folder = scratch_folder();
  for (const char* name : {"books", "books/own", "books/templates/icons"})
    fs::create_directories(folder / name);
  write_file(folder / "run.yaml",
             "output: out/{name}-{child}.pdf\nbooks:\n  - spec: books/gift.yaml\n    rows: children.csv\n"
             "    set: {title: \"{child}\", chapters.0.puzzles.1.shape.picture: \"own/{child}.svg\"}\n");
  write_file(folder / "children.csv", "child,age\nAnna,7\nBen,9\n");
  write_file(folder / "books/gift.yaml",
             "title: Gift\nconfine: true\nfront: []\nprinter: own/home.yaml\ntemplate: own/look.yaml\n"
             "chapters:\n  - puzzles:\n"
             "      - {size: 8x8, start_icon: own/Anna.svg, finish_icon: ./own/linked.svg}\n"
             "      - {size: 12x12, shape: {picture: own/Anna.svg}}\n"
             "      - {size: 8x8, shape: {mask: own/mask.txt}}\n");
  for (const char* child : {"Anna", "Ben"})
    write_file(folder / "books/own" / (std::string(child) + ".svg"), drawing);
  fs::create_symlink("../own/Anna.svg", folder / "books/own/linked.svg");
  write_file(folder / "books/own/mask.txt", "####\n####\n##..\n");
  fs::copy_file(MAZEFOLIO_SOURCE_DIR "/templates/classic.yaml", folder / "books/own/look.yaml");
  fs::copy_file(MAZEFOLIO_SOURCE_DIR "/configs/printers/home.yaml", folder / "books/own/home.yaml");
  return folder;
}

}  // namespace

TEST_CASE("a customer's folder with its own table, template, pictures and links builds confined") {
  const fs::path folder = customer();
  const Run run = run_mazefolio({"batch", folder / "run.yaml"});
  INFO(run.err);
  CHECK(run.exit_code == 0);
  CHECK(fs::exists(folder / "out/gift-1-Anna.pdf"));
  CHECK(fs::exists(folder / "out/gift-2-Ben.pdf"));
  const Run build =
      run_mazefolio({"build", folder / "books/gift.yaml", "--confine", "-o", folder / "gift.pdf"});
  INFO(build.err);
  CHECK(build.exit_code == 0);
}

TEST_CASE("a confined build, check or run of what leads out ends with 2 and the place, and writes nothing") {
  const Jail jail(".yaml", "password: @\n");
  const std::string book = jail.jail() / "book.yaml", out = jail.jail() / "book.pdf";
  for (const std::string name :
       {"../outside/secret.yaml", "folder/secret.yaml", "./link.yaml", "./pipe.yaml"}) {
    write_file(book, "title: T\ntemplate: " + name + "\nchapters: [{puzzles: [{size: 6x6}]}]\n");
    write_file(jail.jail() / "run.yaml", "books:\n  - {spec: book.yaml, rows: " + name + "}\n");
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"build", book, "--confine", "-o", out},
          {"build", book, "--set", "confine=true", "-o", out},
          {"check", book, "--confine"},
          {"check", book, "--confine", "--json"},
          {"batch", jail.jail() / "run.yaml"},
          {"batch", jail.jail() / "run.yaml", "--confine"},
          {"batch", jail.jail() / "run.yaml", "--dry-run"}}) {
      INFO(name << " " << command[0]);
      const Run run = run_mazefolio(command);
      CHECK(run.exit_code == 2);
      CHECK_THAT(run.err + run.out, Contains(name) && !Contains(Jail::secret));
      if (run.out.empty()) CHECK_THAT(run.err, Catch::Matches("(.|\n)*\\.yaml:2:[0-9]+: error: (.|\n)*"));
    }
  }
  CHECK_FALSE(fs::exists(out));
}

TEST_CASE("a run refuses specs that lead out, and is not a link itself") {
  const Jail jail(".yaml", "password: @\n");
  const fs::path run_file = jail.jail() / "run.yaml";
  for (const std::string name : {"../outside/secret.yaml", "./link.yaml", "sub/up/outside/secret.yaml"}) {
    write_file(run_file, "books:\n  - spec: " + name + "\n");
    const Run run = run_mazefolio({"batch", run_file});
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Contains("run.yaml:2:11: error: '" + name + "' leads out of the folder"));
  }
  const Run linked = run_mazefolio({"batch", jail.jail() / "link.yaml"});
  CHECK(linked.exit_code == 2);
  CHECK_THAT(linked.err, Contains("leads out") && !Contains(Jail::secret));
  const Run spec = run_mazefolio({"check", jail.jail() / "link.yaml", "--confine"});
  CHECK(spec.exit_code == 2);
  CHECK_THAT(spec.err, Contains("leads out") && !Contains(Jail::secret));
  CHECK(run_mazefolio({"check", jail.jail() / "none.yaml", "--confine"}).exit_code == 1);
  CHECK(run_mazefolio({"batch", jail.jail() / "none.yaml"}).exit_code == 1);
}

TEST_CASE("the confinement of a run is lifted by --allow-outside, but not that of a spec") {
  const fs::path folder = customer(), run_file = folder / "books/run.yaml";
  write_file(run_file, "books:\n  - {spec: gift.yaml, rows: ../children.csv}\n");
  CHECK(run_mazefolio({"batch", run_file, "--dry-run"}).exit_code == 2);
  CHECK(run_mazefolio({"batch", run_file, "--dry-run", "--allow-outside"}).exit_code == 0);
  CHECK(run_mazefolio({"batch", run_file, "--allow-outside", "--confine"}).exit_code == 2);
  fs::rename(folder / "books/own/mask.txt", folder / "mask.txt");
  fs::create_symlink("../../mask.txt", folder / "books/own/mask.txt");
  const Run run = run_mazefolio({"batch", run_file, "--dry-run", "--allow-outside"});
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err, Contains("'own/mask.txt' leads out of the folder"));
}

TEST_CASE("data beside a spec are not the house's; --data and MAZEFOLIO_DATA name others") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml", sheet);
  fs::create_directories(folder / "configs");
  write_file(folder / "configs/audiences.yaml", "giants: {}\n");
  const std::string book = folder / "book.yaml";
  CHECK(run_mazefolio({"check", book}).exit_code == 0);
  CHECK_THAT(run_mazefolio({"check", book, "--data", folder}).err, Contains("configs/audiences.yaml:1:"));
  CHECK_THAT(run_mazefolio({"--data", folder, "check", book}).err, Contains("configs/audiences.yaml:1:"));
  CHECK_THAT(run_mazefolio({"check", book}, {"MAZEFOLIO_DATA=" + folder.string()}).err,
             Contains("configs/audiences.yaml:1:"));
  const Run none = run_mazefolio({"check", book, "--data", folder / "none"});
  CHECK(none.exit_code == 2);
  CHECK_THAT(none.err, Contains("--data") && Contains("is not a folder"));
}

TEST_CASE("an icon beside the spec is the user's, and bounded") {
  const fs::path folder = scratch_folder();
  fs::create_directories(folder / "templates/icons");
  write_file(folder / "templates/icons/evil.svg",
             "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><filter id='f'><feTurbulence "
             "numOctaves='2000000000' baseFrequency='0.1'/></filter><rect width='90' height='90' "
             "filter='url(#f)'/></svg>");
  const auto check = [&](const std::string& icon) {
    write_file(folder / "book.yaml",
               "title: T\nchapters:\n  - puzzles:\n      - {size: 6x6, start_icon: " + icon + "}\n");
    return run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf"});
  };
  CHECK_THAT(check("evil").err, Contains("book.yaml:4:33: error:") && Contains("'evil'"));
  const Run path = check("templates/icons/evil.svg");
  CHECK(path.exit_code == 2);
  CHECK_THAT(path.err, Contains("book.yaml:4:33: error: the SVG picture"));
}
