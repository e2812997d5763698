// Keeps the chatter of libraries off standard error, which belongs to the program's own words.
#pragma once

namespace lk::app {

/// Call first in main(), before any thread. Image and video libraries print whatever they like through C's
/// `stderr`; from here on that leads nowhere, while std::cerr still reaches the terminal. With the
/// environment variable LAMPKEEPER_LIBRARY_MESSAGES set, libraries may speak.
void silenceLibraries();

}  // namespace lk::app
