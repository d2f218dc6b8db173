#include "base/palettes.h"

#include <vector>

namespace mazefolio::base {
namespace {

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8 & 255),
          static_cast<std::uint8_t>(hex & 255)};
}

}  // namespace

std::span<const PaletteRow> palettes() {
  static const std::vector<PaletteRow> table{
      // ground, deep, light, accent, second, third
      {"sunshine", "yellow, with red and blue", rgb(0xFFC72C), rgb(0x1B2A5C), rgb(0xFFF9E8), rgb(0xE8383D),
       rgb(0x1FA2C8), rgb(0x6DBB45)},
      {"lagoon", "sea blue, with coral", rgb(0x0B93B8), rgb(0x05304A), rgb(0xEFFBFC), rgb(0xFF7043),
       rgb(0xFFD34E), rgb(0x3CC6AE)},
      {"cosmos", "violet, with gold and pink", rgb(0x43289A), rgb(0x160B40), rgb(0xF5F0FF), rgb(0xFFC93C),
       rgb(0xFF5C93), rgb(0x46CDE8)},
      {"meadow", "green, with orange", rgb(0x3FA34D), rgb(0x12351F), rgb(0xF8F8E6), rgb(0xFF8A1F),
       rgb(0xFBD93F), rgb(0xB5DD7A)},
      {"candy", "pink, with turquoise", rgb(0xFF6B95), rgb(0x4A174A), rgb(0xFFF3F6), rgb(0xFFD23F),
       rgb(0x2EC4B6), rgb(0x8F62D6)},
      {"lava", "orange, with green", rgb(0xF26A21), rgb(0x3A1A10), rgb(0xFFF4DE), rgb(0x7DBB3C),
       rgb(0xFFD24D), rgb(0x2A8F86)},
      {"royal", "purple, with gold", rgb(0x6B3FA6), rgb(0x28124F), rgb(0xF8F1FF), rgb(0xFFC52F),
       rgb(0xEA4A74), rgb(0x4DBBD5)},
      {"harvest", "barn red, with corn", rgb(0xD5402B), rgb(0x3A120D), rgb(0xFFF6E0), rgb(0xFFC83A),
       rgb(0x4AA5DC), rgb(0x79B843)},
      {"traffic", "sky blue, with signal red", rgb(0x2F86E0), rgb(0x14253F), rgb(0xF5FAFF), rgb(0xFFCE2E),
       rgb(0xEF4136), rgb(0x38B26B)},
      {"festive", "red and green, with gold", rgb(0xBC1C31), rgb(0x3C0710), rgb(0xFFF7EB), rgb(0xF4C24D),
       rgb(0x1F8150), rgb(0xF29A9A)},
      {"breeze", "sky, with sun and coral", rgb(0x4AA8E0), rgb(0x15314D), rgb(0xF3FAFF), rgb(0xFFCC33),
       rgb(0xFF7F6A), rgb(0xA4DDF5)},
      {"orchard", "autumn colors", rgb(0xE08A1E), rgb(0x3B2410), rgb(0xFFF6E3), rgb(0xB8322A), rgb(0xF6CF5B),
       rgb(0x6E8F3A)},
      {"garden", "deep green, with honey and clay", rgb(0x2C5F52), rgb(0x10312A), rgb(0xF8F3E4),
       rgb(0xE0A63C), rgb(0xCC7455), rgb(0xA9C5A0)},
      {"gala", "black, with gold", rgb(0x16222B), rgb(0x0B1217), rgb(0xF6EBD2), rgb(0xD8B25C), rgb(0x2F7C77),
       rgb(0xBE5A42)},
      {"midnight", "dark blue, with light", rgb(0x12204D), rgb(0x070E26), rgb(0xEEF4FF), rgb(0xFFDF5E),
       rgb(0x62DDF5), rgb(0xF58FB6)},
      {"atlas", "petrol, with orange", rgb(0x155E75), rgb(0x0A2B38), rgb(0xFBF6EA), rgb(0xF58A3C),
       rgb(0xF4C95D), rgb(0x7FB7BE)},
  };
  return table;
}

}  // namespace mazefolio::base
