// How the program keeps its memory. How it is kept is for the whole program, to be said once, before anything
// else is done.
#pragma once

namespace lk::app {

/// For commands, which look at one picture after the other: memory of a picture is kept for the next one,
/// instead of being given back to the system and asked for anew, zeroed page by page. A picture takes an
/// eighth to a fifth less time, the program some 25 MB more.
void keepMemoryOfPictures();

/// For the window, which seldom sees all of a picture anew: what is free goes back to the system, so that the
/// pictures that several threads decode and recognise do not add up over a night.
void keepMemorySmall();

/// What lies free between what is used goes back, too: some 30 MB after a night. Takes 4 ms the first time
/// and less than 1 when it is done often; whoever wants memory meanwhile waits. Any thread may call it at any
/// time.
void giveBackFreeMemory();

}  // namespace lk::app
