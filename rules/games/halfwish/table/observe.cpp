#include <algorithm>

#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/upgrades.h"
#include "rules/games/halfwish/table/table.h"

namespace lk::rules::halfwish {

namespace {

/// Returns the seat a zone belongs to ("A/discard"); nullopt for zones of the table.
std::optional<Seat> ownerOf(std::string_view zone) {
  if (zone.size() < 2 || zone[1] != '/') return std::nullopt;
  const std::optional<Seat> seat = seatFrom(zone.substr(0, 1));
  return seat && index(*seat) < kSeats.size() ? seat : std::nullopt;
}

/// Returns the place of a zone of the map, 1 to 5.
std::optional<int> mapPlace(std::string_view zone) {
  if (zone.size() != 5 || !zone.starts_with("map/") || zone[4] < '1' || zone[4] > '5') return std::nullopt;
  return zone[4] - '0';
}

bool isOpen(const CardPlacement& card, std::string_view type, const CardBook& cards) {
  return card.face == Face::up && cards.is(cards.find(card.card), type);
}
bool isOpenAction(const CardPlacement& card, const CardBook& cards) {
  return isOpen(card, "action", cards) || isOpen(card, "upgrade", cards);
}

Event cardEvent(Event event, std::string_view card) {
  event.body.set("card", card);
  return event;
}

/// Returns whether the dice that were read still count, so that a change of them must be asked about.
bool diceCount(const State& s, Seat seat) {
  if (s.result.finished || !figure(s, seat, Of::dv).present || get(s, seat, Of::dieLow) == 0) return false;
  switch (phase(s)) {
    case Phase::roll:
    case Phase::keep:
    case Phase::upgradeOrder:
    case Phase::upgrade:
      return get(s, seat, Of::ready) != 0;  // they are for the next turn
    case Phase::turnEnd:
    case Phase::ended:
      return false;
    default:
      return true;
  }
}

Observation seeDice(const State& s, const DicePlacement& dice) {
  const Seat seat = dice.tray;
  if (dice.values.size() != 2 || index(seat) >= kSeats.size()) return {};
  const auto [low, high] = std::minmax(dice.values[0], dice.values[1]);
  const auto rolled = [&, low = low, high = high] {
    Event event = eventOf("roll", seat);
    event.body.set("dice", Json::array({low, high}));
    return event;
  };
  if (owes(s, seat, "roll")) return rolled();
  // The individual dice are unknown after a DV was set or corrected: any new dice are a roll.
  const bool same = low == get(s, seat, Of::dieLow) && high == get(s, seat, Of::dieHigh);
  if (same) return {};
  const bool wereRead = get(s, seat, Of::dieLow) != 0;  // not after a DV was entered by hand
  if (owes(s, seat, "keep") && wereRead) return rolled();
  if (owes(s, seat, "reroll")) return rolled();
  if (!diceCount(s, seat)) return {};
  Event meant = eventOf("correct", seat);
  meant.body.set("set", Json::object({{"dv", low + high}})).set("why", "dice changed");
  return Concern{"dice_changed", "tray/" + name(seat), std::move(meant)};
}

/// Returns the cards on a player's action places, face up or down, in the order of the places.
std::vector<const CardPlacement*> onActionPlaces(Seat seat, std::span<const Placement> lying) {
  const std::string prefix = name(seat) + "/action/";
  std::vector<const CardPlacement*> out;
  for (const Placement& placement : lying)
    if (const auto* card = std::get_if<CardPlacement>(&placement); card && card->zone.starts_with(prefix))
      out.push_back(card);
  std::sort(out.begin(), out.end(), [](const auto* a, const auto* b) { return a->zone < b->zone; });
  return out;
}

/// Actions are turned up while a player may still play a power. This is a reveal if both passed without
/// saying so.
Observation revealedUnpassed(const State& s, Seat seat, const std::vector<const CardPlacement*>& open) {
  if (s.questions.empty() || s.questions.front().id != "power" || !s.questions.front().seat) return {};
  Concern concern{"pass_meant", name(seat) + "/action", eventOf("pass", *s.questions.front().seat)};
  Json cards{Json::Array{}};
  for (const CardPlacement* card : open) cards.push(card->card);
  concern.arguments = Json::object({{"cards", std::move(cards)}});
  concern.untilThen = true;
  return concern;
}

/// Counts committed cards whatever their face. They are revealed once enough of them are face up.
Observation seeActions(const State& s, Seat seat, std::span<const Placement> lying, const CardBook& cards) {
  const bool commits = owes(s, seat, "reveal") || (inDuel(s) && phase(s) == Phase::preparation);
  if (!commits) return {};
  std::vector<const CardPlacement*> all = onActionPlaces(seat, lying);
  const auto wanted = static_cast<std::size_t>(committed(s, seat));
  if (all.size() > wanted) return Concern{"wrong_count", name(seat) + "/action", std::nullopt};
  std::erase_if(all, [&](const CardPlacement* card) { return !isOpenAction(*card, cards); });
  if (all.size() < wanted) return {};
  if (!owes(s, seat, "reveal")) return revealedUnpassed(s, seat, all);
  Event event = eventOf("reveal", seat);
  Json named{Json::Array{}};
  for (const CardPlacement* card : all) named.push(card->card);
  event.body.set("cards", std::move(named));
  return event;
}

/// Returns whether a prompt's answers can be given by their number.
bool answeredByPlace(const Prompt& prompt) {
  constexpr std::string_view kByPlace[] = {"option", "slot", "card", "upgrade_order"};
  return std::find(std::begin(kByPlace), std::end(kByPlace), prompt.id) != std::end(kByPlace);
}

/// Returns what a card with a number, a yes or a no decides: a bid, the answer with that number, or a
/// reading.
std::optional<Event> decided(const Host& host, Seat seat, const Json& meaning) {
  for (const Prompt& prompt : prompts(host)) {
    if (prompt.seat && prompt.seat != seat) continue;
    const auto answer = [&](const std::string& option) {
      Event event = eventOf("decide", seat);
      event.body.set("option", option);
      return event;
    };
    if (meaning["number"].isInt()) {
      const std::int64_t n = meaning["number"].asInt();
      if (prompt.id == "bid") return answer("bid:" + std::to_string(n));
      const bool there = n >= 1 && n <= static_cast<std::int64_t>(prompt.answers.size());
      if (!there || !answeredByPlace(prompt)) continue;
      const Event& its = prompt.answers[static_cast<std::size_t>(n - 1)];
      if (!its.body.members().empty()) return its;
      continue;
    }
    const std::string& word = meaning["option"].asString();
    for (const std::string& legal : prompt.legal)
      if (legal == word || legal.ends_with(":" + word)) return answer(legal);
  }
  return std::nullopt;
}

/// Returns the event a choice card stands for now, if it can mean it.
std::optional<Event> meant(const Host& host, Seat seat, const Json& meaning) {
  const State& s = host.state();
  const std::string& kind = meaning["e"].asString();
  if (kind == "decide") return decided(host, seat, meaning);
  const bool ends = kind == "pass" && owes(s, seat, "choose") && get(s, Table::scouted) != 0;
  const bool passes = kind == "pass" && owes(s, seat, "power");
  if (!ends && !passes && !owes(s, seat, PromptId::of(kind))) return std::nullopt;
  Event event = eventOf(kind, seat);
  for (const auto& [key, value] : meaning.members())
    if (key != "e") event.body.set(key, value);
  return event;
}

/// Asks for confirmation of what is too serious for a single card: conceding, or taking something back.
std::optional<Concern> asksFirst(const Host& host, Seat seat, const Json& meaning, const std::string& zone) {
  const std::string& kind = meaning["e"].asString();
  if (kind == "take_back") return Concern{"take_back_meant", zone, Event{meaning}};
  if (kind != "concede") return std::nullopt;
  for (const Prompt& prompt : prompts(host))
    for (const Event& answer : prompt.answers)
      if (answer.kind() == kind && answer.seat() == seat) return Concern{"concede_meant", zone, answer};
  return std::nullopt;
}

Observation seeChoice(const Host& host, Seat seat, const CardPlacement& placed) {
  if (!isOpen(placed, "choice", host.cards())) return {};
  const std::vector<Json>& meanings = host.cards()[host.cards().find(placed.card)].means.items();
  for (const Json& meaning : meanings)
    if (std::optional<Event> event = meant(host, seat, meaning)) return *std::move(event);
  // A player who answers out of turn does not mean to take anything back.
  const Seat opposite = other(seat);
  for (const Json& meaning : meanings)
    if (meant(host, opposite, meaning)) return {};
  for (const Json& meaning : meanings)
    if (std::optional<Concern> concern = asksFirst(host, seat, meaning, placed.zone))
      return *std::move(concern);
  return {};
}

/// Cards shown to name them: those taken back from the discard pile, once as many as required are there, or
/// an upgrade that nobody saw.
Observation seeShown(const State& s, Seat seat, std::span<const Placement> lying, const CardBook& cards) {
  const auto asked = std::find_if(s.questions.begin(), s.questions.end(), [&](const Question& q) {
    return (q.id == "cards" || q.id == "card") && q.seat == seat;
  });
  if (asked == s.questions.end()) return {};
  const std::string zone = name(seat) + "/say";
  std::vector<std::string_view> shown;
  for (const Placement& placement : lying)
    if (const auto* card = std::get_if<CardPlacement>(&placement);
        card && card->zone == zone && isOpenAction(*card, cards))
      shown.push_back(card->card);
  const auto wanted = static_cast<std::size_t>(asked->id == "cards" ? asked->detail : 1);
  if (shown.size() > wanted) return Concern{"wrong_count", zone, std::nullopt};
  if (shown.size() < wanted) return {};
  std::string option = asked->id == "cards" ? "cards:" : "card:";
  for (std::size_t i = 0; i < shown.size(); ++i) option.append(i == 0 ? "" : ",").append(shown[i]);
  Event event = eventOf("decide", seat);
  event.body.set("option", std::move(option));
  return event;
}

/// A new card on a discard pile. Cards of a duel that are put away there mean nothing new.
Observation seeDiscard(const State& s, Seat seat, const CardPlacement& placed, const CardBook& cards) {
  const bool playing = !s.result.finished && phase(s) != Phase::upgradeOrder && phase(s) != Phase::upgrade;
  if (!playing || !isOpenAction(placed, cards)) return {};
  const CardId kind = cards.kindOf(cards.find(placed.card));
  const bool known = std::any_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
    const bool seen = seenZones(seat).has(slot.zone);
    return seen && cards.kindOf(slot.card) == kind;
  });
  if (known) return {};
  Event event = eventOf("discard", seat);
  event.body.set("cards", Json::array({placed.card}));
  return event;
}

