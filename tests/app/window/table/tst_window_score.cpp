// Tests nights that are only scored: by taps, corrections and undo, through the referee and into the journal.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/phrases/report_lines.h"
#include "app/phrases/translation.h"
#include "app/session/night/setup_draft.h"
#include "app/session/night/taps.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/score_model.h"
#include "app/window/table/table_worker.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

/// People who only tap.
struct Scorers {
  explicit Scorers(const std::string& game, int players = 0)
      : kit(test::kit(game)), session(kit, std::vector<vision::Reference>{}) {
    session.setScored(true);
    QObject::connect(&score, &ScoreModel::entered, &score,
                     [this](const rules::Event& event) { take(session.say(event)); });
    QObject::connect(&score, &ScoreModel::tapped, &score, [this](const QString& tap, const Json& picked) {
      take(session.quick(tap.toStdString(), picked));
    });
    QObject::connect(&score, &ScoreModel::undoWanted, &score, [this] { take(session.undoTap()); });
    SetupDraft draft(kit);
    if (players > 0) draft.setPlayers(players);
    take(session.say(draft.setup(PlayMode::scored)));
  }
  void take(const Outcome<Moment>& moment) {
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    for (const Report& report : moment->reports)
      if (const auto* ruling = std::get_if<RulingReport>(&report.what))
        if (ruling->ruling.verdict != rules::Verdict::accepted)
          refusals += QString::fromStdString(ruling->ruling.reason);
    score.show(*moment);
  }
  /// Picks "SEAT FIELD VALUE" for each, and enters the tap.
  void tap(const QString& id, const QStringList& picks = {}) {
    for (const QString& pick : picks)
      score.pick(id, pick.section(' ', 0, 0) == "-" ? QString() : pick.section(' ', 0, 0),
                 pick.section(' ', 1, 1), pick.section(' ', 2));
    score.tap(id);
  }
  int figure(const char* seat, const char* name) {
    return static_cast<int>(session.now().view["seats"][seat][name].asInt());
  }
  int standing() { return session.now().standing; }
  bool offers(const QString& id) {
    for (const ScoreTap& tap : score.taps())
      if (tap.id == id) return true;
    return false;
  }

  std::shared_ptr<const GameKit> kit;
  TableSession session;
  ScoreModel score;
  QStringList refusals;
};

}  // namespace

