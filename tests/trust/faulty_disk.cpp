// Simulates a failing disk; preloaded between a program and the C library by LD_PRELOAD. The environment
// selects the faults, which affect files below the folder LK_DISK only:
//   LK_DISK_FULL=N         the Nth write writes half its bytes; later ones fail with ENOSPC
//   LK_DISK_UNREADABLE=N   the Nth read and later ones fail with EIO
//   LK_DISK_UNSYNCED=N     the Nth sync and later ones fail with EIO
//   LK_DISK_READONLY=1     opening for writing, creating, moving and removing fail with EROFS
//   LK_DISK_LOCKLESS=1     locking files fails with ENOLCK
//   LK_DISK_SWALLOWS=1     writes report success without writing
//   LK_DISK_LIES=1         syncs report success without syncing
//   LK_DISK_UNDO=FILE      records what a power cut loses: all writes since a file's last sync; see power.py
//   LK_DISK_COUNTS=FILE    writes the numbers of writes, reads and syncs there at the end
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

/// Returns the function of the C library with one of the names below.
template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}
#define LK_NEXT(name) static auto* const after = next<decltype(::name)>(#name)

/// Settings from the environment, read once because programs may change it.
class Disk {
 public:
  Disk() = default;
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;
  ~Disk() {
    std::FILE* file = counts_.empty() ? nullptr : std::fopen(counts_.c_str(), "w");
    if (!file) return;
    std::fprintf(file, "{\"writes\": %ld, \"reads\": %ld, \"syncs\": %ld}\n", writes.load(), reads.load(),
                 syncs.load());
    std::fclose(file);
  }

  const bool there = !word("LK_DISK").empty();
  const long full = number("LK_DISK_FULL");
  const long unreadable = number("LK_DISK_UNREADABLE");
  const long unsynced = number("LK_DISK_UNSYNCED");
  const bool readOnly = number("LK_DISK_READONLY") != 0;
  const bool lockless = number("LK_DISK_LOCKLESS") != 0;
  const bool swallows = number("LK_DISK_SWALLOWS") != 0;
  const bool lies = number("LK_DISK_LIES") != 0;
  const std::string undo = word("LK_DISK_UNDO");
  std::atomic<long> writes{0}, reads{0}, syncs{0};
  std::mutex undoing;

  [[nodiscard]] bool holds(const std::string& path) const { return path.starts_with(folder_); }
  /// SQLite's shared memory does not count as a stored file: it is created anew.
  [[nodiscard]] bool keeps(const std::string& path) const { return holds(path) && !path.ends_with("-shm"); }

 private:
  static std::string word(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
  }
  static long number(const char* name) { return std::atol(word(name).c_str()); }

  const std::string folder_ = word("LK_DISK") + "/";
  const std::string counts_ = word("LK_DISK_COUNTS");
};

Disk& disk() {
  static Disk one;
  return one;
}

/// Returns the file of a descriptor; empty if it has none.
std::string fileOf(int descriptor) {
  char path[4096];
  const ssize_t length =
      ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), path, sizeof path);
  return length > 0 && path[0] == '/' ? std::string(path, static_cast<std::size_t>(length)) : std::string();
}

std::string absolute(const char* path) {
  char here[4096];
  return path[0] == '/' || !::getcwd(here, sizeof here) ? path : std::string(here) + "/" + path;
}

bool reached(std::atomic<long>& counted, long limit) {
  const long now = ++counted;
  return limit > 0 && now >= limit;
}

int failed(int error) {
  errno = error;
  return -1;
}

