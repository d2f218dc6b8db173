#include "publish/class_key_pdf.h"

#include <utility>

#include "publish/paint.h"
#include "publish/progress.h"
#include "render/pango_measurer.h"

namespace mazefolio::publish {

RemadeBook remake(const BookSpec& spec, const DataFiles& files, Notices& notices) {
  PangoMeasurer measurer(spec.language);
  Book book = make_ready_book(spec, files, measurer, 1, {}, notices).book;
  HouseData house = book.house;
  return {std::move(house), answers_of(std::move(book))};
}

std::string class_key_pdf(const BookSpec& spec, HouseData house, const std::vector<PupilAnswers>& pupils) {
  PangoMeasurer measurer(spec.language);
  const AnswerKey key = make_class_key(spec, std::move(house), pupils, measurer);
  return paint(key, measurer, {Edition::print, {}, 1, {}}).pdf;
}

}  // namespace mazefolio::publish
