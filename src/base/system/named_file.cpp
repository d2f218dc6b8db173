#include "base/system/named_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include "base/diagnostic.h"
#include "base/system/open_beneath.h"

namespace mazefolio::base {
namespace {

namespace fs = std::filesystem;

// A pipe must not make the program wait, and a terminal must not become its own.
constexpr int reading = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
constexpr int held_folder = O_PATH | O_DIRECTORY | O_CLOEXEC;
constexpr std::size_t longest_shown = 100;  // bytes of a name

struct Opened {
  Descriptor file;
  NameFault fault = NameFault::none;
  bool inside = false;
  std::size_t size = 0;
};

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

std::string shown(const std::string& name) {
  std::string out = name.substr(0, longest_shown);
  if (name.size() <= longest_shown) return out;
  while (!out.empty() && (static_cast<unsigned char>(name[out.size()]) & 0xC0) == 0x80) out.pop_back();
  return out + "...";
}

[[noreturn]] void fail(const std::string& name) {
  throw WorldError(fmt::format("cannot read '{}': {}", shown(name), std::generic_category().message(errno)));
}

// What an errno of open says of the name.
NameFault fault_of_error(const std::string& name) {
  switch (errno) {
    case ENOENT:
    case ENOTDIR:
      return NameFault::missing;
    case EXDEV:
    case EAGAIN:
      return NameFault::outside;
    case ELOOP:
    case ENXIO:
    case ENODEV:
      return NameFault::not_a_file;
    case EINVAL:
    case EILSEQ:
    case ENAMETOOLONG:
      return NameFault::not_a_name;
    case EACCES:
    case EPERM:
      return NameFault::not_permitted;
    default:
      fail(name);
  }
}

// Files that the kernel makes up: some tell of this process, some change the machine.
bool is_made_up(const Descriptor& file) {
  static constexpr std::array<unsigned long, 8> systems{
      PROC_SUPER_MAGIC, SYSFS_MAGIC,      CGROUP_SUPER_MAGIC, CGROUP2_SUPER_MAGIC,
      DEBUGFS_MAGIC,    SECURITYFS_MAGIC, TRACEFS_MAGIC,      BPF_FS_MAGIC};
  struct statfs system {};
  if (::fstatfs(file.get(), &system) != 0) return false;
  return std::find(systems.begin(), systems.end(), static_cast<unsigned long>(system.f_type)) !=
         systems.end();
}

Descriptor open_inside(const NameFolder& folder, const std::string& name) {
  Descriptor at(::open(folder.root.empty() ? "." : folder.root.c_str(), held_folder));
  if (at && !folder.inner.empty()) at = open_beneath(at, folder.inner.string(), held_folder);
  return at ? open_beneath(at, name, reading) : Descriptor();
}

Opened open_named(const NameFolder& folder, const std::string& name) {
  Opened out;
  if (name.empty() || std::any_of(name.begin(), name.end(), is_control)) {
    out.fault = NameFault::not_a_name;  // behind a NUL the system would not see the rest
    return out;
  }
  out.file = open_inside(folder, name);
  out.inside = static_cast<bool>(out.file);
  if (!out.file && !folder.confined) out.file = Descriptor(::open((folder.path() / name).c_str(), reading));
  struct stat status {};
  if (!out.file)
    out.fault = fault_of_error(name);
  else if (::fstat(out.file.get(), &status) != 0)
    fail(name);
  else if (S_ISDIR(status.st_mode))
    out.fault = NameFault::folder;
  else if (!S_ISREG(status.st_mode) || is_made_up(out.file))
    out.fault = NameFault::not_a_file;
  out.size = static_cast<std::size_t>(status.st_size);
  return out;
}

}  // namespace

NameFault fault_of_name(const NameFolder& folder, const std::string& name) {
  return open_named(folder, name).fault;
}

Diagnostics fault_found(NameFault fault, const std::string& name) {
  switch (fault) {
    case NameFault::missing:
      return failure(fmt::format("there is no file '{}'", shown(name)));
    case NameFault::outside:
      return failure(fmt::format("'{}' leads out of the folder", shown(name)),
                     "only files beneath the folder of the spec or run file are read; see --confine and "
                     "--allow-outside");
    case NameFault::folder:
      return failure(fmt::format("'{}' is a folder, not a file", shown(name)));
    case NameFault::not_a_file:
      return failure(fmt::format("'{}' is not a file", shown(name)));
    case NameFault::not_a_name:
      return failure(fmt::format("'{}' cannot be the name of a file", shown(name)));
    case NameFault::not_permitted:
      return failure(fmt::format("'{}' may not be read", shown(name)));
    case NameFault::none:
      break;
  }
  return {};
}

Result<NamedFile> read_named(const NameFolder& folder, const std::string& name, std::size_t limit) {
  const Opened opened = open_named(folder, name);
  if (opened.fault != NameFault::none) return fault_found(opened.fault, name);
  NamedFile out{{}, opened.inside};
  std::array<char, 1 << 16> block;
  for (bool more = opened.size <= limit; more && out.bytes.size() <= limit;) {
    const ssize_t n = ::read(opened.file.get(), block.data(), block.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(name);
    out.bytes.append(block.data(), static_cast<std::size_t>(n));
    more = n > 0;
  }
  const bool in_mib = limit >> 20 > 0;
  if (opened.size > limit || out.bytes.size() > limit)
    return failure(fmt::format("'{}' is larger than {} {}", shown(name), limit >> (in_mib ? 20 : 10),
                               in_mib ? "MiB" : "KiB"));
  return out;
}

}  // namespace mazefolio::base