/// Writes a record of the undo file: a line "KIND OFFSET SIZE LENGTH PATH", then LENGTH bytes.
void record(const std::string& head, const std::string& path, const std::string& bytes) {
  const std::string line = head + " " + std::to_string(bytes.size()) + " " + path + "\n" + bytes;
  const int log = ::open(disk().undo.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (log < 0 || ::write(log, line.data(), line.size()) != static_cast<ssize_t>(line.size())) std::abort();
  ::close(log);
}

/// Records the content and size of a file that is about to be changed.
void remember(int descriptor, const std::string& path, off_t offset, off_t length) {
  struct stat before {};
  if (::fstat(descriptor, &before) != 0) std::abort();
  std::string old(static_cast<std::size_t>(length), '\0');
  // It may be open for writing only.
  const int reader = ::open(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), O_RDONLY | O_CLOEXEC);
  const ssize_t had = reader < 0 ? 0 : ::pread64(reader, old.data(), old.size(), offset);
  if (reader >= 0) ::close(reader);
  old.resize(had > 0 ? static_cast<std::size_t>(had) : 0);
  record("W " + std::to_string(offset) + " " + std::to_string(before.st_size), path, old);
}

/// Returns the offset of a write that has no explicit one.
off_t place(int descriptor) {
  const bool appends = (::fcntl(descriptor, F_GETFL) & O_APPEND) != 0;
  struct stat now {};
  if (appends && ::fstat(descriptor, &now) == 0) return now.st_size;
  return std::max<off_t>(::lseek(descriptor, 0, SEEK_CUR), 0);
}

/// Carries out a write with `write`, which takes the number of bytes, or only reports success, or refuses it.
/// `offset`: -1 for the current position.
template <class Write>
ssize_t written(int descriptor, std::size_t length, off_t offset, Write write) {
  Disk& it = disk();
  const std::string path = it.there ? fileOf(descriptor) : std::string();
  if (!it.there || !it.holds(path)) return write(length);
  if (const long number = ++it.writes; it.full > 0 && number >= it.full) {
    if (number > it.full || length < 2) return failed(ENOSPC);
    length /= 2;
  }
  if (!it.keeps(path)) return write(length);
  if (it.swallows) return static_cast<ssize_t>(length);
  if (it.undo.empty()) return write(length);
  const std::lock_guard lock(it.undoing);
  remember(descriptor, path, offset < 0 ? place(descriptor) : offset, static_cast<off_t>(length));
  return write(length);
}

template <class Read>
ssize_t seen(int descriptor, Read read) {
  Disk& it = disk();
  if (!it.there || !it.holds(fileOf(descriptor)) || !reached(it.reads, it.unreadable)) return read();
  return failed(EIO);
}

template <class Sync>
int synced(int descriptor, Sync sync) {
  Disk& it = disk();
  const std::string path = it.there ? fileOf(descriptor) : std::string();
  if (!it.there || !it.holds(path)) return sync();
  if (reached(it.syncs, it.unsynced)) return failed(EIO);
  if (it.lies) return 0;
  const int done = sync();
  if (done != 0 || it.undo.empty()) return done;
  const std::lock_guard lock(it.undoing);
  record("S 0 0", path, {});
  return done;
}

bool refused(const char* path) {
  return path && disk().there && disk().readOnly && disk().holds(absolute(path));
}

bool mayWrite(int flags) {
  return (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0;
}

}  // namespace

