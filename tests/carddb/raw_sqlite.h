// Uses SQLite directly, for tests that build or damage library files.
#pragma once

#include <fstream>
#include <iterator>
#include <sqlite3.h>
#include <string>

namespace lk::test {

/// Runs statements on a file; returns the error message, empty on success.
inline std::string runSql(const std::string& path, const std::string& sql) {
  sqlite3* database = nullptr;
  std::string error;
  if (sqlite3_open(path.c_str(), &database) != SQLITE_OK ||
      sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    error = sqlite3_errmsg(database);
  sqlite3_close(database);
  return error;
}

/// Returns the first column of the first row as text.
inline std::string askSql(const std::string& path, const std::string& sql) {
  sqlite3* database = nullptr;
  std::string answer;
  const auto keep = [](void* out, int, char** values, char**) {
    *static_cast<std::string*>(out) = values[0] ? values[0] : "";
    return 0;
  };
  sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READONLY, nullptr);
  sqlite3_exec(database, sql.c_str(), keep, &answer, nullptr);
  sqlite3_close(database);
  return answer;
}

inline std::string bytesOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void writeBytes(const std::string& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc)
      .write(bytes.data(), static_cast<long>(bytes.size()));
}

}  // namespace lk::test
