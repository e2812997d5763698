// Tests a third game, added by one line: things, attachments, targets, a chain and effects that end, event by
// event and at random.
#include "games/kiteyard/kiteyard.h"
#include "games/kiteyard/move.h"
#include "house_cards.h"
#include "rules/referee/names.h"
#include "rules/referee/random_play.h"
#include "rules/referee/transcript.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;

namespace {

const kiteyard::Kiteyard kGame;

const CardBook& cards() {
  static const CardBook kCards = [] {
    const AddedGame listed(kGame);
    const std::string file = "tests/games/kiteyard/pack.json";
    PackReading read = readPack(lk::test::readText(file), file, languageOf);
    for (const Fault& fault : read.faults) CHECK_MESSAGE(false, fault.text());
    return std::move(read.book);
  }();
  return kCards;
}

/// Returns the first fault of the pack's text after a replacement.
std::string faultOf(const std::string& was, const std::string& is) {
  const AddedGame listed(kGame);
  std::string text = lk::test::readText("tests/games/kiteyard/pack.json");
  const std::size_t at = text.find(was);
  if (!CHECK_MESSAGE(at != std::string::npos, was)) return "";
  text.replace(at, was.size(), is);
  const PackReading read = readPack(text, "pack.json", languageOf);
  return read.faults.empty() ? "" : read.faults.front().text();
}

struct Night {
  Referee referee{kGame, cards()};
  explicit Night(std::string_view players = R"(["A","B","C"])") {
    take(R"({"e":"setup","game":"kiteyard","players":)" + std::string(players) + "}");
  }
  Ruling take(const std::string& json) {
    Ruling ruling = referee.take(event(json));
    if (ruling.verdict == Verdict::refused) last = ruling.reason;
    return ruling;
  }
  void accept(const std::string& json) {
    const Ruling ruling = take(json);
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, json + " " + ruling.reason);
  }
  std::string refused(const std::string& json) {
    const Ruling ruling = take(json);
    return ruling.verdict == Verdict::refused ? ruling.reason : "taken";
  }
  void turnsPass() {
    for (const char* seat : {"A", "B", "C"}) accept(R"({"e":"next","seat":")" + std::string(seat) + "\"}");
  }
  void unanswered(const std::string& json) {
    accept(json);
    while (!referee.state().questions.empty() && referee.state().questions.front().id == "answer")
      accept(R"({"e":"decline","seat":")" + rules::name(*referee.state().questions.front().seat) + "\"}");
  }
  int wind(Seat seat) const { return referee.state().seats[index(seat)][0].value; }
  Json yard(Audience who = Audience::table) const { return referee.view(who).json["zones"]["yard"]; }
  std::string last;
};

}  // namespace

CASE(a_game_is_added_by_one_line_and_can_be_removed) {
  CHECK(findGame("kiteyard") == nullptr);
  {
    const AddedGame listed(kGame);
    CHECK(findGame("kiteyard") == &kGame && languageOf("kiteyard") == &kGame.language());
  }
  CHECK(findGame("kiteyard") == nullptr);
}

