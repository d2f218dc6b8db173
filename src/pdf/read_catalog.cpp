#include "pdf/read_catalog.h"

#include <algorithm>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>

#include "pdf/bounded_stream.h"
#include "pdf/plain_objects.h"

namespace mazefolio::pdf {
namespace {

constexpr int deepest_action = 8, deepest_tree = 20, most_nodes = 10'000;
constexpr std::size_t most_metadata = std::size_t{4} << 20, most_damages = 20;

std::string text_of(QPDFObjectHandle object) {
  if (object.isString()) return object.getUTF8Value();
  return object.isName() ? object.getName().substr(1) : "";
}

bool is_script(QPDFObjectHandle action, int depth = 0) {
  if (!action.isDictionary() || depth > deepest_action) return false;
  if (action.getKey("/S").isNameAndEquals("/JavaScript") || action.hasKey("/JS")) return true;
  return is_script(action.getKey("/Next"), depth + 1);
}

/// /A and /AA of a catalog, a page or an annotation.
bool has_scripts(QPDFObjectHandle owner) {
  if (!owner.isDictionary()) return false;
  if (is_script(owner.getKey("/A"))) return true;
  QPDFObjectHandle events = owner.getKey("/AA");
  if (!events.isDictionary()) return false;
  for (const auto& event : events.ditems())
    if (is_script(event.second)) return true;
  return false;
}

/// How many names a tree of names has; `nodes` are the most that are looked at.
std::size_t leaves_of(QPDFObjectHandle tree, int& nodes, int depth = 0) {
  if (!tree.isDictionary() || depth > deepest_tree || --nodes < 0) return 0;
  std::size_t count = 0;
  if (QPDFObjectHandle names = tree.getKey("/Names"); names.isArray())
    count += static_cast<std::size_t>(names.getArrayNItems()) / 2;
  if (QPDFObjectHandle kids = tree.getKey("/Kids"); kids.isArray())
    for (int i = 0; i < kids.getArrayNItems() && nodes > 0; ++i)
      count += leaves_of(kids.getArrayItem(i), nodes, depth + 1);
  return count;
}

std::size_t leaves_of(QPDFObjectHandle tree) {
  int nodes = most_nodes;
  return leaves_of(tree, nodes);
}

bool any_script(QPDF& pdf, QPDFObjectHandle root, QPDFObjectHandle names) {
  if (is_script(root.getKey("/OpenAction")) || has_scripts(root)) return true;
  if (names.isDictionary() && leaves_of(names.getKey("/JavaScript")) > 0) return true;
  for (QPDFObjectHandle page : pdf.getAllPages()) {
    if (has_scripts(page)) return true;
    QPDFObjectHandle annotations = page.getKey("/Annots");
    if (!annotations.isArray()) continue;
    for (int i = 0; i < annotations.getArrayNItems(); ++i)
      if (has_scripts(annotations.getArrayItem(i))) return true;
  }
  return false;
}

/// "PDF/X-4" of <pdfxid:GTS_PDFXVersion>PDF/X-4</...> or of an attribute.
std::string version_in_metadata(QPDFObjectHandle metadata) {
  if (!metadata.isStream()) return "";
  const SharedBytes bytes = bounded_stream(metadata, most_metadata);
  if (!bytes) return "";
  const std::string key = "GTS_PDFXVersion";
  std::size_t at = bytes->find(key);
  if (at == std::string::npos) return "";
  at = bytes->find_first_not_of("=\"'> ", at + key.size());
  if (at == std::string::npos) return "";
  return bytes->substr(at, std::min<std::size_t>(bytes->find_first_of("<\"'", at) - at, 40));
}

void read_info(QPDFObjectHandle info, FileFacts& out) {
  if (!info.isDictionary()) return;
  out.title = text_of(info.getKey("/Title"));
  out.trapped = text_of(info.getKey("/Trapped"));
  out.pdfx_version = text_of(info.getKey("/GTS_PDFXVersion"));
  out.pdfx_conformance = text_of(info.getKey("/GTS_PDFXConformance"));
  out.created = !text_of(info.getKey("/CreationDate")).empty();
  out.modified = !text_of(info.getKey("/ModDate")).empty();
}

void read_intents(QPDFObjectHandle intents, FileFacts& out) {
  if (!intents.isArray()) return;
  for (int i = 0; i < std::min(intents.getArrayNItems(), 100); ++i) {
    QPDFObjectHandle intent = intents.getArrayItem(i);
    if (!intent.isDictionary()) continue;
    out.intents.push_back({text_of(intent.getKey("/S")), text_of(intent.getKey("/OutputConditionIdentifier")),
                           intent.getKey("/DestOutputProfile").isStream()});
  }
}

}  // namespace

FileFacts read_catalog(QPDF& pdf) {
  FileFacts out;
  QPDFObjectHandle root = pdf.getRoot(), trailer = pdf.getTrailer(), names = root.getKey("/Names");
  out.version = pdf.getPDFVersion();
  if (QPDFObjectHandle version = root.getKey("/Version"); version.isName())
    out.version = std::max(out.version, version.getName().substr(1));
  out.encrypted = pdf.isEncrypted();
  out.id = trailer.getKey("/ID").isArray();
  if (QPDFObjectHandle outline = root.getKey("/Outlines"); outline.isDictionary())
    out.outline = outline.getKey("/First").isDictionary();
  if (QPDFObjectHandle layers = root.getKey("/OCProperties"); layers.isDictionary())
    if (QPDFObjectHandle all = layers.getKey("/OCGs"); all.isArray())
      out.layers = static_cast<std::size_t>(all.getArrayNItems());
  if (names.isDictionary()) out.attachments = leaves_of(names.getKey("/EmbeddedFiles"));
  if (QPDFObjectHandle files = root.getKey("/AF"); out.attachments == 0 && files.isArray())
    out.attachments = static_cast<std::size_t>(files.getArrayNItems());
  if (QPDFObjectHandle view = root.getKey("/ViewerPreferences"); view.isDictionary())
    out.right_to_left = view.getKey("/Direction").isNameAndEquals("/R2L");
  out.javascript = any_script(pdf, root, names);
  read_info(trailer.getKey("/Info"), out);
  read_intents(root.getKey("/OutputIntents"), out);
  if (out.pdfx_version.empty()) out.pdfx_version = version_in_metadata(root.getKey("/Metadata"));
  const std::vector<QPDFExc> warnings = pdf.getWarnings();
  for (std::size_t i = 0; i < std::min(warnings.size(), most_damages); ++i)
    out.damages.push_back(warnings[i].getMessageDetail());
  return out;
}

}  // namespace mazefolio::pdf
