// Tests the pages about cards by keyboard alone: finding a card, enrolling it, undoing that; and the list of
// the box.
#include <QQuickItem>
#include <QSignalSpy>

#include "app/session/night/clock.h"
#include "app/session/table/table_memory.h"
#include "app/window/shared/pictures/seen_overlay.h"
#include "carddb/journal.h"
#include "evening.h"
#include "laid_out.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

EnrolCard card(int number, const std::string& id, EnrolCard::State state = EnrolCard::State::asks) {
  EnrolCard out;
  out.number = number;
  out.state = state;
  if (id.empty()) return out;
  out.label = CardNames(*kit()).labelOf(id);
  out.from = EnrolCard::From::eyes;
  out.confidence = 0.99;
  return out;
}

/// A window on the page for enrolling, with these cards before the camera.
struct Teaching : Evening {
  EnrolModel& enrol = window.enrol();
  QSignalSpy accepted{&window.enrol(), &EnrolModel::acceptWanted};
  EnrolMoment moment;

  explicit Teaching(std::vector<EnrolCard> cards) {
    enrol.setSource(PictureSource::live);
    moment.cards = std::move(cards);
    enrol.show(moment);
    window.showPage("enrol");
    window.window()->grabWindow();
  }
  [[nodiscard]] std::string label(int which) const { return accepted[which][1].value<CardLabel>().card; }
};

void type(Evening& evening, const char* text) {
  for (const char* c = text; *c != '\0'; ++c) QTest::keyClick(evening.window.window(), *c);
  QCoreApplication::processEvents();
}

}  // namespace

class TestWindowEnrolPage : public QuietTest {
  Q_OBJECT

 private slots:
  void initTestCase() { qRegisterMetaType<CardLabel>(); }
  void teachingBeginsWithACameraOfTheListOrAnyFile() {
    Evening evening;
    evening.window.cameras().list({{0, "Inner Camera"}, {2, "C920"}});
    evening.window.showPage("enrol");
    settle(*evening.window.window());
    QSignalSpy begun(&evening.window.enrol(), &EnrolModel::beginWanted);
    for (const char* button : {"enrol-Inner Camera", "enrol-C920"}) {
      auto* item = qobject_cast<QQuickItem*>(evening.window.part(button));
      QVERIFY2(item && item->isVisible(), button);
    }
    QVERIFY(valueOf(evening.window, "browse", "visible").toBool());
    QMetaObject::invokeMethod(evening.window.part("enrol-C920"), "clicked");
    QCOMPARE(begun.count(), 1);
    QCOMPARE(begun[0][0].value<EnrolRequest>().source, std::string("C920"));
    evening.window.cameras().list({});
    evening.window.enrol().end();
    QTRY_VERIFY(valueOf(evening.window, "enrol-none", "visible").toBool());
  }

