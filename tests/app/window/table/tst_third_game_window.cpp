// Tests a game added by its two lines alone, played by taps in the window: three players, two equal cards, an
// answer in the chain, and every sentence complete.
#include <QTest>

#include "app/phrases/thing_words.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "games/kiteyard/table.h"
#include "shown_text.h"

using namespace lk;
using namespace lk::app;

namespace {

Names players() {
  Names names;
  names.of = {QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
  return names;
}

struct Evening {
  explicit Evening(const std::shared_ptr<const GameKit>& kit) : session(kit, vision::CardIndex({})) {
    model.setNames(players());
    QObject::connect(&model, &TableModel::entered, &model,
                     [this](const rules::Event& event) { show(session.say(event)); });
    show(session.say({*readJson(R"({"e":"setup","game":"kiteyard","players":["A","B","C"]})", "test")}));
  }
  void show(const Outcome<Moment>& moment) {
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    model.show(*moment);
  }
  QStringList labels() {
    QStringList all;
    ChoicesModel& choices = *model.choices();
    for (int row = 0; row < choices.count(); ++row)
      all += choices.data(choices.index(row), ChoicesModel::labelRole).toString();
    return all;
  }
  /// Taps the choice with this label, for the player that the window asks first.
  void tap(const QString& label) {
    const auto row = labels().indexOf(label);
    if (row < 0) qFatal("no '%s' among: %s", qPrintable(label), qPrintable(labels().join(" | ")));
    model.choose(static_cast<int>(row));
    if (!model.refusal().isEmpty()) qFatal("%s", qPrintable(model.refusal()));
  }
  int wind(rules::Seat seat) {
    return static_cast<int>(session.now().view["seats"][rules::name(seat)]["wind"].asInt());
  }

  TableSession session;
  TableModel model;
};

}  // namespace

class ThirdGameWindowTest : public QObject {
  Q_OBJECT

  const test::Kiteyard kiteyard_;

 private slots:
  void aNightIsPlayedByTaps() {
    Evening evening(kiteyard_.kit());
    QCOMPARE(evening.model.nextStep(), QString("Ann, what do you do?"));
    QCOMPARE(evening.model.actingSeat(), QString("A"));
    QCOMPARE(evening.model.seats()->rowCount(), 3);
    evening.tap("Play Red Kite");
    QCOMPARE(evening.model.understood(), QString("Ann plays Red Kite"));
    evening.tap("Play Red Kite");
    evening.tap("Play Box Kite");
    QCOMPARE(evening.model.nextStep(), QString("Ann, which one?"));
    QCOMPARE(evening.labels(), QStringList({"Ann's Red Kite", "Ann's Red Kite (2)", "Ann's Box Kite"}));
    evening.tap("Ann's Red Kite (2)");
    QCOMPARE(evening.model.understood(), QString("Ann chooses Ann's Red Kite (2)"));
    evening.tap("Play Updraft on Ann's Red Kite (2)");
    QCOMPARE(evening.model.nextStep(), QString("Ben, do you answer?"));
    QCOMPARE(evening.model.alsoOpen(), QStringList({"Cleo, do you answer?"}));
    evening.tap("Play Calm on number 1 of the chain");
    for (int answers = 0; answers < 2; ++answers) evening.tap("Let it happen");
    QVERIFY(!evening.labels().join('|').contains("Attack"));  // the calm removed the updraft
    for (int turns = 0; turns < 3; ++turns) evening.tap("End the turn");
    evening.tap("Attack Cleo with Ann's Red Kite (2)");
    QCOMPARE(evening.wind(rules::Seat::C), 2);
    QCOMPARE(evening.wind(rules::Seat::B), 4);
    QCOMPARE(evening.model.understood(), QString("Ann attacks Cleo with Ann's Red Kite (2)"));
    QVERIFY(!evening.labels().contains("Attack Cleo with Ann's Red Kite (2)"));
    evening.model.takeBack();
    QCOMPARE(evening.wind(rules::Seat::C), 4);
    evening.tap("Attack Cleo with Ann's Red Kite (2)");
    for (int turns = 0; turns < 3; ++turns) evening.tap("End the turn");
    evening.tap("Attack Cleo with Ann's Red Kite (2)");
    QVERIFY(evening.model.finished());
  }

  void nothingIsShownByANameOfTheRules() {
    Evening evening(kiteyard_.kit());
    evening.tap("Play Red Kite");
    evening.tap("Play Gust on Ann's Red Kite");
    static const QRegularExpression kRaw(QStringLiteral("[a-z]_[a-z]|A/|#2|chain:"));
    const QString all = evening.model.nextStep() + evening.model.detail() + evening.model.understood() +
                        evening.model.when() + evening.labels().join('\n');
    QVERIFY2(!kRaw.match(all).hasMatch(), qPrintable(all));
  }

  void thingsAreCalledByTheirOwnersAndPlaces() {
    const Names names = players();
    const auto called = [&](const std::string& name) { return thingName(name, *kiteyard_.kit(), names); };
    QCOMPARE(called("B/box_kite"), QString("Ben's Box Kite"));
    QCOMPARE(called("C/box_kite#12"), QString("Cleo's Box Kite (12)"));
    QCOMPARE(called("B/discard/gust"), QString("Gust (Ben's Discard pile)"));
    QCOMPARE(called("chain:3"), QString("number 3 of the chain"));
    QCOMPARE(called("B"), QString("Ben"));
    QCOMPARE(called("box_kite"), QString("Box Kite"));
    QCOMPARE(called("A/gust+B/gust"), QString("Ann's Gust and Ben's Gust"));
    for (const char* other : {"B/nothing", "attic/gust", "B/gust#", "B/gust#x", "chain:", "chain", "/", "",
                              "A + gust", "lost+found"})
      QCOMPARE(called(other), QString(other));
  }
};

QTEST_GUILESS_MAIN(ThirdGameWindowTest)
#include "tst_third_game_window.moc"
