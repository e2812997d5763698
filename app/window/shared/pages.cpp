#include "app/window/shared/pages.h"

#include <QCoreApplication>

namespace lk::app {

namespace {

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(PageWords)
};

QString label(const QString& name) {
  if (name == QLatin1String("home")) return PageWords::tr("Home");
  if (name == QLatin1String("table")) return PageWords::tr("Table");
  if (name == QLatin1String("duel")) return PageWords::tr("Duel");
  if (name == QLatin1String("rules")) return PageWords::tr("Rules");
  if (name == QLatin1String("cards")) return PageWords::tr("Cards");
  if (name == QLatin1String("settings")) return PageWords::tr("Settings");
  return {};
}

}  // namespace

const std::vector<PageInfo>& pages() {
  static const std::vector<PageInfo> all = {
      {.name = "home",
       .parts = {"table", "home", "firstSteps", "sheets", "evening", "settings", "voice", "player"},
       .key = "F1",
       .tab = true},
      {.name = "setup", .parts = {"table", "home", "setup", "box", "cameras", "calibrate"}, .back = "home"},
      {.name = "table", .parts = {"table", "help", "home"}, .key = "F2", .tab = true},
      {.name = "duel", .parts = {"table", "home"}, .key = "F3", .back = "table", .tab = true},
      {.name = "score", .parts = {"table", "score"}, .back = "home"},
      {.name = "rules", .parts = {"rules"}, .key = "F4", .tab = true},
      {.name = "cards", .parts = {"cards", "printer", "enrol"}, .key = "F5", .tab = true},
      {.name = "coach", .parts = {"coach", "ownCoach", "help"}, .key = "F8", .back = "table"},
      {.name = "history", .parts = {"history", "evening", "player"}, .key = "F12", .back = "home"},
      {.name = "player", .parts = {"player"}, .back = "history"},
      {.name = "league", .parts = {"league"}, .key = "Ctrl+L", .back = "history"},
      {.name = "evening", .parts = {"table", "home", "evening", "replay", "blunders"}, .back = "history"},
      {.name = "replay", .parts = {"replay"}, .back = "history"},
      {.name = "enrol", .parts = {"table", "home", "settings", "enrol"}, .back = "cards"},
      {.name = "calibrate", .parts = {"table", "home", "calibrate", "cameras"}, .key = "F9"},
      {.name = "learn",
       .parts = {"lessons", "lesson", "cameras", "table", "home"},
       .key = "F7",
       .back = "home"},
      {.name = "lesson", .parts = {"lesson", "rules", "table"}, .back = "learn"},
      {.name = "editor", .parts = {"editor"}, .key = "F6", .back = "cards"},
      {.name = "phones", .parts = {"phones"}, .key = "Ctrl+H", .back = "table"},
      {.name = "settings",
       .parts = {"settings", "voice", "help", "firstSteps", "setup", "cameras", "folder", "care"},
       .key = "F10",
       .tab = true},
  };
  return all;
}

QVariantList pagesForWindow() {
  QVariantList out;
  for (const PageInfo& page : pages()) {
    const QString name = QString::fromLatin1(page.name);
    out.push_back(
        QVariantMap{{QStringLiteral("name"), name},
                    {QStringLiteral("file"),
                     QStringLiteral("pages/%1%2Page.qml").arg(name.at(0).toUpper()).arg(name.mid(1))},
                    {QStringLiteral("parts"), page.parts},
                    {QStringLiteral("key"), QString::fromLatin1(page.key)},
                    {QStringLiteral("back"), QString::fromLatin1(page.back)},
                    {QStringLiteral("tab"), page.tab},
                    {QStringLiteral("label"), label(name)}});
  }
  return out;
}

}  // namespace lk::app
