// Tests that Magepunk's secrets leave no trace for others: the faces of resources, hands, decks.
#include <algorithm>

#include "house_cards.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;

namespace {

const Game& game() {
  return *findGame("magepunk");
}

/// Returns another random card of the same Energy that can be a resource.
std::string likeIt(const CardBook& cards, const std::string& id, Chance& chance) {
  const CardDef& shown = cards[cards.find(id)];
  for (;;) {
    const CardDef& other =
        cards.cards()[static_cast<std::size_t>(chance.below(static_cast<int>(cards.cards().size())))];
    if (other.says("resource", "no")) continue;
    for (const char* energy : {"biom", "kinesis", "aether", "entropy", "radiance"})
      if (shown.says("energy", energy) && other.says("energy", energy)) return other.id;
  }
}

/// Returns everything that an audience gets of an event: the masked event, steps, prompts, the view.
std::string seen(Audience who, Referee& referee, const Event& event) {
  const Ruling ruling = referee.take(event);
  std::string out = masked(game(), referee.cards(), referee.state(), event, who, ruling.verdict).body.dump();
  for (const Step& step : masked(ruling.steps, who))
    out += std::string(step.what) + std::to_string(step.amount) + std::to_string(step.card.place()) + " ";
  for (const Prompt& prompt : referee.prompts()) {
    out += prompt.id + prompt.arguments.dump();
    for (const std::string& legal : prompt.legal) out += " " + legal;
    for (const ByHand& way : prompt.byHand) out += way.option + way.begun.body.dump();
  }
  return out + ruling.reason + ruling.cureArguments.dump() + referee.view(who).json.dump();
}

}  // namespace

CASE(the_face_of_a_resource_is_its_owners_alone) {
  const CardBook& cards = lk::test::houseCardsOf(game());
  Chance chance(81);
  long swapped = 0;
  for (int night = 0; night < lk::test::nights(40); ++night) {
    Referee one(game(), cards);
    Referee other(game(), cards);
    const Event setup = anySetup(game(), cards, chance);
    one.take(setup);
    other.take(setup);
    while (!one.result().finished) {
      const Event event = anyEvent(game(), one.state(), cards, chance);
      Event twin = event;
      // In the other night A lays another card.
      const bool ofA = event.kind() == "resource" && event.body["seat"].asString() == "A";
      const Json* shows = ofA ? event.body.find("shows") : nullptr;
      if (shows) twin.body.set("shows", likeIt(cards, shows->asString(), chance));
      // A resource that is given up is turned face up: from then on the nights may differ.
      if (event.body["sacrifice"].dump().find("/resource/") != std::string::npos) break;
      swapped += shows ? 1 : 0;
      Referee before = one;
      Referee beforeToo = other;
      for (const Audience who : {Audience::table, Audience::seatB}) {
        Referee here = before;
        Referee there = beforeToo;
        const std::string mine = seen(who, here, event);
        const std::string others = seen(who, there, twin);
        const auto differs = std::mismatch(mine.begin(), mine.end(), others.begin(), others.end()).first;
        CHECK_MESSAGE(mine == others, event.body.dump() + twin.body.dump() + "\n    " +
                                          mine.substr(static_cast<std::size_t>(differs - mine.begin()), 200));
      }
      one.take(event);
      other.take(twin);
    }
  }
  CHECK_MESSAGE(swapped > lk::test::nights(40), std::to_string(swapped));
}

CASE(hands_and_decks_are_numbers_to_everybody) {
  Referee referee(game(), lk::test::houseCardsOf(game()));
  referee.take(lk::test::event(R"({"e":"setup","game":"magepunk","starter":"A"})"));
  for (const Audience who : {Audience::seatA, Audience::seatB, Audience::table, Audience::record}) {
    const Json view = referee.view(who).json;
    CHECK(view["zones"]["A/hand"].items().size() == 6 && view["zones"]["B/hand"].items().size() == 5);
    for (const Json& card : view["zones"]["A/hand"].items()) CHECK(card["card"].isNull());
    CHECK(view["seats"]["A"]["deck"] == Json(30));
  }
}

CASE(a_checked_deck_is_its_owners_secret) {
  Referee referee(game(), lk::test::houseCardsOf(game()));
  referee.take(lk::test::event(R"({"e":"setup","game":"magepunk","starter":"A"})"));
  const Event deck = lk::test::event(
      R"({"e":"deck","seat":"A","mode":"constructed","cards":{"scrap_rite":3},"allowed":{"scrap_rite":3}})");
  CHECK(referee.take(deck).verdict == Verdict::accepted);
  for (const Audience who : {Audience::seatA, Audience::seatB, Audience::table}) {
    const Json shown =
        masked(game(), lk::test::houseCardsOf(game()), referee.state(), deck, who, Verdict::accepted).body;
    for (const char* field : {"cards", "allowed"})
      CHECK_MESSAGE(shown[field].isNull() == (who != Audience::seatA), field);
  }
}
