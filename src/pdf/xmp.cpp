#include "pdf/xmp.h"

#include <fmt/format.h>

#include <qpdf/QPDF.hh>

namespace mazefolio::pdf {
namespace {

// The id is the same in every packet.
constexpr const char* packet = R"(<?xpacket begin="{bom}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"{spaces}>
{properties}</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>
)";

std::string element(const std::string& name, const std::string& content) {
  return content.empty() ? "" : fmt::format("<{0}>{1}</{0}>\n", name, content);
}
std::string simple(const std::string& name, const std::string& text) { return element(name, xml_text(text)); }

/// A list of one item: rdf:Alt of languages, rdf:Seq or rdf:Bag.
std::string listed(const std::string& name, const char* list, const std::string& text) {
  if (text.empty()) return "";
  const bool alternatives = std::string(list) == "rdf:Alt";
  return element(name, fmt::format("<{0}><rdf:li{1}>{2}</rdf:li></{0}>", list,
                                   alternatives ? " xml:lang=\"x-default\"" : "", xml_text(text)));
}

/// "D:20000229123456Z" as "2000-02-29T12:34:56Z"; Cairo 1.16 leaves out "D:".
std::string iso_date(const std::string& written) {
  const std::string date = written.compare(0, 2, "D:") == 0 ? written.substr(2) : written;
  if (date.size() < 14) return "";
  return fmt::format("{}-{}-{}T{}:{}:{}Z", date.substr(0, 4), date.substr(4, 2), date.substr(6, 2),
                     date.substr(8, 2), date.substr(10, 2), date.substr(12, 2));
}

}  // namespace

std::string xml_text(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else
      out += c;
  }
  return out;
}

void add_xmp(QPDF& pdf, const std::string& language, const std::vector<XmpClaim>& claims) {
  QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
  const auto said = [&](const char* key) {
    return info.isDictionary() && info.getKey(key).isString() ? info.getKey(key).getUTF8Value()
                                                              : std::string{};
  };
  std::string spaces,
      properties = simple("dc:format", "application/pdf") + listed("dc:title", "rdf:Alt", said("/Title")) +
                   listed("dc:creator", "rdf:Seq", said("/Author")) +
                   listed("dc:description", "rdf:Alt", said("/Subject")) +
                   listed("dc:language", "rdf:Bag", language) + simple("xmp:CreatorTool", said("/Creator")) +
                   simple("xmp:CreateDate", iso_date(said("/CreationDate"))) +
                   simple("xmp:ModifyDate", iso_date(said("/ModDate"))) +
                   simple("xmp:MetadataDate", iso_date(said("/ModDate"))) +
                   simple("pdf:Producer", said("/Producer"));
  if (info.isDictionary() && info.getKey("/Trapped").isName())
    properties += simple("pdf:Trapped", info.getKey("/Trapped").getName().substr(1));
  for (const XmpClaim& claim : claims) {
    spaces += fmt::format("\n xmlns:{}=\"{}\"", claim.prefix, claim.space);
    for (const auto& [name, value] : claim.properties) properties += simple(claim.prefix + ":" + name, value);
  }
  QPDFObjectHandle metadata =
      pdf.newStream(fmt::format(fmt::runtime(packet), fmt::arg("bom", "\xEF\xBB\xBF"),
                                fmt::arg("spaces", spaces), fmt::arg("properties", properties)));
  metadata.replaceDict(QPDFObjectHandle::parse("<< /Type /Metadata /Subtype /XML >>"));
  pdf.getRoot().replaceKey("/Metadata", pdf.makeIndirectObject(metadata));
}

}  // namespace mazefolio::pdf
