// Tests the coach's equilibria by their value and by what a deviation could gain, never by their mix (it is
// not unique); and the command line.
#include <cmath>

#include <QGuiApplication>
#include <QJsonArray>
#include <QTest>

#include "app/kit/game_kit.h"
#include "app/learn/coach/advice.h"
#include "app/learn/coach/coaching.h"
#include "program.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::app;
using namespace lk::rules::halfwish;

namespace {

constexpr double kGain = 1e-9;
const char* const kAll = R"(["strike","long_strike","heavy_strike","defend","evade"])";
const char* const kDeck = R"({"strike":2,"long_strike":2,"heavy_strike":2,"defend":2,"evade":2})";

QByteArray line(int turn, const char* role, int dv, double healthValue, const char* left = kDeck,
                const char* more = "") {
  return QByteArray(R"({"turn":)") + QByteArray::number(turn) + R"(,"role":")" + role + R"(","dv":)" +
         QByteArray::number(dv) + R"(,"health_value":)" + QByteArray::number(healthValue) + R"(,"hand":)" +
         kAll + R"(,"opponent":{"left":)" + left + R"(,"dv":null})" + more + "}";
}

Situation read(const QByteArray& text, const rules::CardBook& cards) {
  const Outcome<Json> json = readJson(text.toStdString(), "-");
  if (!json) throw std::logic_error(json.fault().text());
  Outcome<Situation> situation = readSituation(*json, cards);
  if (!situation) throw std::logic_error(situation.fault().text());
  return *situation;
}

/// The mean payoff when both play their mixes, and the most that one side could gain by changing its plan:
/// computed naively over every pair of dice and choices.
struct Checked {
  double mean = 0;
  double gain = 0;
};
Checked check(const HiddenDice& game, const Equilibrium& found) {
  Checked out;
  std::vector<std::vector<double>> rowGain(game.ownDice.size(), std::vector<double>(game.rows.size()));
  std::vector<std::vector<double>> columnLoss(game.opponentDice.size(),
                                              std::vector<double>(game.columns.size()));
  for (std::size_t a = 0; a < game.ownDice.size(); ++a)
    for (std::size_t b = 0; b < game.opponentDice.size(); ++b)
      for (std::size_t r = 0; r < game.rows.size(); ++r)
        for (std::size_t c = 0; c < game.columns.size(); ++c) {
          const double weight =
              game.ownDice[a].chance * game.opponentDice[b].chance * game.payoff(a, b, r, c);
          out.mean += weight * found.own[a][r] * found.opponents[b][c];
          rowGain[a][r] += weight * found.opponents[b][c];
          columnLoss[b][c] += weight * found.own[a][r];
        }
  double most = 0, least = 0;
  for (const auto& rows : rowGain) most += *std::max_element(rows.begin(), rows.end());
  for (const auto& columns : columnLoss) least += *std::min_element(columns.begin(), columns.end());
  out.gain = most - least;
  return out;
}

bool isMix(const Mix& mix) {
  for (const std::vector<double>& chances : mix) {
    double sum = 0;
    for (const double chance : chances) {
      if (chance < 0) return false;
      sum += chance;
    }
    if (std::abs(sum - 1) > kGain) return false;
  }
  return true;
}

}  // namespace

class CoachTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const auto kit = loadKit("halfwish");
    QVERIFY(kit);
    kit_ = *kit;
  }

  void oneActionHasTheKnownValue() {
    const auto& cards = kit_->cards;
    QVERIFY(std::abs(coach(read(line(1, "aggressor", 9, 0), cards), cards).value - -0.4229) < 0.0001);
    QVERIFY(std::abs(coach(read(line(1, "aggressor", 9, 0.1), cards), cards).value - -0.4473) < 0.0001);
    // From the other side it is the same game.
    QVERIFY(std::abs(coach(read(line(1, "defender", 9, 0), cards), cards).value - 0.4229) < 0.0001);
  }

  void nobodyGainsAgainstAnEquilibrium() {
    const auto& cards = kit_->cards;
    rules::Chance chance(7);
    int games = 0;
    for (int i = 0; i < 60; ++i) {
      const QByteArray more = QByteArray(R"(,"hp":)") + QByteArray::number(1 + chance.below(25)) +
                              R"(,"exposed":)" + QByteArray::number(chance.below(4)) + R"(,"toughness":)" +
                              QByteArray::number(chance.below(3));
      const QByteArray left = QByteArray(R"({"strike":)") + QByteArray::number(2 + chance.below(2)) +
                              R"(,"long_strike":)" + QByteArray::number(chance.below(3)) + R"(,"evade":)" +
                              QByteArray::number(chance.below(3)) + R"(,"signal_arrow":)" +
                              QByteArray::number(chance.below(2)) + "}";
      const Situation situation =
          read(line(1 + chance.below(5), chance.below(2) == 0 ? "aggressor" : "defender",
                    2 + chance.below(11), chance.below(3) * 0.1, left, more),
               cards);
      const HiddenDice game = hiddenDice(situation, cards);
      const Equilibrium found = equilibrium(game);
      const Checked checked = check(game, found);
      QVERIFY(isMix(found.own) && isMix(found.opponents));
      QVERIFY2(found.exploitability < kGain, qPrintable(QString::number(found.exploitability)));
      QVERIFY(std::abs(checked.gain - found.exploitability) < kGain);
      QVERIFY(std::abs(checked.mean - found.value) < kGain);
      ++games;
    }
    QCOMPARE(games, 60);
  }

  void aMixThatIsNoEquilibriumCanBeExploited() {
    const auto& cards = kit_->cards;
    const HiddenDice game = hiddenDice(read(line(1, "aggressor", 9, 0), cards), cards);
    Equilibrium always = equilibrium(game);
    for (auto& chances : always.own) {
      std::fill(chances.begin(), chances.end(), 0);
      chances.front() = 1;
    }
    QVERIFY(check(game, always).gain > 0.01);
  }

  void knowingTheDiceIsNeverWorse() {
    const auto& cards = kit_->cards;
    const double hidden = coach(read(line(1, "aggressor", 9, 0), cards), cards).value;
    double known = 0;
    for (const DiceChance& dice : diceChances()) {
      Situation situation = read(line(1, "aggressor", 9, 0), cards);
      situation.opponentDv = dice.dv;
      known += dice.chance * coach(situation, cards).value;
    }
    QVERIFY(known > hidden);
  }

  void theSameSituationGetsTheSameAdvice() {
    const auto& cards = kit_->cards;
    const Situation situation = read(line(3, "aggressor", 9, 0.1), cards);
    QCOMPARE(advice(coach(situation, cards), situation, cards),
             advice(coach(situation, cards), situation, cards));
  }

  void adviceNamesWhatToDoAndWhy() {
    const auto& cards = kit_->cards;
    const auto adviceFor = [&](const QByteArray& text) {
      const Situation situation = read(text, cards);
      return advice(coach(situation, cards), situation, cards);
    };
    const QString sure = adviceFor(R"({"turn":1,"role":"defender","dv":9,"hand":["evade","defend"],)"
                                   R"("opponent":{"left":{"strike":2},"dv":null}})");
    QVERIFY2(sure.startsWith("Evade: best on average, +1.00 points net"), qPrintable(sure));
    const QString mixed = adviceFor(line(1, "aggressor", 7, 0));
    QVERIFY2(mixed.contains("about") && mixed.contains("easy to beat"), qPrintable(mixed));
    const QString risky = adviceFor(line(3, "defender", 3, 0, kDeck, R"(,"hp":3)"));
    QVERIFY2(risky.contains("knocked out"), qPrintable(risky));
  }

  void theCommandAnswersEveryLineInOrder() {
    const QByteArray sound = line(1, "aggressor", 9, 0);
    const test::ProgramResult result =
        test::run({"coach"}, sound + "\n{\"turn\":9}\nnonsense\n" + line(4, "defender", 5, 0.1));
    QCOMPARE(result.exit, 1);
    const QList<QJsonObject> lines = result.lines();
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[1].contains("error") && lines[2].contains("error"));
    for (const int i : {0, 3}) {
      QVERIFY(lines[i]["exploitability"].toDouble() < kGain);
      QVERIFY(!lines[i]["says"].toString().isEmpty());
      double mix = 0;
      for (const QJsonValue& choice : lines[i]["choices"].toArray()) {
        for (const char* key : {"points", "opponent_points", "damage", "opponent_damage", "mix"})
          QVERIFY(choice[key].isDouble());
        mix += choice["mix"].toDouble();
      }
      QVERIFY(std::abs(mix - 1) < kGain);
    }
    QCOMPARE(lines[0]["choices"].toArray().size(), 5);
    QCOMPARE(lines[3]["choices"].toArray().size(), 20);
    QCOMPARE(test::run({"coach"}, sound).exit, 0);
    QCOMPARE(test::run({"coach"}, "").exit, 2);
  }

 private:
  std::shared_ptr<const GameKit> kit_;
};

QTEST_MAIN(CoachTest)
#include "tst_coach.moc"
