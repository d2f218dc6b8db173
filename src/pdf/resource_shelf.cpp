#include "pdf/resource_shelf.h"

#include <deque>
#include <functional>
#include <map>
#include <qpdf/QPDFObjectHandle.hh>
#include <string>
#include <utility>

#include "pdf/plain_objects.h"
#include "pdf/read_font.h"

namespace mazefolio::pdf {
namespace {

constexpr std::size_t most_of_a_page = std::size_t{64} << 20, most_kept = std::size_t{32} << 20,
                      most_of_a_kept = std::size_t{1} << 20;

/// Values by their names, each read when it is first asked for; null for what is not there.
template <class T>
class ByName {
 public:
  template <class Read>
  const T* get(std::string_view name, Read read) const {
    const auto known = all_.find(name);
    if (known != all_.end()) return known->second.get();
    std::unique_ptr<T> made = read();
    return all_.emplace(std::string(name), std::move(made)).first->second.get();
  }

 private:
  mutable std::map<std::string, std::unique_ptr<T>, std::less<>> all_;
};

FormFacts form_facts(QPDFObjectHandle stream, ResourceShelf& shelf) {
  FormFacts out;
  QPDFObjectHandle dict = stream.getDict();
  out.matrix = matrix_of(dict.getKey("/Matrix"));
  out.box = rectangle_of(dict.getKey("/BBox")).value_or(Rect{-1e6, -1e6, 1e6, 1e6});
  out.group = dict.getKey("/Group").isDictionary();
  out.resources = shelf.resources(dict.getKey("/Resources"));
  out.content = shelf.bytes_of(stream);
  out.content_bytes = out.content ? out.content->size() : 0;
  return out;
}

ImageFacts image_facts(QPDFObjectHandle stream) {
  QPDFObjectHandle dict = stream.getDict();
  ImageFacts out;
  out.width = number_or(dict.getKey("/Width"), 0);
  out.height = number_or(dict.getKey("/Height"), 0);
  QPDFObjectHandle stencil = dict.getKey("/ImageMask"), space = dict.getKey("/ColorSpace");
  out.stencil = stencil.isBool() && stencil.getBoolValue();
  out.soft_mask = dict.getKey("/SMask").isStream();
  out.ink = ink_space_of(space);
  return out;
}

bool blends(QPDFObjectHandle mode) {
  if (mode.isArray() && mode.getArrayNItems() > 0) mode = mode.getArrayItem(0);
  return mode.isName() && !mode.isNameAndEquals("/Normal") && !mode.isNameAndEquals("/Compatible");
}

}  // namespace

struct ResourceShelf::Impl {
  std::map<QPDFObjGen, std::unique_ptr<FontFacts>> fonts;
  std::deque<FontFacts> direct_fonts;
  std::map<QPDFObjGen, std::unique_ptr<PageResources>> shared;
  std::deque<std::unique_ptr<PageResources>> direct;
  std::map<QPDFObjGen, SharedBytes> bytes;
  std::size_t kept = 0, of_page = 0;
};

class ResourcesOfPage final : public PageResources {
 public:
  ResourcesOfPage(QPDFObjectHandle dict, ResourceShelf& shelf) : dict_(dict), shelf_(shelf) {}

  const FontFacts* font(std::string_view name) const override {
    QPDFObjectHandle found = entry("/Font", name);
    return found.isDictionary() ? shelf_.font(found) : nullptr;
  }
  const ImageFacts* image(std::string_view name) const override {
    return images_.get(name, [&]() -> std::unique_ptr<ImageFacts> {
      QPDFObjectHandle found = drawn(name, "/Image");
      return found.isStream() ? std::make_unique<ImageFacts>(image_facts(found)) : nullptr;
    });
  }
  const FormFacts* form(std::string_view name) const override {
    return forms_.get(name, [&]() -> std::unique_ptr<FormFacts> {
      QPDFObjectHandle found = drawn(name, "/Form");
      return found.isStream() ? std::make_unique<FormFacts>(form_facts(found, shelf_)) : nullptr;
    });
  }
  const StateFacts* state(std::string_view name) const override {
    return states_.get(name, [&]() -> std::unique_ptr<StateFacts> {
      QPDFObjectHandle found = entry("/ExtGState", name);
      return found.isDictionary() ? std::make_unique<StateFacts>(state_facts(found)) : nullptr;
    });
  }
  const PatternFacts* pattern(std::string_view name) const override {
    return patterns_.get(name, [&]() -> std::unique_ptr<PatternFacts> {
      QPDFObjectHandle found = entry("/Pattern", name);
      if (found.isStream()) {
        PatternFacts out;
        out.cell = form_facts(found, shelf_);
        out.colored = number_or(found.getDict().getKey("/PaintType"), 1) != 2;
        return std::make_unique<PatternFacts>(std::move(out));
      }
      if (!found.isDictionary()) return nullptr;
      PatternFacts out;
      out.shading = true;
      out.ink = shading_space(found.getKey("/Shading"));
      return std::make_unique<PatternFacts>(std::move(out));
    });
  }
  const InkSpace* shading(std::string_view name) const override {
    return shadings_.get(name, [&]() -> std::unique_ptr<InkSpace> {
      QPDFObjectHandle found = entry("/Shading", name);
      if (!found.isDictionary() && !found.isStream()) return nullptr;
      return std::make_unique<InkSpace>(shading_space(found));
    });
  }
  const InkSpace* space(std::string_view name) const override {
    return spaces_.get(name, [&]() -> std::unique_ptr<InkSpace> {
      QPDFObjectHandle found = entry("/ColorSpace", name);
      return found.isNull() ? nullptr : std::make_unique<InkSpace>(ink_space_of(found));
    });
  }

