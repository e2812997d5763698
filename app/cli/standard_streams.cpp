#include "app/cli/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

namespace lk::app {

bool reserveStandardStreams() {
  const bool open = ::fcntl(STDOUT_FILENO, F_GETFD) != -1;
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(stream, F_GETFD) == -1) (void)::open("/dev/null", O_RDWR);  // gets the lowest free descriptor
  return open;
}

}  // namespace lk::app
