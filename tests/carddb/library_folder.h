// Provides a folder of library files to open, damage and open again.
#pragma once

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "carddb/journal.h"
#include "carddb/library.h"
#include "raw_sqlite.h"

namespace lk::test {

/// Returns references with pictures and descriptors large enough to fill pages of their own.
inline std::vector<carddb::StoredReference> someReferences(int count) {
  std::vector<carddb::StoredReference> out;
  for (int i = 0; i < count; ++i) {
    carddb::StoredReference& reference = out.emplace_back();
    reference.game = "halfwish";
    reference.card = "card-" + std::to_string(i);
    reference.picture.assign(6000, static_cast<std::uint8_t>(i));
    reference.descriptor.assign(500, 7);
  }
  return out;
}

class LibraryFolder {
 public:
  [[nodiscard]] QString path() const { return folder_.path(); }
  /// Returns the path of a file that does not exist yet.
  std::string fresh() { return folder_.filePath(QString("file%1").arg(++made_)).toStdString(); }

  /// Creates a library with some references.
  std::string library(int references) {
    const std::string path = fresh();
    Outcome<carddb::Library> made = carddb::Library::open(path, carddb::LibraryMode::createIfMissing);
    if (!made || !made->addReferences(someReferences(references))) qFatal("no library to test with");
    return path;
  }

  [[nodiscard]] QStringList files() const {
    return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
  }

  /// Checks that every way of opening gives one clear fault that contains `what`, and leaves the folder
  /// unchanged byte for byte.
  void refuses(const std::string& path, const char* what) const {
    const QStringList filesBefore = files();
    const std::string before = bytesOf(path);
    for (const carddb::LibraryMode mode : {carddb::LibraryMode::readOnly, carddb::LibraryMode::readWrite,
                                           carddb::LibraryMode::createIfMissing}) {
      const Outcome<carddb::Library> opened = carddb::Library::open(path, mode);
      QVERIFY2(!opened, qPrintable(QString("opened with %1 bytes").arg(before.size())));
      const std::string text = opened.fault().text();
      QVERIFY2(text.find(what) != std::string::npos, text.c_str());
      QVERIFY(text.find('\n') == std::string::npos);
      QVERIFY(!opened.fault().cure.empty());
      QCOMPARE(opened.fault().file, path);
      QVERIFY(bytesOf(path) == before);
      QCOMPARE(files(), filesBefore);
    }
    QVERIFY(!carddb::Journal::open(path));
    QVERIFY(bytesOf(path) == before);
    QCOMPARE(files(), filesBefore);
  }

 private:
  QTemporaryDir folder_;
  int made_ = 0;
};

}  // namespace lk::test
