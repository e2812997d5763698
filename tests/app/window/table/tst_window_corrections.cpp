// Tests corrections of what the program recorded: another card, other dice, another choice, any figure. The
// log keeps both versions.
#include <QSignalSpy>
#include <QTest>

#include "hand_entered_night.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr char kBegins[] = "A night begins: A (Mirror), B (Mirror)";

struct Evening : test::HandEnteredNight {
  TableModel model;

  Evening() {
    listenTo(model);
    begin();
  }
  /// Both strike: dice 10 against 12, and A strikes first only with a Long Strike.
  void playDuel(const char* cardOfA) {
    say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    say(R"({"e":"roll","seat":"B","dice":[6,6]})");
    say(R"({"e":"choose","seat":"A","option":"duel"})");
    say(std::string(R"({"e":"reveal","seat":"A","cards":[")") + cardOfA + "\"]}");
    say(R"({"e":"reveal","seat":"B","cards":["strike"]})");
  }
  [[nodiscard]] const Json figure(const char* seat, const char* name) const {
    return session.now().view["seats"][seat][name];
  }
  [[nodiscard]] QStringList rows() {
    QStringList all;
    for (int row = 0; row < model.mend()->count(); ++row)
      all += model.mend()->data(model.mend()->index(row), CorrectionModel::textRole).toString();
    return all;
  }
  /// Changes the set-up to the alternative with this label.
  void setUpAs(const QString& label) {
    model.mend()->otherwise(model.mend()->count() - 1);
    ChoicesModel& choices = *model.mend()->choices();
    for (int row = 0; row < choices.count(); ++row)
      if (choices.data(choices.index(row), ChoicesModel::labelRole).toString() == label)
        return model.chooseMended(row);
    QFAIL(qPrintable(label + " is not offered"));
  }
  [[nodiscard]] std::size_t written() { return session.night().referee().log().size(); }
  [[nodiscard]] std::size_t standing() { return session.night().referee().standing().size(); }
};

/// Returns the rows of the figures that can be set.
FigureToSet figureNamed(const QList<FigureToSet>& figures, const char* seat, const char* key) {
  for (const FigureToSet& each : figures)
    if (each.seat == QString(seat) && each.key == QString(key)) return each;
  return {};
}

}  // namespace

class TestWindowCorrections : public QObject {
  Q_OBJECT

 private slots:
  void recordedEventsAreListedNewestFirst() {
    Evening evening;
    QCOMPARE(evening.rows(), QStringList({kBegins}));
    evening.playDuel("strike");
    QCOMPARE(evening.rows(), QStringList({"B turns up Strike", "A turns up Strike", "A chooses: Duel",
                                          "B has rolled", "A has rolled", kBegins}));
    evening.model.takeBack();
    QCOMPARE(evening.rows().front(), QString("A turns up Strike"));
  }

  void aMisreadCardIsCorrected() {
    Evening evening;
    evening.playDuel("strike");
    const std::size_t before = evening.written();
    evening.model.mend()->otherwise(1);  // A's card, after which B's was laid already
    QCOMPARE(evening.model.mend()->about(), QString("A turns up Strike"));
    QCOMPARE(evening.model.entry(), QString("cards"));  // the only possible correction: other cards
    evening.model.enterCards({"long_strike"});
    Evening as;
    as.playDuel("long_strike");
    QVERIFY(evening.session.now().view == as.session.now().view);
    QVERIFY(evening.model.duel()->count() > 0);
    QCOMPARE(evening.standing(), as.standing());
    QCOMPARE(evening.written(),
             before + 3);  // undo, the right card, and B's again: nothing is erased
    QCOMPARE(evening.model.mend()->about(), QString());
  }

  void aDuelCorrectedAfterItsEndKeepsItsRoles() {
    Evening evening;
    evening.playDuel("strike");
    const QString roles = evening.model.duel()->rolesText();
    const QString role = evening.model.duel()->gains()[0].role;
    QVERIFY(!roles.isEmpty() && !role.isEmpty());
    evening.show(evening.session.amend(
        4, {*readJson(R"({"e":"reveal","seat":"A","cards":["long_strike"]})", "test")}));
    QVERIFY(evening.model.duel()->count() > 0);
    QCOMPARE(evening.model.duel()->rolesText(), roles);
    QCOMPARE(evening.model.duel()->gains()[0].role, role);
  }

