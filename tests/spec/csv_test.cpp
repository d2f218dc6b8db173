#include "spec/csv.h"

#include <ctime>

#include "base/system/file.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

struct Read {
  Csv table;
  Strings messages;
};

Read read(std::string_view bytes) {
  Result<Csv> table = parse_csv(bytes, "f");
  if (!table.ok()) return {{}, texts(table.found())};
  return {std::move(table).value(), {}};
}

Strings cells(const Csv& table) {
  Strings out;
  for (const auto& row : table.rows)
    for (const CsvField& field : row) out.push_back(field.text);
  return out;
}

}  // namespace

TEST_CASE("fields of a table have texts and places") {
  for (const std::string end : {"\n", "\r\n"}) {
    const auto [table, messages] = read("name,level" + end + "\"Anna, \"\"B\"\"\",3" + end +
                                        "\xc3\x84\xc3\xb6,\"two" + end + "lines\"" + end + ",x" + end);
    CHECK(messages.empty());
    REQUIRE(table.header.size() == 2);
    CHECK(table.header[1].text == "level");
    CHECK(cells(table) == Strings{"Anna, \"B\"", "3", "\xc3\x84\xc3\xb6", "two\nlines", "", "x"});
    CHECK(to_text({Severity::error, table.mark(table.rows[0][1]).place(), "x", ""}) == "f:2:15: error: x");
    CHECK(table.rows[1][1].column == 4);  // characters, not bytes
    CHECK(table.rows[2][0].line == 5);
  }
}

TEST_CASE("a byte order mark and a missing last line break are no part of the table") {
  const auto [table, messages] = read("\xEF\xBB\xBFname\nAnna");
  CHECK(messages.empty());
  CHECK(table.header[0].text == "name");
  CHECK(table.header[0].column == 1);
  CHECK(cells(table) == Strings{"Anna"});
}

TEST_CASE("semicolons separate columns where the header has no comma") {
  CHECK(cells(read("name;size\nAnna;1,5\n").table) == Strings{"Anna", "1,5"});
  CHECK(cells(read("\"a,b\";c\n1;2\n").table) == Strings{"1", "2"});
  CHECK(cells(read("name,x;y\nAnna,1\n").table) == Strings{"Anna", "1"});
  CHECK(read("name;size\nAnna,1\n").messages ==
        Strings{"f:2:1: error: the row has 1 field, but the header has 2"});
}

TEST_CASE("empty lines are ignored at the end only") {
  CHECK(read("a,b\n1,2\n\n\r\n\n").messages.empty());
  CHECK(read("a\n1\n\n2\n").messages == Strings{"f:3:1: error: an empty line between rows; remove it"});
  CHECK(read("\na\n1\n").messages ==
        Strings{"f:1:1: error: the first line is empty; it must name the columns"});
  CHECK(cells(read("a\n\"\"\n").table) == Strings{""});
}

