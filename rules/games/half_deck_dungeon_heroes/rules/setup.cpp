#include "rules/games/half_deck_dungeon_heroes/rules/setup.h"

#include <algorithm>
#include <optional>

#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

using Problem = std::optional<Ruling>;

/// Carries out one set-up, in the order of the steps it reports.
class SettingUp {
 public:
  SettingUp(Changes& changes, const Event& setup, const CardBook& cards)
      : changes_(changes),
        s_(changes.state()),
        setup_(setup.body),
        options_(setup.body["options"]),
        cards_(cards) {}

  Problem run() {
    if (std::string problem = takeOptions(optionSpecs(), options_, changes_); !problem.empty())
      return malformedBecause(problem);
    layDecks();
    for (const auto part : {&SettingUp::chooseGoal, &SettingUp::leaveOut, &SettingUp::limit,
                            &SettingUp::hidePrisoner, &SettingUp::chooseHeroes})
      if (Problem problem = (this->*part)()) return problem;
    begin();
    return std::nullopt;
  }

 private:
  static Ruling wrong(std::string problem) { return malformedBecause(std::move(problem)); }

  void layDecks() {
    for (std::size_t i = 0; i < cards_.cards().size(); ++i) {
      const CardId card(static_cast<std::uint16_t>(i + 1));
      const Kind kind = kindOf(cards_, card);
      if (kind == Kind::other) continue;
      for (int n = cards_[card].copies; n > 0; --n)
        changes_.add({.zone = zone(isBlue(kind) ? Zone::heroDeck : Zone::dungeonDeck),
                      .card = card,
                      .knownTo = Knowers::nobody()});
    }
    changes_.clear(Table::endgameBoss);
    changes_.clear(Table::main);
    changes_.clear(Table::support);
    changes_.note(Table::round, 1);
  }

  /// Sets aside all copies of a dungeon card.
  void setAside(CardId card, RuleId why) {
    for (std::size_t i = 0; i < s_.lying.size(); ++i) {
      if (s_.lying[i].card != card || s_.lying[i].zone != zone(Zone::dungeonDeck)) continue;
      changes_.put(i, {.zone = zone(Zone::aside), .card = card, .knownTo = Knowers::everyone()},
                   {.rule = why, .what = "left_out"});
    }
  }
  void setAsideAll(Kind kind, RuleId why) {
    for (std::size_t i = 0; i < cards_.cards().size(); ++i) {
      const CardId card(static_cast<std::uint16_t>(i + 1));
      if (kindOf(cards_, card) == kind && (kind != Kind::misc || usedOnce(cards_, card))) setAside(card, why);
    }
  }

  /// Chooses the goal card and the endgame boss.
  Problem chooseGoal() {
    const auto goal = reading<Goal>(s_, Option::goal);
    const bool bottom = goal == Goal::bottomTreasure || goal == Goal::bottomBoss;
    const RuleId why = bottom ? rule::goalAtBottom : rule::oneGoal;
    CardId boss;
    const auto own = cards_.ofType("endgame_boss");
    if (!own.empty()) boss = own.front();
    if (const Json* named = options_.find("endgame_boss")) {
      boss = cards_.find(named->asString());
      if (!boss.known()) return refuse("unknown_card", Json::object({{"card", named->asString()}}));
      if (kindOf(cards_, boss) != Kind::boss && kindOf(cards_, boss) != Kind::endgameBoss)
        return wrong("\"" + named->asString() + "\" is no boss");
    }
    const bool withBoss = goal == Goal::both || goal == Goal::boss || goal == Goal::bottomBoss;
    if (!withBoss || (boss.known() && kindOf(cards_, boss) == Kind::boss))
      setAsideAll(Kind::endgameBoss, why);
    if (goal == Goal::boss || goal == Goal::bottomBoss) setAsideAll(Kind::treasure, why);
    if (bottom) {
      setAsideAll(Kind::misc, rule::goalAtBottom);
      changes_.note(Table::bottom, 1);
      changes_.tell({.rule = rule::goalAtBottom, .what = "goal_at_bottom"});
    }
    if (withBoss && boss.known())
      changes_.set(Table::endgameBoss, boss.place(),
                   {.rule = kindOf(cards_, boss) == Kind::boss ? rule::otherBoss : rule::bossWins,
                    .what = "boss_chosen",
                    .amount = 0,
                    .from = 0,
                    .card = boss});
    return std::nullopt;
  }

  Problem leaveOut() {
    const Json* list = options_.find("leave_out");
    if (!list) return std::nullopt;
    if (!list->isArray()) return wrong("\"leave_out\" is a list of attributes and cards");
    for (const Json& each : list->items()) {
      const auto attribute = std::find(std::begin(kAttributes), std::end(kAttributes), each.asString());
      if (attribute != std::end(kAttributes)) {
        leaveOutAll(*attribute);
        continue;
      }
      const CardId card = cards_.find(each.asString());
      if (!card.known()) return refuse("unknown_card", Json::object({{"card", each.asString()}}));
      if (!isRed(kindOf(cards_, card))) return wrong("\"" + each.asString() + "\" is not in the dungeon");
      setAside(card, rule::leftOut);
    }
    if (goals() == 0) return wrong("no endgame card would be left");
    return std::nullopt;
  }

  void leaveOutAll(std::string_view attribute) {
    for (std::size_t i = 0; i < cards_.cards().size(); ++i) {
      const CardId card(static_cast<std::uint16_t>(i + 1));
      if (cards_[card].says("attribute", attribute) && !isGoal(s_, cards_, card))
        setAside(card, rule::leftOut);
    }
  }

