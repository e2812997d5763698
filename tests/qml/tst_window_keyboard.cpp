// Tests that the table is usable by keyboard alone: a whole mirror game, secrets behind their curtain, a
// corrected card, an answered question, a camera that is lost and comes back.
#include <QSignalSpy>

#include "app/window/shared/pages.h"
#include "evening.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

Qt::Key digit(int n) {
  return static_cast<Qt::Key>(Qt::Key_0 + n);
}

/// Presses keys according to the window's question, until it asks another one.
class Player {
 public:
  Player(Evening& evening, std::uint64_t seed) : evening_(evening), chance_(seed) {}

  void answer() {
    TableModel& table = evening_.window.table();
    if (table.entry().isEmpty()) return evening_.press(digit(1 + chance_.below(openRows())));
    if (table.entrySecret()) evening_.press(Qt::Key_Return);  // nobody else is looking
    if (table.entry() == "dice") {
      for (int i = table.entryCount(); i > 0; --i) evening_.press(digit(chance_.die()));
    } else {
      for (int i = table.entryCount(); i > 0 && !table.entry().isEmpty(); --i) pickCard();
    }
  }
  int secrets = 0;

 private:
  int openRows() {
    int open = 0;
    while (open < 9 && evening_.window.table().choices()->openChoice(open)) ++open;
    return open;
  }
  void pickCard() {
    const auto cards = evening_.window.table().entryCards();
    secrets += evening_.window.table().entrySecret() ? 1 : 0;
    const bool digits = cards.size() <= 9 && !evening_.window.table().entrySecret();
    if (digits) return evening_.press(digit(1 + chance_.below(static_cast<int>(cards.size()))));
    if (cards.size() > 9) evening_.press(Qt::Key_Down);  // from the name field to the list
    const int reach = std::min(9, static_cast<int>(cards.size()));
    for (int i = chance_.below(reach); i > 0; --i) evening_.press(Qt::Key_Right);
    evening_.press(Qt::Key_Return);
  }

  Evening& evening_;
  rules::Chance chance_;
};

}  // namespace

class TestWindowKeyboard : public QuietTest {
  Q_OBJECT

 private slots:
  void aWholeMirrorGame() {
    Evening evening;
    evening.begin();
    evening.activate();
    Player player(evening, 7);
    TableModel& table = evening.window.table();
    int answers = 0;
    for (; !table.finished() && answers < 2000; ++answers) player.answer();
    QVERIFY2(table.finished(), qPrintable(table.nextStep()));
    QVERIFY(answers > 25);
    QVERIFY(evening.session.night().referee().result().finished);
    QVERIFY(!table.nextStep().isEmpty());
  }

