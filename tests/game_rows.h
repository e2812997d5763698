// Makes a test row for each game, and returns the kit of the current row.
#pragma once

#include <QTest>

#include "kits.h"
#include "rules/games/all.h"

namespace lk::test {

inline void gameRows() {
  QTest::addColumn<QString>("game");
  for (const rules::Game* game : rules::allGames()) {
    const QString id = QString::fromStdString(std::string(game->id()));
    QTest::newRow(qPrintable(id)) << id;
  }
}

inline std::shared_ptr<const app::GameKit> kitOfRow() {
  QFETCH(QString, game);
  return kit(game.toStdString());
}

}  // namespace lk::test
