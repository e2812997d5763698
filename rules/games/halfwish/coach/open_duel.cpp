#include "rules/games/halfwish/coach/open_duel.h"

#include <algorithm>

#include "rules/games/halfwish/coach/commitments.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules::halfwish {

namespace {

/// Counts the unseen cards, variants separately, as in the printed deck. A secret upgrade counts as the basic
/// action it lies over.
std::vector<DeckCount> unseenOf(const State& s, Seat seat) {
  std::vector<DeckCount> left;
  for (const std::size_t place : s.lying.in(unseenZones(seat))) {
    const Slot& slot = s.lying[place];
    auto same = std::find_if(left.begin(), left.end(),
                             [&](const DeckCount& entry) { return entry.card == slot.card; });
    if (same == left.end()) same = left.insert(left.end(), {slot.card, 0});
    ++same->count;
  }
  // Sorts by card: the order in hand and deck is secret and must not show.
  std::sort(left.begin(), left.end(),
            [](const DeckCount& a, const DeckCount& b) { return a.card.place() < b.card.place(); });
  return left;
}

std::vector<CardId> innateOf(const State& s, Seat seat, const CardBook& cards) {
  std::vector<CardId> innate;
  for (const std::size_t place : s.lying.in(unseenZones(seat)))
    if (const Slot& slot = s.lying[place]; slot.over.known() && isInnate(cards, slot.over))
      innate.push_back(slot.card);
  std::sort(innate.begin(), innate.end(), [](CardId a, CardId b) { return a.place() < b.place(); });
  return innate;
}

std::vector<std::vector<CardId>> secretsOf(const State& s, Seat seat) {
  std::vector<std::vector<CardId>> secrets;
  for (const Secret& secret : kSecrets) {
    std::vector<CardId> pool;
    for (const std::size_t place : s.lying.in(ofSeat(secret.pool, seat))) pool.push_back(s.lying[place].card);
    if (!pool.empty()) secrets.push_back(std::move(pool));
  }
  return secrets;
}

OpenDuelist duelistOf(const State& s, Seat seat, const CardBook& cards) {
  const Figure& dv = figure(s, seat, Of::dv);
  const bool shown = dv.present && dv.knownTo.include(Audience::table);
  return {.figures = {.hp = get(s, seat, Of::hp),
                      .exposed = get(s, seat, Of::exposed),
                      .toughness = get(s, seat, Of::toughness)},
          .left = unseenOf(s, seat),
          .secrets = secretsOf(s, seat),
          .innate = innateOf(s, seat, cards),
          .dv = shown ? std::optional<int>(dv.value) : std::nullopt};
}

Json ids(const std::vector<CardId>& list, const CardBook& cards) {
  Json out = Json::array();
  for (const CardId card : list) out.push(cards[card].id);
  return out;
}

Json duelistJson(const OpenDuelist& duelist, const CardBook& cards) {
  Json left{Json::Object{}};
  for (const DeckCount& entry : duelist.left) left.set(cards[entry.card].id, entry.count);
  Json secrets = Json::array();
  for (const std::vector<CardId>& pool : duelist.secrets) secrets.push(ids(pool, cards));
  return Json::object({{"hp", duelist.figures.hp},
                       {"exposed", duelist.figures.exposed},
                       {"toughness", duelist.figures.toughness},
                       {"dv", duelist.dv ? Json(*duelist.dv) : Json()},
                       {"left", std::move(left)},
                       {"secrets", std::move(secrets)},
                       {"innate", ids(duelist.innate, cards)}});
}

OpenDuelist duelistFrom(const Json& json, const CardBook& cards) {
  OpenDuelist duelist{.figures = {.hp = static_cast<int>(json["hp"].asInt()),
                                  .exposed = static_cast<int>(json["exposed"].asInt()),
                                  .toughness = static_cast<int>(json["toughness"].asInt())},
                      .left = {},
                      .secrets = {},
                      .innate = {},
                      .dv = {}};
  if (json["dv"].isInt()) duelist.dv = static_cast<int>(json["dv"].asInt());
  for (const auto& [id, count] : json["left"].members())
    duelist.left.push_back({cards.find(id), static_cast<int>(count.asInt())});
  for (const Json& pool : json["secrets"].items()) {
    std::vector<CardId>& secret = duelist.secrets.emplace_back();
    for (const Json& id : pool.items()) secret.push_back(cards.find(id.asString()));
  }
  for (const Json& id : json["innate"].items()) duelist.innate.push_back(cards.find(id.asString()));
  return duelist;
}

}  // namespace

int OpenDuel::actions() const {
  return actionsIn(turn);
}

std::optional<OpenDuel> openDuel(const State& s, const CardBook& cards) {
  if (!s.begun || s.result.finished || !is(s, Option::decks, Kept::on)) return std::nullopt;
  const Phase now = phase(s);
  const bool before = now == Phase::roll || now == Phase::choose || now == Phase::answer;
  if (!before && now != Phase::preparation && now != Phase::reveal) return std::nullopt;
  OpenDuel duel{.turn = get(s, Table::turn),
                .aggressor = before ? std::nullopt : maybeSeat(s, Table::aggressor),
                .duelists = {duelistOf(s, Seat::A, cards), duelistOf(s, Seat::B, cards)}};
  for (const OpenDuelist& duelist : duel.duelists) {
    int unseen = 0;
    for (const DeckCount& entry : duelist.left) unseen += entry.count;
    if (unseen < duel.actions() || duelist.figures.hp < 1) return std::nullopt;
  }
  return duel;
}

Json openDuelJson(const std::optional<OpenDuel>& duel, const CardBook& cards) {
  if (!duel) return {};
  Json seats{Json::Object{}};
  for (const Seat seat : kSeats) seats.set(name(seat), duelistJson(duel->duelists[index(seat)], cards));
  return Json::object(
      {{"turn", duel->turn}, {"aggressor", seatJson(duel->aggressor)}, {"seats", std::move(seats)}});
}

std::optional<OpenDuel> openDuelFrom(const Json& json, const CardBook& cards) {
  if (!json["turn"].isInt()) return std::nullopt;
  return OpenDuel{
      .turn = static_cast<int>(json["turn"].asInt()),
      .aggressor = seatFrom(json["aggressor"].asString()),
      .duelists = {duelistFrom(json["seats"]["A"], cards), duelistFrom(json["seats"]["B"], cards)}};
}

Situation situationOf(const OpenDuel& duel, Seat seat, Seat aggressor, int dv) {
  const OpenDuelist& own = duel.duelists[index(seat)];
  const OpenDuelist& opponent = duel.duelists[index(other(seat))];
  Situation situation{.turn = duel.turn,
                      .aggressor = seat == aggressor,
                      .dv = dv,
                      .own = own.figures,
                      .hand = {},
                      .opponent = opponent.figures,
                      .left = opponent.left,
                      .secrets = opponent.secrets,
                      .innate = opponent.innate,
                      .opponentDv = opponent.dv};
  for (const DeckCount& entry : own.left)
    for (int i = 0; i < entry.count; ++i) situation.hand.push_back(entry.card);
  return situation;
}

}  // namespace lk::rules::halfwish
