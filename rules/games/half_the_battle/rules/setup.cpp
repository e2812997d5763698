#include "rules/games/half_the_battle/rules/setup.h"

#include <algorithm>

#include "rules/core/changes.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/pieces.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

namespace {

using Party = std::array<CardId, kDice>;  // indexed by Die
using Lanes = std::array<std::array<int, kDice>, 2>;

constexpr int kFromOwnEnd[kDice] = {2, 2, 4, 4, 3, 4, 3};  // indexed by Die

class SettingUp {
 public:
  SettingUp(Changes& changes, const Event& setup, const CardBook& cards)
      : changes_(changes), setup_(setup.body), options_(setup.body["options"]), cards_(cards) {}

  Ruling run() {
    if (std::string problem = takeOptions(optionSpecs(), options_, changes_); !problem.empty())
      return malformedBecause(std::move(problem));
    for (const Seat seat : kBoth)
      if (Ruling wrong = pickParty(seat); wrong.verdict != Verdict::accepted) return wrong;
    if (Ruling wrong = place(); wrong.verdict != Verdict::accepted) return wrong;
    for (const Seat seat : kBoth) layOut(seat);
    changes_.ageThings();
    for (const Seat seat : kBoth) {
      changes_.clear(seat, Of::monsterStart, Knowers::everyone());
      changes_.clear(seat, Of::selected, Knowers::everyone());
    }
    changes_.clear(Table::initiative);
    changes_.clear(Table::turnSeat);
    changes_.note(Table::round, 1);
    return {};
  }

 private:
  static Ruling wrongTeam(std::string given) {
    return refuse("wrong_team", Json::object({{"name", std::move(given)}}));
  }

  /// Picks a team by its name, or by seven ids. Without either, picks the first team of the pack.
  Ruling pickParty(Seat seat) {
    const Json& teams = setup_["teams"].isNull() ? options_["teams"] : setup_["teams"];
    for (const auto& [key, value] : teams.members())
      if (key != "A" && key != "B") return wrongTeam(key);
    const Json* given = teams.find(name(seat));
    Party& party = parties_[index(seat)];
    if (given && given->isArray()) return pickOneByOne(seat, *given);
    CardId team;
    if (given)
      team = cards_.find(given->asString());
    else if (!cards_.ofType("party").empty())
      team = cards_.ofType("party").front();
    if (!cards_.is(team, "party")) return wrongTeam(given ? given->dump() : "");
    const std::vector<CardId> pieces = piecesOf(cards_, team);
    std::copy(pieces.begin(), pieces.end(), party.begin());
    if (std::any_of(party.begin(), party.end(), [](CardId card) { return !card.known(); }))
      return wrongTeam(cards_[team].id);
    changes_.tell({.rule = rule::team, .what = "team", .seat = seat, .card = team});
    return {};
  }

  Ruling pickOneByOne(Seat seat, const Json& list) {
    Party& party = parties_[index(seat)];
    for (const Json& item : list.items()) {
      const CardId card = cards_.find(item.asString());
      if (!isPieceCard(cards_, card))
        return refuse("unknown_card", Json::object({{"card", item.asString()}}));
      if (party[placeOf(card)].known()) return wrongTeam(cards_[card].id);
      party[placeOf(card)] = card;
    }
    if (list.items().size() != kDice) return wrongTeam(list.dump());
    changes_.tell({.rule = rule::mixedTeams, .what = "mixed_team", .seat = seat});
    return {};
  }

  [[nodiscard]] std::size_t placeOf(CardId card) const {
    return static_cast<std::size_t>(dieOn(cards_, card));
  }

  Ruling place() {
    for (const Seat seat : kBoth)
      for (int die = 0; die < kDice; ++die)
        lanes_[index(seat)][static_cast<std::size_t>(die)] = startLane(seat, die);
    const Json& positions = setup_["positions"];
    const bool free = is(changes_.state(), Option::startLanes, StartLanes::free);
    if (!positions.members().empty() && !free)
      return malformedBecause("\"positions\" belong to the option \"start_lanes\": \"free\"");
    if (free && positions.isNull())
      for (const Seat seat : kBoth) changes_.note(seat, Of::places, 1);
    for (const auto& [given, lane] : positions.members())
      if (Ruling wrong = placeOne(given, lane); wrong.verdict != Verdict::accepted) return wrong;
    return {};
  }

  Ruling placeOne(const std::string& given, const Json& where) {
    const auto seat = given.size() > 2 && given[1] == '/' ? seatFrom(given.substr(0, 1)) : std::nullopt;
    if (!seat || index(*seat) > 1)
      return malformedBecause("\"" + given + "\" names no piece: \"A/...\" does");
    const CardId card = cards_.find(given.substr(2));
    if (!isPieceCard(cards_, card)) return refuse("unknown_card", Json::object({{"card", given.substr(2)}}));
    const Party& party = parties_[index(*seat)];
    const auto piece = std::find(party.begin(), party.end(), card);
    if (piece == party.end()) return refuseCard("not_your_piece", cards_, card);
    const int lane = static_cast<int>(where.asInt());
    if (!where.isInt() || !isLane(lane)) return refuse("off_board", Json::object({{"n", lane}}));
    if (!isOwnHalf(*seat, lane)) return refuse("not_your_half", Json::object({{"n", lane}}));
    lanes_[index(*seat)][static_cast<std::size_t>(piece - party.begin())] = lane;
    return {};
  }

  void layOut(Seat seat) {
    const bool free = is(changes_.state(), Option::startLanes, StartLanes::free);
    for (std::size_t die = 0; die < kDice; ++die) {
      const CardId card = parties_[index(seat)][die];
      const int lane = lanes_[index(seat)][die];
      const ThingId piece = changes_.bring(
          {.zone = laneZone(lane), .card = card, .owner = seat, .knownTo = Knowers::everyone()},
          {.rule = free ? rule::freePlacing : rule::startLanes, .what = "placed", .amount = lane});
      const int hp = sheetOf(cards_, card).most;
      changes_.setCounter(piece, static_cast<std::size_t>(Counter::hp), hp,
                          {.rule = rule::startLanes, .what = "full_hp", .amount = hp});
    }
  }

  Changes& changes_;
  const Json& setup_;
  const Json& options_;
  const CardBook& cards_;
  std::array<Party, 2> parties_{};
  Lanes lanes_{};
};

}  // namespace

int startLane(Seat seat, int die) {
  const int lane = kFromOwnEnd[die];
  return seat == Seat::A ? lane : kLanes + 1 - lane;
}

Ruling setUpGame(State& state, const Event& setup, const CardBook& cards, StepSink steps) {
  Changes changes(state, steps);
  return SettingUp(changes, setup, cards).run();
}

}  // namespace lk::rules::half_the_battle
