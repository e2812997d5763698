// Tests the table page's model with real nights entered by hand: what is shown, which input is accepted, and
// what must never appear.
#include <QSignalSpy>
#include <QTest>

#include "app/window/table/seats_side.h"
#include "hand_entered_night.h"
#include "shown_text.h"

using namespace lk;
using namespace lk::app;
using lk::test::everythingShown;

namespace {

struct Evening : test::HandEnteredNight {
  TableModel model;

  Evening() {
    Names names;
    names.of[0] = QStringLiteral("Ann");
    names.of[1] = QStringLiteral("Ben");
    model.setNames(names);
    listenTo(model);
    begin();
  }

  void rollBoth(const std::string& a, const std::string& b) {
    say(R"({"e":"roll","seat":"A","dice":)" + a + "}");
    say(R"({"e":"roll","seat":"B","dice":)" + b + "}");
  }
  /// A strikes first for 8 and gets 4 back.
  void playDuel() {
    rollBoth("[4,6]", "[6,6]");
    say(R"({"e":"choose","seat":"A","option":"duel"})");
    say(R"({"e":"reveal","seat":"A","cards":["long_strike"]})");
    say(R"({"e":"reveal","seat":"B","cards":["strike"]})");
  }
  int figure(int row, const QString& key) {
    const QModelIndex at = model.seats()->index(row);
    const auto figures = model.seats()->data(at, SeatsModel::figuresRole).value<QList<ShownFigure>>();
    for (const ShownFigure& each : figures)
      if (each.key == key) return each.value;
    return -1000;
  }
};

}  // namespace

class TestTableModel : public QObject {
  Q_OBJECT

 private slots:
  void locationsLeftOutAreNotMentioned() {
    Evening evening;
    HelpOf help;
    help.fill(Help::full);
    evening.model.setHelp(help);
    evening.rollBoth("[4,6]", "[6,6]");
    const auto text = [&] {
      QStringList all{evening.model.nextStep(), evening.model.detail()};
      ChoicesModel& choices = *evening.model.choices();
      for (int row = 0; row < choices.count(); ++row)
        all += choices.data(choices.index(row), ChoicesModel::leadsRole).toString();
      return all.join("\n");
    };
    QVERIFY2(!text().contains("location"), qPrintable(text()));
    for (const char* offer : {R"({"e":"choose","seat":"A","option":"scout"})",
                              R"({"e":"choose","seat":"A","option":"parley"})"}) {
      evening.say(offer);
      QVERIFY2(text().contains("Accepted") && !text().contains("location"), qPrintable(text()));
      evening.say(R"({"e":"take_back","count":1})");
    }
  }

  void asksForTheNextStep() {
    Evening evening;
    QVERIFY(evening.model.begun());
    QVERIFY2(evening.model.nextStep().contains("Ann"), qPrintable(evening.model.nextStep()));
    QCOMPARE(evening.model.actingSeat(), QString("A"));
    QCOMPARE(evening.model.alsoOpen().size(), 1);
    QCOMPARE(evening.model.when(), QString::fromUtf8("Round 1  \u00b7  Turn 1"));
  }

  void countsADuel() {
    Evening evening;
    QSignalSpy judged(&evening.model, &TableModel::duelJudged);
    evening.playDuel();
    QCOMPARE(judged.count(), 1);
    QCOMPARE(evening.figure(0, "hp"), 21);
    QCOMPARE(evening.figure(1, "hp"), 17);
    QCOMPARE(evening.figure(0, "points"), 1);
    QCOMPARE(evening.figure(1, "points"), 1);

    DuelModel& duel = *evening.model.duel();
    QCOMPARE(duel.clashes().size(), 1);
    const DuelClash clash = duel.clashes().front();
    QCOMPARE(clash.a.cards.front().card, QString("Long Strike"));
    QVERIFY(clash.a.figure.contains("8"));
    QVERIFY(clash.b.figure.contains("12"));
    QCOMPARE(duel.gains()[0].damage, 4);
    QCOMPARE(duel.gains()[1].damage, 8);
    QCOMPARE(duel.gains()[0].points, 1);
    QCOMPARE(duel.gains()[0].dice, QString("10"));
    QVERIFY2(duel.rolesText().startsWith("Ann"), qPrintable(duel.rolesText()));
    QVERIFY(!duel.verdict().isEmpty());
  }

