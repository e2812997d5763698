// Tests that secrets never leak: random nights of Half Deck Dungeon Heroes are played twice, the second time
// with other cards in the hidden hands. Audiences that may not see them must see the same.
#include <algorithm>

#include "played_night.h"
#include "rules/referee/ruling_json.h"

using namespace lk;
using namespace lk::rules;
using lk::test::half_deck_dungeon_heroes::cards;
using lk::test::half_deck_dungeon_heroes::game;

namespace {

constexpr Audience kAudiences[] = {Audience::seatA, Audience::seatB, Audience::seatC, Audience::seatD,
                                   Audience::table};

std::size_t anyOf(std::size_t n, Chance& chance) {
  return static_cast<std::size_t>(chance.below(static_cast<int>(n)));
}

/// Returns a draw that only the referee may see, with other cards of the deck if it names any.
Event withAnyCards(const Event& draw, const Referee& referee, std::size_t n, Chance& chance) {
  if (referee.view(Audience::table).json["hero_deck"].asInt() < static_cast<int>(n)) return draw;
  std::vector<std::string> deck;
  for (const Slot& slot : referee.state().lying)
    if (game().vocabulary().zones[slot.zone].name == "hero/deck") deck.push_back(cards()[slot.card].id);
  Json drawn{Json::Array{}};
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t at = anyOf(deck.size(), chance);
    drawn.push(deck[at]);
    deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return Event{Json::object({{"e", "draw"}, {"seat", draw.body["seat"]}, {"cards", std::move(drawn)}})};
}

std::string everythingAsked(const Referee& referee) {
  std::string all;
  for (const Prompt& prompt : referee.prompts()) {
    all += promptJson(prompt).dump() + prompt.arguments.dump();
    for (const ByHand& way : prompt.byHand) {
      all += way.option + way.begun.body.dump();
      for (const CardId card : way.blank ? way.blank->among : std::vector<CardId>())
        all += " " + cards()[card].id;
    }
  }
  return all;
}

class Twins {
 public:
  long compared = 0;
  long swapped = 0;

  void play(Chance& chance) {
    one_ = other_ = Referee(game(), cards());
    knowing_.clear();
    const Event setup = lk::test::half_deck_dungeon_heroes::anySetup(chance);
    take(setup, setup);
    for (int i = 0; !one_.result().finished && i < 5000; ++i) {
      const Event next = anyEvent(game(), one_.state(), cards(), chance);
      // Hands are hidden if draws give only a number.
      const auto hidden = static_cast<std::size_t>(next.body["count"].asInt());
      if (next.kind() != "draw" || hidden == 0)
        take(next, next);
      else
        take(withAnyCards(next, one_, hidden, chance), withAnyCards(next, other_, hidden, chance));
    }
  }

 private:
  void take(const Event& event, const Event& twin) {
    const Ruling ruling = one_.take(event);
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, event.body.dump() + ruling.reason);
    const Ruling same = other_.take(twin);
    const bool shown = same.verdict != Verdict::accepted || counts(one_) != counts(other_) ||
                       showsCardsOfAHand(ruling) || showsCardsOfAHand(same);
    if (shown) {  // the cards were others in the second night; from here on they are the same again
      other_ = one_;
      knowing_.clear();
      return;
    }
    if (event != twin) {
      ++swapped;
      knowing_.push_back(event.seat().value_or(Seat::A));
    }
    for (const Audience who : kAudiences) {
      const bool knows =
          std::any_of(knowing_.begin(), knowing_.end(), [&](Seat seat) { return audienceOf(seat) == who; });
      if (knows) continue;
      ++compared;
      const Json view = one_.view(who).json;
      const Json twinView = other_.view(who).json;
      CHECK_MESSAGE(view == twinView, event.body.dump() + "\n" + view.dump() + "\n" + twinView.dump());
      CHECK_MESSAGE(masked(ruling.steps, who) == masked(same.steps, who), event.body.dump());
      CHECK_MESSAGE(masked(game(), cards(), one_.state(), event, who, ruling.verdict) ==
                        masked(game(), cards(), other_.state(), twin, who, same.verdict),
                    event.body.dump());
    }
    CHECK_MESSAGE(everythingAsked(one_) == everythingAsked(other_), event.body.dump());
  }

  static bool showsCardsOfAHand(const Ruling& ruling) {
    return std::any_of(ruling.steps.begin(), ruling.steps.end(), [](const Step& step) {
      return step.what == "hand_discarded" || step.what == "discarded";
    });
  }
  /// Returns how many cards each player holds and has to draw: people see whether a played card comes from a
  /// hand, and players who draw until a hero shows reveal that they have none.
  static Json counts(const Referee& referee) { return referee.view(Audience::table).json["seats"]; }

  Referee one_{game(), cards()};
  Referee other_{game(), cards()};
  std::vector<Seat> knowing_;  // audiences for which the second night's cards differ
};

}  // namespace

CASE(hidden_hands_leave_no_trace_in_whole_nights) {
  Chance chance(33);
  Twins twins;
  for (int night = 0; night < lk::test::nights(200); ++night) twins.play(chance);
  CHECK_MESSAGE(twins.compared > lk::test::nights(10000), std::to_string(twins.compared));
  CHECK_MESSAGE(twins.swapped > lk::test::nights(500), std::to_string(twins.swapped));
}
