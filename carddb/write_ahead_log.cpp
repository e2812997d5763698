#include "carddb/write_ahead_log.h"

#include <sqlite3.h>

namespace lk::carddb {

int useWriteAheadLog(sqlite3* connection, int milliseconds) {
  constexpr int kPause = 5;  // milliseconds
  for (int waited = 0;; waited += kPause) {
    const int code = sqlite3_exec(connection, "PRAGMA journal_mode = WAL", nullptr, nullptr, nullptr);
    if ((code & 0xFF) != SQLITE_BUSY || waited >= milliseconds) return code;
    sqlite3_sleep(kPause);
  }
}

}  // namespace lk::carddb
