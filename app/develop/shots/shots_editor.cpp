#include "app/develop/shots/shots_editor.h"

#include <QCoreApplication>

#include "app/develop/shots/shots_wait.h"
#include "app/window/window_engine.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

/// Creates a power that damages and rewards high dice, with unfinished text.
void layCard(EditorModel& editor, LanguageId language) {
  const QString does = QStringLiteral("effect/0/do");
  editor.begin(QStringLiteral("power"));
  static const char* const kName = QT_TRANSLATE_NOOP("EditorShot", "Sunburst");
  editor.setText(QStringLiteral("name"), QLatin1String(kName));
  editor.setText(QString::fromStdString(fieldIn("name", language)),
                 QCoreApplication::translate("EditorShot", kName));
  editor.toggle(QStringLiteral("playable"), QStringLiteral("showdown"));
  editor.add(QStringLiteral("effect"), QStringLiteral("on_play"));
  editor.add(does, QStringLiteral("damage"));
  editor.choose(does + QStringLiteral("/0/who"), QStringLiteral("opponent"));
  editor.setNumber(does + QStringLiteral("/0/amount"), 4);
  editor.add(does, QStringLiteral("if"));
  editor.choose(does + QStringLiteral("/1/test/test"), QStringLiteral("count"));
  editor.choose(does + QStringLiteral("/1/test/what"), QStringLiteral("dv"));
  editor.setNumber(does + QStringLiteral("/1/test/value"), 8);
  editor.add(does + QStringLiteral("/1/then"), QStringLiteral("change"));
  editor.setNumber(does + QStringLiteral("/1/then/0/by"), 2);
  editor.judgeNow();
}

}  // namespace

Outcome<Done> takeEditor(WindowEngine& window, const TakePage& take) {
  const auto language = LanguageId::from(window.settings().language().toStdString());
  layCard(window.editor(), language.value_or(kEnglish));
  const QString page = QStringLiteral("editor");
  window.showPage(page);
  const auto painted = [&] {
    window.window()->grabWindow();  // only visible items are loaded
    const QObject* face = window.part(QStringLiteral("editorFace"));
    return face && face->property("ready").toBool();
  };
  const Outcome<Done> shown = waitUntil(painted, "the card's face is not painted in time");
  return shown ? take(page, {}) : shown;
}

}  // namespace lk::app