CASE(a_tail_makes_its_kite_stronger_and_goes_with_it) {
  Night night;
  night.accept(R"({"e":"play","seat":"A","card":"red_kite"})");
  night.accept(R"({"e":"play","seat":"A","card":"red_kite"})");
  night.unanswered(R"({"e":"play","seat":"A","card":"long_tail","targets":["A/red_kite#2"]})");
  CHECK(night.yard().items()[2]["on"].asString() == "A/red_kite#2");
  night.turnsPass();
  night.accept(R"({"e":"attack","seat":"A","who":"A/red_kite#2","at":"B"})");
  CHECK(night.wind(Seat::B) == 2);
  CHECK(night.refused(R"({"e":"attack","seat":"A","who":"A/red_kite#2","at":"B"})") == "cannot_attack");
  night.accept(R"({"e":"attack","seat":"A","who":"A/red_kite","at":"C"})");
  CHECK(night.wind(Seat::C) == 3);
  night.unanswered(R"({"e":"play","seat":"A","card":"gust","targets":["A/red_kite#2"]})");
  night.unanswered(R"({"e":"play","seat":"A","card":"gust","targets":["A/red_kite#2"]})");
  CHECK(night.yard().items().size() == 1);
  CHECK(night.referee.view(Audience::table).json["zones"]["A/discard"].items().size() == 2);
  CHECK(night.referee.state().things.size() == 1 && night.referee.state().lingering.empty());
}

CASE(the_chain_resolves_from_the_last_and_can_be_cancelled) {
  Night night;
  night.accept(R"({"e":"play","seat":"A","card":"gust","targets":["B"]})");
  CHECK(night.referee.prompts().size() == 2);  // B and C have to answer at once
  CHECK(night.refused(R"({"e":"play","seat":"B","card":"storm"})") == "not_fast");
  CHECK(night.refused(R"({"e":"next","seat":"A"})") == "not_now");
  CHECK(night.refused(R"({"e":"play","seat":"C","card":"calm","targets":["chain:2"]})") == "no_such_thing");
  night.accept(R"({"e":"decline","seat":"B"})");
  night.accept(R"({"e":"play","seat":"C","card":"calm","targets":["chain:1"]})");
  night.accept(R"({"e":"play","seat":"B","card":"gust","targets":["A"]})");
  night.accept(R"({"e":"decline","seat":"A"})");
  const Ruling done = night.take(R"({"e":"decline","seat":"C"})");
  std::string kinds;
  for (const Step& step : done.steps) kinds += std::string(step.what) + " ";
  CHECK_MESSAGE(kinds == "resolves wind resolves cancelled ", kinds);
  CHECK(night.wind(Seat::A) == 3 && night.wind(Seat::B) == 4);
  CHECK(night.referee.state().links.empty() && night.referee.state().running.empty());
}

CASE(a_target_that_has_gone_is_no_target_any_more) {
  Night night;
  night.accept(R"({"e":"play","seat":"A","card":"red_kite"})");
  night.accept(R"({"e":"play","seat":"A","card":"updraft","targets":["A/red_kite"]})");
  night.accept(R"({"e":"play","seat":"B","card":"reel_in","targets":["A/red_kite"]})");
  night.accept(R"({"e":"decline","seat":"A"})");
  const Ruling done = night.take(R"({"e":"decline","seat":"C"})");
  CHECK(done.steps.back().what == "no_target");
  CHECK(night.yard().isNull());
}

CASE(effects_end_by_rule) {
  Night night;
  night.accept(R"({"e":"play","seat":"A","card":"red_kite"})");
  CHECK(night.refused(R"({"e":"attack","seat":"A","who":"A/red_kite","at":"B"})") == "cannot_attack");
  night.unanswered(R"({"e":"play","seat":"A","card":"updraft","targets":["A/red_kite"]})");
  night.accept(R"({"e":"attack","seat":"A","who":"A/red_kite","at":"B"})");
  CHECK(night.wind(Seat::B) == 1);
  night.accept(R"({"e":"next","seat":"A"})");
  CHECK(night.referee.state().lingering.empty());
  night.unanswered(R"({"e":"play","seat":"B","card":"snag","targets":["A/red_kite"]})");
  night.accept(R"({"e":"next","seat":"B"})");
  CHECK(night.referee.state().lingering.size() == 1);
  night.accept(R"({"e":"next","seat":"C"})");
  night.accept(R"({"e":"attack","seat":"A","who":"A/red_kite","at":"C"})");
  CHECK(night.wind(Seat::C) == 3);
}

CASE(a_card_asks_while_it_is_carried_out_and_a_name_can_be_asked_about) {
  Night night;
  night.accept(R"({"e":"play","seat":"A","card":"red_kite"})");
  night.accept(R"({"e":"play","seat":"A","card":"box_kite"})");
  CHECK(night.referee.prompts()[0].id == "choose_things" && night.referee.prompts()[0].legal.size() == 2);
  CHECK(night.refused(R"({"e":"decide","seat":"A","choose":["B"]})") == "illegal_target");
  CHECK(night.refused(R"({"e":"decide","seat":"A","choose":[]})") == "wrong_count");
  night.accept(R"({"e":"decide","seat":"A","choose":["A/red_kite"]})");
  CHECK(night.yard().items()[0]["counters"]["knots"] == Json(1));
  night.accept(R"({"e":"play","seat":"A","card":"red_kite"})");
  const Ruling asked = night.take(R"({"e":"play","seat":"A","card":"gust","targets":["red_kite"]})");
  CHECK(asked.verdict == Verdict::unclear && asked.maybe.size() == 2);
  night.unanswered(asked.maybe[1].body.dump());
  CHECK(night.yard().items()[2]["counters"]["damage"] == Json(1));
  night.accept(R"({"e":"take_back","count":3})");
  CHECK(night.yard().items()[2]["thing"].asString() == "A/red_kite#2");
}

CASE(more_than_five_things_can_be_chosen) {
  const AddedGame listed(kGame);
  std::string text = lk::test::readText("tests/games/kiteyard/pack.json");
  const std::string one = R"("count": 1, "as")";
  text.replace(text.find(one), one.size(), R"("count": 7, "as")");
  const CardBook book = readPack(text, "pack.json", languageOf).book;
  Referee referee(kGame, book);
  referee.take(event(R"({"e":"setup","game":"kiteyard","players":["A","B"]})"));
  for (int kite = 0; kite < 9; ++kite) referee.take(event(R"({"e":"play","seat":"A","card":"red_kite"})"));
  referee.take(event(R"({"e":"play","seat":"A","card":"box_kite"})"));
  const auto chosen = [&](int from, int count) {
    std::string names;
    for (int kite = from; kite < from + count; ++kite)
      names += (names.empty() ? "\"A/red_kite#" : ",\"A/red_kite#") + std::to_string(kite) + '"';
    return referee.take(event(R"({"e":"decide","seat":"A","choose":[)" + names + "]}"));
  };
  CHECK(chosen(2, 6).reason == "wrong_count" && chosen(2, 8).reason == "wrong_count");
  CHECK(chosen(2, 7).verdict == Verdict::accepted);
  const Json yard = referee.view(Audience::table).json["zones"]["yard"];
  int knots = 0;
  for (const Json& kite : yard.items()) knots += static_cast<int>(kite["counters"]["knots"].asInt());
  CHECK(knots == 7 && yard.items()[0]["counters"].isNull());
}

CASE(a_pack_can_name_only_what_its_game_has) {
  for (const auto& [was, is, wanted] : std::vector<std::array<std::string, 3>>{
           {R"("to": "t", "amount")", R"("to": "u", "amount")", "a name given before"},
           {R"("in": "chain")", R"("in": "hole")", "yard, discard, hand or chain"},
           {R"("as": "k")", R"("as": "owner")", "a name that is not used yet"},
           {R"("count": 1, "as")", R"("count": 21, "as")", "a whole number from 1 to 20"},
           {R"("until": "end_of_turn"})", R"("until": "noon"})", "while_here, end_of_turn, end_of_round"},
           {R"({"op": "cancel", "what": "t"})", R"({"op": "cancel"})", "needs \"what\""}})
    CHECK_MESSAGE(faultOf(was, is).find(wanted) != std::string::npos, faultOf(was, is));
}

CASE(random_nights_of_the_third_game_take_every_legal_answer) {
  const int count = lk::test::nights(2000);
  const PlayTotals totals = playRandomly(kGame, cards(), count, 1);
  CHECK(totals.games == count && totals.refused == 0);
  for (const std::size_t seat : {0, 1, 2}) CHECK(totals.wins[seat] > count / 20);
}

CASE(random_nights_of_the_third_game_replay_from_their_events) {
  Chance chance(3);
  for (int night = 0; night < lk::test::nights(200); ++night) {
    Referee referee(kGame, cards());
    referee.take(anySetup(kGame, cards(), chance));
    while (!referee.result().finished) {
      const Event event = anyEvent(kGame, referee.state(), cards(), chance);
      const auto read = kiteyard::decode(event, referee.state(), cards());
      const Event back = kiteyard::encode(std::get<kiteyard::Move>(read), referee.state(), cards());
      if (back.body.dump() != event.body.dump()) CHECK_MESSAGE(false, event.body.dump() + back.body.dump());
      if (referee.take(event).verdict != Verdict::accepted) CHECK_MESSAGE(false, event.body.dump());
      for (const Audience who : {Audience::table, Audience::record}) (void)referee.view(who);
      for (const Slot& slot : referee.state().lying)
        if (slot.thing.known()) {
          const std::string name = nameOf(slot.thing, kGame.vocabulary(), referee.state(), cards());
          if (readName(name, kGame.vocabulary(), referee.state(), cards()).thing != slot.thing)
            CHECK_MESSAGE(false, name);
        }
    }
    Referee again(kGame, cards());
    for (const Event& logged : referee.log()) again.take(logged);
    CHECK(again.state() == referee.state());
    CHECK(referee.state().links.empty() || referee.result().finished);
  }
}

CASE(a_recorded_night_of_the_third_game_replays) {
  const std::string file = "tests/games/kiteyard/evening.jsonl";
  Outcome<Transcript> read = parseTranscript(lk::test::readText(file), file);
  if (!CHECK(bool(read))) return;
  Referee referee(kGame, cards());
  const ReplayOutcome outcome = replay(*read, referee);
  CHECK(outcome.events == 15 && outcome.refusals.empty());
  for (const Difference& d : outcome.differences)
    CHECK_MESSAGE(false, std::to_string(d.line) + " " + d.recorded.dump() + " " + d.got.dump());
}

CASE(kites_on_the_table_say_what_they_do) {
  Night night(R"(["A","B"])");
  const auto seen = [&](const CardPlacement& card) { return night.referee.observe(card, {}); };
  const Observation laid = seen({.zone = "yard", .card = "red_kite"});
  CHECK(std::get<Event>(laid).body.dump() == R"({"e":"play","seat":"A","card":"red_kite"})");
  night.accept(std::get<Event>(laid).body.dump());
  night.accept(std::get<Event>(laid).body.dump());
  night.accept(R"({"e":"next","seat":"A"})");
  night.accept(R"({"e":"next","seat":"B"})");
  const ThingId second = night.referee.state().lying[1].thing;
  const Observation turned = seen({.zone = "yard", .card = "red_kite", .quarterTurns = 1, .thing = second});
  CHECK(std::get<Event>(turned).body.dump() == R"({"e":"attack","seat":"A","who":"A/red_kite#2","at":"B"})");
  night.accept(std::get<Event>(turned).body.dump());
  CHECK(std::holds_alternative<Concern>(
      seen({.zone = "yard", .card = "red_kite", .quarterTurns = 1, .thing = second})));
}

CASE(a_tail_laid_on_one_of_two_equal_kites_is_tied_to_that) {
  Night night(R"(["A","B"])");
  for (int kite = 0; kite < 2; ++kite) night.accept(R"({"e":"play","seat":"A","card":"red_kite"})");
  const ThingId second = night.referee.state().lying[1].thing;
  CardPlacement tail{.zone = "yard", .card = "long_tail"};
  const auto seen = [&] { return night.referee.observe(tail, {}); };
  CHECK(std::holds_alternative<std::monostate>(seen()));
  tail.around.beside = {{"red_kite", second, 3}};
  CHECK(std::holds_alternative<std::monostate>(seen()));
  tail.around = {.on = {{"red_kite", second, 0}}};
  const std::string event = std::get<Event>(seen()).body.dump();
  CHECK_MESSAGE(event == R"({"e":"play","seat":"A","card":"long_tail","targets":["A/red_kite#2"]})", event);
}

CASE(neighbours_do_not_change_a_placement) {
  const CardPlacement one{.zone = "yard", .card = "red_kite"};
  CardPlacement other = one;
  other.thing = ThingId(3);
  other.from = "B/discard";
  other.order = 2;
  other.around.beside = {{"box_kite", {}, 12}};
  CHECK(one != other && sameOfItself(one, other));
  other.quarterTurns = 1;
  CHECK(!sameOfItself(one, other) && !sameOfItself(one, ZoneCleared{"yard"}));
  const DiePlacement die{.zone = "1", .sides = 8};
  CHECK(sameOfItself(die, DiePlacement{.zone = "1", .sides = 8, .around = other.around}));
  CHECK(!sameOfItself(die, DiePlacement{.zone = "1", .sides = 8, .value = 5}));
  const TokenPlacement cube{.zone = "1"};
  CHECK(!sameOfItself(cube, TokenPlacement{.zone = "1", .colour = TokenColour::white}));
}
