// What must not be left behind half made when the program is told to end.
#pragma once

namespace lk::app {

/// While one lives, being told to end (Ctrl-C, SIGTERM, the terminal closed) ends nothing in the middle: it
/// takes effect as the last one goes, when what was unfinished is whole or cleared away. Told twice, the
/// program ends at once.
class Unfinished {
 public:
  Unfinished();
  ~Unfinished();
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;

  /// What takes long asks now and then, and gives up.
  [[nodiscard]] static bool toEnd();
};

}  // namespace lk::app
