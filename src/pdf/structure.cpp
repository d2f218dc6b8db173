#include "pdf/structure.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFNameTreeObjectHelper.hh>
#include <set>
#include <string>

#include "base/diagnostic.h"
#include "pdf/artifact_marks.h"

namespace mazefolio::pdf {
namespace {

using Object = QPDFObjectHandle;

class Structure {
 public:
  Structure(QPDF& pdf, const SpokenTexts& spoken) : pdf_(pdf), spoken_(spoken) {
    Object names = pdf.getRoot().getKey("/Names");
    if (names.isDictionary() && names.getKey("/Dests").isDictionary())
      for (const auto& [name, place] : QPDFNameTreeObjectHelper(names.getKey("/Dests"), pdf))
        places_.insert(name);
  }

  void finish() {
    Object root = pdf_.getRoot().getKey("/StructTreeRoot");
    if (!root.isDictionary()) return;
    keep(root);
    if (figures_ != spoken_.figures.size() || links_ != spoken_.links.size())
      throw InternalError("the structure of the PDF has other figures and links than its pages");
    forget_dropped(root.getKey("/ParentTree").getKey("/Nums"));
    drop_annotations();
  }

 private:
  /// Finishes the element and those in it; false: it says nothing.
  bool keep(Object element) {
    Object kind = element.getKey("/S");
    if (kind.isNameAndEquals(artifact_tag)) {
      gone_.insert(element.getObjGen());
      return false;
    }
    if (kind.isNameAndEquals("/Figure"))
      element.replaceKey("/Alt", Object::newUnicodeString(next(spoken_.figures, figures_)));
    if (kind.isNameAndEquals("/Link")) finish_link(element);
    Object kids = element.getKey("/K");
    Object kept = Object::newArray();
    for (int i = 0; i < (kids.isArray() ? kids.getArrayNItems() : 1); ++i) {
      Object kid = kids.isArray() ? kids.getArrayItem(i) : kids;
      const bool is_element = kid.isDictionary() && kid.hasKey("/S");
      if (!kid.isNull() && (!is_element || keep(kid))) kept.appendItem(kid);
    }
    if (kept.getArrayNItems() == 0) return gone_.insert(element.getObjGen()), false;
    element.replaceKey("/K", kept);
    return true;
  }

  static const std::string& next(const std::vector<std::string>& texts, std::size_t& count) {
    static const std::string none;
    return count < texts.size() ? texts[count++] : (++count, none);
  }

  /// Who reads a link is told its words, too, where the program says only what kind of thing it is.
  void finish_link(Object element) {
    const std::string& words = next(spoken_.links, links_);
    Object kids = element.getKey("/K"), text = Object::newArray();
    bool leads = false;
    for (int i = 0; i < (kids.isArray() ? kids.getArrayNItems() : 1); ++i) {
      Object kid = kids.isArray() ? kids.getArrayItem(i) : kids;
      if (!kid.isDictionary() || !kid.hasKey("/Obj")) {
        text.appendItem(kid);
        continue;
      }
      Object annotation = kid.getKey("/Obj");
      if (Object place = annotation.getKey("/Dest");
          place.isString() && places_.count(place.getUTF8Value()) == 0) {
        lost_.insert(annotation.getObjGen());
        continue;
      }
      leads = true;
      text.appendItem(kid);
      if (!words.empty()) annotation.replaceKey("/Contents", Object::newUnicodeString(words));
    }
    element.replaceKey("/K", text);
    if (!leads) element.replaceKey("/S", Object::newName("/Span"));
  }

  /// The tree that leads from marked contents and annotations to their elements.
  void forget_dropped(Object parents) {
    for (int i = 1; parents.isArray() && i < parents.getArrayNItems(); i += 2) {
      Object of_page = parents.getArrayItem(i);
      if (of_page.isDictionary() && gone_.count(of_page.getObjGen()) > 0)
        parents.setArrayItem(i, Object::newNull());
      for (int k = 0; of_page.isArray() && k < of_page.getArrayNItems(); ++k)
        if (gone_.count(of_page.getArrayItem(k).getObjGen()) > 0) of_page.setArrayItem(k, Object::newNull());
    }
  }

  void drop_annotations() {
    for (Object page : pdf_.getAllPages()) {
      page.replaceKey("/Tabs", Object::newName("/S"));
      Object annotations = page.getKey("/Annots");
      for (int i = annotations.isArray() ? annotations.getArrayNItems() - 1 : -1; i >= 0; --i)
        if (lost_.count(annotations.getArrayItem(i).getObjGen()) > 0) annotations.eraseItem(i);
      if (annotations.isArray() && annotations.getArrayNItems() == 0) page.removeKey("/Annots");
    }
  }

  QPDF& pdf_;
  const SpokenTexts& spoken_;
  std::set<std::string> places_;
  std::set<QPDFObjGen> gone_, lost_;  ///< elements; annotations
  std::size_t figures_ = 0, links_ = 0;
};

}  // namespace

void finish_structure(QPDF& pdf, const SpokenTexts& spoken) { Structure(pdf, spoken).finish(); }

}  // namespace mazefolio::pdf