  void everyStepHasItsRule() {
    Evening evening;
    evening.playDuel();
    const DuelModel& duel = *evening.model.duel();
    QVERIFY(duel.count() >= 4);
    for (int row = 0; row < duel.count(); ++row) {
      const QModelIndex at = duel.index(row);
      QVERIFY(!duel.data(at, DuelModel::saysRole).toString().isEmpty());
      const QString rule = duel.data(at, DuelModel::ruleRole).toString();
      QVERIFY2(!duel.data(at, DuelModel::ruleTextRole).toString().isEmpty(), qPrintable(rule));
    }
  }

  void takesBackADuel() {
    Evening evening;
    evening.playDuel();
    evening.model.takeBack();
    QCOMPARE(evening.figure(1, "hp"), 25);
    QCOMPARE(evening.figure(0, "points"), 0);
    QCOMPARE(evening.model.duel()->count(), 0);
    QSignalSpy events(&evening.model, &TableModel::entered);
    for (int i = 0; i < 10; ++i) evening.model.takeBack();
    QCOMPARE(events.count(), 4);  // never the set-up
    QVERIFY(evening.model.begun());
  }

  void choicesAnswerByRow() {
    Evening evening;
    evening.rollBoth("[1,2]", "[3,4]");
    QCOMPARE(evening.model.choices()->count(), 3);
    evening.model.choose(2);  // parley
    QVERIFY2(evening.model.nextStep().contains("Ben"), qPrintable(evening.model.nextStep()));
    evening.model.choose(99);
    evening.model.choose(-1);
    QCOMPARE(evening.session.night().referee().standing().size(), std::size_t{4});
  }

  void entersDiceAndCardsByHand() {
    Evening evening;
    evening.model.choose(0);
    QCOMPARE(evening.model.entry(), QString("dice"));
    QVERIFY(evening.model.entrySecret());
    evening.model.enterDice({4});  // one die is missing
    QCOMPARE(evening.model.entry(), QString("dice"));
    evening.model.enterDice({4, 6});
    QCOMPARE(evening.model.entry(), QString("dice"));  // the other player's dice are next
    evening.model.enterDice({6, 6});
    evening.model.choose(0);  // duel
    evening.model.choose(0);
    QCOMPARE(evening.model.entry(), QString("cards"));
    QCOMPARE(evening.model.entryCards().size(), 5);
    evening.model.enterCards({"long_strike"});
    evening.model.choose(0);
    evening.model.enterCards({"strike"});
    QCOMPARE(evening.figure(1, "hp"), 17);
  }

  void anEntryStaysOpenWhileItsQuestionDoes() {
    Evening evening;
    evening.model.choose(0);
    const QString title = evening.model.entryTitle();
    QVERIFY2(title.contains("Ann"), qPrintable(title));
    evening.say(R"({"e":"roll","seat":"B","dice":[3,4]})");  // the camera reads Ben's tray
    QCOMPARE(evening.model.entry(), QString("dice"));
    QCOMPARE(evening.model.entryTitle(), title);
    evening.say(R"({"e":"roll","seat":"A","dice":[1,2]})");  // and then Ann's
    QCOMPARE(evening.model.entry(), QString());
  }

  void aRefusalIsShownAndChangesNothing() {
    Evening evening;
    evening.rollBoth("[1,2]", "[3,4]");
    const QString before = evening.model.nextStep();
    evening.say(R"({"e":"choose","seat":"B","option":"duel"})");
    QCOMPARE(evening.model.refusal(),
             QString("It is somebody else's turn to act: wait for Ann; the choice of duel, scout or parley "
                     "comes first (H-07)"));
    QCOMPARE(evening.model.nextStep(), before);
    evening.say(R"({"e":"choose","seat":"A","option":"duel"})");
    QVERIFY(evening.model.refusal().isEmpty());
  }

  void aFigureIsCorrectedAndUndone() {
    Evening evening;
    evening.model.correct("A", "hp", 19);
    QCOMPARE(evening.figure(0, "hp"), 19);
    evening.model.takeBack();
    QCOMPARE(evening.figure(0, "hp"), 25);
  }

