// How the program keeps its memory.
#pragma once

namespace lk::app {

/// Keeps the memory of a looked-at picture for the next one, instead of giving it back to the system and
/// asking for it anew, zeroed page by page: an eighth of the time a picture took, for some 25 MB more. For
/// commands, which look at one picture after the other; the window shall stay small, and seldom sees all of a
/// picture anew. Once, before anything else is done.
void keepMemoryOfPictures();

}  // namespace lk::app
