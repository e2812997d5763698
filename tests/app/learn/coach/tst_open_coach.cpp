// Tests the coach of the shared screen and the night's costliest decisions: computed only from public
// information, not part of the game, and with figures that can be verified.
#include <cmath>

#include <QRegularExpression>
#include <QTest>

#include "app/learn/coach/blunder_words.h"
#include "app/learn/coach/open_advice.h"
#include "app/phrases/translation.h"
#include "app/window/coach/blunder_model.h"
#include "app/window/coach/coach_model.h"
#include "app/window/shared/table_session.h"
#include "kits.h"
#include "rules/referee/random_play.h"
#include "rules/referee/referee.h"
#include "shown_text.h"

using namespace lk;
using namespace lk::app;
using test::kit;
using namespace lk::rules::halfwish;

namespace {

rules::Event event(const std::string& line) {
  const Outcome<Json> json = readJson(line, "test");
  if (!json) qFatal("%s", json.fault().text().c_str());
  return {*json};
}

constexpr char kSetup[] = R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},)"
                          R"("starter":"A","options":{"locations":"off","powers":"off"}})";

std::vector<rules::Event> duelOf(const std::string& diceA, const std::string& diceB, const char* actionA,
                                 const char* actionB) {
  return {event(kSetup),
          event(R"({"e":"roll","seat":"A","dice":)" + diceA + "}"),
          event(R"({"e":"roll","seat":"B","dice":)" + diceB + "}"),
          event(R"({"e":"choose","seat":"A","option":"duel"})"),
          event(std::string(R"({"e":"reveal","seat":"A","cards":[")") + actionA + "\"]}"),
          event(std::string(R"({"e":"reveal","seat":"B","cards":[")") + actionB + "\"]}")};
}

/// A night played up to a choice, as a coach sees it.
struct Evening {
  TableSession session{kit(), {}};
  CoachModel coach;

  Evening(const std::vector<rules::Event>& events, std::size_t count) {
    coach.setHelp({Help::full, Help::full, Help::reminders, Help::reminders});
    for (std::size_t i = 0; i < count; ++i) {
      const Outcome<Moment> moment = session.say(events[i]);
      if (!moment) qFatal("%s", moment.fault().text().c_str());
      coach.show(*moment);
    }
  }
  QString text() {
    if (!QTest::qWaitFor([&] { return !coach.busy(); }, 60000)) return QStringLiteral("too slow");
    QString out;
    QDebug debug(&out);
    lk::test::writeValue(debug, QVariant::fromValue(coach.roles()));
    debug << coach.left() << coach.quiet();
    return out;
  }
};

}  // namespace

class OpenCoachTest : public QObject {
  Q_OBJECT

 private slots:
  void theOpenCoachKnowsTheTablesOfTheHousePack() {
    Situation situation = situationOf(*openDuelAt(3), rules::Seat::A, rules::Seat::A, 9);
    QCOMPARE(situation.hand.size(), std::size_t{10});
    const std::vector<RoleAdvice> roles = coachOpenly(*openDuelAt(3), rules::Seat::A, kit()->cards);
    QCOMPARE(roles.size(), std::size_t{2});  // nobody has chosen yet, so both roles are possible
    for (const RoleAdvice& role : roles) {
      for (const auto& bands : {role.average, role.careful}) {
        QVERIFY(!bands.empty());
        QCOMPARE(bands.front().to, 12);
        QCOMPARE(bands.back().from, 2);
        for (std::size_t i = 1; i < bands.size(); ++i) {
          QCOMPARE(bands[i].to, bands[i - 1].from - 1);
          QVERIFY(bands[i].actions != bands[i - 1].actions);
        }
      }
      QVERIFY(role.exploitability < 1e-9);
    }
    // The value of the reference game, from both sides.
    QVERIFY(std::abs(roles[0].value + 0.4473) < 0.0001);
    QVERIFY(std::abs(roles[1].value - 0.4473) < 0.0001);
    QCOMPARE(diceText(roles[0].average.front()).left(5), QString("With "));
  }

  void onceTheDuelIsChosenThereIsOneRole() {
    const std::vector<RoleAdvice> roles = coachOpenly(*openDuelAt(4), rules::Seat::B, kit()->cards);
    QCOMPARE(roles.size(), std::size_t{1});
    QVERIFY(!roles[0].aggressor);
  }

  void hiddenInformationChangesNoWord_data() {
    QTest::addColumn<int>("count");
    for (int count = 2; count <= 5; ++count) QTest::addRow("after %d", count) << count;
  }
  void hiddenInformationChangesNoWord() {
    QFETCH(int, count);
    Evening one(duelOf("[1,2]", "[3,3]", "strike", "evade"), static_cast<std::size_t>(count));
    Evening other(duelOf("[6,6]", "[5,4]", "strike", "evade"), static_cast<std::size_t>(count));
    QCOMPARE(one.text(), other.text());
  }
  void openInformationChangesTheWords() {  // shows that the test above can fail
    Evening before(duelOf("[1,2]", "[3,3]", "strike", "evade"), 4);
    Evening after(duelOf("[1,2]", "[3,3]", "strike", "evade"), 6);
    QVERIFY(before.text() != after.text());
  }

  void onlyLearnersAreTaught() {
    Evening evening(duelOf("[1,2]", "[3,3]", "strike", "evade"), 3);
    evening.text();
    QCOMPARE(evening.coach.roles().size(), 4);
    evening.coach.setHelp({Help::full, Help::off, Help::off, Help::off});
    evening.text();
    QCOMPARE(evening.coach.roles().size(), 2);
    evening.coach.setHelp(kUsualHelp);
    QVERIFY(evening.coach.roles().isEmpty() && !evening.coach.quiet().isEmpty() && !evening.coach.busy());
  }

