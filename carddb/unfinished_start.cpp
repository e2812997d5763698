#include "carddb/unfinished_start.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "carddb/schema.h"
#include "carddb/sqlite.h"

namespace lk::carddb {

namespace fs = std::filesystem;
using sqlite::Access;
using sqlite::Database;

namespace {

constexpr std::size_t kPage = 4096;       // SQLite's own, which every library has
constexpr std::size_t kHeader = 100;      // of the file, at the beginning of the first page
constexpr std::size_t kPageCount = 28;    // where the header says how many pages there are
constexpr std::size_t kMostPages = 1024;  // no library just made is near it

std::uint32_t bigEndian(const std::string& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

/// All pages of a file one after another; none where it is of no size a library just made can have.
std::string bytesOf(const std::string& path) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  if (error || size < kPage || size > kMostPages * kPage) return {};
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A library just made at a schema, as the program that was at that schema made it.
std::string pristine(int schema, bool inOneGo) {
  Database database(":memory:", Access::scratch);
  database.run("PRAGMA page_size = 4096");
  if (inOneGo) {
    sqlite::Transaction transaction(database);
    applySchemaSteps(database, 0, schema);
    transaction.commit();
  } else {
    applySchemaSteps(database, 0, schema);
  }
  sqlite3_int64 size = 0;
  unsigned char* bytes = sqlite3_serialize(database.handle(), "main", &size, 0);
  if (!bytes) database.fail(SQLITE_NOMEM);
  std::string out(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
  sqlite3_free(bytes);
  return out;
}

/// The header counts commits and names the SQLite that wrote it: two libraries just made differ there.
std::string withoutHeader(const std::string& page) {
  return page.substr(kHeader);
}

bool isBlank(std::string_view page) {
  return page.find_first_not_of('\0') == std::string_view::npos;
}

/// Whether `file` is as much of `made` as came to its place before the disk was full.
bool isPartOf(const std::string& file, const std::string& made) {
  if (bigEndian(file, kPageCount) > made.size() / kPage || file.size() > made.size()) return false;
  std::set<std::string> pages;
  for (std::size_t at = kPage; at < made.size(); at += kPage) pages.insert(made.substr(at, kPage));
  if (withoutHeader(file.substr(0, kPage)) != withoutHeader(made.substr(0, kPage))) return false;
  for (std::size_t at = kPage; at < file.size(); at += kPage) {
    const std::string page = file.substr(at, kPage);
    // The last page may be there in part.
    const bool whole = page.size() == kPage;
    if (isBlank(page) || (whole && pages.contains(page))) continue;
    if (whole || page != made.substr(at, page.size())) return false;
  }
  return true;
}

}  // namespace

bool neverHeldAnything(const std::string& path) {
  const std::string file = bytesOf(path);
  if (file.empty() || std::memcmp(file.data(), "SQLite format 3", 16) != 0) return false;
  for (int schema = 1; schema <= newestSchema(); ++schema)
    for (const bool inOneGo : {false, true})
      if (isPartOf(file, pristine(schema, inOneGo))) return true;
  return false;
}

bool keepAside(const std::string& path) {
  for (int number = 1; number < 100; ++number) {
    std::string name = path + ".unfinished";
    if (number > 1) name.append("-").append(std::to_string(number));
    if (::renameat2(AT_FDCWD, path.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) == 0) return true;
    if (errno != EEXIST) return false;
  }
  return false;
}

}  // namespace lk::carddb
