// Provides a night whose moves are composed on the table's page by clicks.
#pragma once

#include <QFile>

#include "evening.h"
#include "game_rows.h"
#include "laid_out.h"

namespace lk::test {

inline constexpr int kTouchedNight = 2;  // its number

/// A night whose moves are composed on the page, without a thread of its own.
struct TouchedNight {
  Evening evening;
  std::shared_ptr<const app::GameKit> kit;
  app::TableSession session;
  app::TableModel& table = evening.window.table();

  explicit TouchedNight(const std::string& game)
      : kit(test::kit(game)), session(kit, std::vector<vision::Reference>{}, kTouchedNight) {
    QObject::connect(&table, &app::TableModel::moveWanted, &table, [this](const app::MoveRequest& request) {
      if (const auto reply = session.compose(request)) table.showMove(*reply);
    });
    QObject::connect(&table, &app::TableModel::entered, &table,
                     [this](const rules::Event& event) { say(event); });
    table.beginNight(kTouchedNight);
  }
  void say(const rules::Event& event) {
    const Outcome<app::Moment> moment = session.say(event);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    table.show(*moment);
  }
  QQuickWindow& window() { return *evening.window.window(); }
  void look(const QString& name) {
    if (const QString folder = qEnvironmentVariable("LK_LOOK"); !folder.isEmpty()) {
      QCoreApplication::processEvents();  // answers get their widths in the next turn
      window().grabWindow().save(folder + "/" + name + ".png");
    }
  }
  /// Returns where a thing, or what lies in a zone, can be clicked on.
  QPoint placeOf(const QString& name) {
    settle(window());
    for (QQuickItem* card : partsBy(window().contentItem(), "PlaceCard"))
      if (card->parentItem()->property("modelData").value<app::LyingCard>().thing == name)
        return card->mapToScene({0.15 * card->width(), card->height() / 2}).toPoint();
    for (QQuickItem* zone : partsBy(window().contentItem(), "BoardZone"))
      if (zone->property("zone").value<app::BoardZone>().zone == name)
        return zone->mapToScene({zone->width() / 2, zone->height() / 2}).toPoint();
    qFatal("no zone %s", qPrintable(name));
  }
  void touch(const QString& name) {
    QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(name));
    QCoreApplication::processEvents();
  }
  [[nodiscard]] int rowOf(const QString& label) {
    for (int row = 0; row < table.choices()->count(); ++row)
      if (table.choices()->index(row).data(app::ChoicesModel::labelRole).toString() == label) return row;
    return -1;
  }
  [[nodiscard]] bool hasChoice(const QString& label) { return rowOf(label) >= 0; }
  void choose(const QString& label) {
    const int row = rowOf(label);
    if (row < 0) qFatal("no choice %s", qPrintable(label));
    table.choose(row);
  }
};

/// Returns the events of a sample transcript.
inline QByteArrayList recorded(const QString& game, const QString& name) {
  QFile file(QString(LK_ROOT "/samples/%1/transcripts/%2.jsonl").arg(game, name));
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(file.fileName()));
  QByteArrayList events = file.readAll().split('\n');
  events.removeIf([](const QByteArray& line) { return !line.startsWith(R"({"e":)"); });
  return events;
}

}  // namespace lk::test
