// Compares Half the Battle with a second, naive implementation of range and damage, and tests its special
// cases.
#include <set>

#include "house_cards.h"
#include "naive_battle.h"
#include "rules/cards/pack_document.h"
#include "rules/cards/wording_check.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;
using lk::test::NaiveBattle;

namespace {

constexpr const char* kPack = "resources/cards/half_the_battle.json";

const Game& game() {
  return *findGame("half_the_battle");
}

const Json& pack() {
  static const Json kJson = *readJson(lk::test::readText(kPack), kPack);
  return kJson;
}

/// A night whose players hold no item that can change a hit.
Referee quietNight(Chance& chance) {
  Referee referee(game(), houseCardsOf(game()));
  referee.take(anySetup(game(), referee.cards(), chance));
  referee.take(event(R"({"e":"items","seat":"A","cards":["swift_boots","spyglass"]})"));
  referee.take(event(R"({"e":"items","seat":"B","cards":["caltrops","grapple_hook"]})"));
  return referee;
}

/// Returns HP of every piece and monster, 0 for dying ones.
std::map<std::string, int> healthIn(const Json& view) {
  std::map<std::string, int> all;
  for (const auto& [zone, lying] : view["zones"].members())
    if (zone.rfind("lane/", 0) == 0)
      for (const Json& thing : lying.items())
        all[thing["thing"].asString()] = static_cast<int>(thing["counters"]["hp"].asInt());
  return all;
}

struct Compared {
  long all = 0;
  long allowed = 0;
  long different = 0;
};

/// Compares every action of the chosen piece on every piece and every lane.
void compareHere(const Referee& referee, Compared& compared) {
  const Json view = referee.view(Audience::record).json;
  const std::string seat = view["turn_seat"].asString();
  const NaiveBattle naive(pack(), view);
  const CardId chosen = referee.cards().find(view["seats"][seat]["selected"].asString());
  const auto compareOne = [&](const std::string& action, const std::string& target, int lane) {
    Event act = event(R"({"e":"act"})");
    act.body.set("seat", seat).set("action", action);
    if (!target.empty()) act.body.set("targets", Json::array({target}));
    if (lane != 0) act.body.set("lanes", Json::array({lane}));
    Referee tried = referee;
    const bool taken = tried.take(act).verdict == Verdict::accepted;
    const auto wanted = naive.after(seat, action, target, lane);
    const auto health = healthIn(tried.view(Audience::record).json);
    ++compared.all;
    compared.allowed += taken ? 1 : 0;
    if (taken == wanted.has_value() && (!taken || health == *wanted)) return;
    CHECK_MESSAGE(++compared.different > 5,
                  act.body.dump() + (taken ? " taken in " : " refused in ") + view.dump());
  };
  for (const DeckCount& line : referee.cards().deck(chosen)) {
    const CardDef& action = referee.cards()[line.card];
    if (!action.countsAs.empty()) continue;  // of another reading
    const bool movesAlone = action.effect.dump().find(R"("op":"move","what":"self")") != std::string::npos ||
                            action.effect.dump().find("own_lane") != std::string::npos;
    if (movesAlone) continue;
    if (action.says("target", "self")) compareOne(action.id, "", 0);
    if (action.says("target", "lane"))
      for (int lane = 1; lane <= 10; ++lane) compareOne(action.id, "", lane);
    if (!action.says("target", "self") && !action.says("target", "lane"))
      for (const auto& [name, hp] : healthIn(view)) compareOne(action.id, name, 0);
  }
}

}  // namespace

CASE(rage_is_offered_on_every_living_piece) {
  Chance chance(3);
  Referee referee = quietNight(chance);
  while (referee.prompts().front().id == "roll")
    referee.take(anyEvent(game(), referee.state(), referee.cards(), chance));
  referee.take(event(R"({"e":"correct","seat":"A","set":{"rage_d20":true,"rage_d12":true}})"));
  referee.take(event(R"({"e":"correct","seat":"B","set":{"rage_d20":true,"rage_d12":true}})"));
  const Prompt prompt = referee.prompts().front();
  std::set<std::string> hit;
  for (const Event& answer : prompt.answers) {
    if (answer.kind() != "rage" || answer.body["buy"] != Json("damage")) continue;
    hit.insert(answer.body["on"].asString());
    Referee tried = referee;
    CHECK(tried.take(answer).verdict == Verdict::accepted);
  }
  CHECK(hit.size() == healthIn(referee.view(Audience::table).json).size());
}

CASE(range_and_damage_of_half_the_battle_are_those_of_a_naive_second_reading) {
  Chance chance(71);
  Compared compared;
  for (int night = 0; night < lk::test::nights(60); ++night) {
    Referee referee = quietNight(chance);
    while (!referee.result().finished) {
      const Event next = anyEvent(game(), referee.state(), referee.cards(), chance);
      if (next.kind() == "item") {
        referee.take(event(R"({"e":"pass","seat":")" + next.body["seat"].asString() + "\"}"));
        continue;
      }
      const Json before = referee.view(Audience::record).json;
      referee.take(next);
      if (before["phase"] == Json("selection") && next.kind() == "select" &&
          !referee.state().questions.empty() && referee.state().questions.front().id == "act")
        compareHere(referee, compared);
    }
  }
  CHECK(compared.different == 0);
  CHECK_MESSAGE(compared.allowed > lk::test::nights(2000), std::to_string(compared.allowed));
  CHECK_MESSAGE(compared.all > lk::test::nights(20000), std::to_string(compared.all));
}

CASE(texts_of_half_the_battle_say_what_their_effects_do) {
  const Outcome<PackDocument> document = readPackDocument(lk::test::readText(kPack), kPack);
  if (!CHECK(static_cast<bool>(document))) return;
  for (const Fault& fault : checkWording(*document, kPack, lk::test::numbersOfLanguages()))
    CHECK_MESSAGE(false, fault.text());
}

CASE(everything_on_the_table_of_half_the_battle_is_public) {
  Chance chance(5);
  long differences = 0;
  for (int night = 0; night < lk::test::nights(20); ++night) {
    Referee referee(game(), houseCardsOf(game()));
    referee.take(anySetup(game(), referee.cards(), chance));
    while (!referee.result().finished) {
      referee.take(anyEvent(game(), referee.state(), referee.cards(), chance));
      const std::string all = referee.view(Audience::record).json.dump();
      for (const Audience who : {Audience::table, Audience::seatA, Audience::seatB})
        differences += referee.view(who).json.dump() == all ? 0 : 1;
    }
  }
  CHECK(differences == 0);
}
