#include "app/learn/examples/table_example.h"

#include <algorithm>
#include <array>

#include "rules/referee/referee.h"

namespace lk::app {

namespace {

using How = TableExample::How;
using rules::Event;
using rules::Step;

constexpr char kNightGame[] = "halfwish";
constexpr int kMaxEvents = 40;
constexpr std::size_t kMaxSteps = 8;

/// Both dice of both players. The first rolls are easy to calculate with.
struct Rolls {
  std::array<int, 2> own, other;
};
constexpr std::array<Rolls, 4> kRolls{
    {{{4, 5}, {3, 4}}, {{2, 2}, {3, 4}}, {{3, 3}, {5, 6}}, {{6, 6}, {1, 2}}}};

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Plays one turn in which the card can act, and records its steps.
class ShortNight {
 public:
  ShortNight(const GameKit& kit, rules::CardId card, How how, const Rolls& rolls)
      : kit_(kit),
        card_(card),
        id_(kit.cards[card].id),
        how_(how),
        rolls_(rolls),
        referee_(*kit.game, kit.cards) {}

  std::vector<Step> play() {
    const std::span<const rules::CardId> classes = kit_.cards.ofType("class");
    if (classes.empty()) return {};
    const std::string& plain = kit_.cards[classes.front()].id;
    say({{"e", "setup"},
         {"game", kNightGame},
         {"classes", Json::object({{"A", plain}, {"B", plain}})},
         {"starter", "A"}});
    if (how_ == How::played)
      say({{"e", "correct"}, {"seat", "A"}, {"set", Json::object({{"mana", 9}})}, {"why", "an example"}});
    for (int i = 0; i < kMaxEvents && !over_; ++i)
      if (!answerNext()) break;
    return steps_;
  }

 private:
  bool take(Json body) {
    const Event event{std::move(body)};
    const rules::Ruling ruling = referee_.take(event);
    if (ruling.verdict != rules::Verdict::accepted) return false;
    listen(ruling.steps);
    return true;
  }
  bool say(std::initializer_list<Json::Member> members) { return take(Json::object(members)); }

  /// Returns the step after which the card acts.
  [[nodiscard]] std::string_view beginning() const {
    switch (how_) {
      case How::scouted:
        return "location_turned";
      case How::duelWon:
        return "reward";
      case How::played:
        break;
    }
    return "power_played";
  }

  /// Keeps the steps between the step that starts the card's effect and the one with which the turn continues
  /// without it.
  void listen(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      if (step.card == card_ && step.what == beginning()) {
        listening_ = true;
        continue;
      }
      if (!listening_) continue;
      if (isOneOf(step.what, {"turn_ended", "turn_begins", "outlook", "actions_locked", "revealed", "passes",
                              "power_ready", "parley_row_ends", "round_begins", "dice_rerolled"})) {
        over_ = over_ || !steps_.empty() || how_ != How::played;
        listening_ = false;
        continue;
      }
      if (!isOneOf(step.what, {"mana_paid", "power_spent"}) && steps_.size() < kMaxSteps)
        steps_.push_back(step);
    }
  }

  /// Answers the open prompt so that the card comes into effect.
  bool answerNext() {
    const std::vector<rules::Prompt> prompts = referee_.prompts();
    if (prompts.empty()) return false;
    const rules::Prompt& prompt = prompts.front();
    const std::string seat = prompt.seat ? rules::name(*prompt.seat) : "A";
    if (isOneOf(prompt.id, {"roll", "reroll"})) {
      const std::array<int, 2>& dice = seat == "A" ? rolls_.own : rolls_.other;
      Json both = Json::array();
      for (const int die : dice) both.push(die);
      return say({{"e", "roll"}, {"seat", seat}, {"dice", std::move(both)}});
    }
    if (prompt.id == "location")
      return say({{"e", "location"}, {"card", how_ == How::played ? blank() : id_}});
    if (prompt.id == "choose")
      return say({{"e", "choose"}, {"seat", seat}, {"option", how_ == How::scouted ? "scout" : "duel"}});
    if (prompt.id == "answer") return say({{"e", "answer"}, {"seat", seat}, {"accept", true}});
    if (prompt.id == "reveal") return reveal(prompt, seat);
    if (prompt.id == "power") {
      const bool may = std::find(prompt.legal.begin(), prompt.legal.end(), id_) != prompt.legal.end();
      if (how_ == How::played && seat == "A" && may && !played_) {
        played_ = true;
        return say({{"e", "power"}, {"seat", seat}, {"card", id_}});
      }
      return say({{"e", "pass"}, {"seat", seat}});
    }
    const auto written = std::find_if(prompt.answers.begin(), prompt.answers.end(),
                                      [](const Event& answer) { return !answer.body.members().empty(); });
    return written != prompt.answers.end() && take(written->body);
  }

  /// Plays the first cards that are left: both strike, and the higher dice win.
  bool reveal(const rules::Prompt& prompt, const std::string& seat) {
    Json cards = Json::array();
    for (const auto& [id, count] : prompt.arguments["left"].members())
      for (int i = 0;
           i < count.asInt() && static_cast<int>(cards.items().size()) < prompt.arguments["n"].asInt(); ++i)
        cards.push(id);
    return say({{"e", "reveal"}, {"seat", seat}, {"cards", std::move(cards)}});
  }

  /// Returns a location; any location is good enough.
  [[nodiscard]] std::string blank() const {
    const std::span<const rules::CardId> all = kit_.cards.ofType("location");
    return all.empty() ? std::string() : kit_.cards[all.front()].id;
  }

  const GameKit& kit_;
  rules::CardId card_;
  const std::string id_;
  How how_;
  Rolls rolls_;
  rules::Referee referee_;
  std::vector<Step> steps_;
  bool listening_ = false;
  bool played_ = false;
  bool over_ = false;
};

}  // namespace

std::optional<TableExample> tableExampleOf(rules::CardId card, const GameKit& kit) {
  if (kit.id() != kNightGame || !card.known()) return std::nullopt;
  std::vector<How> ways;
  if (kit.cards.is(card, "location")) ways = {How::scouted, How::duelWon};
  if (kit.cards.is(card, "power")) ways = {How::played};
  for (const How how : ways)
    for (const Rolls& rolls : kRolls) {
      std::vector<Step> steps = ShortNight(kit, card, how, rolls).play();
      const bool seen = std::any_of(steps.begin(), steps.end(),
                                    [](const Step& step) { return step.what != "nothing_happens"; });
      if (seen)
        return TableExample{how, rolls.own[0] + rolls.own[1], rolls.other[0] + rolls.other[1],
                            std::move(steps)};
    }
  return std::nullopt;
}

}  // namespace lk::app