  void aMomentOfThePreviousNightIsIgnored() {
    Evening evening;
    evening.playDuel();
    const Outcome<Moment> late = evening.session.say(
        {Json::object({{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"hp", 9}})}})});
    QVERIFY(bool(late) && !late->reports.empty());
    evening.model.beginNight(1);
    const QString empty = everythingShown(evening.model);
    evening.model.show(*late);
    QCOMPARE(everythingShown(evening.model), empty);
    QVERIFY(!evening.model.begun());
    QCOMPARE(evening.model.duel()->count(), 0);
    QCOMPARE(evening.model.understood(), QString());

    TableSession next(test::kit(), {}, 1);
    const Outcome<Moment> first = next.say(evening.session.night().referee().standing().front());
    QVERIFY(bool(first));
    evening.model.show(*first);
    QVERIFY(evening.model.begun());
  }

  /// The choices are settled when every answer about what seats can begin has come.
  void choicesAreSettledWhenWhatCanBeBegunIsKnown() {
    Evening evening;
    QObject::disconnect(&evening.model, &TableModel::moveWanted, nullptr, nullptr);
    std::vector<MoveRequest> asked;
    QObject::connect(&evening.model, &TableModel::moveWanted, &evening.model,
                     [&](const MoveRequest& request) { asked.push_back(request); });
    evening.playDuel();
    evening.say(R"({"e":"take_back","count":1})");
    asked.erase(asked.begin(), asked.end() - 1);
    QVERIFY(!evening.model.settled());
    const auto reply = evening.session.compose(asked.front());
    QVERIFY(reply.has_value());
    evening.model.showMove(*reply);
    QVERIFY(evening.model.settled());
  }

  void aNightReportedAgainShowsItsLastDuel() {
    Evening evening;
    evening.playDuel();
    const Outcome<Moment> reportedAgain = evening.session.nowWithReports();
    QVERIFY(bool(reportedAgain));
    Evening other;
    QObject::disconnect(&other.model, &TableModel::moveWanted, nullptr,
                        nullptr);  // its session plays no night
    QSignalSpy judged(&other.model, &TableModel::duelJudged);
    other.model.show(*reportedAgain);
    QCOMPARE(judged.count(), 0);  // long ago
    QVERIFY(other.model.duel()->count() > 0);
    evening.model.duel()->setHealth(std::nullopt);  // the duel's starting values are not shown again
    QCOMPARE(everythingShown(other.model), everythingShown(evening.model));
  }

  void anErrorIsShownUntilPlayersContinue() {
    Evening evening;
    evening.playDuel();
    evening.model.setErrorText("no camera");
    evening.model.show(*evening.session.nowWithReports());
    QCOMPARE(evening.model.errorText(), QString("no camera"));
    const QString last = evening.model.understood();
    evening.model.takeBack();
    QCOMPARE(evening.model.errorText(), QString());
    QCOMPARE(evening.model.understood(), last + ": undone");
  }

  void anErrorStaysShownWhileNoNightIsPlayed() {
    TableModel model;
    model.setErrorText("the disk is full");
    emit model.entered(rules::Event{Json::object({{"e", "take_back"}, {"count", 1}})});
    QCOMPARE(model.errorText(), QString("the disk is full"));
  }

  void signalsOnlyOnChange() {
    Evening evening;
    const Moment still = evening.session.now();
    QSignalSpy next(&evening.model, &TableModel::nextStepChanged);
    QSignalSpy seats(evening.model.seats(), &SeatsModel::dataChanged);
    QSignalSpy choices(evening.model.choices(), &ChoicesModel::dataChanged);
    evening.model.show(still);
    QCOMPARE(next.count() + seats.count() + choices.count(), 0);
  }

  // Creating a button or a figure takes a hundred times as long as changing it.
  void remainingRowsAreChangedInPlace() {
    Evening evening;
    SeatsSide left;
    left.setSourceModel(evening.model.seats());
    QCOMPARE(left.rowCount(), 1);
    const QPersistentModelIndex first(evening.model.choices()->index(0));
    QSignalSpy remade(evening.model.choices(), &ChoicesModel::modelReset);
    QSignalSpy seats(evening.model.seats(), &SeatsModel::modelReset);
    QSignalSpy changed(&left, &SeatsSide::dataChanged);
    evening.playDuel();
    QCOMPARE(remade.count() + seats.count(), 0);
    QVERIFY(first.isValid());
    QVERIFY(changed.count() > 0);
    QCOMPARE(evening.model.choices()->data(first, ChoicesModel::labelRole).toString(),
             evening.model.choices()->openChoice(0)->label);
    for (const QList<QVariant>& signal : changed) {
      const auto roles = signal[2].value<QList<int>>();
      QVERIFY(!roles.isEmpty());
      QVERIFY2(!roles.contains(SeatsModel::nameRole), "the name stayed");
    }
  }

  void aColumnHasItsOwnPlayersAlone() {
    Evening evening;
    SeatsSide side;
    side.setSourceModel(evening.model.seats());
    for (const auto& [which, letter] : {std::pair(0, "A"), std::pair(1, "B")}) {
      side.setSide(which);
      QCOMPARE(side.rowCount(), 1);
      QCOMPARE(side.data(side.index(0, 0), SeatsModel::letterRole).toString(), QString(letter));
    }
  }

  void aQuestionOffersLikelyAnswers() {
    Evening evening;
    evening.rollBoth("[1,2]", "[3,4]");
    rules::Ruling unclear;
    unclear.verdict = rules::Verdict::unclear;
    unclear.reason = "unknown_card";
    unclear.maybe = {{Json::object({{"e", "choose"}, {"seat", "A"}, {"option", "duel"}})},
                     {Json::object({{"e", "choose"}, {"seat", "A"}, {"option", "parley"}})}};
    Moment moment = evening.session.now();
    moment.reports = {Report{1, RulingReport{unclear}}};
    evening.model.show(moment);
    QVERIFY(!evening.model.question().isEmpty());
    QCOMPARE(evening.model.questionAnswers().size(), 2);
    QCOMPARE(evening.model.questionAnswers()[0], QString("Ann chooses: Duel"));
    QCOMPARE(evening.model.questionWhere(), QString());
    evening.model.setAtPhone({true, false});
    QCOMPARE(evening.model.questionWhere(), QString("On Ann's phone"));
    evening.model.setAtPhone({false, true});
    QCOMPARE(evening.model.questionWhere(), QString());
    QSignalSpy answered(&evening.model, &TableModel::answered);
    evening.model.answerQuestion(2);
    QCOMPARE(answered.count(), 0);
    evening.model.answerQuestion(1);
    QVERIFY(evening.model.question().isEmpty());
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered[0][0].toInt(), 1);
  }

  void hiddenDiceAreNowhere_data() {
    QTest::addColumn<int>("entered");
    QTest::newRow("one rolled") << 1;
    QTest::newRow("both rolled") << 2;
    QTest::newRow("duel chosen") << 3;
    QTest::newRow("one card up") << 4;
  }
  void hiddenDiceAreNowhere() {
    QFETCH(int, entered);
    const auto play = [&](Evening& evening, const std::string& a, const std::string& b) {
      const std::vector<std::string> lines{
          R"({"e":"roll","seat":"A","dice":)" + a + "}", R"({"e":"roll","seat":"B","dice":)" + b + "}",
          R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"reveal","seat":"A","cards":["strike"]})"};
      for (int i = 0; i < entered; ++i) evening.say(lines[static_cast<std::size_t>(i)]);
    };
    Evening one;
    Evening other;
    play(one, "[1,2]", "[3,3]");
    play(other, "[6,6]", "[5,4]");
    QCOMPARE(everythingShown(one.model), everythingShown(other.model));
  }

  void theComparisonSeesOpenDice() {  // shows that the test above can fail
    Evening one;
    Evening other;
    one.playDuel();
    other.rollBoth("[1,6]", "[6,6]");
    other.say(R"({"e":"choose","seat":"A","option":"duel"})");
    other.say(R"({"e":"reveal","seat":"A","cards":["long_strike"]})");
    other.say(R"({"e":"reveal","seat":"B","cards":["strike"]})");
    QVERIFY(everythingShown(one.model) != everythingShown(other.model));
  }
};

QTEST_GUILESS_MAIN(TestTableModel)
#include "tst_window_table_model.moc"
