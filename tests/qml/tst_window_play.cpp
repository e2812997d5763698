// Tests the pages used while playing: large enough for two metres, figures at fixed places, and long names
// complete.
#include <cmath>

#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestWindowPlay : public QuietTest {
  Q_OBJECT

 private slots:
  // The current step and its player are readable from two metres.
  void theCurrentStepIsShownLarge() {
    Evening evening;
    evening.window.settings().setName(rules::Seat::A, "Ann");
    evening.begin();
    evening.take({*readJson(R"({"e":"roll","seat":"A","dice":[4,6]})", "test")});
    evening.take({*readJson(R"({"e":"roll","seat":"B","dice":[6,6]})", "test")});
    settle(*evening.window.window());
    const QStringList wanted{evening.window.table()
                                 .choices()
                                 ->data(evening.window.table().choices()->index(1), ChoicesModel::labelRole)
                                 .toString(),
                             "Ann"};
    for (const QString& text : wanted) {
      QList<const QQuickItem*> shown;
      findTexts(evening.window.window()->contentItem(), text, shown);
      QVERIFY2(!shown.isEmpty(), qPrintable(text));
      for (const QQuickItem* each : shown)
        QVERIFY2(lettersOf(*each) >= 22, qPrintable(text + QString(" %1").arg(lettersOf(*each))));
    }
  }

  // Points and health of all players have one height and full size, with any other content.
  void figuresStandAlike() {
    Evening evening;
    evening.window.settings().setName(rules::Seat::B, "Maximiliane von Hohenzoll");
    evening.begin();
    settle(*evening.window.window());
    const QList<QRectF> first = figures(evening);
    QCOMPARE(first.size(), 4);
    const auto alike = [&] {
      settle(*evening.window.window());
      const QList<QRectF> now = figures(evening);
      if (now.size() != first.size()) return false;
      for (qsizetype i = 0; i < now.size(); ++i)  // two of each player, one below the other
        if (now[i].top() != now[(i + 2) % 4].top() || now[i].height() != first.first().height()) return false;
      return true;
    };
    QVERIFY(alike());
    evening.take({*readJson(
        R"({"e":"correct","seat":"A","set":{"poisoned":true,"lamps":2,"exposed":3},"why":"a test"})",
        "test")});
    QVERIFY(alike());
    evening.window.help().choose("A", "full");
    evening.take({*readJson(R"({"e":"roll","seat":"A","dice":[4,6]})", "test")});
    evening.take({*readJson(R"({"e":"roll","seat":"B","dice":[6,6]})", "test")});
    QVERIFY(evening.window.table().choices()->explained());
    QVERIFY(alike());
  }

  void theLongestNameIsShownWhole_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("large");
    for (const char* page : {"table", "duel", "score"})
      for (const bool large : {false, true})
        QTest::addRow("%s%s", page, large ? ", large letters" : "") << QString(page) << large;
  }
  void theLongestNameIsShownWhole() {
    QFETCH(QString, page);
    QFETCH(bool, large);
    Evening evening;
    evening.window.settings().setLargeText(large);
    evening.window.settings().setName(rules::Seat::A, "Wilhelmina Schwarzenberg");
    evening.window.settings().setName(rules::Seat::B, "Maximiliane von Hohenzoll");
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})",
          R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
    evening.window.showPage(page);
    settle(*evening.window.window());
    QStringList clipped;
    findClipped(evening.window.window()->contentItem(), clipped);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }

  void aQuestionAndItsReasonStandTogether() {
    Evening evening;
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})"})
      evening.take({*readJson(line, "test")});
    for (const char* page : {"table", "duel"}) {
      evening.window.showPage(page);
      settle(*evening.window.window());
      QList<const QQuickItem*> question, reason;
      findTexts(evening.window.window()->contentItem(), evening.window.table().nextStep(), question);
      const QQuickItem* step = partsBy(evening.window.window()->contentItem(), "NextStep").value(0);
      const QString about = step ? step->property("about").toString() : evening.window.table().detail();
      QVERIFY(about.contains(evening.window.table().detail()));
      findTexts(evening.window.window()->contentItem(), about, reason);
      QCOMPARE(question.size(), 1);
      const qreal below = question[0]->mapToScene({0, question[0]->height()}).y();
      QVERIFY2(std::any_of(reason.begin(), reason.end(),
                           [&](const QQuickItem* each) {
                             const qreal gap = each->mapToScene({0, 0}).y() - below;
                             return gap >= 0 && gap < 12;
                           }),
               page);
    }
  }

  void theCorrectionsOpenOnTheScorePage() {
    Evening evening;
    evening.begin();
    evening.window.showPage("score");
    evening.activate();
    evening.press(Qt::Key_N);
    QTRY_VERIFY(valueOf(evening.window, "mend", "opened").toBool());
  }

  void cardsKeepTheirShape_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1280, 720);
    QTest::newRow("large") << QSize(3840, 2160);
  }
  void cardsKeepTheirShape() {
    QFETCH(QSize, size);
    Evening evening;
    evening.window.window()->resize(size);
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})",
          R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
    evening.window.showPage("duel");
    settle(*evening.window.window());
    QList<QSizeF> cards;
    collectCards(evening.window.window()->contentItem(), cards);
    QCOMPARE(cards.size(), 2);
    for (const QSizeF& card : cards) {
      qInfo() << card;
      QVERIFY(std::abs(card.width() * 88 / 63 - card.height()) < 2);
    }
  }

 private:
  static void collectCards(const QQuickItem* item, QList<QSizeF>& found) {
    if (!item->isVisible()) return;
    if (QByteArray(item->metaObject()->className()).startsWith("CardPicture")) found += item->size();
    for (const QQuickItem* child : item->childItems()) collectCards(child, found);
  }
  static void findTexts(const QQuickItem* item, const QString& text, QList<const QQuickItem*>& found) {
    if (!item->isVisible()) return;
    if (item->inherits("QQuickText") && item->property("text") == text) found += item;
    for (const QQuickItem* child : item->childItems()) findTexts(child, text, found);
  }
  static void collectFigures(const QQuickItem* item, QList<QRectF>& found) {
    if (!item->isVisible()) return;
    if (QByteArray(item->metaObject()->className()).startsWith("FigureButton"))
      found += item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    for (const QQuickItem* child : item->childItems()) collectFigures(child, found);
  }
  static QList<QRectF> figures(Evening& evening) {
    QList<QRectF> found;
    collectFigures(evening.window.window()->contentItem(), found);
    return found;
  }
};

QTEST_MAIN(TestWindowPlay)
#include "tst_window_play.moc"
