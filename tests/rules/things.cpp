// Tests things on a table: two copies of a card are two things, a moved card keeps its identity, names say
// which one is meant, and no secret can be inferred from them.
#include "check.h"
#include "rules/core/changes.h"
#include "rules/referee/names.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;

namespace {

enum Zone : std::uint8_t { kTable, kPile, kLane };
constexpr ZoneSpec kZones[] = {{.name = "table", .shown = Shown::inViews, .bySeat = true},
                               {.name = "A/pile", .shown = Shown::inViews},
                               {.name = "A-F1", .shown = Shown::inViews}};
constexpr std::string_view kPhases[] = {"play"};
constexpr std::string_view kCounters[] = {"damage", "knots"};
constexpr std::string_view kMarks[] = {"spent"};

/// A game without any rules, for a table alone.
class Bare final : public Game {
 public:
  std::string_view id() const override { return "bare"; }
  const Vocabulary& vocabulary() const override {
    static const Vocabulary kWords{
        .phases = kPhases, .zones = kZones, .counters = kCounters, .marks = kMarks};
    return kWords;
  }
  const Language& language() const override {
    static const Language kNone;
    return kNone;
  }
  Ruling setUp(State&, const Event&, const CardBook&, StepSink) const override { return {}; }
  Ruling judge(State&, const Event&, const CardBook&, StepSink) const override { return {}; }
  std::vector<Prompt> prompts(const State&, const CardBook&) const override { return {}; }
  Observation observe(const State&, const Placement&, std::span<const Placement>,
                      const CardBook&) const override {
    return {};
  }
  Knowers knowers(const State&, const Event&, const CardBook&) const override { return Knowers::everyone(); }
};

struct Table {
  CardBook cards{"bare", {{.id = "tick"}, {.id = "ox"}}, nullptr};
  Bare game;
  State state = game.fresh();
  std::vector<Step> steps;
  Changes changes{state, StepSink(&steps)};

  Table() { state.begun = true; }
  ThingId bring(const char* card, Seat owner = Seat::A, Knowers known = Knowers::everyone(),
                std::uint8_t zone = kTable) {
    return changes.bring({.zone = zone, .card = cards.find(card), .owner = owner, .knownTo = known},
                         {.what = "came"});
  }
  std::string nameOf(ThingId thing) const { return rules::nameOf(thing, game.vocabulary(), state, cards); }
  Named read(std::string_view name) const { return readName(name, game.vocabulary(), state, cards); }
  Json lying(Audience who, const char* zone) const {
    return viewFor(game, cards, state, who).json["zones"][zone];
  }
};

}  // namespace

CASE(two_copies_of_a_card_are_two_things) {
  Table table;
  const ThingId first = table.bring("tick");
  const ThingId second = table.bring("tick");
  const ThingId theirs = table.bring("tick", Seat::B);
  CHECK(table.nameOf(first) == "A/tick");
  CHECK(table.nameOf(second) == "A/tick#2");
  CHECK(table.nameOf(theirs) == "B/tick");
  table.changes.setCounter(second, 0, 2, {.what = "damage"});
  table.changes.mark(second, 0, true, {.what = "spent"});
  CHECK(table.steps.back().seat == Seat::A && table.steps.back().card == table.cards.find("tick"));
  CHECK(findThing(table.state, first)->counters[0] == 0);
  CHECK(findThing(table.state, second)->counters[0] == 2);
  CHECK(table.lying(Audience::table, "table").items()[1].dump() ==
        R"({"card":"tick","face":"up","owner":"A","thing":"A/tick#2","counters":{"damage":2},)"
        R"("marks":["spent"],"new":true})");
  table.changes.ageThings();
  CHECK(!table.lying(Audience::table, "table").items()[1].find("new"));
}

CASE(noted_counters_and_marks_add_no_step) {
  Table table;
  const ThingId tick = table.bring("tick");
  const std::size_t before = table.steps.size();
  table.changes.noteCounter(tick, 0, 3);
  table.changes.noteMark(tick, 0, true);
  CHECK(table.steps.size() == before);
  CHECK(findThing(table.state, tick)->counters[0] == 3 && findThing(table.state, tick)->isMarked(0));
  table.changes.noteMark(tick, 0, false);
  CHECK(!findThing(table.state, tick)->isMarked(0));
}

