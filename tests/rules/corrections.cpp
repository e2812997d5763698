// Tests that every figure in a view can be corrected at any time, in every game, except those listed with a
// reason.
#include <algorithm>
#include <map>
#include <set>

#include "house_cards.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

/// Figures that cannot be corrected where they are shown, and why.
const std::map<std::string, std::string> kNot{
    {"halfwish:seat:class", "the cards seen by then may be of no other class's deck"},
    {"half_deck_dungeon_heroes:seat:draws", "who is out draws nothing, nor anybody where nothing is left"},
    {"half_deck_dungeon_heroes:seat:hand", "no hand holds more than the cards nobody has seen"},
    {"half_deck_dungeon_heroes:hero_deck", "where every blue card is seen, none can lie in the deck"},
    {"half_deck_dungeon_heroes:seat:out", "somebody has to be left"},
    {"half_the_battle:initiative", "before the Monsters have rolled nobody has it"},
    {"half_the_battle:turn_seat", "it follows from who has the initiative"},
    {"half_the_battle:seat:selected", "who has one piece left has no other to choose"},
    {"magepunk:seat:spent.biom", "no more charges are spent than there are resources"},
    {"magepunk:seat:spent.kinesis", "the same"},
    {"magepunk:seat:spent.aether", "the same"},
    {"magepunk:seat:spent.entropy", "the same"},
    {"magepunk:seat:spent.radiance", "the same"},
};

/// Returns other values to which a figure might be corrected.
std::vector<Json> others(const FigureSpec& spec, const Json& now, const State& s, const CardBook& cards) {
  std::vector<Json> out;
  switch (spec.kind) {
    case FigureKind::number: {
      const int value = static_cast<int>(now.asInt());
      for (const int by : {1, -1})
        if (value + by >= spec.least && value + by <= spec.most) out.emplace_back(value + by);
      break;
    }
    case FigureKind::flag:
      out.emplace_back(!now.asBool());
      break;
    case FigureKind::seat:
      for (int seat = 0; seat < s.seatCount; ++seat)
        if (Json other(name(kAllSeats[static_cast<std::size_t>(seat)])); !(other == now))
          out.push_back(std::move(other));
      break;
    case FigureKind::card:
      for (const CardDef& card : cards.cards())
        if (!(Json(card.id) == now)) out.emplace_back(card.id);
      break;
  }
  return out;
}

/// Returns a figure's value in a view without hidden parts.
const Json& shown(const Json& view, const std::string& seat, std::string_view figure) {
  return seat.empty() ? view[figure] : view["seats"][seat][figure];
}

/// Result of correcting one figure of one game over many nights.
struct Mending {
  long asked = 0;
  long mended = 0;
  bool wasNull = false;
  bool madeNull = false;
  std::string failed;  // the first refused correction
};

class Mender {
 public:
  Mender(const Game& game, const State& state)
      : game_(game), cards_(houseCardsOf(game)), state_(state), view_(seenOf(state)) {}

  void mend(const std::string& seat, const FigureSpec& spec, Mending& out) const {
    const Json& now = shown(view_, seat, spec.name);
    const std::vector<Json> wanted = others(spec, now, state_, cards_);
    if (wanted.empty()) return;
    ++out.asked;
    out.wasNull = out.wasNull || now.isNull();
    out.madeNull = out.madeNull || (!now.isNull() && becomes(seat, spec.name, Json()));
    if (std::any_of(wanted.begin(), wanted.end(),
                    [&](const Json& to) { return becomes(seat, spec.name, to); }))
      ++out.mended;
    else if (out.failed.empty())
      out.failed = view_.dump();
  }

 private:
  [[nodiscard]] Json seenOf(const State& state) const {
    return viewFor(game_, cards_, state, Audience::record).json;
  }

  [[nodiscard]] bool becomes(const std::string& seat, std::string_view figure, const Json& to) const {
    Event right{Json::object({{"e", "correct"}})};
    if (!seat.empty()) right.body.set("seat", seat);
    Json set;
    set.set(figure, to);
    right.body.set("set", std::move(set));
    State state = state_;
    return game_.judge(state, right, cards_, StepSink()).verdict == Verdict::accepted &&
           shown(seenOf(state), seat, figure) == to;
  }

  const Game& game_;
  const CardBook& cards_;
  const State& state_;
  Json view_;
};

