// A backup: one SQLite file that contains other files, byte for byte.
//
// Reasons for SQLite instead of an archive format: libraries are SQLite files already, so no new reader is
// needed; a backup is written in one transaction, completely or not at all; SQLite's integrity check detects
// damaged pages; and backups from elsewhere are opened with the same precautions as libraries.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "rules/text/fault.h"

namespace lk::carddb {

/// A file in a backup. The caller computes `digest` and compares it with the bytes read back.
struct BackedUpFile {
  std::string name;  // "nights.lkdb", "packs/mine.json"
  std::int64_t bytes = 0;
  std::string digest;

  friend bool operator==(const BackedUpFile&, const BackedUpFile&) = default;
};

/// Not thread-safe.
class BackupFile {
 public:
  /// Files are read and written in pieces of this size; the last piece may be smaller.
  static constexpr std::size_t kPiece = 1u << 20;

  /// Creates a backup in a new file. Until it is sealed, the file is empty.
  static Outcome<BackupFile> create(const std::string& path);
  /// Opens a sealed backup read-only and checks everything except the digests. Fails if the file is no
  /// backup, was made by a newer program, is cut short or damaged.
  static Outcome<BackupFile> open(const std::string& path);
  ~BackupFile();
  BackupFile(BackupFile&&) noexcept;
  BackupFile& operator=(BackupFile&&) noexcept;

  /// Fills a piece as far as bytes are left. It is a fault if fewer than `bytes` are supplied in total.
  using Give = std::function<Outcome<std::size_t>(std::span<std::uint8_t> piece)>;
  Outcome<Done> add(const BackedUpFile& file, const Give& give);
  /// Finishes the backup. Everything added is on disk when this returns. `madeAt`: ISO 8601; `by`: the
  /// program's version.
  Outcome<Done> seal(const std::string& madeAt, const std::string& by, const std::string& digest);

  [[nodiscard]] Outcome<std::vector<BackedUpFile>> files() const;  // in the order they were added
  /// What was given to seal().
  struct Seal {
    std::string madeAt;
    std::string by;
    std::string digest;
  };
  [[nodiscard]] Outcome<Seal> seal() const;
  /// Passes the bytes of a file to `take`, piece by piece.
  using Take = std::function<Outcome<Done>(std::span<const std::uint8_t> piece)>;
  Outcome<Done> read(const std::string& name, const Take& take) const;

 private:
  struct Connection;
  explicit BackupFile(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

/// Returns whether a file has the header of a backup.
bool isBackup(const std::string& path);

}  // namespace lk::carddb