 private:
  QPDFObjectHandle entry(const char* kind, std::string_view name) const {
    QPDFObjectHandle all = QPDFObjectHandle(dict_).getKey(kind);
    return all.isDictionary() ? all.getKey("/" + std::string(name)) : QPDFObjectHandle::newNull();
  }
  QPDFObjectHandle drawn(std::string_view name, const char* kind) const {
    QPDFObjectHandle found = entry("/XObject", name);
    if (found.isStream() && found.getDict().getKey("/Subtype").isNameAndEquals(kind)) return found;
    return QPDFObjectHandle::newNull();
  }
  static InkSpace shading_space(QPDFObjectHandle shading) {
    if (shading.isStream()) shading = shading.getDict();
    return shading.isDictionary() ? ink_space_of(shading.getKey("/ColorSpace")) : InkSpace{};
  }
  StateFacts state_facts(QPDFObjectHandle dict) const {
    StateFacts out;
    const auto number = [&](const char* key, std::optional<double>& to) {
      if (QPDFObjectHandle value = dict.getKey(key); value.isNumber()) to = value.getNumericValue();
    };
    number("/LW", out.line_width);
    number("/ca", out.fill_alpha);
    number("/CA", out.stroke_alpha);
    if (dict.hasKey("/BM")) out.blends = blends(dict.getKey("/BM"));
    if (dict.hasKey("/SMask")) out.soft_mask = dict.getKey("/SMask").isDictionary();
    if (QPDFObjectHandle font = dict.getKey("/Font"); font.isArray() && font.getArrayNItems() == 2) {
      if (font.getArrayItem(0).isDictionary()) out.font = shelf_.font(font.getArrayItem(0));
      out.font_size = number_or(font.getArrayItem(1), 0);
    }
    return out;
  }

  QPDFObjectHandle dict_;
  ResourceShelf& shelf_;
  ByName<ImageFacts> images_;
  ByName<FormFacts> forms_;
  ByName<StateFacts> states_;
  ByName<PatternFacts> patterns_;
  ByName<InkSpace> shadings_, spaces_;
};

ResourceShelf::ResourceShelf() : impl_(std::make_unique<Impl>()) {}
ResourceShelf::~ResourceShelf() = default;

void ResourceShelf::turn_page() {
  impl_->shared.clear();
  impl_->direct.clear();
  impl_->of_page = 0;
}

const PageResources* ResourceShelf::resources(QPDFObjectHandle dict) {
  if (!dict.isDictionary()) return nullptr;
  if (!dict.isIndirect()) {
    impl_->direct.push_back(std::make_unique<ResourcesOfPage>(dict, *this));
    return impl_->direct.back().get();
  }
  auto& known = impl_->shared[dict.getObjGen()];
  if (!known) known = std::make_unique<ResourcesOfPage>(dict, *this);
  return known.get();
}

SharedBytes ResourceShelf::bytes_of(QPDFObjectHandle stream) {
  if (!stream.isStream()) return nullptr;
  const auto known = impl_->bytes.find(stream.getObjGen());
  if (known != impl_->bytes.end()) return known->second;
  SharedBytes out = bounded_stream(stream, most_of_a_page - impl_->of_page);
  if (!out) return nullptr;
  impl_->of_page += out->size();
  if (out->size() <= most_of_a_kept && impl_->kept + out->size() <= most_kept) {
    impl_->kept += out->size();
    impl_->bytes.emplace(stream.getObjGen(), out);
  }
  return out;
}

const FontFacts* ResourceShelf::font(QPDFObjectHandle dict) {
  const auto read = [&] {
    FontFacts out = read_font(dict);
    if (SharedBytes map = bytes_of(dict.getKey("/ToUnicode"))) out.to_unicode = std::move(map);
    return out;
  };
  if (!dict.isIndirect()) return &impl_->direct_fonts.emplace_back(read());
  auto& known = impl_->fonts[dict.getObjGen()];
  if (!known) known = std::make_unique<FontFacts>(read());
  return known.get();
}

}  // namespace mazefolio::pdf
