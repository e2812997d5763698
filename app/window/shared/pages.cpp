#include "app/window/shared/pages.h"

#include <QCoreApplication>

namespace lk::app {

namespace {

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(PageWords)
};

}  // namespace

const std::vector<PageInfo>& pages() {
  static const std::vector<PageInfo> all = {
      {.name = "home",
       .parts = {"table", "home", "firstSteps", "sheets", "evening", "settings", "voice", "player"},
       .key = "F1",
       .tab = QT_TRANSLATE_NOOP("PageWords", "Home")},
      {.name = "setup",
       .parts = {"table", "home", "setup", "firstNight", "box", "deck", "cameras", "calibrate"},
       .back = "home"},
      {.name = "table",
       .parts = {"table", "help", "home", "firstNight"},
       .key = "F2",
       .tab = QT_TRANSLATE_NOOP("PageWords", "Table")},
      {.name = "duel",
       .parts = {"table", "home"},
       .key = "F3",
       .back = "table",
       .tab = QT_TRANSLATE_NOOP("PageWords", "Duel")},
      {.name = "score", .parts = {"table", "score"}, .back = "home"},
      {.name = "rules", .parts = {"rules"}, .key = "F4", .tab = QT_TRANSLATE_NOOP("PageWords", "Rules")},
      {.name = "cards",
       .parts = {"cards", "printer", "enrol", "balance"},
       .key = "F5",
       .tab = QT_TRANSLATE_NOOP("PageWords", "Cards")},
      {.name = "coach", .parts = {"coach", "ownCoach", "moveAdvice", "help"}, .key = "F8", .back = "table"},
      {.name = "history", .parts = {"history", "evening", "player"}, .key = "F12", .back = "home"},
      {.name = "player", .parts = {"player"}, .back = "history"},
      {.name = "league", .parts = {"league"}, .key = "Ctrl+L", .back = "history"},
      {.name = "evening",
       .parts = {"table", "home", "evening", "replay", "blunders", "mistakes"},
       .back = "history"},
      {.name = "replay", .parts = {"replay"}, .back = "history"},
      {.name = "enrol", .parts = {"table", "home", "cameras", "enrol"}, .back = "cards"},
      {.name = "calibrate", .parts = {"table", "home", "calibrate", "cameras"}, .key = "F9"},
      {.name = "learn",
       .parts = {"lessons", "lesson", "cameras", "table", "home"},
       .key = "F7",
       .back = "home"},
      {.name = "lesson", .parts = {"lesson", "rules", "table"}, .back = "learn"},
      {.name = "editor", .parts = {"editor"}, .key = "F6", .back = "cards"},
      {.name = "phones", .parts = {"phones"}, .key = "Ctrl+H", .back = "table"},
      {.name = "settings",
       .parts = {"settings", "voice", "help", "firstSteps", "firstNight", "setup", "cameras", "folder",
                 "care", "kept"},
       .key = "F10",
       .tab = QT_TRANSLATE_NOOP("PageWords", "Settings")},
  };
  return all;
}

QList<PageEntry> pagesForWindow() {
  QList<PageEntry> out;
  for (const PageInfo& page : pages()) {
    const QString name = QString::fromLatin1(page.name);
    out += PageEntry{.name = name,
                     .file = QStringLiteral("pages/%1%2Page.qml").arg(name.at(0).toUpper()).arg(name.mid(1)),
                     .parts = page.parts,
                     .key = QString::fromLatin1(page.key),
                     .back = QString::fromLatin1(page.back),
                     .tab = *page.tab != 0,
                     .label = *page.tab != 0 ? PageWords::tr(page.tab) : QString()};
  }
  return out;
}

}  // namespace lk::app
