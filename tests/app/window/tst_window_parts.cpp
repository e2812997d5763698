// Tests that a part of the window registers itself, and makes its texts again when the language changes.
#include <QTest>

#include "app/window/window_parts.h"

using namespace lk::app;

namespace {

class WithTexts : public QObject {
 public:
  explicit WithTexts(int made) : made(made) {}
  void retranslate() { ++made; }
  int made;
};

class WithoutTexts : public QObject {};

}  // namespace

class TestWindowParts : public QObject {
  Q_OBJECT

 private slots:
  void aPartIsFoundUnderItsName() {
    WindowParts parts;
    Part<WithTexts> score(parts, "score", 0);
    Part<WithoutTexts> voice(parts, "voice");
    QCOMPARE(parts.byName().keys(), QStringList({"score", "voice"}));
    QCOMPARE(parts.byName()["score"].value<QObject*>(), static_cast<QObject*>(&score));
    QCOMPARE(parts.byName()["voice"].value<QObject*>(), static_cast<QObject*>(&voice));
  }

  void aPartWithTextsFollowsTheLanguage() {
    WindowParts parts;
    Part<WithTexts> score(parts, "score", 7);
    QCOMPARE(score.made, 7);
    emit parts.languageChanged();
    QCOMPARE(score.made, 8);
  }
};

QTEST_GUILESS_MAIN(TestWindowParts)
#include "tst_window_parts.moc"
