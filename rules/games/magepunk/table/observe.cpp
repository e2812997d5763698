#include <algorithm>

#include "rules/core/agreement.h"
#include "rules/games/magepunk/ask/ways.h"
#include "rules/games/magepunk/rules/combat.h"
#include "rules/games/magepunk/rules/timing.h"
#include "rules/games/magepunk/table/pointing.h"
#include "rules/games/magepunk/table/table.h"
#include "rules/games/magepunk/table/token_seen.h"
#include "rules/games/magepunk/vocabulary.h"

namespace lk::rules::magepunk {

namespace {

/// A zone of the mat that belongs to a player.
struct OwnPlace {
  Seat seat = Seat::A;
  std::string_view what;  // "entities", "resource/biom", ...
};

std::optional<OwnPlace> ownPlace(std::string_view zoneName) {
  const auto seat =
      zoneName.size() > 2 && zoneName[1] == '/' ? seatFrom(zoneName.substr(0, 1)) : std::nullopt;
  if (!seat || index(*seat) > 1) return std::nullopt;
  return OwnPlace{*seat, zoneName.substr(2)};
}

/// Interprets one change. What only people know (targets, who plays, who blocks which of several attackers)
/// becomes a question.
class Seeing {
 public:
  Seeing(const Host& host, std::span<const Placement> lying) : host_(host), s_(host.state()), lying_(lying) {}

  [[nodiscard]] Observation card(const CardPlacement& seen) const {
    if (s_.questions.empty()) return {};
    if (slotOf(s_, seen.thing) && seen.zone != "strip") return agreesWithState(seen.zone);
    const auto own = ownPlace(seen.zone);
    if (own && own->what.starts_with("resource/")) return inLane(seen, *own);
    const CardId card = seen.face == Face::up ? host_.cards().find(seen.card) : CardId();
    if (!card.known()) return {};
    if (own && (own->what == "entities" || own->what == "nodes")) return inRow(seen, own->seat, card);
    if (own && own->what == "discard") return inDiscard(seen, own->seat, card);
    if (seen.zone == "chain") return onChain(seen, card);
    return seen.zone == "strip" ? onStrip(seen, card) : Observation();
  }

  /// An arrow chip says what the Spell on the chain acts on, or what the Entities on the strip attack.
  [[nodiscard]] Observation arrow() const {
    if (s_.questions.empty() || pointedOut(host_, lying_).empty()) return {};
    for (const Placement& each : lying_) {
      const auto* laid = std::get_if<CardPlacement>(&each);
      const CardId card =
          laid != nullptr && laid->face == Face::up ? host_.cards().find(laid->card) : CardId();
      if (card.known() && laid->zone == "chain") {
        Observation meant = onChain(*laid, card);
        if (const auto* concern = std::get_if<Concern>(&meant); concern && concern->ifMeant) return meant;
      }
      if (card.known() && laid->zone == "strip" && asks("attack", active(s_))) return onStrip(*laid, card);
    }
    return {};
  }

 private:
  /// Returns how many cards or backs in a zone of the mat fulfil `is`.
  template <class Is>
  [[nodiscard]] int countLying(std::string_view zoneName, Is is) const {
    int n = 0;
    for (const Placement& each : lying_)
      if (const auto* laid = std::get_if<CardPlacement>(&each))
        n += laid->zone == zoneName && is(*laid) ? 1 : 0;
    return n;
  }
  /// Returns whether the night is under way. Cards already there and new ones then look alike, so people are
  /// asked. Cards that were tracked since they came can be told apart.
  [[nodiscard]] bool hasMoved() const { return get(s_, Table::moved) != 0; }
  [[nodiscard]] bool asks(PromptId id, Seat seat) const { return owes(s_, seat, id); }
  [[nodiscard]] Event written(const Move& move) const { return encode(move, s_, host_.cards()); }
  [[nodiscard]] static Concern ask(std::string_view reason, const CardPlacement& seen,
                                   std::optional<Event> ifMeant = std::nullopt) {
    return {std::string(reason), seen.zone, std::move(ifMeant), Json::object({{"card", seen.card}})};
  }

  /// Asks about all cards there, old ones included, until the question is answered.
  [[nodiscard]] static Concern askOfAll(std::string_view reason, const CardPlacement& seen,
                                        std::optional<Event> ifMeant) {
    Concern concern = ask(reason, seen, std::move(ifMeant));
    concern.untilThen = true;
    return concern;
  }