  void secretsAreEnteredBehindACurtain() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    QSignalSpy entered(&table, &TableModel::secretEntered);
    evening.press(Qt::Key_1);
    QVERIFY(table.entrySecret());
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_6})
      evening.press(key);  // not before the right player has confirmed
    QCOMPARE(table.entry(), QString("dice"));
    evening.press(Qt::Key_Escape);
    QCOMPARE(table.entry(), QString());
    evening.press(Qt::Key_1);
    evening.press(Qt::Key_Return);
    QCOMPARE(table.entryWho(), QString("A"));
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_6}) evening.press(key);
    QCOMPARE(table.entryWho(), QString("B"));
    QCOMPARE(entered.count(), 1);
    QCOMPARE(table.understood(), QString("A has rolled"));
  }

  void diceRolledByTheProgramAreShownAndEntered() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    evening.press(Qt::Key_1);
    evening.press(Qt::Key_R);  // not before the right player has confirmed
    QVERIFY(table.entryRolled().isEmpty());
    evening.press(Qt::Key_Return);
    evening.press(Qt::Key_R);
    QCOMPARE(table.entryRolled().size(), 2);
    QCOMPARE(partsBy(evening.window.window()->contentItem(), "DieFace").size() > 1, true);
    evening.press(Qt::Key_Return);  // they were looked at
    QCOMPARE(table.entryWho(), QString("B"));
    const rules::Event& roll = evening.session.night().referee().log().back();
    QCOMPARE(roll.body["by"].asString(), std::string("program"));
  }

  void aWrongDieIsDeletedByBackspace() {
    Evening evening;
    evening.begin();
    evening.activate();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_Return, Qt::Key_4, Qt::Key_Backspace, Qt::Key_5, Qt::Key_6})
      evening.press(key);
    QCOMPARE(evening.window.table().entryWho(), QString("B"));
    const rules::Event& roll = evening.session.night().referee().log().back();
    QCOMPARE(QString::fromStdString(roll.body["dice"].dump()), QString("[5,6]"));
  }

  /// Cards that were taken are shown, can be put back, and are not taken more often than there are.
  void takenCardsAreShownAndPutBack() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    // From the third turn on, a duel has two actions.
    const rules::Referee& referee = evening.session.night().referee();
    while (referee.prompts().front().id != "reveal") {
      const rules::Prompt prompt = referee.prompts().front();
      const bool third = referee.view(rules::Audience::table).json["turn"].asInt() >= 3;
      const QString says = prompt.id == "roll"     ? R"({"e":"roll","seat":"%1","dice":[4,6]})"
                           : prompt.id == "keep"   ? R"({"e":"keep","seat":"%1","keep":false})"
                           : prompt.id == "answer" ? R"({"e":"answer","seat":"%1","accept":true})"
                           : third                 ? R"({"e":"choose","seat":"%1","option":"duel"})"
                                                   : R"({"e":"choose","seat":"%1","option":"parley"})";
      evening.take({*readJson(says.arg(QChar(rules::letter(*prompt.seat))).toStdString(), "test")});
      QVERIFY2(table.refusal().isEmpty(), qPrintable(table.refusal()));
    }
    evening.press(Qt::Key_1);
    if (table.entrySecret()) evening.press(Qt::Key_Return);
    QCOMPARE(table.entry(), QString("cards"));
    QCOMPARE(table.entryCount(), 2);
    const auto cards = table.entryCards();
    const auto at =
        std::find_if(cards.begin(), cards.end(), [](const EntryCard& card) { return card.most == 1; });
    const auto other =
        std::find_if(cards.begin(), cards.end(), [](const EntryCard& card) { return card.most > 1; });
    QVERIFY(at != cards.end() && other != cards.end());
    const auto key = [&](auto place) { return digit(static_cast<int>(place - cards.begin()) + 1); };
    const auto taken = [&] {
      QStringList chips;
      for (QQuickItem* chip : partsBy(evening.window.window()->contentItem(), "Chip"))
        chips += chip->property("text").toString();
      return chips;
    };
    evening.press(key(at));
    QVERIFY2(taken().contains("1. " + at->name), qPrintable(taken().join(" | ")));
    evening.press(key(at));  // there is only one
    QCOMPARE(table.entry(), QString("cards"));
    evening.press(Qt::Key_Backspace);
    QVERIFY(!taken().contains("1. " + at->name));
    evening.press(key(other));
    QVERIFY(taken().contains("1. " + other->name));
    const QString who = table.entryWho();
    evening.press(key(at));
    QVERIFY2(table.entryWho() != who, "the other player is asked");
    QVERIFY2(table.refusal().isEmpty(), qPrintable(table.refusal()));
  }

  void aMisreadCardIsCorrectedByKeyboard() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"reveal","seat":"A","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
    evening.press(Qt::Key_N);
    QTRY_VERIFY(valueOf(evening.window, "mend", "opened").toBool());
    evening.press(Qt::Key_1);  // the last event was another one
    QCOMPARE(table.entry(), QString("cards"));
    QTRY_VERIFY(!valueOf(evening.window, "mend", "opened").toBool());
    for (int place = 0; place < table.entryCards().size(); ++place)
      if (table.entryCards()[place].id == "long_strike") {
        evening.press(digit(place + 1));
        break;
      }
    QCOMPARE(table.understood(), QString("A turns up Long Strike"));
    QCOMPARE(evening.session.night().referee().log().size(), std::size_t{7});
  }

  /// Undo and redo work on pages that show the night, and nowhere else.
  void undoneEventsAreRedone() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    const auto standing = [&]() -> const std::vector<rules::Event>& {
      return evening.session.night().referee().standing();
    };
    const auto ctrl = [&](Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
      QTest::keyClick(evening.window.window(), key, Qt::ControlModifier | with);
      QCoreApplication::processEvents();
    };
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"reveal","seat":"A","cards":["strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
    const QString asked = table.nextStep();
    table.mend()->takeBackTo(3);
    QCOMPARE(standing().size(), std::size_t{2});
    QVERIFY(valueOf(evening.window, "putBack", "visible").toBool());
    for (const PageInfo& page : pages()) {
      const QString name = QString::fromLatin1(page.name);
      if (name == "table" || name == "duel" || name == "score" || name == "evening") continue;
      evening.window.showPage(name);
      ctrl(Qt::Key_Z);
      ctrl(Qt::Key_Z, Qt::ShiftModifier);
      QVERIFY2(standing().size() == 2, page.name);
    }
    QCoreApplication::sendPostedEvents(nullptr,
                                       QEvent::DeferredDelete);  // of pages with another meaning of redo
    evening.window.showPage("table");
    ctrl(Qt::Key_Z, Qt::ShiftModifier);
    QCOMPARE(standing().size(), std::size_t{6});
    QCOMPARE(table.nextStep(), asked);
    QVERIFY(!table.mayPutBack());
    QVERIFY(!valueOf(evening.window, "putBack", "visible").toBool());

    evening.window.showPage("duel");
    ctrl(Qt::Key_Z);
    QCOMPARE(standing().size(), std::size_t{5});
    ctrl(Qt::Key_Z, Qt::ShiftModifier);
    QCOMPARE(standing().size(), std::size_t{6});
    QVERIFY(table.duel()->count() > 0);
    ctrl(Qt::Key_Z);
    evening.reach("putBack");
    evening.press(Qt::Key_Return);
    QCOMPARE(standing().size(), std::size_t{6});
    QVERIFY(!table.mayPutBack());

    // With the button, too; a new event clears the redo list.
    evening.window.showPage("table");
    ctrl(Qt::Key_Z);
    evening.reach("putBack");
    evening.press(Qt::Key_Return);
    QCOMPARE(standing().size(), std::size_t{6});
    ctrl(Qt::Key_Z);
    evening.say(R"({"e":"reveal","seat":"B","cards":["long_strike"]})");
    QVERIFY(!table.mayPutBack());
    ctrl(Qt::Key_Z, Qt::ShiftModifier);
    QCOMPARE(standing().back().body["cards"].dump(), std::string(R"(["long_strike"])"));
  }

  // Also on the page of the duel, which opens by itself.
  void aQuestionIsAnsweredByItsNumber_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"table", "duel"}) QTest::newRow(page) << QString(page);
  }
  void aQuestionIsAnsweredByItsNumber() {
    QFETCH(QString, page);
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})"})
      evening.take({*readJson(line, "test")});
    evening.window.showPage(page);
    rules::Ruling unclear;
    unclear.verdict = rules::Verdict::unclear;
    unclear.reason = "unknown_card";
    for (const char* card : {"strike", "long_strike"})
      unclear.maybe.push_back(
          {*readJson(R"({"e":"reveal","seat":"A","cards":[")" + std::string(card) + R"("]})", "test")});
    Moment moment = evening.session.now();
    moment.reports = {Report{1, RulingReport{unclear}}};
    table.show(moment);
    QCOMPARE(table.questionPictures(),
             QStringList({"image://cards/face/strike/halfwish", "image://cards/face/long_strike/halfwish"}));
    QSignalSpy answered(&table, &TableModel::answered);
    evening.press(Qt::Key_3);  // there is no third
    QCOMPARE(answered.count(), 0);
    evening.press(Qt::Key_2);
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered[0][0].toInt(), 1);
    QCOMPARE(table.question(), QString());
    table.show(moment);
    evening.press(Qt::Key_0);
    QCOMPARE(table.question(), QString());
    QCOMPARE(answered.count(), 1);
    QCOMPARE(evening.window.window()->property("page").toString(), page);
  }

  void aCameraThatGoesStopsNobody() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    table.setSource(PictureSource::live);
    const QString live = table.sourceText();
    table.setSource(PictureSource::lost);
    QVERIFY(!table.sourceLive());
    QVERIFY(table.sourceText() != live);
    const QString question = table.nextStep();
    evening.press(Qt::Key_1);
    evening.press(Qt::Key_Return);
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_6}) evening.press(key);
    QVERIFY(table.nextStep() != question);
    table.setSource(PictureSource::live);
    QCOMPARE(table.sourceText(), live);
    evening.press(Qt::Key_1);
    evening.press(Qt::Key_Return);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2}) evening.press(key);
    QCOMPARE(evening.session.night().referee().standing().size(), std::size_t{3});
  }

  void escNeverLeavesANight() {
    Evening evening;
    evening.begin();
    evening.activate();
    const auto page = [&] { return evening.window.window()->property("page").toString(); };
    evening.window.showPage("duel");
    evening.press(Qt::Key_Escape);
    QCOMPARE(page(), QString("table"));
    // The table opens by itself just before the key.
    evening.window.showPage("duel");
    QObject* narrator = evening.window.window()->findChild<QObject*>("narrator");
    QVERIFY(narrator);
    QVERIFY(QMetaObject::invokeMethod(narrator, "pageWanted", Q_ARG(QString, "table")));
    QTRY_COMPARE(page(), QString("table"));
    evening.press(Qt::Key_Escape);
    evening.press(Qt::Key_Escape);
    QCOMPARE(page(), QString("table"));
  }

  void theTelevisionOpensAndCloses() {
    Evening evening;
    evening.begin();
    evening.activate();
    const auto windows = [] { return QGuiApplication::topLevelWindows().size(); };
    const auto before = windows();
    QTest::keyClick(evening.window.window(), Qt::Key_T, Qt::ControlModifier);
    QTRY_COMPARE(windows(), before + 1);
    QMetaObject::invokeMethod(evening.window.window(), "toggleSpectators");
    QTRY_COMPARE(windows(), before);
  }
};

QTEST_MAIN(TestWindowKeyboard)
#include "tst_window_keyboard.moc"
