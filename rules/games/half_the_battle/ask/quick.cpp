#include <algorithm>

#include "rules/games/half_the_battle/ask/ask.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr int kFacesOfMonster = 20;

std::vector<std::string> numbers(int from, int to) {
  std::vector<std::string> all;
  for (int n = from; n <= to; ++n) all.push_back(std::to_string(n));
  return all;
}

QuickField piecesOf(const State& s, const CardBook& cards, Seat seat) {
  QuickField field{"piece", seat, {}};
  eachPiece(seat, [&](ThingId piece) {
    if (isAlive(s, piece)) field.values.push_back(cards[cardOf(s, piece)].id);
  });
  return field;
}

/// Returns the maximum of the die of a player's piece.
int mostOfPiece(const State& s, const CardBook& cards, Seat seat, const std::string& id) {
  const ThingId piece = pieceWith(s, seat, cards.find(id));
  return piece.known() ? sheetOf(cards, cardOf(s, piece)).most : 0;
}

Event correctionOf(const std::string& piece, int hp) {
  return Event{Json::object({{"e", "correct"}, {"piece", piece}, {"hp", hp}})};
}

}  // namespace

std::vector<QuickAction> ByTaps::actions(const State& s, const CardBook& cards) const {
  std::vector<QuickAction> all;
  if (!s.begun || s.result.finished) return all;
  if (phase(s) == Phase::setup) {
    for (const Seat seat : kBoth)
      if (!figure(s, seat, Of::monsterStart).present) {
        all.push_back({"monster", {{"roll", seat, numbers(1, kFacesOfMonster)}}});
        break;
      }
    return all;
  }
  for (const Seat seat : kBoth)
    all.push_back({seat == Seat::A ? "health_a" : "health_b",
                   {piecesOf(s, cards, seat), {"left", seat, numbers(0, kFacesOfMonster)}}});
  return all;
}

std::vector<Event> ByTaps::events(const State& s, const CardBook& cards, std::string_view action,
                                  const Json& picked) const {
  for (const Seat seat : kBoth) {
    const Json& of = picked[name(seat)];
    if (of.isNull()) continue;
    if (action == "monster")
      return {Event{Json::object(
          {{"e", "roll"}, {"seat", name(seat)}, {"dice", Json::array({std::stoi(of["roll"].asString())})}})}};
    const std::string piece = of["piece"].asString();
    const int left = std::stoi(of["left"].asString());
    return {correctionOf(name(seat) + "/" + piece, std::min(mostOfPiece(s, cards, seat, piece), left))};
  }
  return {};
}

}  // namespace lk::rules::half_the_battle