  void misreadDiceAreCorrectedAndStayHidden() {
    Evening evening;
    evening.say(R"({"e":"roll","seat":"A","dice":[1,1]})");
    evening.say(R"({"e":"roll","seat":"B","dice":[6,6]})");
    evening.model.mend()->otherwise(1);
    QCOMPARE(evening.model.entry(), QString("dice"));
    QVERIFY(evening.model.entrySecret());
    evening.model.enterDice({4, 6});
    QCOMPARE(evening.rows(), QStringList({"B has rolled", "A has rolled", kBegins}));
    const rules::State& state = evening.session.night().referee().state();
    QCOMPARE(evening.session.night().referee().view(rules::Audience::record).json["seats"]["A"]["dv"].asInt(),
             10);
    QVERIFY(state.begun);
    QVERIFY(evening.figure("A", "dv").isNull());
  }

  void aChangedChoiceIsAppliedAndWhatNoLongerFitsIsDropped() {
    Evening evening;
    evening.playDuel("strike");
    evening.model.mend()->otherwise(2);
    ChoicesModel& choices = *evening.model.mend()->choices();
    QStringList labels;
    for (int row = 0; row < choices.count(); ++row)
      labels += choices.data(choices.index(row), ChoicesModel::labelRole).toString();
    QCOMPARE(labels, QStringList({"Duel", "Scout", "Parley"}));
    evening.model.chooseMended(2);
    QVERIFY2(evening.model.nextStep().contains("parley"), qPrintable(evening.model.nextStep()));
    QCOMPARE(evening.model.duel()->count(), 0);
    QVERIFY(!evening.model.refusal().isEmpty());  // the cards on the table give the reason
    QCOMPARE(evening.figure("B", "hp").asInt(), 25);
  }

  void aRefusedAmendmentChangesNothing() {
    Evening evening;
    evening.playDuel("strike");
    const Json view = evening.session.now().view;
    const std::size_t written = evening.written();
    const rules::Event foreign{*readJson(R"({"e":"reveal","seat":"A","cards":["no_such_card"]})", "test")};
    evening.show(evening.session.amend(4, foreign));
    QVERIFY(!evening.model.refusal().isEmpty());
    QVERIFY(evening.session.now().view == view);
    QCOMPARE(evening.standing(), std::size_t{6});
    QCOMPARE(evening.written(), written);
    evening.model.takeBack();  // what is open now stays open
    QCOMPARE(evening.standing(), std::size_t{5});
  }

  void aClassIsCorrectedAndTheNightContinues() {
    Evening evening;
    evening.playDuel("strike");
    evening.setUpAs("A: Knight");
    QCOMPARE(evening.figure("A", "class").asString(), std::string("knight"));
    QCOMPARE(evening.standing(), std::size_t{6});  // earlier events still count
    QCOMPARE(evening.rows().back(), QString("A night begins: A (Knight), B (Mirror)"));
    QCOMPARE(evening.model.mend()->about(), QString());
    evening.model.takeBack();
    QCOMPARE(evening.rows().front(), QString("A turns up Strike"));
  }

  void theStarterAndTheOptionsCanBeCorrected() {
    Evening evening;
    evening.setUpAs("B goes first");
    QCOMPARE(evening.session.now().view["turn_seat"].asString(), std::string("B"));
    const rules::Event& setup = evening.session.night().referee().standing().front();
    const std::string locations = setup.body["options"]["locations"].asString();
    evening.setUpAs(locations == "off" ? "Locations: on" : "Locations: off");
    QVERIFY(evening.session.night().referee().standing().front().body["options"]["locations"].asString() !=
            locations);
    QCOMPARE(evening.session.now().view["turn_seat"].asString(),
             std::string("B"));  // repeated as it was made before
  }

  void theSetupStaysAmongTheRowsAndCannotBeUndone() {
    Evening evening;
    for (int hp = 1; hp <= 12; ++hp) evening.model.correct("A", "hp", hp);
    QCOMPARE(evening.rows().size(), 9);
    QCOMPARE(evening.rows().back(), QString(kBegins));
    const std::size_t written = evening.written();
    evening.model.mend()->takeBackTo(8);
    QCOMPARE(evening.written(), written);
    evening.model.mend()->takeBackTo(7);
    QCOMPARE(evening.figure("A", "hp").asInt(), 4);
  }