TEST_CASE("all errors of a table are reported at once, with their places") {
  const auto check_messages = [](std::string_view bytes, Strings messages) {
    INFO(std::string(bytes));
    CHECK(read(bytes).messages == messages);
  };
  check_messages("", {"f:1:1: error: the file is empty"});
  check_messages("\xEF\xBB\xBF\r\n", {"f:1:1: error: the file is empty"});
  check_messages("a,b\n", {"f:1:4: error: the file has no rows below its header"});
  check_messages("a,\"b\nc,d\n", {"f:1:3: error: this quote is never closed"});
  check_messages(
      "a,b\n\"x\"y,1\n",
      {"f:2:4: error: text after a closing quote, where ',' or the end of the line is expected; inside "
       "quotes, a quote is written twice"});
  check_messages(
      "a,b\nx\"y,1\n\n1\n",
      {"f:2:2: error: a quote inside a field without quotes around it; put quotes around the field, and "
       "write those inside twice",
       "f:3:1: error: an empty line between rows; remove it",
       "f:4:1: error: the row has 1 field, but the header has 2"});
  check_messages(
      "a,b\n1, \"x\"\n",
      {"f:2:4: error: a quote inside a field without quotes around it; remove the space before the quote"});
  check_messages("a,b\n1,2,3\n",
                 {"f:2:5: error: the row has 3 fields, but the header has 2; put quotes around a field that "
                  "contains ','"});
  check_messages("a,b\n1,2\n,\n", {"f:3:1: error: all fields of the row are empty; remove the line"});
  check_messages("a\n1\r2\n",
                 {"f:2:2: error: a carriage return without a line feed; end lines with LF or CRLF"});
  check_messages("a\n1\r",
                 {"f:2:2: error: a carriage return without a line feed; end lines with LF or CRLF"});
  check_messages(
      std::string("a\nx") + '\0' + "y\n",
      {"f:2:2: error: a control character (0x00) in the text; save it as UTF-8 (in Excel: \"CSV UTF-8\")"});
  check_messages("a\tb\n1\t2\n",
                 {"f:1:2: error: a control character (0x09) in the text; separate columns by commas "
                  "or semicolons",
                  "f:2:2: error: a control character (0x09) in the text"});
}

TEST_CASE("headers must be usable as names of placeholders") {
  CHECK(read("a,,a, b,{c},\"d\ne\"\n1,2,3,4,5,6\n").messages ==
        Strings{"f:1:3: error: a column without a name",
                "f:1:4: error: two columns have the name 'a'; the first is at line 1, column 1",
                "f:1:6: error: a space before or after the column's name ' b'; remove it",
                "f:1:9: error: the column's name '{c}' cannot be a placeholder; leave out braces and line "
                "breaks",
                "f:1:13: error: the column's name 'd e' cannot be a placeholder; leave out braces and line "
                "breaks"});
}

TEST_CASE("only UTF-8 is read") {
  CHECK(read("name\nJ\xfcrgen\n").messages ==
        Strings{"f:2:2: error: not UTF-8 text (byte 0xFC); save it as UTF-8 (in Excel: \"CSV UTF-8\")"});
  CHECK(read(std::string("\xFF\xFE"
                         "a\0",
                         4))
            .messages ==
        Strings{"f:1:1: error: the file is UTF-16, not UTF-8; save it as UTF-8 (in Excel: \"CSV UTF-8\")"});
}

TEST_CASE("hostile tables are refused within five seconds", "[unsanitized]") {
  const std::clock_t begin = std::clock();
  std::string bytes;
  std::string message;
  SECTION("10,000 columns") {
    for (int i = 0; i < 10'000; ++i) bytes += "c" + std::to_string(i) + ",";
    message = "f:1:4891: error: a row has at most 1000 fields";
  }
  SECTION("a field of a megabyte") {
    bytes = "a\n" + std::string(1'000'000, 'x');
    message = "f:2:1: error: a field has at most 10000 bytes";
  }
  SECTION("a quote that swallows the file") {
    bytes = "a\n\"";
    for (int i = 0; i < 100'000; ++i) bytes += "x\n";
    message = "f:2:1: error: a field has at most 10000 bytes";
  }
  SECTION("too many rows") {
    bytes = "a\n";
    for (int i = 0; i < 100'001; ++i) bytes += "x\n";
    message = "f:100002:1: error: a file has at most 100000 rows";
  }
  SECTION("too many fields") {
    for (int i = 0; i < 1000; ++i) bytes += (i ? ",c" : "c") + std::to_string(i);
    bytes += "\n";
    for (int i = 0; i < 2000; ++i) bytes += "x" + std::string(999, ',') + "\n";
    message = "f:2001:1: error: a file has at most 2000000 fields";
  }
  SECTION("millions of empty lines") {
    bytes = "a\nx" + std::string(5'000'000, '\n') + "y";
    message = "f:3:1: error: an empty line between rows; remove it";
  }
  CHECK(read(bytes).messages.at(0) == message);
  CHECK(std::clock() - begin < 5 * CLOCKS_PER_SEC);
}
