// Tests answers grouped by player: each player's together, closed ones apart with their reason, and pictures
// of the cards they refer to.
#include <QSignalSpy>
#include <QTest>

#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "hand_entered_night.h"
#include "kits.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Night {
  TableSession session;
  TableModel table;

  Night(const char* game, std::initializer_list<const char*> lines)
      : session(test::kit(game), vision::CardIndex({})) {
    Names names;
    names.of = {QStringLiteral("Ann"), QStringLiteral("Ben")};
    table.setNames(names);
    for (const char* line : lines) {
      const Outcome<Moment> moment = session.say({*readJson(line, "test")});
      if (!moment) qFatal("%s", moment.fault().text().c_str());
      table.show(*moment);
      if (!table.refusal().isEmpty()) qFatal("%s: %s", line, qPrintable(table.refusal()));
    }
  }
  [[nodiscard]] ChoicesOfSeat group(int place) { return table.choices()->groups()[place]; }
  /// Returns all rows of the groups, in order.
  [[nodiscard]] QList<int> rows() {
    QList<int> all;
    for (const ChoicesOfSeat& group : table.choices()->groups())
      for (const OpenChoice& each : group.open) all += each.row;
    return all;
  }
};

constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A","options":{"powers":"off","locations":"off"}})";

}  // namespace

class TestChoiceGroups : public QObject {
  Q_OBJECT

 private slots:
  void eachPlayersAnswersAreTogether() {
    Night night("halfwish", {kSetup});
    QCOMPARE(night.table.choices()->groups().size(), 2);  // both roll
    QCOMPARE(night.group(0).seat, QString("A"));
    QCOMPARE(night.group(0).who, QString("Ann"));
    QCOMPARE(night.group(1).who, QString("Ben"));
    QVERIFY(night.group(0).open[0].byHand);
  }

  /// The key shown on an answer is that of its row, whichever group it is in.
  void everyRowIsInOneGroup() {
    Night night("halfwish", {kSetup, R"({"e":"roll","seat":"A","dice":[4,6]})",
                             R"({"e":"roll","seat":"B","dice":[6,6]})"});
    QCOMPARE(night.table.choices()->groups().size(), 1);
    QList<int> rows = night.rows();
    std::sort(rows.begin(), rows.end());
    for (int i = 0; i < rows.size(); ++i) {
      QCOMPARE(rows[i], i);
      QVERIFY(night.table.choices()->openChoice(i));
    }
    QSignalSpy changed(night.table.choices(), &ChoicesModel::groupsChanged);
    night.table.show(night.session.now());
    QCOMPARE(changed.count(), 0);  // no signal without a change
  }

  /// Two changes of place and three other answers are too many for a row: the moves stand as one answer.
  void movesThatATouchBeginsMakeRoom() {
    test::HandEnteredNight night("wtactics_orc");
    TableModel table;
    night.listenTo(table);
    QStringList rows;
    for (const rules::Event& event :
         test::nightOf("wtactics_orc/transcripts/a_swap_displaces_the_partner.jsonl").events) {
      night.take(event);
      QStringList labels;
      for (const ChoicesOfSeat& group : table.choices()->groups())
        for (const OpenChoice& each : group.open) labels += each.label;
      rows += labels.join("; ");
    }
    QCOMPARE(rows.back(), QString("Move; On to attacks; End the turn; Offer a draw"));
  }

  /// A silenced player can play none of the powers: their list does not look open.
  void aListOfWhichNothingCanBeTakenIsClosed() {
    const NightLog log = test::nightOf(test::kWholeNight);
    TableSession session(log.kit, vision::CardIndex({}));
    TableModel table;
    int closed = 0, open = 0;
    for (const rules::Event& event : log.events) {
      const Outcome<Moment> moment = session.say(event);
      QVERIFY(bool(moment));
      table.show(*moment);
      for (int row = 0; row < table.choices()->count(); ++row)
        if (const Choice* choice = table.choices()->openChoice(row); choice && !choice->pool.empty()) {
          ++open;
          QVERIFY(std::any_of(choice->pool.begin(), choice->pool.end(),
                              [](const Pick& pick) { return pick.why.isEmpty(); }));
        }
      for (const ChoicesOfSeat& group : table.choices()->groups())
        for (const ClosedChoice& each : group.closed)
          if (each.label == "Play a power") ++closed;
    }
    QVERIFY(closed >= 3 && open > 10);
  }

  /// In a whole night: every answer is in a group, closed ones with their reason.
  void closedAnswersAreListedWithTheirReason() {
    const NightLog log = test::nightOf(test::kDelve);
    TableSession session(log.kit, vision::CardIndex({}));
    TableModel table;
    qsizetype closed = 0;
    for (const rules::Event& event : log.events) {
      const Outcome<Moment> moment = session.say(event);
      QVERIFY(bool(moment));
      table.show(*moment);
      qsizetype all = 0;
      for (const ChoicesOfSeat& group : table.choices()->groups()) {
        all += group.open.size() + group.closed.size();
        closed += group.closed.size();
        for (const ClosedChoice& each : group.closed) QVERIFY(!each.why.isEmpty());
      }
      QCOMPARE(all, qsizetype{table.choices()->count()});
    }
    QVERIFY(closed > 0);
  }
};

QTEST_GUILESS_MAIN(TestChoiceGroups)
#include "tst_choice_groups.moc"