  /// Counts backs as they come. Nobody asks which card it is.
  [[nodiscard]] Observation inLane(const CardPlacement& seen, const OwnPlace& own) const {
    const std::string_view name = own.what.substr(own.what.find('/') + 1);
    const auto found = std::find(kEnergyNames.begin(), kEnergyNames.end(), name);
    if (found == kEnergyNames.end()) return {};
    const auto energy = static_cast<Energy>(found - kEnergyNames.begin());
    const int lies = countLying(seen.zone, [](const CardPlacement&) { return true; });
    const bool mayBeKnown = lies <= resources(s_, own.seat, energy);
    const bool could = asks("main", own.seat) && get(s_, own.seat, Of::hand) > 0;
    if (mayBeKnown && (!hasMoved() || !could)) return agreesWithState(seen.zone);
    if (!could) return {};
    Move move{.kind = MoveKind::resource, .seat = own.seat, .energy = energy};
    if (seen.face == Face::up) move.cards[move.cardCount++] = host_.cards().find(seen.card);
    if (seen.face == Face::up && !move.cards[0].known()) return {};
    if (mayBeKnown) return ask("laid_again", seen, written(move));
    return written(move);
  }

  [[nodiscard]] int onBattlefield(Seat seat, CardId card) const {
    int n = 0;
    for (const Slot& slot : s_.lying)
      n += isOnBattlefield(slot) && slot.owner == seat && slot.card == card ? 1 : 0;
    return n;
  }

  [[nodiscard]] Observation inRow(const CardPlacement& seen, Seat seat, CardId card) const {
    const auto same = [&](const CardPlacement& each) {
      return each.face == Face::up && each.card == seen.card;
    };
    const int lies = countLying(seen.zone, same) + countLying("strip", same);
    const bool mayBeKnown = lies <= onBattlefield(seat, card);
    const bool could = asks("main", seat) && !waysToPlay(host_, seat, card).empty();
    if (mayBeKnown && (!hasMoved() || !could)) return agreesWithState(seen.zone);
    if (typeOf(host_.cards(), card) == CardType::spell || !asks("main", seat)) return {};
    const Event played = written({.kind = MoveKind::play, .seat = seat, .card = card});
    return mayBeKnown ? Observation(ask("laid_again", seen, played)) : Observation(played);
  }

  /// A card that a player has to show or discard. Otherwise the discard pile agrees with the state.
  [[nodiscard]] Observation inDiscard(const CardPlacement& seen, Seat seat, CardId card) const {
    for (const Question& open : s_.questions) {
      const bool shows = open.id == "choose_cards" || open.id == "discard";
      if (!shows || open.seat != seat || open.detail != 1) continue;
      Move move{.kind = MoveKind::decide, .seat = seat, .cardCount = 1};
      move.cards[0] = card;
      return written(move);
    }
    return agreesWithState(seen.zone);
  }

  /// Returns the ways to play it now, of both players. If both can, people say who plays it.
  [[nodiscard]] std::vector<Way> waysOf(CardId card) const {
    std::vector<Way> all;
    for (const Seat seat : {active(s_), other(active(s_))})
      for (Way& way : waysToPlay(host_, seat, card)) all.push_back(std::move(way));
    return all;
  }

  [[nodiscard]] Observation onChain(const CardPlacement& seen, CardId card) const {
    if (typeOf(host_.cards(), card) != CardType::spell) return {};
    int waits = 0;
    for (const Slot& slot : s_.lying) waits += slot.zone == zone(Zone::chain) && slot.card == card ? 1 : 0;
    const int lies = countLying(seen.zone, [&](const CardPlacement& each) { return each.card == seen.card; });
    if (lies <= waits) return agreesWithState(seen.zone);
    return spell(seen, card);
  }

  /// Returns the ways that act on everything arrow chips point out; all if none does.
  [[nodiscard]] std::vector<Way> asPointedOut(std::vector<Way> ways) const {
    const std::vector<Target> pointed = pointedOut(host_, lying_);
    std::vector<Way> meant;
    for (const Way& way : ways) {
      const std::span<const Target> named = way.move.named();
      if (std::all_of(pointed.begin(), pointed.end(), [&](Target each) {
            return std::find(named.begin(), named.end(), each) != named.end();
          }))
        meant.push_back(way);
    }
    return meant.empty() ? ways : meant;
  }

  /// Determines its player, targets and sacrifices if there is only one way. It is still confirmed if there
  /// was anything to choose.
  [[nodiscard]] Observation spell(const CardPlacement& seen, CardId card) const {
    const std::vector<Way> ways = asPointedOut(waysOf(card));
    if (ways.empty()) return {};
    const Move& first = ways.front().move;
    if (ways.size() > 1) {
      const bool onePlayer =
          std::all_of(ways.begin(), ways.end(), [&](const Way& way) { return way.move.seat == first.seat; });
      Concern concern = ask(onePlayer ? "which_target" : "who_plays", seen);
      concern.untilThen = true;  // an arrow chip may say it later
      return concern;
    }
    if (ways.front().face) return ask("which_target", seen);
    if (first.count > 0 || first.sacrificeCount > 0) return ask("which_target", seen, written(first));
    return written(first);
  }