// The names below are those of the C library.
extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t length) {
  LK_NEXT(write);
  return written(descriptor, length, -1, [&](size_t most) { return after(descriptor, bytes, most); });
}
ssize_t writev(int descriptor, const iovec* parts, int count) {
  LK_NEXT(writev);
  size_t length = 0;
  for (int i = 0; i < count; ++i) length += parts[i].iov_len;
  return written(descriptor, length, -1, [&](size_t most) {
    if (most == length) return after(descriptor, parts, count);
    iovec begin = parts[0];
    begin.iov_len = std::min(begin.iov_len, most);
    return after(descriptor, &begin, 1);
  });
}
ssize_t pwrite64(int descriptor, const void* bytes, size_t length, off64_t offset) {
  LK_NEXT(pwrite64);
  return written(descriptor, length, offset,
                 [&](size_t most) { return after(descriptor, bytes, most, offset); });
}
ssize_t pwrite(int descriptor, const void* bytes, size_t length, off_t offset) {
  return pwrite64(descriptor, bytes, length, offset);
}
ssize_t read(int descriptor, void* bytes, size_t length) {
  LK_NEXT(read);
  return seen(descriptor, [&] { return after(descriptor, bytes, length); });
}
ssize_t pread64(int descriptor, void* bytes, size_t length, off64_t offset) {
  LK_NEXT(pread64);
  return seen(descriptor, [&] { return after(descriptor, bytes, length, offset); });
}
ssize_t pread(int descriptor, void* bytes, size_t length, off_t offset) {
  return pread64(descriptor, bytes, length, offset);
}
int fsync(int descriptor) {
  LK_NEXT(fsync);
  return synced(descriptor, [&] { return after(descriptor); });
}
int fdatasync(int descriptor) {
  LK_NEXT(fdatasync);
  return synced(descriptor, [&] { return after(descriptor); });
}
int ftruncate64(int descriptor, off64_t length) {
  LK_NEXT(ftruncate64);
  Disk& it = disk();
  const std::string path = it.there ? fileOf(descriptor) : std::string();
  if (!it.there || !it.keeps(path)) return after(descriptor, length);
  if (it.swallows) return 0;
  struct stat before {};
  const std::lock_guard lock(it.undoing);
  if (!it.undo.empty() && ::fstat(descriptor, &before) == 0)
    remember(descriptor, path, length, std::max<off_t>(before.st_size - length, 0));
  return after(descriptor, length);
}
int ftruncate(int descriptor, off_t length) {
  return ftruncate64(descriptor, length);
}
int open64(const char* path, int flags, ...) {
  LK_NEXT(open64);
  va_list more;
  va_start(more, flags);
  const bool makes = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  const mode_t mode = makes ? va_arg(more, mode_t) : 0;
  va_end(more);
  if (mayWrite(flags) && refused(path)) return failed(EROFS);
  return after(path, flags, mode);
}
int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const bool makes = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  const mode_t mode = makes ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open64(path, flags, mode);
}
int fcntl64(int descriptor, int what, ...) {
  LK_NEXT(fcntl64);
  va_list more;
  va_start(more, what);
  void* const argument = va_arg(more, void*);
  va_end(more);
  const bool locks = what == F_SETLK || what == F_SETLKW || what == F_OFD_SETLK;
  if (locks && disk().there && disk().lockless && disk().holds(fileOf(descriptor))) return failed(ENOLCK);
  return after(descriptor, what, argument);
}
int fcntl(int descriptor, int what, ...) {
  va_list more;
  va_start(more, what);
  void* const argument = va_arg(more, void*);
  va_end(more);
  return fcntl64(descriptor, what, argument);
}
int access(const char* path, int how) {
  LK_NEXT(access);
  return (how & W_OK) != 0 && refused(path) ? failed(EROFS) : after(path, how);
}
int mkdir(const char* path, mode_t mode) {
  LK_NEXT(mkdir);
  return refused(path) ? failed(EROFS) : after(path, mode);
}
int unlink(const char* path) {
  LK_NEXT(unlink);
  return refused(path) ? failed(EROFS) : after(path);
}
int rename(const char* from, const char* to) {
  LK_NEXT(rename);
  if (refused(to)) return failed(EROFS);
  const int done = after(from, to);
  if (done == 0 && !disk().undo.empty() && disk().holds(absolute(to))) {
    const std::string moved = absolute(to);
    const std::lock_guard lock(disk().undoing);
    record("R 0 0", absolute(from), moved);
  }
  return done;
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned how) {
  LK_NEXT(renameat2);
  if (refused(to)) return failed(EROFS);
  const int done = after(fromFolder, from, toFolder, to, how);
  if (done == 0 && !disk().undo.empty() && fromFolder == AT_FDCWD && disk().holds(absolute(to))) {
    const std::lock_guard lock(disk().undoing);
    record("R 0 0", absolute(from), absolute(to));
  }
  return done;
}
}
