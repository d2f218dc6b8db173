#include "batch/pupils.h"

#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

Strings read(const std::string& table) {
  const Result<std::vector<Pupil>> pupils = read_pupils(table, "f");
  if (!pupils) return texts(pupils);
  Strings out;
  for (const Pupil& p : *pupils)
    out.push_back(std::to_string(p.number) + " " + p.name.text + (p.level ? " at " + p.level->text : ""));
  return out;
}

}  // namespace

TEST_CASE("pupils are read from the columns of their names and levels") {
  CHECK(read("level,Name,house\neasy,Anna,red\n,Ben,blue\n") == Strings{"1 Anna at easy", "2 Ben"});
  CHECK(read("pupil;difficulty\nAnna;2..4\n") == Strings{"1 Anna at 2..4"});
  CHECK(read("first,level\nAnna,3\n") == Strings{"1 Anna at 3"});
}

TEST_CASE("a list of names, one a line, is a class") {
  CHECK(read("Anna\nBen\n") == Strings{"1 Anna", "2 Ben"});
  CHECK(read("names\nAnna\n") == Strings{"1 Anna"});
}

TEST_CASE("rows without a name are passed over, and a table without names is refused") {
  CHECK(read("name,level\n,easy\nBen,hard\n") == Strings{"2 Ben at hard"});
  CHECK(read("name,level\n,easy\n") ==
        Strings{"error: f has no names; write a line for each pupil below a head such as name,level"});
}

TEST_CASE("a name knows its place in the table") {
  const std::vector<Pupil> pupils = read_pupils("level,name\neasy,Anna\n", "f").value();
  CHECK(pupils.front().name.mark.line == 2);
  CHECK(pupils.front().name.mark.column == 6);
}
