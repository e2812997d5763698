// Tests the table in interpreter.h row by row, without frames: which kind of meaning wins.
#include <QTest>

#include "app/session/meaning/interpreter.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

const char* const kPlain =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",
  "options":{"locations":"off","powers":"off"}})";
const char* const kWithPowers = R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},
  "starter":"A","options":{"locations":"off"}})";
const char* const kArmies =
    R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"attack",
  "seats":{"A":{"army":{"A-F2":"elvish_fighter"}},"B":{"army":{"B-F2":"hold_shieldbearer"}}}}})";

/// A night that has just been set up, and the things at rest around it.
class Table {
 public:
  explicit Table(const char* setup = kPlain)
      : kit_(test::kit((*readJson(setup, "test"))["game"].asString())) {
    say(setup);
  }
  void say(const char* line) {
    const rules::Ruling ruling = referee_.take({*readJson(line, "test")});
    QVERIFY2(ruling.verdict == rules::Verdict::accepted, line);
    clock_.take(referee_.prompts(), referee_.log().back(), now_);
  }
  void rollBoth() {
    say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    say(R"({"e":"roll","seat":"B","dice":[2,3]})");
  }
  /// Adds a thing that came to rest at `since` and returns what it means.
  Interpretation lay(TableThing thing, rules::Placement placement, double since = 0) {
    Placed placed;
    placed.thing = std::move(thing);
    placed.placement = std::move(placement);
    placed.sure = true;
    placed.since = since;
    all_.push_back(placed);
    return meaning(all_.size() - 1);
  }
  Interpretation card(const char* zone, const char* id, rules::Face face = rules::Face::up,
                      double since = 0) {
    return lay(CardTrack{static_cast<int>(all_.size()) + 1}, rules::CardPlacement{zone, id, face, 0}, since);
  }
  Interpretation meaning(std::size_t place) {
    return interpret(all_[place], {referee_, all_, question_, clock_, confirmed_});
  }

  std::shared_ptr<const GameKit> kit_;
  rules::Referee referee_{*kit_->game, kit_->cards};
  OpenQuestion question_;
  PromptClock clock_;
  std::vector<Placed> all_;
  std::string confirmed_;
  double now_ = 0;
};

template <class Kind>
const Kind* as(const Interpretation& its) {
  return std::get_if<Kind>(&its.meaning);
}

rules::Event eventFrom(const char* line) {
  return {*readJson(line, "test")};
}

}  // namespace

class InterpreterTest : public QObject {
  Q_OBJECT

 private slots:
  void beforeTheNightEverythingWaits() {
    Table table;
    table.referee_ = rules::Referee(*table.kit_->game, table.kit_->cards);
    const Interpretation its = table.lay(Tray{rules::Seat::A}, rules::DicePlacement{rules::Seat::A, {4, 6}});
    QVERIFY(as<meaning::Wait>(its));
    QVERIFY(its.uses.notAccepted == Use::fresh);
  }

  void aRollThatIsAwaitedIsAnEvent() {
    Table table;
    const Interpretation its = table.lay(Tray{rules::Seat::A}, rules::DicePlacement{rules::Seat::A, {4, 6}});
    const auto* meant = as<meaning::Event>(its);
    QVERIFY(meant);
    QCOMPARE(meant->event.kind(), std::string("roll"));
    QVERIFY(meant->sources == std::vector<TableThing>{Tray{rules::Seat::A}});
    QVERIFY(its.uses.accepted == Use::used && its.uses.notAccepted == Use::setAside);
  }

  void unreadDiceAreAskedAboutOnlyWhereARollIsAwaited() {
    Table table;
    table.lay(Tray{rules::Seat::B}, rules::DicePlacement{rules::Seat::B, {4}});
    table.all_.back().sure = false;
    const Interpretation asked = table.meaning(0);
    QVERIFY(as<meaning::Question>(asked));
    QCOMPARE(as<meaning::Question>(asked)->unclear.reason, std::string("dice_unsure"));
    QVERIFY(asked.uses.accepted == Use::setAside);
    table.rollBoth();
    QVERIFY(as<meaning::Nothing>(table.meaning(0)));
  }

  void anUnidentifiedCardIsAskedAboutOnlyIfACandidateWouldBeAnEvent() {
    Table table;
    table.rollBoth();
    table.card("A/say", "");
    table.all_.back().sure = false;
    table.all_.back().maybe = {"duel", "strike"};
    const Interpretation asked = table.meaning(0);
    QVERIFY(as<meaning::Question>(asked));
    QCOMPARE(as<meaning::Question>(asked)->unclear.reason, std::string("unknown_card"));
    QCOMPARE(as<meaning::Question>(asked)->unclear.maybe.size(), std::size_t{1});
    table.all_.back().maybe = {"strike"};
    QVERIFY(as<meaning::Nothing>(table.meaning(0)));
    table.all_.back().maybe = {"duel"};
    std::get<rules::CardPlacement>(table.all_.back().placement).zone.clear();
    QVERIFY(as<meaning::Nothing>(table.meaning(0)));
  }