  void aBadChoiceIsFoundAndExplained() {
    const auto found = blunders(*kit(), duelOf("[6,6]", "[1,2]", "defend", "strike"));
    QVERIFY(!found.empty());
    const Blunder& worst = found.front();
    QCOMPARE(worst.seat, rules::Seat::A);
    QVERIFY(worst.aggressor && worst.dv == 12 && worst.turn == 1);
    QCOMPARE(kit()->cards[worst.chosen[0]].id, std::string("defend"));
    QVERIFY(worst.cost > 0.5 && worst.betterNet > worst.chosenNet && worst.held > 0.3 && worst.held < 1);
    const BlunderText text = textOf(worst, *kit(), {});
    for (const QString& line : {text.when, text.what, text.why, text.doubt})
      QVERIFY2(!line.isEmpty() && !line.contains(u'{'), qPrintable(line));
    const Translation german(QStringLiteral("de"));
    const BlunderText in = textOf(worst, *kit(), {});
    static const QRegularExpression kDecimal(QStringLiteral("\\d([.,])\\d"));
    const QString all = in.what + in.why + in.doubt;
    QCOMPARE(kDecimal.match(all).captured(1), QString(","));
  }

  /// Information that a player did not have does not make the decision worse.
  void itIsJudgedByWhatWasKnown() {
    const auto of = [](const char* diceB, const char* actionB) {
      for (const Blunder& each : blunders(*kit(), duelOf("[6,6]", diceB, "defend", actionB)))
        if (each.seat == rules::Seat::A) return each.cost;
      return 0.0;
    };
    QCOMPARE(of("[1,2]", "strike"), of("[6,6]", "long_strike"));
    QVERIFY(of("[1,2]", "strike") > 0);
  }

  /// Four of the ten cards, including the played one: computed naively, hand by hand.
  void theCostIsTheMeanOverAllHands() {
    const auto found = blunders(*kit(), duelOf("[6,6]", "[1,2]", "defend", "strike"));
    Situation situation = situationOf(*openDuelAt(4), rules::Seat::A, rules::Seat::A, 12);
    situation.healthValue = kOpenHealthValue;
    const std::vector<Average> all = averages(situation, kit()->cards);
    const auto net = [&](rules::CardId card) {
      for (const Average& each : all)
        if (each.actions[0] == card) return each.net(kOpenHealthValue);
      return -100.0;
    };
    const rules::CardId chosen = kit()->cards.find("defend");
    std::vector<rules::CardId> others = situation.hand;
    others.erase(std::find(others.begin(), others.end(), chosen));
    double sum = 0;
    int hands = 0;
    for (std::size_t i = 0; i < others.size(); ++i)
      for (std::size_t k = i + 1; k < others.size(); ++k)
        for (std::size_t m = k + 1; m < others.size(); ++m, ++hands)
          sum += std::max({net(chosen), net(others[i]), net(others[k]), net(others[m])}) - net(chosen);
    QCOMPARE(hands, 84);
    QVERIFY(std::abs(found.front().cost - sum / hands) < 1e-9);
  }

  void wholeNightsAreJudgedAndAtMostThreeBlundersReported() {
    rules::Chance chance(9);
    int moments = 0;
    for (int night = 0; night < 4; ++night) {
      rules::Referee referee(*kit()->game, kit()->cards);
      referee.take(rules::anySetup(*kit()->game, kit()->cards, chance));
      while (!referee.result().finished)
        referee.take(rules::anyEvent(*kit()->game, referee.state(), kit()->cards, chance));
      const auto found = blunders(*kit(), referee.standing());
      QVERIFY(found.size() <= 3);
      for (std::size_t i = 0; i < found.size(); ++i) {
        QVERIFY(found[i].cost > 0 && found[i].held > 0 && found[i].held <= 1 + 1e-9);
        QVERIFY(i == 0 || found[i].cost <= found[i - 1].cost);
        // With all ten cards drawn nothing is uncertain.
        if (found[i].held > 1 - 1e-9 && found[i].turn == 5)
          QVERIFY(std::abs(found[i].cost - (found[i].betterNet - found[i].chosenNet)) < 1e-9);
        ++moments;
      }
    }
    QVERIFY(moments > 3);
    const auto none = loadKit("half_deck_dungeon_heroes");
    QVERIFY(none && blunders(**none, {}).empty());
  }

  void blundersAreFoundInTheBackground() {
    BlunderModel blunders;
    blunders.show(kit(), duelOf("[6,6]", "[1,2]", "defend", "strike"), {});
    QVERIFY(blunders.busy() && blunders.decisions().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!blunders.busy(), 60000);
    QVERIFY(!blunders.decisions().isEmpty());
    QCOMPARE(blunders.decisions()[0].seat, QString("A"));
  }

 private:
  /// The public duel after a number of events of a first turn.
  static std::optional<OpenDuel> openDuelAt(std::size_t count) {
    rules::Referee referee(*kit()->game, kit()->cards);
    const auto events = duelOf("[4,5]", "[3,4]", "strike", "strike");
    for (std::size_t i = 0; i < count; ++i) referee.take(events[i]);
    return openDuel(referee.state(), kit()->cards);
  }
};

QTEST_GUILESS_MAIN(OpenCoachTest)
#include "tst_open_coach.moc"
