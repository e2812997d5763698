// Provides a window whose journal holds two past nights.
#pragma once

#include <QTemporaryDir>

#include "../app/sample_nights.h"
#include "app/window/history/open_night.h"
#include "evening.h"

namespace lk::test {

/// Writes a journal of two nights, once.
inline QString twoNights() {
  static QTemporaryDir folder;
  const QString path = folder.filePath("nights.lkdb");
  if (QFile::exists(path)) return path;
  Outcome<carddb::Journal> journal = carddb::Journal::open(path.toStdString());
  if (!journal) qFatal("%s", journal.fault().text().c_str());
  for (const app::NightLog& log : {nightOf(kWholeNight), cut(nightOf(kWholeNight, {"Cleo", "Dan"}), 104)}) {
    const std::int64_t night = *journal->begin(log.info.game, log.info.startedAt, log.info.players);
    for (const rules::Event& event : log.events)
      if (!journal->append(night, event)) qFatal("cannot write");
    if (log.info.finished && !journal->finish(night)) qFatal("cannot finish");
  }
  return path;
}

inline std::string journalOf(const QTemporaryDir& folder) {
  const QString file = folder.filePath("nights.lkdb");
  if (!QFile::copy(twoNights(), file)) qFatal("cannot copy");
  return file.toStdString();
}

/// A window with a journal of two nights: one finished, one left in a duel.
struct Past {
  QTemporaryDir folder;
  app::WindowEngine window{kit(), {.nights = journalOf(folder)}};

  Past() {
    const Outcome<Done> loaded = window.load();
    if (!loaded) qFatal("%s", loaded.fault().text().c_str());
    window.settings().setMotion(false);
    window.settings().setShowDuels(false);
    activate();
  }
  void activate() {
    window.window()->requestActivate();
    if (!QTest::qWaitForWindowActive(window.window())) qFatal("no window");
  }
  void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QTest::keyClick(window.window(), key, with);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] QString page() { return window.window()->property("page").toString(); }
};

}  // namespace lk::test