class TestWindowScore : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qRegisterMetaType<Moment>();
    qRegisterMetaType<Json>();
    qRegisterMetaType<rules::Event>();
    qRegisterMetaType<PictureSource>();
  }

  void aDuelIsTwoTapsForEachPlayer() {
    Scorers night("halfwish");
    night.tap("duel", {"A dv 11", "A action strike", "B dv 6", "B action defend"});
    QCOMPARE(night.refusals, QStringList());
    // Strike for 11 against a block of 8: three get through, and the hit scores for the aggressor.
    QCOMPARE(night.figure("B", "hp"), 22);
    QCOMPARE(night.figure("A", "hp"), 25);
    QVERIFY(night.figure("A", "points") > 0);
    QVERIFY2(night.score.standing().contains("A"), qPrintable(night.score.standing()));
  }

  void roundsAreCountedAsTheLanguageDoes() {
    Scorers night("halfwish");
    const auto header = [&] {
      QStringList all;
      for (const ShownFigure& figure : night.score.table()) all += figure.text;
      return all;
    };
    QCOMPARE(header(), QStringList({"Round 1", "Turn 1", "Parley streak 0"}));
    const Translation chinese("zh");
    night.score.retranslate();
    QVERIFY2(header().first() == "第 1 轮" && header()[1] == "第 1 回合", qPrintable(header().join(", ")));
  }

  void oneTapPicksDiceAndCard() {
    Scorers night("halfwish");
    const QStringList both{"action", "dv"};
    night.score.pickAll("duel", "A", both, {"strike", "11"});
    QVERIFY(!night.score.complete());
    night.score.pickAll("duel", "B", both, {"defend", "5"});
    night.score.pickAll("duel", "B", both, {"defend", "6"});  // the other dice replace the first ones
    QVERIFY(night.score.complete());
    night.score.pickAll("duel", "B", both, {"defend", "6"});
    QVERIFY(!night.score.complete());
    night.score.pickAll("duel", "B", both, {"defend", "6"});
    night.score.tap("duel");
    QCOMPARE(night.figure("B", "hp"), 22);
  }

  void aTapIsUndoneAsAWhole() {
    Scorers night("halfwish");
    const Json before = night.session.now().view;
    night.tap("duel", {"A dv 11", "A action strike", "B dv 6", "B action defend"});
    const Json after = night.session.now().view;
    QVERIFY(!(after == before));
    night.tap("parley");
    QCOMPARE(night.refusals, QStringList());
    QVERIFY(!(night.session.now().view == after));
    night.score.undo();
    QVERIFY(night.session.now().view == after);
    night.score.set("B", "hp", 7);
    QCOMPARE(night.figure("B", "hp"), 7);
    night.score.undo();
    QVERIFY(night.session.now().view == after);
    night.score.undo();
    QVERIFY(night.session.now().view == before);
    QVERIFY(!night.score.canUndo());
    night.score.undo();
    QCOMPARE(night.standing(), 1);
    // Redo restores them completely, the last one first.
    night.take(night.session.putBack());
    QVERIFY(night.session.now().view == after);
    night.take(night.session.putBack());
    QCOMPARE(night.figure("B", "hp"), 7);
    QVERIFY(!night.session.now().mayPutBack);
    QCOMPARE(night.refusals, QStringList());
  }

  void anIncompleteTapEntersNothing() {
    Scorers night("halfwish");
    night.tap("duel", {"A dv 11", "A action strike", "B dv 6"});
    QVERIFY(!night.score.complete());
    QCOMPARE(night.standing(), 1);
    night.tap("duel", {"B action no_such_card"});
    QCOMPARE(night.standing(), 1);
    night.tap("no such tap");
    QCOMPARE(night.standing(), 1);
    night.score.pick("duel", "A", "dv", "11");  // the same value again clears it
    QCOMPARE(night.score.picked("duel", "A", "dv"), QString());
  }

  void tieBreaksAreShown() {
    Scorers night("halfwish");
    night.score.set("A", "lamps", 1);
    QVERIFY2(night.score.standing().contains("lamps"), qPrintable(night.score.standing()));
    night.score.set("B", "lamps", 1);
    night.score.set("B", "hp", 24);
    QVERIFY2(night.score.standing().contains("health"), qPrintable(night.score.standing()));
    night.score.set("", "round", 3);
    QCOMPARE(night.session.now().view["round"].asInt(), 3);
  }

  void aWholeNightIsScoredByTaps() {
    Scorers night("halfwish");
    for (int i = 0; i < 60 && !night.score.finished(); ++i) {
      if (night.offers("duel") && i % 3 != 0) {
        const QString second = night.session.now().view["turn"].asInt() > 2 ? "strike" : "";
        QStringList picks{"A dv 7", "A action defend", "B dv 5", "B action strike"};
        if (!second.isEmpty())
          picks << "A action_2 strike"
                << "B action_2 defend";
        night.tap("duel", picks);
      } else if (night.offers("parley")) {
        night.tap("parley");
      } else {  // upgrades and kept dice: by the questions' own answers, as in any night
        const Moment now = night.session.now();
        QVERIFY(!now.prompts.empty());
        for (const rules::Event& answer : now.prompts.front().answers)
          if (!answer.body.members().empty()) {
            night.take(night.session.say(answer));
            break;
          }
      }
      QVERIFY2(night.refusals.isEmpty(), qPrintable(night.refusals.join(' ')));
    }
    QVERIFY(night.score.finished());
    QVERIFY(!night.score.standing().isEmpty());
  }

  /// A tap contains dice before they are shown: only its result is reported, and nothing of a refused tap.
  void aTapRevealsNothingHidden() {
    const auto picked =
        *readJson(R"({"A":{"dv":"11","action":"strike"},"B":{"dv":"5","action":"evade"}})", "test");
    for (const bool scored : {false, true}) {  // with powers and locations no tap can enter a duel
      const auto kit = test::kit();
      TableSession session(kit, std::vector<vision::Reference>());
      QVERIFY(static_cast<bool>(
          session.say(SetupDraft(kit).setup(scored ? PlayMode::scored : PlayMode::camera))));
      const Json before = session.now().view;
      const Outcome<Moment> tapped = session.quick("duel", picked);
      QVERIFY(static_cast<bool>(tapped));
      QVERIFY(!tapped->reports.empty());
      QCOMPARE(tapped->view == before, !scored);
      int events = 0;
      for (const Report& report : tapped->reports) {
        const Json line = reportJson(report, *kit);
        if (!scored) QVERIFY2(!QByteArray::fromStdString(line.dump()).contains("11"), line.dump().c_str());
        if (line["event"]["e"] == Json("correct")) {
          QVERIFY2(line["event"]["set"]["dv"].isNull(), line.dump().c_str());
          ++events;
        }
      }
      QCOMPARE(events, scored ? 2 : 0);
    }
  }

  void aScoredNightIsResumed() {
    QTemporaryDir folder;
    const std::string journal = folder.filePath("nights.lkdb").toStdString();
    const auto kit = test::kit();
    PictureSlot pictures;
    NightRequest request;
    request.game = "halfwish";
    request.journal = journal;
    request.scored = true;
    request.setup = SetupDraft(kit).setup(PlayMode::scored);
    request.number = 1;
    Json left;
    {
      TableWorker worker(pictures);
      QSignalSpy happened(&worker, &TableWorker::happened);
      worker.begin(request);
      worker.quick(
          "duel", *readJson(R"({"A":{"dv":"9","action":"strike"},"B":{"dv":"4","action":"evade"}})", "test"));
      left = happened.back().front().value<Moment>().view;
      QVERIFY(left["seats"]["A"]["points"].isInt());
    }
    TableWorker worker(pictures);
    QSignalSpy happened(&worker, &TableWorker::happened);
    request.setup.reset();
    request.resume = 1;
    worker.begin(request);
    const auto again = happened.back().front().value<Moment>();
    QVERIFY(again.view == left);
    QVERIFY(!again.quick.empty());
    worker.quick("parley", Json::object({}));
    QVERIFY(happened.back().front().value<Moment>().standing > again.standing);
  }

  /// Duels, a truce and a corrected figure are undone one by one although the program no longer knows where
  /// each tap began.
  void aResumedNightIsUndoneTapByTap() {
    QTemporaryDir folder;
    const std::string journal = folder.filePath("nights.lkdb").toStdString();
    PictureSlot pictures;
    NightRequest request;
    request.game = "halfwish";
    request.journal = journal;
    request.scored = true;
    request.setup = SetupDraft(test::kit()).setup(PlayMode::scored);
    request.number = 1;
    const auto duel = [](int dvA, int dvB) {
      return *readJson(QString(R"({"A":{"dv":"%1","action":"strike","action_2":"defend"},)"
                               R"("B":{"dv":"%2","action":"evade","action_2":"strike"}})")
                           .arg(dvA)
                           .arg(dvB)
                           .toStdString(),
                       "test");
    };
    std::vector<Json> views;  // the view before each tap
    {
      TableWorker worker(pictures);
      QSignalSpy happened(&worker, &TableWorker::happened);
      const auto view = [&] { return happened.back().front().value<Moment>().view; };
      worker.begin(request);
      for (const Json& picked : {duel(9, 4), duel(5, 8), duel(11, 7)}) {
        views.push_back(view());
        worker.quick("duel", picked);
        QVERIFY(!(view() == views.back()));
      }
      views.push_back(view());
      worker.quick("parley", Json::object({}));
      views.push_back(view());
      worker.enter({Json::object({{"e", "correct"}, {"seat", "B"}, {"set", Json::object({{"hp", 3}})}})});
      QVERIFY(!(view() == views.back()));
    }
    TableWorker worker(pictures);
    QSignalSpy happened(&worker, &TableWorker::happened);
    request.setup.reset();
    request.resume = 1;
    worker.begin(request);
    for (auto before = views.rbegin(); before != views.rend(); ++before) {
      worker.undoTap();
      QVERIFY2(happened.back().front().value<Moment>().view == *before,
               qPrintable(QString::number(std::distance(views.rbegin(), before))));
    }
    worker.undoTap();  // the set-up stays
    QCOMPARE(happened.back().front().value<Moment>().standing, 1);
  }

  void tapsOfADungeonAreRecoveredFromItsEvents() {
    Scorers night("half_deck_dungeon_heroes");
    std::vector<std::size_t> taps;
    const auto tap = [&](const QString& id, const QStringList& picks = {}) {
      taps.push_back(static_cast<std::size_t>(night.standing()));
      night.tap(id, picks);
    };
    tap("joins", {"- hero warrior"});  // includes drawing the first cards
    tap("met", {"- card rock_golem"});
    tap("life", {"- hero warrior", "- left 2"});
    for (int hit = 0; hit < 4; ++hit) tap("hit");
    tap("drawn");
    tap("met", {"- card spiked_pit"});
    tap("resolved");
    QCOMPARE(night.refusals, QStringList());
    // Some of these taps entered several events.
    QVERIFY2(night.standing() > static_cast<int>(taps.size()) + 1,
             qPrintable(QString::number(night.standing())));
    QVERIFY(tapsOf(*night.kit, night.session.night().referee().standing()) == taps);
  }

  void theDungeonIsScoredByTaps() {
    Scorers night("half_deck_dungeon_heroes");
    night.tap("joins", {"- hero warrior"});
    QCOMPARE(night.refusals, QStringList());
    QVERIFY(night.session.now().view["zones"]["hero/1"].items().size() == 1);
    night.tap("met", {"- card rock_golem"});
    QCOMPARE(night.refusals, QStringList());
    QVERIFY(night.offers("hit") && night.offers("fled"));
    night.tap("life", {"- hero warrior", "- left 2"});
    QCOMPARE(night.session.now().view["zones"]["hero/1"].items().front()["counter"].asInt(), 2);
    for (int hit = 0; hit < 4; ++hit) night.tap("hit");
    QCOMPARE(night.refusals, QStringList());
    QVERIFY(!night.offers("hit"));  // the golem is defeated
    night.tap("drawn");             // its loot
    night.tap("met", {"- card spiked_pit"});
    QCOMPARE(night.refusals, QStringList());
    QVERIFY(night.offers("resolved"));
    night.tap("resolved");
    QVERIFY(!night.offers("resolved"));
    const Json before = night.session.now().view;
    night.tap("met", {"- card endgame_treasure"});
    QVERIFY(night.score.finished());
    QVERIFY(night.session.now().result.together == rules::Together::won);
    night.score.undo();
    QVERIFY(night.session.now().view == before);
    night.tap("met", {"- card goblin"});
    night.tap("life", {"- hero warrior", "- left 0"});
    QCOMPARE(night.refusals, QStringList());
    QVERIFY(night.session.now().view["zones"]["hero/1"].items().empty());
  }

  void aGroupIsScoredByTaps() {
    Scorers night("half_deck_dungeon_heroes", 3);
    QCOMPARE(night.score.seats().size(), 3);
    night.tap("met", {"- card goblin"});
    QCOMPARE(night.refusals, QStringList());
    night.tap("fled");
    QCOMPARE(night.refusals, QStringList());
    for (const char* place : {"hero/1", "hero/2", "hero/3"})
      QCOMPARE(night.session.now().view["zones"][place].items().front()["counter"].asInt(), 3);
  }
};

QTEST_GUILESS_MAIN(TestWindowScore)
#include "tst_window_score.moc"
