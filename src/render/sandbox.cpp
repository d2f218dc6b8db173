// Two fences. Landlock: whatever changes a file or folder, or runs one, is denied everywhere, as no rule
// permits it anywhere. Seccomp: the calls by which a process reaches others are refused.
#include "render/sandbox.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace mazefolio::render {
namespace {

// The system's header may be older than the kernel, so these are not taken from there.
constexpr long create_ruleset = 444, restrict_self = 446;
constexpr std::uint32_t ask_for_version = 1;
constexpr std::uint64_t read_file = 1 << 2, read_folder = 1 << 3;

void deny_changes() {
  const long version = ::syscall(create_ruleset, nullptr, 0, ask_for_version);
  if (version < 1) return;
  const int accesses = version == 1 ? 13 : version == 2 ? 14 : version < 5 ? 15 : 16;
  const std::uint64_t denied = ((std::uint64_t{1} << accesses) - 1) & ~(read_file | read_folder);
  const int ruleset = static_cast<int>(::syscall(create_ruleset, &denied, sizeof denied, 0));
  if (ruleset < 0) return;
  ::syscall(restrict_self, ruleset, 0);
  ::close(ruleset);
}

#if defined(__x86_64__)
constexpr std::uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t machine = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t machine = 0;  // no filter
#endif

#ifdef __NR_fork  // newer machines have clone only
constexpr int fork_call = __NR_fork, vfork_call = __NR_vfork;
#else
constexpr int fork_call = __NR_execve, vfork_call = __NR_execve;
#endif
constexpr std::array programs{fork_call, vfork_call, __NR_execve, __NR_execveat};
constexpr std::array sockets{__NR_socket, __NR_socketpair, __NR_connect,
                             __NR_bind,   __NR_sendto,     __NR_sendmsg};
constexpr std::array signals{__NR_kill, __NR_tkill, __NR_tgkill, __NR_pidfd_open};
constexpr std::array others{__NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_io_uring_setup};

void refuse_calls() {
  if (machine == 0) return;
  constexpr std::uint32_t refuse = SECCOMP_RET_ERRNO | EPERM, unknown = SECCOMP_RET_ERRNO | ENOSYS;
  constexpr std::uint32_t other_numbering = 0x40000000;  // x32 calls on x86-64
  std::vector<sock_filter> filter{
      {BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(seccomp_data, arch)},
      {BPF_JMP | BPF_JEQ | BPF_K, 1, 0, machine},
      {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_KILL_PROCESS},
      {BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(seccomp_data, nr)},
      {BPF_JMP | BPF_JGE | BPF_K, 0, 1, other_numbering},
      {BPF_RET | BPF_K, 0, 0, refuse},
  };
  const auto refuse_all = [&](const auto& calls) {
    for (const int call : calls) {
      filter.push_back({BPF_JMP | BPF_JEQ | BPF_K, 0, 1, static_cast<std::uint32_t>(call)});
      filter.push_back({BPF_RET | BPF_K, 0, 0, refuse});
    }
  };
  refuse_all(programs);
  refuse_all(sockets);
  refuse_all(signals);
  refuse_all(others);
  const sock_filter threads_only[] = {
      {BPF_JMP | BPF_JEQ | BPF_K, 0, 1,
       __NR_clone3},  // its flags cannot be seen; the C library then uses clone
      {BPF_RET | BPF_K, 0, 0, unknown},
      {BPF_JMP | BPF_JEQ | BPF_K, 0, 3, __NR_clone},
      {BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(seccomp_data, args)},
      {BPF_JMP | BPF_JSET | BPF_K, 1, 0, CLONE_THREAD},
      {BPF_RET | BPF_K, 0, 0, refuse},
      {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW},
  };
  filter.insert(filter.end(), std::begin(threads_only), std::end(threads_only));
  const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
  ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

}  // namespace

void enter_sandbox() {
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
  deny_changes();
  refuse_calls();
}

}  // namespace mazefolio::render