  void aNumberAnswersTheOpenQuestionBeforeAnythingElse() {
    Table table;
    table.rollBoth();
    table.card("A/action/1", "strike");
    const rules::Event one = eventFrom(R"({"e":"choose","seat":"A","option":"duel"})");
    const rules::Event two = eventFrom(R"({"e":"choose","seat":"A","option":"scout"})");
    table.question_.ask("unknown_card", {one, two}, table.all_.front(), 0);
    const Interpretation its = table.card("A/say", "number_2");
    QVERIFY(as<meaning::Answer>(its));
    QVERIFY(as<meaning::Answer>(its)->event == two);
    QCOMPARE(as<meaning::Answer>(its)->reason, std::string("unknown_card"));
    table.question_.drop();
    QVERIFY(!as<meaning::Answer>(table.meaning(1)));
  }

  void aYesThatAnswersNoPromptAnswersTheOpenQuestion() {
    Table table;
    table.rollBoth();
    table.card("A/action/1", "strike");
    const rules::Event meant = eventFrom(R"({"e":"choose","seat":"A","option":"duel"})");
    table.question_.ask("reason", {meant}, table.all_.front(), 0);
    const Interpretation yes = table.card("A/say", "yes");
    QVERIFY(as<meaning::Answer>(yes) && as<meaning::Answer>(yes)->event == meant);
    QVERIFY(yes.uses.accepted == Use::used && yes.uses.notAccepted == Use::used);
    table.question_.ask("reason", {meant, meant}, table.all_.front(), 0);
    QVERIFY(as<meaning::Nothing>(table.meaning(1)));  // a yes to several candidates says nothing
  }

  void aNoDropsTheOpenQuestion() {
    Table table;
    table.rollBoth();
    table.card("A/action/1", "strike");
    table.question_.ask("reason", {eventFrom(R"({"e":"pass","seat":"A"})")}, table.all_.front(), 0);
    const Interpretation no = table.card("A/say", "no");
    QVERIFY(as<meaning::Nothing>(no) && as<meaning::Nothing>(no)->dropsQuestion);
    QVERIFY(no.uses.accepted == Use::used);
  }

  void aChoiceFromLongBeforeItsPromptIsAskedAbout() {
    Table table;
    table.now_ = 10;
    table.rollBoth();
    QVERIFY(as<meaning::Event>(table.card("A/say", "duel", rules::Face::up, 9.5)));
    table.all_.clear();
    const Interpretation early = table.card("A/say", "duel", rules::Face::up, 3);
    QVERIFY(as<meaning::Question>(early));
    QCOMPARE(as<meaning::Question>(early)->unclear.reason, std::string("came_early"));
    QVERIFY(early.uses.accepted == Use::used);
  }

  void aCardAtAnAngleThatDecidesIsAskedAbout() {
    Table table(kArmies);
    QVERIFY(as<meaning::Nothing>(table.card("A-F2", "elvish_fighter")));  // it stands there upright already
    table.all_.back().aslant = 1;
    const Interpretation asked = table.meaning(0);
    QVERIFY(as<meaning::Question>(asked));
    QCOMPARE(as<meaning::Question>(asked)->unclear.reason, std::string("turned_aslant"));
    QVERIFY(as<meaning::Question>(asked)->unclear.maybe.empty());
  }

  void aConcernIsAskedAboutOnce() {
    Table table;
    table.rollBoth();
    const Interpretation changed =
        table.lay(Tray{rules::Seat::A}, rules::DicePlacement{rules::Seat::A, {1, 1}});
    QVERIFY(as<meaning::Question>(changed));
    QCOMPARE(as<meaning::Question>(changed)->unclear.reason, std::string("dice_changed"));
    QVERIFY(changed.uses.accepted == Use::setAside);
  }

  void aConcernThatWasConfirmedIsTakenWithoutAskingAgain() {
    Table table(kWithPowers);
    table.rollBoth();
    table.say(R"({"e":"choose","seat":"A","option":"duel"})");
    const Interpretation asked = table.card("A/action/1", "strike");  // powers may still be played
    QVERIFY(as<meaning::Question>(asked));
    QCOMPARE(as<meaning::Question>(asked)->unclear.reason, std::string("pass_meant"));
    QVERIFY(asked.uses.accepted == Use::asked && asked.uses.notAccepted == Use::asked);
    table.confirmed_ = "pass_meant";
    const Interpretation taken = table.meaning(0);
    QVERIFY(as<meaning::Answer>(taken));
    QCOMPARE(as<meaning::Answer>(taken)->event.kind(), std::string("pass"));
    QVERIFY(taken.uses.accepted == Use::fresh && taken.uses.notAccepted == Use::asked);
  }

  void whatAgreesWithTheStateIsUsedUp() {
    Table table(kArmies);
    const Interpretation same = table.card("A-F2", "elvish_fighter");
    QVERIFY(as<meaning::Nothing>(same) && !as<meaning::Nothing>(same)->dropsQuestion);
    QVERIFY(same.uses.accepted == Use::used);
  }

  void whatMeansNothingNowWaits() {
    Table table;
    table.rollBoth();
    const Interpretation its = table.card("A/action/1", "strike", rules::Face::down);
    QVERIFY(as<meaning::Wait>(its));
    QVERIFY(its.uses.accepted == Use::fresh);
  }

  void cardsOfOneRevealAreUsedTogether() {
    Table table;
    table.rollBoth();
    table.say(R"({"e":"choose","seat":"A","option":"duel"})");
    const Interpretation its = table.card("A/action/1", "strike");
    QVERIFY(as<meaning::Event>(its));
    QCOMPARE(as<meaning::Event>(its)->event.kind(), std::string("reveal"));
  }
};

QTEST_MAIN(InterpreterTest)
#include "tst_interpreter.moc"
