// One name, one thing: what the compiler does not see across files, such as two types of one name, which
// break the rule of one definition and with it the program. Each rule is held against src/, and against a
// small tree that breaks it.
#include <algorithm>
#include <catch2/catch.hpp>

#include "structure/source_tree.h"

using namespace mazefolio::tests;

namespace {

using Wrong = std::vector<std::string>;

bool is_anonymous(const std::string& name_space) {
  return name_space.find("(anonymous)") != std::string::npos;
}

/// Types that two files define in one namespace; those of anonymous namespaces are each file's own.
Wrong types_defined_twice(const SourceTree& files) {
  std::map<std::string, std::set<std::string>> homes;
  for (const auto& [file, text] : files)
    for (const auto& [name_space, name] : declarations_of(text).types)
      if (!is_anonymous(name_space)) homes[name_space + "::" + name].insert(file.string());
  Wrong wrong;
  for (const auto& [type, in] : homes) {
    if (in.size() < 2) continue;
    std::string line = type + " in";
    for (const std::string& file : in) line += " " + file;
    wrong.push_back(line);
  }
  return wrong;
}

/// Files that declare something outside of the namespace of their folder. Types of other namespaces may be
/// declared there by name alone; namespaces.h, the map, belongs to all. The public functions, which `library`
/// defines, are in `mazefolio` itself.
Wrong strangers(const SourceTree& files) {
  Wrong wrong;
  for (const auto& [file, text] : files) {
    if (folder_of(file).empty() || file == "base/namespaces.h") continue;
    const std::string home = "mazefolio::" + folder_of(file);
    std::set<std::string> opened = declarations_of(text).namespaces;
    if (opened.empty()) opened.insert("no namespace");
    for (const std::string& name_space : opened)
      if (name_space != home && !name_space.starts_with(home + "::") &&
          !(folder_of(file) == "library" &&
            (name_space == "mazefolio" || name_space == "mazefolio::(anonymous)")))
        wrong.push_back(file.string() + " is in " + (name_space.empty() ? "no namespace" : name_space));
  }
  return wrong;
}

Wrong header_names_used_twice(const SourceTree& files) {
  std::map<std::string, Wrong> homes;
  for (const auto& [file, text] : files)
    if (file.extension() == ".h") homes[file.filename()].push_back(file.string());
  Wrong wrong;
  for (const auto& [name, in] : homes)
    if (in.size() > 1) wrong.insert(wrong.end(), in.begin(), in.end());
  return wrong;
}

}  // namespace

TEST_CASE("no type of a namespace is defined in two files") {
  CHECK(types_defined_twice(source_tree()) == Wrong{});
  const std::string in_draw = "namespace mazefolio::draw {\n", end = "}\n";
  for (const std::string again :
       {"struct Mask {};", "class Mask final : Base {};", "enum class Mask : char { a };",
        "using Mask = int;", "template <class T> struct Mask { T t; };"}) {
    INFO(again);
    CHECK(types_defined_twice({{"draw/a.h", in_draw + "struct Mask { int x; };\n" + end},
                               {"draw/deep/b.h", in_draw + again + end}}) ==
          Wrong{"mazefolio::draw::Mask in draw/a.h draw/deep/b.h"});
  }
  for (const std::string other :
       {"struct Mask;", "struct Shape { struct Mask {}; using Mask2 = int; };",
        "namespace {\nstruct Mask {};\n}", "// struct Mask {};\n", "const char* text = \"struct Mask {};\";",
        "void f() { struct Mask {}; }"}) {
    INFO(other);
    CHECK(types_defined_twice({{"draw/a.h", in_draw + "struct Mask { int x; };\n" + end},
                               {"draw/b.cpp", in_draw + other + end}}) == Wrong{});
  }
}

TEST_CASE("every file is in the namespace of its folder") {
  CHECK(strangers(source_tree()) == Wrong{});
  CHECK(strangers({{"draw/a.h", "namespace mazefolio::layout {\nstruct A {};\n}\n"},
                   {"draw/b.h",
                    "namespace mazefolio::draw {\nint b();\n}\n"
                    "namespace mazefolio::layout {\nint b(int);\n}\n"},
                   {"draw/c.cpp", "struct C {};\nnamespace mazefolio::draw {\nint c = 0;\n}\n"},
                   {"draw/d.h", "int d();\n"},
                   {"draw/e.h", ""}}) ==
        Wrong{"draw/a.h is in mazefolio::layout", "draw/b.h is in mazefolio::layout",
              "draw/c.cpp is in no namespace", "draw/d.h is in no namespace", "draw/e.h is in no namespace"});
  CHECK(strangers({{"draw/a.cpp", "namespace mazefolio::draw::tables {\nnamespace {\nint x = 0;\n}\n}\n"},
                   {"draw/b.h",
                    "namespace mazefolio::layout {\nclass Page;\n}\nnamespace CLI {\nclass App;\n}\n"
                    "namespace mazefolio::draw {\nvoid b(Page&);\n}\n"},
                   {"library/a.cpp",
                    "namespace mazefolio {\nnamespace {\nint x = 0;\n}\nint a() { return x; }\n}\n"},
                   {"main.cpp", "int main() {}\n"}}) == Wrong{});
  CHECK(strangers({{"library/a.cpp", "namespace mazefolio::draw {\nint a = 0;\n}\n"},
                   {"draw/b.cpp", "namespace mazefolio {\nint b = 0;\n}\n"}}) ==
        Wrong{"draw/b.cpp is in mazefolio", "library/a.cpp is in mazefolio::draw"});
}

TEST_CASE("no two headers have one name") {
  CHECK(header_names_used_twice(source_tree()) == Wrong{});
  CHECK(header_names_used_twice({{"draw/look.h", ""}, {"layout/deep/look.h", ""}, {"layout/look.cpp", ""}}) ==
        Wrong{"draw/look.h", "layout/deep/look.h"});
}
