#include "carddb/file_locks.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace lk::carddb {

bool canLockFilesIn(const std::string& folder) {
  std::string name = folder + "/.lock-XXXXXX";
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
  if (descriptor < 0) return true;
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  const bool locked = ::fcntl(descriptor, F_SETLK, &lock) == 0;
  const bool unable = !locked && (errno == ENOLCK || errno == EOPNOTSUPP || errno == ENOSYS);
  ::close(descriptor);
  ::unlink(name.c_str());
  return !unable;
}

}  // namespace lk::carddb
