// Linkers write the hash of what they link into it, as a note. A note is a head, a name and a text, each
// padded to words of four bytes.

#include "base/system/build_mark.h"

#include <elf.h>
#include <fmt/format.h>
#include <link.h>

#include <cstring>
#include <set>
#include <string_view>

namespace mazefolio::base {
namespace {

constexpr std::string_view kernel = "linux-vdso";  // maps a library of its own into every program

std::size_t padded(std::size_t bytes) { return (bytes + 3) / 4 * 4; }

// The build among the notes of one part of an object; "" where it is not there.
std::string build_in(const char* notes, std::size_t size) {
  while (size >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) head;
    std::memcpy(&head, notes, sizeof head);
    const std::size_t text = sizeof head + padded(head.n_namesz), whole = text + padded(head.n_descsz);
    if (whole > size) return "";
    const std::string_view name(notes + sizeof head, head.n_namesz);
    if (head.n_type == NT_GNU_BUILD_ID && name == std::string_view(ELF_NOTE_GNU, sizeof ELF_NOTE_GNU)) {
      std::string digits;
      for (std::size_t i = 0; i < head.n_descsz; ++i)
        digits += fmt::format("{:02x}", static_cast<unsigned char>(notes[text + i]));
      return digits;
    }
    notes += whole;
    size -= whole;
  }
  return "";
}

int add_build(dl_phdr_info* object, std::size_t, void* builds) {
  if (object->dlpi_name && std::string_view(object->dlpi_name).starts_with(kernel)) return 0;
  std::string build;
  for (int i = 0; i < object->dlpi_phnum && build.empty(); ++i)
    if (const auto& part = object->dlpi_phdr[i]; part.p_type == PT_NOTE)
      // NOLINTNEXTLINE(performance-no-int-to-ptr): the loader tells addresses as numbers
      build = build_in(reinterpret_cast<const char*>(object->dlpi_addr + part.p_vaddr), part.p_memsz);
  static_cast<std::set<std::string>*>(builds)->insert(build);
  return 0;
}

}  // namespace

std::string build_mark() {
  std::set<std::string> builds;
  ::dl_iterate_phdr(add_build, &builds);
  return builds.contains("") ? "" : fmt::format("{}", fmt::join(builds, " "));
}

}  // namespace mazefolio::base
