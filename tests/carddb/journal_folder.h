// Provides journals in a test's own folder, and distinguishable events.
#pragma once

#include <QTemporaryDir>

#include "carddb/journal.h"

namespace lk::test {

inline rules::Event numbered(int number) {
  return {Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({1, 6})}, {"number", number}})};
}

inline carddb::Journal opened(const std::string& path) {
  Outcome<carddb::Journal> journal = carddb::Journal::open(path);
  if (!journal) qFatal("%s", journal.fault().text().c_str());
  return std::move(*journal);
}

class JournalFolder {
 public:
  /// Returns the path of a file that does not exist yet.
  std::string fresh() { return folder_.filePath(QString("night%1.db").arg(++made_)).toStdString(); }

 private:
  QTemporaryDir folder_;
  int made_ = 0;
};

}  // namespace lk::test
