// Provides a folder for the card editor's packs and draft, removed with the test.
#pragma once

#include <QFile>
#include <QTemporaryDir>

#include "app/workshop/editor/editor_desk.h"

namespace lk::test {

class DeskFolder {
 public:
  [[nodiscard]] QString filePath(const QString& name) const { return folder_.filePath(name); }
  [[nodiscard]] app::DeskPlaces places() const {
    return {filePath("packs").toStdString(), draft().toStdString()};
  }
  [[nodiscard]] QString draft() const { return filePath("draft.json"); }
  [[nodiscard]] bool hasDraft() const { return QFile::exists(draft()); }

  /// Simulates a kill: what is on disk now is all that remains, so whatever the editor still writes as it is
  /// destroyed is undone by killed().
  [[nodiscard]] bool keepDraft() const { return QFile::copy(draft(), kept()); }
  [[nodiscard]] bool killed() const {
    QFile::remove(draft());
    return QFile::rename(kept(), draft());
  }

 private:
  [[nodiscard]] QString kept() const { return filePath("kept.json"); }

  QTemporaryDir folder_;
};

}  // namespace lk::test
