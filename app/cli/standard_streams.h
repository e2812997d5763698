// The three standard streams of the process.
#pragma once

namespace lk::app {

/// Opens /dev/null for each closed standard stream, so that no file opened later gets its descriptor and
/// receives its output. Call it first in main(). Returns whether standard output was open.
bool reserveStandardStreams();

}  // namespace lk::app