  void aCardIsFoundAndTaughtByKeys() {
    Evening evening;
    evening.window.cameras().list({{0, "Inner Camera"}, {2, "C920"}});
    evening.activate();
    evening.press(Qt::Key_F5);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("cards"));
    type(evening, "heavy strike");
    QVERIFY(evening.window.cards().count() < evening.window.cards().total());
    evening.press(Qt::Key_Down);
    const QString first = evening.window.cards().chosen();
    evening.press(Qt::Key_Down);
    QVERIFY(evening.window.cards().count() == 1 || evening.window.cards().chosen() != first);
    evening.press(Qt::Key_Return);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("enrol"));
    QVERIFY(!evening.window.enrol().only().isEmpty());
    // Enter starts with the usual camera.
    QSignalSpy begun(&evening.window.enrol(), &EnrolModel::beginWanted);
    evening.press(Qt::Key_Return);
    QCOMPARE(begun.count(), 1);
    QCOMPARE(begun[0][0].value<EnrolRequest>().source, std::string("Inner Camera"));
    QCOMPARE(begun[0][0].value<EnrolRequest>().list.size(), std::size_t(1));
    evening.press(Qt::Key_Escape);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("cards"));
  }

  void enterAcceptsTheSuggestionAndGoesToTheNext() {
    Teaching lesson({card(1, "strike"), card(2, "defend")});
    lesson.activate();
    lesson.press(Qt::Key_Return);
    QCOMPARE(lesson.accepted.count(), 1);
    QCOMPARE(lesson.label(0), std::string("strike"));
    lesson.moment.cards[0].state = EnrolCard::State::taught;
    lesson.enrol.show(lesson.moment);
    lesson.press(Qt::Key_Return);
    QCOMPARE(lesson.accepted.count(), 2);
    QCOMPARE(lesson.label(1), std::string("defend"));
  }

  /// The message about an enrolled card hides no card's name.
  void namesKeepClearOfTheEnrolmentMessage() {
    Teaching lesson({card(1, "strike")});
    const auto* names = lesson.window.window()->findChild<SeenOverlay*>();
    QVERIFY(names && names->property("taken").toRectF().isEmpty());
    emit lesson.enrol.taughtOne("Strike");
    const QRectF taken = names->property("taken").toRectF();
    QVERIFY(!taken.isEmpty() && names->boundingRect().contains(taken));
  }

  void anotherNameIsTypedAndCompleted() {
    Teaching lesson({card(1, "strike"), card(2, "")});
    lesson.activate();
    type(lesson, "lon");
    lesson.press(Qt::Key_Down);
    lesson.press(Qt::Key_Return);
    QCOMPARE(lesson.accepted.count(), 1);
    QCOMPARE(lesson.label(0), std::string("long_strike"));
    // The second card has no suggestion, so Enter alone enrols nothing.
    lesson.press(Qt::Key_PageDown);
    QCOMPARE(lesson.enrol.current(), 1);
    lesson.press(Qt::Key_Return);
    QCOMPARE(lesson.accepted.count(), 1);
    type(lesson, "Moth King");
    lesson.press(Qt::Key_Return);
    QCOMPARE(lesson.accepted.count(), 2);
    QCOMPARE(lesson.label(1), std::string("moth_king"));
  }

  /// Who types a name reads it from the card.
  void theCardIsSeenWhileItsNameIsTyped_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("large");
    QTest::newRow("800 x 480 large") << QSize(800, 480) << true;
    QTest::newRow("1366 x 768") << QSize(1366, 768) << false;
  }
  void theCardIsSeenWhileItsNameIsTyped() {
    QFETCH(QSize, size);
    QFETCH(bool, large);
    Teaching lesson({card(1, "")});
    lesson.window.settings().setLargeText(large);
    lesson.window.window()->resize(size);
    lesson.activate();
    type(lesson, "s");
    settle(*lesson.window.window());
    const auto* seen = qobject_cast<QQuickItem*>(lesson.window.part("seenCard"));
    QVERIFY(seen && seen->isVisible());
    QVERIFY2(seen->height() >= 48, qPrintable(QString::number(seen->height())));
    const QStringList faults = layoutFaults(*lesson.window.window());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
  }

  void allOfThemAtOnce() {
    Teaching lesson({card(1, "strike"), card(2, ""), card(3, "defend")});
    lesson.activate();
    QTest::keyClick(lesson.window.window(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(lesson.accepted.count(), 2);
  }

  void aPhotoIsMarkedAsTheWholeCardByKey() {
    Teaching lesson({});
    lesson.activate();
    QSignalSpy whole(&lesson.enrol, &EnrolModel::wholeWanted);
    QTest::keyClick(lesson.window.window(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(whole.count(), 0);  // a camera continues
    lesson.enrol.setStepwise(true);
    lesson.window.window()->grabWindow();
    QStringList clipped;
    const QSizeF size = lesson.window.window()->size();
    findClipped(lesson.window.window()->contentItem(), clipped, QRectF({}, size));
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join('\n')));
    QTest::keyClick(lesson.window.window(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(whole.count(), 1);
    QVERIFY(whole[0][0].toBool());
    lesson.moment.whole = true;
    lesson.moment.cards = {card(1, "strike")};
    lesson.enrol.show(lesson.moment);
    QTest::keyClick(lesson.window.window(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(whole.count(), 2);
    QVERIFY(!whole[1][0].toBool());
  }

  void theLastEnrolmentIsUndoneByKey() {
    Teaching lesson({card(1, "strike", EnrolCard::State::taught)});
    lesson.moment.canUndo = true;
    lesson.enrol.show(lesson.moment);
    lesson.activate();
    QSignalSpy undone(&lesson.enrol, &EnrolModel::undoWanted);
    QTest::keyClick(lesson.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 1);
  }

  void leavingThePageEndsTheLesson() {
    Teaching lesson({card(1, "strike")});
    QSignalSpy ended(&lesson.enrol, &EnrolModel::endWanted);
    lesson.activate();
    lesson.press(Qt::Key_F4);
    QCOMPARE(ended.count(), 1);
    QCOMPARE(lesson.enrol.count(), 0);
  }

  void duringANightNothingIsShownUntilItIsPutAside() {
    Evening evening;
    QSignalSpy aside(&evening.window.home(), &HomeModel::asideWanted);
    QSignalSpy begun(&evening.window.enrol(), &EnrolModel::beginWanted);
    evening.begin();
    evening.window.showPage("enrol");
    evening.activate();
    evening.press(Qt::Key_Return);
    QCOMPARE(begun.count(), 0);
    QCOMPARE(aside.count(), 1);
    evening.window.table().beginNight(aside[0][0].toInt());
    QVERIFY(!evening.window.table().begun());
  }

  void diceOfANightThatWasLeftAreTakenOutFirst() {
    const QTemporaryDir folder;
    const std::string file = folder.filePath("nights.lkdb").toStdString();
    {
      Outcome<carddb::Journal> journal = carddb::Journal::open(file);
      QVERIFY(bool(journal));
      const std::int64_t night = *journal->begin("halfwish", nowInUtc(), {"Ann", "Ben"});
      for (const char* line :
           {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",
                "options":{"locations":"off","powers":"off"}})",
            R"({"e":"roll","seat":"A","dice":[4,6]})"})
        QVERIFY(bool(journal->append(night, {*readJson(line, "test")})));
    }
    WindowEngine window(kit(), {.nights = file});
    QVERIFY(window.load());
    QTRY_VERIFY(window.home().diceHidden());
    window.showPage("enrol");
    window.window()->grabWindow();
    QSignalSpy begun(&window.enrol(), &EnrolModel::beginWanted);
    window.window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(window.window()));
    QVERIFY(!valueOf(window, "enrolSource", "visible").toBool());
    QTest::keyClick(window.window(), Qt::Key_Return);  // they are taken out of the box
    QCOMPARE(begun.count(), 0);
    QVERIFY(!window.home().diceHidden());
    QTRY_VERIFY(valueOf(window, "enrolSource", "visible").toBool());
  }

  void theBoxIsTickedOffByKeys() {
    Evening evening;
    evening.window.showPage("setup");
    QObject* dialog = evening.window.part("boxDialog");
    QVERIFY(dialog);
    QVERIFY(QMetaObject::invokeMethod(dialog, "open"));
    QTRY_VERIFY(dialog->property("opened").toBool());
    evening.window.window()->grabWindow();
    evening.activate();
    for (int i = 0; i < 4 && evening.window.box().ticked() < 2; ++i) {
      evening.press(Qt::Key_Tab);
      evening.press(Qt::Key_Return);
    }
    QVERIFY(evening.window.box().ticked() >= 2 || !dialog->property("opened").toBool());
    QVERIFY(evening.window.box().ticked() >= 1);
  }

  void longWordsAreNotClipped() {
    LongWords longer;
    QCoreApplication::installTranslator(&longer);
    EnrolCard poor = card(2, "");
    poor.advice = {
        {"lit", "is too dark to tell its colours, so that it cannot be known", "give it more light"}};
    poor.maybe = {"strike", "long_strike"};
    Teaching lesson({card(1, "strike", EnrolCard::State::taught), poor});
    lesson.moment.own = {{1, "strike", "Strike", false}};
    lesson.moment.pairs = {
        {"strike", "long_strike", {"alike", "is hard to tell from Long Strike", "teach both again"}, false}};
    lesson.enrol.show(lesson.moment);
    lesson.window.window()->grabWindow();
    QStringList clipped;
    findClipped(lesson.window.window()->contentItem(), clipped);
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(TestWindowEnrolPage)
#include "tst_window_enrol_page.moc"
