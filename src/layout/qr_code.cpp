#include "layout/qr_code.h"

#include <fmt/format.h>
#include <zint.h>

#include <memory>

#include "base/diagnostic.h"

namespace mazefolio::layout {

QrCode qr_code(const std::string& text) {
  constexpr int medium = 2;  // of four levels of correction
  const std::unique_ptr<zint_symbol, void (*)(zint_symbol*)> symbol(ZBarcode_Create(), ZBarcode_Delete);
  if (!symbol) throw InternalError("no memory for a QR code");
  symbol->symbology = BARCODE_QRCODE;
  symbol->input_mode = UNICODE_MODE;
  symbol->option_1 = medium;
  const int failed = ZBarcode_Encode(symbol.get(), reinterpret_cast<const unsigned char*>(text.data()),
                                     static_cast<int>(text.size()));
  if (failed >= ZINT_ERROR) throw InternalError(fmt::format("no QR code: {}", symbol->errtxt));
  QrCode code{symbol->rows, {}};
  for (int row = 0; row < symbol->rows; ++row)
    for (int column = 0; column < symbol->width; ++column)
      code.dark.push_back((symbol->encoded_data[row][column >> 3] >> (column & 7)) & 1);
  return code;
}

}  // namespace mazefolio::layout
