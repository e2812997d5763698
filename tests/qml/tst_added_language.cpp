// Tests that a language is added by files alone: the window offers it, uses it and has space for its longer
// words.
#include <QTemporaryDir>

#include "app/learn/lessons/lesson_reader.h"
#include "app/phrases/card_words.h"
#include "app/phrases/translation.h"
#include "app/window/shared/pages.h"
#include "evening.h"
#include "faces/card_look.h"
#include "test_language.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestAddedLanguage : public QuietTest {
  Q_OBJECT

  QTemporaryDir folder_;
  const LanguageId made_ = languageId(kMadeLanguage);

 private slots:
  void initTestCase() {
    QVERIFY(!Translation::languages().contains(kMadeLanguage));
    QCOMPARE(addMadeLanguage(folder_.path()), QString());
  }

  void anAddedLanguageIsLoadedFromItsFiles() {
    QVERIFY(Translation::languages().contains(kMadeLanguage));
    QCOMPARE(Translation::nameOf(kMadeLanguage), longer("English"));
    const Translation translation(kMadeLanguage);
    QVERIFY(spoken() == made_);
    const auto kit = loadKit("halfwish");
    QVERIFY2(bool(kit), kit ? "" : kit.fault().text().c_str());
    const rules::CardDef& strike = (*kit)->cards[(*kit)->cards.find("strike")];
    QCOMPARE(cardName(strike), longer("Strike"));
    QCOMPARE(faces::lookOf(strike, made_).kind,
             (longer("Action") + QString::fromUtf8(" \u00b7 ") + longer("aggressive")).toStdString());
    const auto lessons = loadLessons(**kit);
    QVERIFY2(bool(lessons), lessons ? "" : lessons.fault().text().c_str());
    const Lesson& first = *lessons->front();
    QCOMPARE(first.texts.in(made_, first.title), longer(QString::fromStdString(first.title)).toStdString());
  }

  void everyPageOpensAndFits_data() {
    QTest::addColumn<QString>("page");
    for (const PageInfo& page : pages()) QTest::newRow(page.name) << QString(page.name);
  }
  void everyPageOpensAndFits() {
    QFETCH(QString, page);
    Evening evening;
    evening.window.settings().setLanguage(kMadeLanguage);
    QCOMPARE(evening.window.settings().language(), QString(kMadeLanguage));
    evening.begin();
    evening.window.showPage(page);
    QStringList clipped;
    for (int i = 0; i < 5; ++i) {  // text that does not fit now never will
      settle(*evening.window.window());
      clipped.clear();
      findClipped(evening.window.window()->contentItem(), clipped);
      if (clipped.isEmpty()) break;
      QTest::qWait(20);
    }
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("\n")));
  }
};

QTEST_MAIN(TestAddedLanguage)
#include "tst_added_language.moc"
