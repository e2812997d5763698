// Runs `lampkeeper league` on a database of either engine.
#pragma once

#include <QJsonArray>

#include "../../league/databases.h"
#include "../../program.h"
#include "../../test_folder.h"

namespace lk::test {

class LeagueProgram : protected TestFolder {
 protected:
  QString database_;

  void use(const QString& engine) {
    database_ = QString::fromStdString(emptyDatabase(engine, folderPath()));
    qputenv("XDG_DATA_HOME", (path("data-") + QString::number(++count_)).toUtf8());
  }
  ProgramResult league(const QStringList& arguments) const {
    return run(QStringList{"league", "--db", database_} + arguments);
  }
  ProgramResult done(const QStringList& arguments) const {
    ProgramResult result = league(arguments);
    if (result.exit != 0) qWarning() << arguments << result.out << result.err;
    return result;
  }
  /// Checks for status 2, one line on standard error and nothing on standard output. Returns that line.
  QString unusable(const QStringList& arguments) const {
    const ProgramResult result = league(arguments);
    if (result.exit != 2 || !result.out.isEmpty() || result.err.count('\n') != 1 ||
        !result.err.startsWith("lampkeeper: ")) {
      qWarning() << arguments << result.exit << result.out << result.err;
      return "not as it should be";
    }
    return QString::fromUtf8(result.err);
  }
  void club(const QStringList& players) {
    done({"init"});
    done({"create", "Club", "--game", "halfwish", "--format", "swiss", "--rounds", "3"});
    done(QStringList{"join", "Club"} + players);
  }

  int count_ = 0;
};

}  // namespace lk::test