/// Returns a random correction of a figure; nothing if it has no other value.
std::optional<Event> anyCorrection(const Referee& referee, Chance& chance) {
  const Vocabulary& words = referee.game().vocabulary();
  const bool ofSeat = chance.below(2) == 0;
  const std::span<const FigureSpec> specs = ofSeat ? words.seatFigures : words.tableFigures;
  const FigureSpec& spec = specs[static_cast<std::size_t>(chance.below(static_cast<int>(specs.size())))];
  const std::string seat =
      ofSeat ? name(kAllSeats[static_cast<std::size_t>(chance.below(referee.state().seatCount))]) : "";
  const Json view = referee.view(Audience::record).json;
  std::vector<Json> wanted = others(spec, shown(view, seat, spec.name), referee.state(), referee.cards());
  if (spec.shown != Shown::inViews || wanted.empty()) return std::nullopt;
  wanted.emplace_back();  // null
  Json set;
  set.set(spec.name, wanted[static_cast<std::size_t>(chance.below(static_cast<int>(wanted.size())))]);
  Event right{Json::object({{"e", "correct"}})};
  if (ofSeat) right.body.set("seat", seat);
  right.body.set("set", std::move(set));
  return right;
}

}  // namespace

CASE(every_shown_figure_can_be_corrected) {
  for (const Game* game : allGames()) {
    std::map<std::string, Mending> all;
    Chance chance(91);
    for (int night = 0; night < 40; ++night) {
      Referee referee(*game, houseCardsOf(*game));
      referee.take(anySetup(*game, houseCardsOf(*game), chance));
      for (int i = 0; i < 1000 && !referee.result().finished; ++i) {
        referee.take(anyEvent(*game, referee.state(), referee.cards(), chance));
        if (chance.below(12) != 0) continue;
        const Mender mender(*game, referee.state());
        for (const FigureSpec& spec : game->vocabulary().tableFigures)
          if (spec.shown == Shown::inViews) mender.mend("", spec, all[std::string(spec.name)]);
        for (int seat = 0; seat < referee.state().seatCount; ++seat)
          for (const FigureSpec& spec : game->vocabulary().seatFigures)
            if (spec.shown == Shown::inViews)
              mender.mend(name(kAllSeats[static_cast<std::size_t>(seat)]), spec,
                          all["seat:" + std::string(spec.name)]);
      }
    }
    for (const auto& [figure, mending] : all) {
      const std::string which = std::string(game->id()) + ":" + figure;
      CHECK_MESSAGE((mending.mended == mending.asked) != kNot.contains(which),
                    which + ": " + std::to_string(mending.mended) + " of " + std::to_string(mending.asked) +
                        ", as in " + mending.failed);
      CHECK_MESSAGE(!mending.wasNull || mending.madeNull || kNot.contains(which),
                    which + " can be null, and cannot be made so");
    }
  }
}

CASE(a_night_continues_after_any_correction) {
  for (const Game* game : allGames()) {
    Chance chance(92);
    long corrected = 0;
    for (int night = 0; night < lk::test::nights(200); ++night) {
      Referee referee(*game, houseCardsOf(*game));
      referee.take(anySetup(*game, houseCardsOf(*game), chance));
      for (int i = 0; i < 400 && !referee.result().finished; ++i) {
        if (const auto right = chance.below(10) == 0 ? anyCorrection(referee, chance) : std::nullopt) {
          const Referee before = referee;
          if (referee.take(*right).verdict != Verdict::accepted) continue;
          ++corrected;
          Referee back = referee;
          back.take(event(R"({"e":"take_back","count":1})"));
          CHECK_MESSAGE(back.state() == before.state(), right->body.dump());
          CHECK_MESSAGE(
              referee.result().finished || !referee.prompts().empty(),
              right->body.dump() + " leaves nothing to do in " + before.view(Audience::record).json.dump());
          if (referee.result().finished || referee.prompts().empty()) break;
          continue;
        }
        const Event next = anyEvent(*game, referee.state(), referee.cards(), chance);
        const Ruling ruling = referee.take(next);
        if (ruling.verdict == Verdict::accepted) continue;
        CHECK_MESSAGE(false, next.body.dump() + " " + ruling.reason + " in " +
                                 referee.view(Audience::record).json.dump() + " after " +
                                 referee.standing().back().body.dump());
        break;
      }
    }
    CHECK_MESSAGE(corrected > lk::test::nights(100), std::to_string(corrected));
  }
}