CASE(a_thing_that_moves_is_the_same_and_keeps_its_name) {
  Table table;
  const ThingId first = table.bring("tick");
  const ThingId second = table.bring("tick");
  const ThingId ox = table.bring("ox");
  table.changes.attach(second, ox, {.what = "attached"});
  CHECK(attachedTo(table.state, ox) == std::vector<ThingId>{second});
  CHECK(table.lying(Audience::seatB, "table").items()[1]["on"].asString() == "A/ox");
  Slot slot = *slotOf(table.state, first);
  slot.zone = kPile;
  table.changes.moveThing(first, slot, {.what = "moved"});
  CHECK(table.nameOf(first) == "A/pile/tick");
  CHECK(table.nameOf(second) == "A/tick#2");
  CHECK(table.read("A/tick").thing == second);
  CHECK(table.read("A/pile/tick").thing == first);
  table.changes.letGo(ox);
  CHECK(!slotOf(table.state, ox) && findThing(table.state, second)->on == ThingId());
  table.changes.removeAll(kTable);
  CHECK(!findThing(table.state, second) && table.state.things.size() == 1);
}

CASE(a_name_is_a_thing_a_player_nothing_or_has_to_be_asked_about) {
  Table table;
  const ThingId first = table.bring("tick");
  const ThingId second = table.bring("tick");
  CHECK(table.read("B").player == Seat::B);
  CHECK(table.read("A/tick#2").thing == second);
  CHECK(table.read("A/tick").thing == first);
  CHECK(table.read("tick").thing == first);  // nobody can distinguish them
  for (const char* nothing : {"C", "ox", "A/tick#3", "A/tick#0", "A/tick#x", "A/ox", "B/tick", "", "A/", "#"})
    CHECK_MESSAGE(table.read(nothing).nothing(), nothing);
  table.changes.setCounter(second, 0, 1, {.what = "damage"});
  CHECK((table.read("tick").candidates == std::vector<ThingId>{first, second}));
  const Event event{Json::object({{"e", "hit"}, {"targets", Json::array({"B", "tick"})}})};
  const Ruling asked =
      whichOne(event, "targets", 1, table.read("tick"), table.game.vocabulary(), table.state, table.cards);
  CHECK(asked.verdict == Verdict::unclear && asked.maybe.size() == 2);
  CHECK(asked.maybe[1].body.dump() == R"({"e":"hit","targets":["B","A/tick#2"]})");
}

CASE(hidden_things_have_no_name_and_number_nobody) {
  Table table;
  const ThingId hidden = table.bring("tick", Seat::A, Knowers::only(Seat::A), kLane);
  const ThingId open = table.bring("tick");
  CHECK(table.nameOf(open) == "A/tick");
  CHECK(table.nameOf(hidden) == "A-F1");
  CHECK(table.read("A-F1").thing == hidden);
  for (const Audience who : {Audience::table, Audience::seatB})
    CHECK(table.lying(who, "A-F1").dump() == R"([{"card":null,"face":"up","owner":"A"}])");
  CHECK(table.lying(Audience::seatA, "A-F1").items()[0]["thing"].asString() == "A-F1");
  Slot slot = *slotOf(table.state, hidden);
  slot.knownTo = Knowers::everyone();
  slot.zone = kTable;
  table.changes.moveThing(hidden, slot, {.what = "turned_up"});
  CHECK(table.nameOf(hidden) == "A/tick#2");
}

CASE(copies_can_be_numbered_by_where_they_lie) {
  Table table;
  const CardId tick = table.cards.find("tick");
  const auto bring = [&](std::uint8_t zone) {
    return table.changes.bring({.zone = zone, .card = tick, .owner = Seat::A, .knownTo = Knowers::everyone()},
                               {.what = "came"}, Numbered::inItsZone);
  };
  const ThingId buried = bring(kPile);
  const ThingId first = bring(kTable);
  const ThingId second = bring(kTable);
  CHECK(table.nameOf(buried) == "A/pile/tick" && table.nameOf(first) == "A/tick");
  CHECK(table.nameOf(second) == "A/tick#2" && table.read("A/tick#2").thing == second);
}

CASE(a_step_that_everybody_reads_names_no_hidden_card) {
  Table table;
  table.bring("tick", Seat::A, Knowers::only(Seat::A), kLane);
  CHECK(!table.steps.back().card.known() && table.steps.back().seat == Seat::A);
  table.changes.bring(
      {.zone = kLane, .card = table.cards.find("tick"), .owner = Seat::A, .knownTo = Knowers::only(Seat::A)},
      {.what = "looked", .knownTo = Knowers::only(Seat::A)});
  CHECK(table.steps.back().card == table.cards.find("tick"));
}
