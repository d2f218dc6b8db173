#pragma once

#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// A PDF made of little text: a good book of 6 x 9 in, of which a test changes one thing.
struct SmallPdf {
  int pages = 24;
  std::string version = "1.4";
  std::string content = "BT /F1 12 Tf 100 400 Td (Maze) Tj ET";
  std::map<int, std::string> content_of;  ///< of single pages, from 1
  std::string page_keys;                  ///< of all pages
  std::map<int, std::string> keys_of;     ///< of single pages; with a media box, instead of the usual one
  std::string fonts = "/F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
  std::string resources, catalog, trailer, info = "/Title (Forty Mazes)";
  std::vector<std::string> objects;  ///< from number 10 on

  std::string bytes() const {
    std::map<int, std::string> all;
    std::string kids;
    for (int i = 1; i <= pages; ++i) {
      const auto own = keys_of.find(i);
      const std::string keys = own == keys_of.end() ? "" : own->second;
      const auto text = content_of.find(i);
      const std::string box = keys.find("/MediaBox") == std::string::npos ? "/MediaBox [0 0 432 648]" : "";
      all[98 + 2 * i] =
          fmt::format("<< /Type /Page /Parent 2 0 R {} {} {} /Resources 3 0 R /Contents {} 0 R >>", box, keys,
                      page_keys, 99 + 2 * i);
      all[99 + 2 * i] = stream("", text == content_of.end() ? content : text->second);
      kids += fmt::format("{} 0 R ", 98 + 2 * i);
    }
    all[1] = "<< /Type /Catalog /Pages 2 0 R " + catalog + " >>";
    all[2] = fmt::format("<< /Type /Pages /Count {} /Kids [{}] >>", pages, kids);
    all[3] = "<< /Font << /F1 4 0 R " + fonts + " >> " + resources + " >>";
    all[4] = "<< /Type /Font /Subtype /TrueType /BaseFont /Inter /FontDescriptor 5 0 R >>";
    all[5] = "<< /Type /FontDescriptor /FontName /Inter /FontFile2 6 0 R >>";
    all[6] = stream("", "a font");
    all[7] = "<< " + info + " >>";
    for (std::size_t i = 0; i < objects.size(); ++i) all[10 + static_cast<int>(i)] = objects[i];
    return file_of(all);
  }

  static std::string stream(const std::string& keys, const std::string& data) {
    return fmt::format("<< {} /Length {} >>\nstream\n{}\nendstream", keys, data.size(), data);
  }

 private:
  std::string file_of(const std::map<int, std::string>& all) const {
    std::string out = "%PDF-" + version + "\n", table = "0000000000 65535 f \n";
    const int last = all.rbegin()->first;
    for (int i = 1; i <= last; ++i) {
      const auto object = all.find(i);
      if (object == all.end()) {
        table += "0000000000 00000 f \n";
        continue;
      }
      table += fmt::format("{:010} 00000 n \n", out.size());
      out += fmt::format("{} 0 obj\n{}\nendobj\n", i, object->second);
    }
    const std::size_t start = out.size();
    out += fmt::format(
        "xref\n0 {}\n{}trailer\n<< /Size {} /Root 1 0 R /Info 7 0 R {} >>\nstartxref\n{}\n%%EOF\n", last + 1,
        table, last + 1, trailer, start);
    return out;
  }
};

}  // namespace mazefolio::tests
