// A disk on which every file may have so many bytes: a longer one is written in part, as on a disk that fills
// up.
#pragma once

#include <csignal>
#include <sys/resource.h>

#include <QtGlobal>

namespace lk::test {

/// For all files of this process, while it exists.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    if (getrlimit(RLIMIT_FSIZE, &before_) != 0) qFatal("no limits");
    const rlimit full{bytes, before_.rlim_max};
    if (setrlimit(RLIMIT_FSIZE, &full) != 0) qFatal("no limit");
  }
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
};

}  // namespace lk::test
