// Keeps messages of libraries off standard error, which is for the program's own messages.
#pragma once

namespace lk::app {

/// Redirects C's `stderr`, to which image and video libraries print, to /dev/null; std::cerr still reaches
/// the terminal. Call it first in main(), before any thread starts. If the environment variable
/// LAMPKEEPER_LIBRARY_MESSAGES is set, the redirection is skipped.
void silenceLibraries();

}  // namespace lk::app
