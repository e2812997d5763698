// Runs the built program as a person would from a shell.
#pragma once

#include <functional>

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

namespace lk::test {

struct ProgramResult {
  int exit = -1;
  QByteArray out;
  QByteArray err;

  [[nodiscard]] QList<QJsonObject> lines() const {
    QList<QJsonObject> objects;
    for (const QByteArray& line : out.split('\n'))
      if (!line.trimmed().isEmpty()) objects << QJsonDocument::fromJson(line).object();
    return objects;
  }
};

/// Calls `inChild` in the new process, just before the program is executed.
inline ProgramResult runOther(const QString& program, const QStringList& arguments, const QByteArray& input,
                              int timeoutMs = 120000, const std::function<void()>& inChild = {}) {
  QProcess process;
  if (inChild) process.setChildProcessModifier(inChild);
  process.setProgram(program);
  process.setArguments(arguments);
  process.start();
  process.write(input);
  process.closeWriteChannel();
  ProgramResult result;
  if (!process.waitForFinished(timeoutMs)) {
    process.kill();
    process.waitForFinished();
    result.err = "did not end in time";
    return result;
  }
  result.exit = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
  result.out = process.readAllStandardOutput();
  result.err = process.readAllStandardError();
  return result;
}

/// Runs Lampkeeper.
inline ProgramResult run(const QStringList& arguments, const QByteArray& input = {}, int timeoutMs = 120000,
                         const std::function<void()>& inChild = {}) {
  return runOther(QStringLiteral(LK_PROGRAM), arguments, input, timeoutMs, inChild);
}

}  // namespace lk::test