  void figuresOfEveryKindCanBeCorrected() {
    Evening evening;
    evening.model.correct("A", "hp", 19);
    evening.model.correct("B", "stunned", true);
    evening.model.correct({}, "turn_seat", QString("B"));
    evening.model.correct({}, "turn", 3);
    QCOMPARE(evening.model.refusal(), QString());
    QCOMPARE(evening.figure("A", "hp").asInt(), 19);
    QVERIFY(evening.figure("B", "stunned").asBool());
    QCOMPARE(evening.session.now().view["turn_seat"].asString(), std::string("B"));
    QCOMPARE(evening.session.now().view["turn"].asInt(), 3);
    const QList<FigureToSet> figures = evening.model.mend()->figures();
    QCOMPARE(figureNamed(figures, "A", "hp").number, 19);
    QCOMPARE(figureNamed(figures, "B", "stunned").kind, QString("flag"));
    QCOMPARE(figureNamed(figures, "", "turn_seat").holder, QString("B"));
    QVERIFY(figureNamed(figures, "A", "dv") == FigureToSet{});  // only its owner may know it
    QCOMPARE(evening.standing(), std::size_t{5});
    evening.model.mend()->takeBackTo(3);
    QCOMPARE(evening.figure("A", "hp").asInt(), 25);
    QCOMPARE(evening.standing(), std::size_t{1});
    QCOMPARE(evening.written(), std::size_t{6});
  }

  void aRefusalDoesNotPreventCorrections() {
    Evening evening;
    evening.say(R"({"e":"choose","seat":"B","option":"duel"})");
    QVERIFY(!evening.model.refusal().isEmpty());
    evening.model.correct("A", "points", 4);
    QCOMPARE(evening.figure("A", "points").asInt(), 4);
    QCOMPARE(evening.model.refusal(), QString());
  }

  void aPlaceThatHoldsAnotherEventByThenIsLeftAlone() {
    Evening evening;
    evening.playDuel("strike");
    const Json view = evening.session.now().view;
    const std::size_t written = evening.written();
    const rules::Event roll{*readJson(R"({"e":"roll","seat":"A","dice":[1,1]})", "test")};
    for (const std::size_t place : {0u, 2u, 3u, 99u}) evening.show(evening.session.amend(place, roll));
    QVERIFY(evening.session.now().view == view);
    QCOMPARE(evening.written(), written);
    QVERIFY(evening.session.before(0) && !evening.session.before(99) && evening.session.before(1));
  }

  void theDuelStaysWhenSomethingLaterIsTakenBack() {
    Evening evening;
    evening.playDuel("long_strike");
    const int steps = evening.model.duel()->count();
    evening.model.correct("A", "hp", 19);
    evening.model.takeBack();
    QCOMPARE(evening.model.duel()->count(), steps);
    evening.model.takeBack();
    QCOMPARE(evening.model.duel()->count(), 0);
  }

  void aDuelIsShownStepByStep() {
    Evening evening;
    DuelModel& duel = *evening.model.duel();
    duel.setStaged(true);
    evening.playDuel("long_strike");
    QVERIFY(duel.playing());
    QCOMPARE(duel.rowCount(), 0);
    QVERIFY(!duel.headline().isEmpty());
    QCOMPARE(duel.gains()[1].damage, 0);
    while (duel.playing()) duel.advance();
    QCOMPARE(duel.rowCount(), duel.count());
    QCOMPARE(duel.headline(), duel.verdict());
    QCOMPARE(duel.gains()[1].damage, 8);
    duel.showAgain();
    duel.next();
    QVERIFY(!duel.playing());  // people step through it now
    duel.advance();
    QCOMPARE(duel.shownSteps(), 1);
    duel.previous();
    duel.previous();
    QCOMPARE(duel.shownSteps(), 0);
    duel.showAll();
    QVERIFY(duel.allShown());
  }
};

QTEST_GUILESS_MAIN(TestWindowCorrections)
#include "tst_window_corrections.moc"