  [[nodiscard]] int goals() const {
    int n = 0;
    for (const Slot& slot : s_.lying)
      n += slot.zone == zone(Zone::dungeonDeck) && isGoal(s_, cards_, slot.card) ? 1 : 0;
    return n;
  }

  Problem limit() {
    const int all = countIn(s_, zone(Zone::dungeonDeck));
    changes_.note(Table::dungeonDeck, all);
    if (goals() == 0) return wrong("no endgame card would be left");
    const Json* limit = options_.find("card_limit");
    if (!limit) return std::nullopt;
    if (!limit->isInt() || limit->asInt() < goals() || limit->asInt() > 99)
      return wrong("\"card_limit\" is a number of cards, at least the endgame cards");
    const int kept = std::min(all, static_cast<int>(limit->asInt()));
    changes_.note(Table::dungeonDeck, kept);
    changes_.note(Table::setAside, all - kept);
    changes_.tell({.rule = rule::cardLimit, .what = "left_out", .amount = all - kept});
    return std::nullopt;
  }

  Problem hidePrisoner() {
    const Json* named = options_.find("rescue");
    if (!named || named->asString() == "no") return std::nullopt;
    const bool unseen = is(s_, Option::rescueChoice, RescueChoice::chance);
    if (!unseen) {
      const CardId card = cards_.find(named->asString());
      const int at = card.known() ? findIn(s_, zone(Zone::heroDeck), card) : -1;
      if (at < 0 || kindOf(cards_, card) != Kind::hero) return wrong("\"rescue\" is no, or the id of a hero");
      changes_.arrange(static_cast<std::size_t>(at),
                       {.zone = zone(Zone::dungeonDeck), .card = card, .knownTo = Knowers::nobody()});
    } else if (cards_.ofType("hero").empty()) {
      return wrong("there is no hero to rescue");
    }
    changes_.note(Table::prisoner, static_cast<int>(unseen ? Prisoner::unknown : Prisoner::known));
    changes_.note(Table::dungeonDeck, get(s_, Table::dungeonDeck) + 1);
    changes_.tell({.rule = rule::rescue, .what = "prisoner_hidden", .amount = 1});
    return std::nullopt;
  }

  /// Refuses a hero who can no longer be chosen: another player's, or the prisoner.
  [[nodiscard]] Ruling chosenBefore(CardId hero) const {
    Json with = Json::object({{"card", cards_[hero].id}});
    const int place = placeOf(s_, hero);
    if (place == 0) return refuse("card_gone", std::move(with.set("case", "prisoner")));
    with.set("case", "choice").set("seat", name(ownerOf(s_, place)));
    return refuse("wrong_owner", std::move(with));
  }

  Problem chooseHeroes() {
    const bool unknown = static_cast<Prisoner>(get(s_, Table::prisoner)) == Prisoner::unknown;
    const Json& heroes = setup_["heroes"];
    if (!alone(s_) && heroes.members().size() != s_.seatCount)
      return wrong("\"heroes\" names one for each player");
    if (alone(s_) && !heroes.members().empty()) return wrong("who plays alone brings heroes from the hand");
    for (const Seat seat : seatsOf(s_)) {
      if (alone(s_)) break;
      const CardId card = cards_.find(heroes[name(seat)].asString());
      if (!card.known() || kindOf(cards_, card) != Kind::hero)
        return refuse("not_a_hero", Json::object({{"card", heroes[name(seat)].asString()}}));
      const int at = findIn(s_, zone(Zone::heroDeck), card);
      if (at < 0) return chosenBefore(card);
      const int place = freePlace(s_);
      join(changes_, cards_, seat, at, place,
           {.rule = rule::chosenHero, .what = "placed", .seat = seat, .slot = place});
    }
    const int blue = countIn(s_, zone(Zone::heroDeck)) - (unknown ? 1 : 0);
    changes_.note(Table::heroDeck, blue);
    return std::nullopt;
  }

  void begin() {
    changes_.tell({.rule = rule::decks, .what = "hero_deck_made", .amount = get(s_, Table::heroDeck)});
    changes_.tell({.rule = rule::decks, .what = "dungeon_deck_made", .amount = get(s_, Table::dungeonDeck)});
    beginPreparation(changes_);
    for (const Seat seat : seatsOf(s_))
      owe(changes_, seat, alone(s_) ? kHandAlone : kHandTogether,
          alone(s_) ? rule::firstHand : rule::firstHandTogether);
  }

  Changes& changes_;
  const State& s_;
  const Json& setup_;
  const Json& options_;
  const CardBook& cards_;
};

/// Returns the number of players: seats from A on without gaps; 0 otherwise.
int playersOf(const Event& setup) {
  const auto& players = setup.body["players"].items();
  for (std::size_t i = 0; i < players.size(); ++i)
    if (i >= kAllSeats.size() || players[i].asString() != name(kAllSeats[i])) return 0;
  const Json* given = setup.body["options"].find("players");
  const int n = static_cast<int>(players.size());
  return given && given->asInt() != n ? 0 : n;
}

}  // namespace

Ruling setUpGame(State& state, const Event& setup, const CardBook& cards, StepSink steps) {
  const int players = playersOf(setup);
  if (players == 0) return malformedBecause("\"players\" names one to four seats, from A on");
  state.seatCount = static_cast<std::uint8_t>(players);
  Changes changes(state, steps);
  if (auto problem = SettingUp(changes, setup, cards).run()) return *std::move(problem);
  return {};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
