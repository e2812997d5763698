// Tests that each game declares how the steps of its duels are shown: the view model knows no step's name.
#include <set>

#include <QTest>

#include "app/window/shared/step_figure.h"
#include "app/window/table/duel_model.h"
#include "game_rows.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kNights = 100;

QString text(std::string_view name) {
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace

class TestStepFigures : public QObject {
  Q_OBJECT

 private slots:
  void anotherGameBringsItsOwnForms() {
    static constexpr StepForm kForms[] = {
        {"ante", StepPart::begins},
        {"lance", StepPart::value, "Lance {n}"},
        {"favour", StepPart::score, "{+n}", StepSum::points},
        {"fall", StepPart::change, "-{n}!", StepSum::damage},
        {"lead_drawn", StepPart::aside, "", StepSum::dice},
        {"crowned", StepPart::verdict},
    };
    const auto formOf = [](std::string_view what, int amount, std::optional<int> slot = {}) {
      return stepFigure({.rule = {"X-1"}, .what = what, .amount = amount, .slot = slot}, kForms);
    };
    QCOMPARE(formOf("lance", 7, 1).text, QString("Lance 7"));
    QVERIFY(formOf("lance", 7, 1).part == StepPart::value);
    QCOMPARE(formOf("favour", 2).text, QString("+2"));
    QCOMPARE(formOf("favour", -2).text, QString("\u22122"));
    QVERIFY(formOf("favour", 2).points == 2);
    QCOMPARE(formOf("fall", 3, 1).text, QString("-3!"));
    QVERIFY(formOf("fall", 3, 1).damage == 3 && formOf("lead_drawn", 9).dice == 9);
    QVERIFY(formOf("ante", 1).part == StepPart::begins && formOf("crowned", 0).part == StepPart::verdict);
    // A step without a form is shown if it belongs to a clash, and step names of other games have no effect.
    QVERIFY(formOf("damage", 4, 1).part == StepPart::change && formOf("damage", 4).part == StepPart::aside);
    QVERIFY(formOf("damage", 4, 1).text.isEmpty() && formOf("damage", 4).damage == 0);
  }

  void formsNameStepsOfTheirGame_data() { test::gameRows(); }
  void formsNameStepsOfTheirGame() {
    const auto kit = test::kitOfRow();
    const auto known = kit->game->vocabulary().steps;
    std::set<std::string_view> named;
    for (const StepForm& form : gameWords(kit->id()).forms) {
      QVERIFY2(std::find(known.begin(), known.end(), form.what) != known.end(), qPrintable(text(form.what)));
      QVERIFY2(named.insert(form.what).second, qPrintable(text(form.what)));
    }
  }

  /// Every figure of a duel is covered: shown as a number, or deliberately left to the sentence.
  void whateverADuelCountsHasAForm_data() { test::gameRows(); }
  void whateverADuelCountsHasAForm() {
    const auto kit = test::kitOfRow();
    const std::span<const StepForm> forms = gameWords(kit->id()).forms;
    rules::Chance chance(5);
    std::set<std::string_view> without;
    int duels = 0;
    for (int night = 0; night < kNights; ++night) {
      rules::Referee referee(*kit->game, kit->cards);
      rules::Event event = rules::anySetup(*kit->game, kit->cards, chance);
      for (;;) {
        const rules::Ruling ruling = referee.take(event);
        const bool duel = DuelModel::isDuel(ruling.steps, *kit);
        duels += duel ? 1 : 0;
        for (const rules::Step& step : ruling.steps) {
          const bool has = std::any_of(forms.begin(), forms.end(),
                                       [&](const StepForm& form) { return form.what == step.what; });
          if (duel && step.amount != 0 && !has) without.insert(step.what);
        }
        if (referee.result().finished) break;
        event = rules::anyEvent(*kit->game, referee.state(), kit->cards, chance);
      }
    }
    QStringList missing;
    for (const std::string_view what : without) missing += text(what);
    QCOMPARE(missing.join(' '), QString());
    QCOMPARE(duels > 0, !forms.empty());  // exactly the games with forms have duels
  }
};

QTEST_GUILESS_MAIN(TestStepFigures)
#include "tst_step_figures.moc"
