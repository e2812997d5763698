// Plays whole nights of every game as people do at the window: only what is offered is chosen, touched,
// rolled and named, never an event of the test's own.
#include <QTest>

#include "app/phrases/words.h"
#include "app/session/night/setup_draft.h"
#include "game_rows.h"
#include "hand_entered_night.h"
#include "rules/referee/chance.h"
#include "rules/referee/transcript.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kTired = 3000;  // actions after which a player gives up: random armies can stand off for ever
constexpr int kMaxActions = 4000;  // of a night; one that is not over by then goes round in circles

/// Chooses among what the table offers, from a seed.
class Robot {
 public:
  Robot(TableModel& table, std::uint64_t seed) : table_(table), chance_(seed) {}

  /// Does one thing; returns false if nothing is offered.
  bool act() {
    ++actions_;
    if (!table_.refusal().isEmpty()) {
      ++refusals_;
      last_ = table_.refusal();
      table_.dismissNotice();
      return true;
    }
    if (!table_.question().isEmpty()) return table_.answerQuestion(0), true;
    if (!table_.entry().isEmpty()) return enter(), true;
    if (const QList<EndingChoice> ends = table_.choices()->endings(); actions_ > kTired && !ends.isEmpty()) {
      table_.giveUp(ends.front().place);
      return table_.confirmEntry(), true;
    }
    // A touch now and then; otherwise a tile.
    if (const QStringList names = offered(); !names.isEmpty() && chance_.below(3) == 0) {
      ++touches_;
      table_.touch({any(names)});
      return true;
    }
    QList<int> rows;
    for (const ChoicesOfSeat& group : table_.choices()->groups())
      for (const OpenChoice& each : group.open)
        if (!isLast(each.label)) rows += each.row;
    if (rows.isEmpty()) return false;
    table_.choose(any(rows));
    return true;
  }

  [[nodiscard]] int actions() const { return actions_; }
  [[nodiscard]] int touches() const { return touches_; }
  [[nodiscard]] int refusals() const { return refusals_; }
  [[nodiscard]] QString lastRefusal() const { return last_; }

 private:
  template <class List>
  typename List::value_type any(const List& list) {
    return list[static_cast<qsizetype>(chance_.below(static_cast<std::uint32_t>(list.size())))];
  }
  /// Giving up and going back end a night, or lead nowhere.
  static bool isLast(const QString& label) {
    return label == "Concede" || label == "Back" || label == "Offer a draw" || label == "Give up";
  }
  QStringList offered() {
    QStringList names;
    for (const BoardZone& zone : table_.board()->zones()) {
      if (zone.offered) names += zone.zone;
      for (const LyingCard& card : zone.cards)
        if (card.offered) names += card.thing;
    }
    return names;
  }
  void enter() {
    if (table_.entry() == "dice") {
      if (table_.entryMayRoll()) return table_.rollDice(), table_.enterRolled();
      QList<int> dice;
      for (int i = 0; i < table_.entryCount(); ++i)
        dice += 1 + static_cast<int>(chance_.below(static_cast<std::uint32_t>(table_.entrySides())));
      return table_.enterDice(dice);
    }
    if (table_.entry() == "confirm") return table_.cancelEntry();
    QStringList open;
    for (const EntryCard& card : table_.entryCards())
      if (card.why.isEmpty()) open += card.id;
    QStringList cards;
    const int wanted = table_.entryLeast() + static_cast<int>(chance_.below(static_cast<std::uint32_t>(
                                                 table_.entryCount() - table_.entryLeast() + 1)));
    for (int i = 0; i < wanted && !open.isEmpty(); ++i) cards += any(open);
    table_.enterCards(cards);
    if (!table_.entry().isEmpty() && ++stuck_ > 20) table_.cancelEntry(), stuck_ = 0;
  }

  TableModel& table_;
  rules::Chance chance_;
  int actions_ = 0;
  int touches_ = 0;
  int refusals_ = 0;
  int stuck_ = 0;
  QString last_;
};

}  // namespace

class TestTouchedNights : public QObject {
  Q_OBJECT

 private slots:
  void aNightIsPlayedToItsEndByWhatIsOffered_data() { test::gameRows(); }
  void aNightIsPlayedToItsEndByWhatIsOffered() {
    QFETCH(QString, game);
    const int nights = std::max(1, qEnvironmentVariableIntValue("LK_TOUCHED_NIGHTS"));
    for (int seed = 1; seed <= nights; ++seed) {
      test::HandEnteredNight night(game.toStdString());
      TableModel table;
      night.listenTo(table);
      night.session.host().answerAlone(true);
      night.take(SetupDraft(test::kitOfRow()).setup());
      Robot robot(table, static_cast<std::uint64_t>(seed));
      while (!table.finished() && robot.actions() < kMaxActions) {
        for (const ChoicesOfSeat& group : table.choices()->groups())
          for (const ClosedChoice& each : group.closed)
            QVERIFY2(each.why != reasonText("not_now"), qPrintable(each.label));  // it says why
        QVERIFY2(robot.act(), qPrintable("nothing is offered: " + table.nextStep()));
      }
      qInfo("%s %d: %d actions, %d touches, %zu events, %d refusals", qPrintable(game), seed, robot.actions(),
            robot.touches(), night.session.night().referee().standing().size(), robot.refusals());
      QVERIFY2(table.finished(), qPrintable("it goes on: " + table.nextStep() + " / " + robot.lastRefusal()));
      // The same events give the same end again.
      rules::Referee again(*test::kitOfRow()->game, test::kitOfRow()->cards);
      for (const rules::Event& event : night.session.night().referee().standing()) again.take(event);
      QCOMPARE(again.result(), night.session.night().referee().result());
    }
  }
};

QTEST_MAIN(TestTouchedNights)
#include "tst_touched_nights.moc"
