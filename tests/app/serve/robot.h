// Runs a robot (Python and Selenium) that uses the program's real pages in a real browser.
#pragma once

#include <QDir>

#include "program.h"

namespace lk::test {

/// Runs a script of this folder with the program's path, `arguments` and the folder for pictures, in that
/// order. Returns the JSON object that it prints; an empty one if it did not end within `timeoutMs`.
inline QJsonObject seenByRobot(const QString& script, const QStringList& arguments, int timeoutMs,
                               const QProcessEnvironment& environment = {
                                   QProcessEnvironment::InheritFromParent}) {
  const QString pictures = QStringLiteral(LK_PICTURES);
  QDir().mkpath(pictures);
  QProcess robot;
  robot.setProcessEnvironment(environment);
  robot.setProgram(QStringLiteral("/usr/bin/python3"));  // Debian's Python, which has Debian's selenium
  robot.setArguments(QStringList{QStringLiteral("-B"), QStringLiteral(LK_ROOT "/tests/app/serve/") + script,
                                 QStringLiteral(LK_PROGRAM)} +
                     arguments + QStringList{pictures});
  robot.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  robot.start();
  if (!robot.waitForFinished(timeoutMs)) return {};
  return QJsonDocument::fromJson(robot.readAllStandardOutput()).object();
}

}  // namespace lk::test