/// A power laid face up while it is its owner's turn to play one.
Observation seePower(const State& s, Seat seat, const CardPlacement& placed, const CardBook& cards) {
  if (!owes(s, seat, "power") || !isOpen(placed, "power", cards)) return {};
  if (played(s, seat, cards.find(placed.card))) return {};
  return cardEvent(eventOf("power", seat), placed.card);
}

/// A basic power turned over or laid across: it is used.
Observation seeBasic(const State& s, Seat seat, const CardPlacement& placed, std::string_view card,
                     const CardBook& cards) {
  const bool used = placed.face == Face::down || placed.quarterTurns % 2 == 1;
  const CardId id = cards.find(card);
  if (!used || !owes(s, seat, "power") || !cards.is(id, CardType::power) ||
      basicsReady(s, cards, seat, id) == 0)
    return {};
  return cardEvent(eventOf("power", seat), card);
}

int openOn(const State& s, std::uint8_t zone) {
  return static_cast<int>(
      std::count_if(s.lying.begin(), s.lying.end(), [&](const Slot& slot) { return slot.zone == zone; }));
}

/// The location of this turn, turned up when it is awaited. Another one in its place is asked about.
Observation seeLocation(const State& s, int turn, const CardPlacement& placed, const CardBook& cards) {
  const bool awaited = phase(s) == Phase::location && !s.questions.empty();
  if (!awaited || !isOpen(placed, "location", cards)) return {};
  if (turn == get(s, Table::turn)) return cardEvent(Event{Json::object({{"e", "location"}})}, placed.card);
  if (openOn(s, mapZone(turn)) > 0) return {};
  return Concern{"wrong_place", placed.zone, std::nullopt};
}

