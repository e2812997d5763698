// The three streams a program is started with.
#pragma once

namespace lk::app {

/// Lets no file that is opened later take the place of a stream that is closed: what was meant for people
/// would be written into it. Call first in main(). Returns whether standard output was open.
bool holdStandardStreams();

}  // namespace lk::app