  /// Returns whose Entity was pushed forward; nullopt if both players have one that it could be.
  [[nodiscard]] std::optional<Seat> ownerOf(CardId card) const {
    const bool a = onBattlefield(Seat::A, card) > 0;
    const bool b = onBattlefield(Seat::B, card) > 0;
    if (a == b) return std::nullopt;
    return a ? Seat::A : Seat::B;
  }

  [[nodiscard]] Observation onStrip(const CardPlacement& seen, CardId card) const {
    if (typeOf(host_.cards(), card) == CardType::spell) return spell(seen, card);
    const auto owner = ownerOf(card);
    const Seat turn = active(s_);
    if (asks("main", turn) && owner == turn && phase(s_) == Phase::main1) {
      Concern concern = ask("attack_phase", seen, written({.kind = MoveKind::next, .seat = turn}));
      concern.untilThen = true;
      return concern;
    }
    if (asks("attack", turn)) return askOfAll("attackers", seen, attack());
    if (asks("block", other(turn)) && owner == other(turn)) return askOfAll("blockers", seen, block());
    return agreesWithState(seen.zone);
  }

  /// Returns the Entities of a player on the strip, each as often as it is there.
  [[nodiscard]] std::vector<Target> forward(Seat seat) const {
    std::vector<Target> all;
    for (const Placement& each : lying_) {
      const auto* laid = std::get_if<CardPlacement>(&each);
      if (!laid || laid->zone != "strip" || laid->face != Face::up) continue;
      for (const Slot& slot : s_.lying) {
        const Target what = Target::of(slot.thing);
        const bool its =
            isOnBattlefield(slot) && slot.owner == seat && host_.cards()[slot.card].id == laid->card;
        if (!its || std::find(all.begin(), all.end(), what) != all.end()) continue;
        all.push_back(what);
        break;
      }
    }
    return all;
  }

  /// All Entities that were pushed forward attack the other player, or the only one the Node that an arrow
  /// chip lies at; nullopt if one of them cannot, or if people must say which of them attacks that Node.
  [[nodiscard]] std::optional<Event> attack() const {
    Move move{.kind = MoveKind::attack, .seat = active(s_)};
    std::vector<Target> nodes = pointedOut(host_, lying_);
    std::erase_if(nodes, [&](Target each) { return !isAttackable(host_, move.seat, each); });
    const std::vector<Target> all = forward(move.seat);
    if (nodes.size() > 1 || (!nodes.empty() && all.size() > 1)) return std::nullopt;
    for (const Target who : all) {
      if (move.count == kMaxNamed || !whyNoAttacker(host_, move.seat, who).empty()) return std::nullopt;
      move.things[move.count] = who;
      move.others[move.count++] = nodes.empty() ? Target::of(other(move.seat)) : nodes.front();
    }
    return move.count == 0 ? std::nullopt : std::optional(written(move));
  }

  /// All Entities that were laid forward block the only attacker. With several attackers people say which.
  [[nodiscard]] std::optional<Event> block() const {
    const std::vector<ThingId> attackers = attackersOf(s_);
    if (attackers.size() != 1) return std::nullopt;
    Move move{.kind = MoveKind::block, .seat = other(active(s_))};
    for (const Target who : forward(move.seat)) {
      if (move.count == kMaxNamed || !whyNoBlocker(host_, move.seat, who).empty()) return std::nullopt;
      move.things[move.count] = who;
      move.others[move.count++] = Target::of(attackers.front());
    }
    const bool alone = move.count == 1 && host_.has(attackers.front(), Keyword::needsTwoBlockers);
    return move.count == 0 || alone ? std::nullopt : std::optional(written(move));
  }

  const Host& host_;
  const State& s_;
  std::span<const Placement> lying_;
};

}  // namespace

Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards) {
  const auto* seen = std::get_if<CardPlacement>(&changed);
  const auto* token = std::get_if<TokenPlacement>(&changed);
  if (!seen && !token) return {};
  State same = state;
  Changes changes(same, StepSink());
  const Host host(changes, cards);
  if (seen) return Seeing(host, lying).card(*seen);
  return token->shape == TokenShape::arrow ? Seeing(host, lying).arrow() : tokenSeen(host, *token);
}

}  // namespace lk::rules::magepunk