/// Five upgrades face up on the places of the map: they are dealt.
Observation seeDeal(const State& s, std::span<const Placement> lying, const CardBook& cards) {
  if (!mayDeal(s)) return {};
  std::array<std::string, kTurns> dealt;
  for (const Placement& placement : lying) {
    const auto* card = std::get_if<CardPlacement>(&placement);
    const std::optional<int> place = card ? mapPlace(card->zone) : std::nullopt;
    if (place && isOpen(*card, "upgrade", cards)) dealt[static_cast<std::size_t>(*place - 1)] = card->card;
  }
  if (std::any_of(dealt.begin(), dealt.end(), [](const std::string& card) { return card.empty(); }))
    return {};
  Json named{Json::Array{}};
  for (const std::string& card : dealt) named.push(card);
  return Event{Json::object({{"e", "deal"}, {"cards", std::move(named)}})};
}

/// Counts how many of the five are gone although nobody is known to have taken them.
int goneFrom(const State& s, std::span<const Placement> lying) {
  return static_cast<int>(std::count_if(lying.begin(), lying.end(), [&](const Placement& placement) {
    const auto* cleared = std::get_if<ZoneCleared>(&placement);
    const std::optional<int> place = cleared ? mapPlace(cleared->zone) : std::nullopt;
    return place && openOn(s, mapZone(*place)) > 0;
  }));
}

