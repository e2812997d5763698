#include "app/kit/folder_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDeadlineTimer>
#include <QThread>

namespace lk::app {

namespace {

constexpr int kBetweenTriesMs = 20;

}  // namespace

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::unique_ptr<FolderLock> FolderLock::take(const std::string& folder, Kind kind, int patienceMs) {
  // O_CLOEXEC: programs started by this one, such as the voice, must not keep the lock.
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  std::unique_ptr<FolderLock> claim(new FolderLock(descriptor));
  const QDeadlineTimer until(patienceMs);
  while (::flock(descriptor, (kind == Kind::alone ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 &&
         errno == EWOULDBLOCK) {
    if (until.hasExpired()) return nullptr;
    QThread::msleep(kBetweenTriesMs);
  }
  return claim;
}

}  // namespace lk::app
