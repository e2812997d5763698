// Where a desk of people's own cards keeps its packs and its draft, in a folder that goes with the test.
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

  /// What is on disk now is all that a kill leaves: whatever a desk still says before it goes is taken back
  /// by killed().
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