/// One of the five is gone: the picking player has taken it. Nobody says which one in a secret pick. If
/// several are picked up to read, nothing is known until all but one are back.
Observation seeTaken(const State& s, int place, std::span<const Placement> lying, const CardBook& cards) {
  const bool picking = phase(s) == Phase::upgrade && !s.questions.empty() && s.questions.front().seat;
  if (!picking) return {};
  const Seat seat = *s.questions.front().seat;
  const auto gone = std::find_if(s.lying.begin(), s.lying.end(),
                                 [&](const Slot& slot) { return slot.zone == mapZone(place); });
  if (gone == s.lying.end()) return {};
  Event event = eventOf("upgrade", seat);
  if (picksInSecret(s, seat)) {
    event.body.set("secret", true);
    return event;
  }
  if (goneFrom(s, lying) > 1) return {};
  return cardEvent(event, cards[gone->card].id);
}

Observation seeCard(const Host& host, const CardPlacement& placed, std::span<const Placement> lying) {
  const State& s = host.state();
  const CardBook& cards = host.cards();
  if (const std::optional<int> place = mapPlace(placed.zone))
    return mayDeal(s) ? seeDeal(s, lying, cards) : seeLocation(s, *place, placed, cards);
  const std::optional<Seat> seat = ownerOf(placed.zone);
  if (!seat) {
    // Face up outside every zone during a duel: the player whose turn it is plays it.
    const bool power = placed.zone.empty() && !s.questions.empty() && s.questions.front().id == "power";
    return power ? seePower(s, *s.questions.front().seat, placed, cards) : Observation{};
  }
  const std::string_view zone = std::string_view(placed.zone).substr(2);
  if (zone.starts_with("basic/")) return seeBasic(s, *seat, placed, zone.substr(6), cards);
  if (zone.starts_with("action/")) return seeActions(s, *seat, lying, cards);
  if (placed.card.empty()) return {};
  if (zone.starts_with("power/")) return seePower(s, *seat, placed, cards);
  if (zone == "say" && isOpenAction(placed, cards)) return seeShown(s, *seat, lying, cards);
  if (zone == "say") return seeChoice(host, *seat, placed);
  if (zone == "discard") return seeDiscard(s, *seat, placed, cards);
  return {};
}

}  // namespace

Observation observe(const Host& host, const Placement& changed, std::span<const Placement> lying) {
  const State& s = host.state();
  if (const auto* dice = std::get_if<DicePlacement>(&changed)) return seeDice(s, *dice);
  if (const auto* card = std::get_if<CardPlacement>(&changed)) return seeCard(host, *card, lying);
  const std::optional<int> place = mapPlace(std::get<ZoneCleared>(changed).zone);
  return place ? seeTaken(s, *place, lying, host.cards()) : Observation{};
}

}  // namespace lk::rules::halfwish
