// Reads events as lines of JSON: those of a transcript, and those that a run of the program printed.
#pragma once

#include <QFile>

#include "program.h"

namespace lk::test {

/// Returns the events of a transcript in a file, in order; none if it cannot be read.
inline QList<QJsonObject> recordedEvents(const QString& path) {
  QList<QJsonObject> events;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return events;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (const QJsonObject json = QJsonDocument::fromJson(line).object(); json.contains("e")) events << json;
  return events;
}

/// Returns the events that `watch` printed, accepted or not, in order.
inline QList<QJsonObject> reportedEvents(const ProgramResult& result) {
  QList<QJsonObject> events;
  for (const QJsonObject& line : result.lines())
    if (line.contains("event")) events << line["event"].toObject();
  return events;
}

}  // namespace lk::test
