// Tests that open options can be used: every option of every prompt of random nights accepts at least one
// event.
#include <algorithm>

#include "house_cards.h"
#include "rules/referee/random_play.h"
#include "rules/referee/ruling_json.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

constexpr std::size_t kTries = 4000;  // attempts to fill one blank

/// Returns a set-up with a random value for every option that is a word.
Event anySetup(const Game& game, Chance& chance) {
  Event setup = anySetup(game, houseCardsOf(game), chance);
  Json options = setup.body["options"];
  for (const OptionSpec& option : game.vocabulary().options)
    if (option.kind == OptionKind::word && chance.below(3) == 0)
      options.set(
          option.key,
          option.values[static_cast<std::size_t>(chance.below(static_cast<int>(option.values.size())))]);
  setup.body.set("options", options);
  return setup;
}

/// Fills blanks at random, as people might.
class Filling {
 public:
  Filling(const Referee& referee, Chance& chance) : referee_(referee), chance_(chance) {}

  /// Returns whether one completed answer is accepted.
  bool finds(const ByHand& way) {
    if (!way.blank) return accepted(way.begun);
    const std::vector<CardId> pool = poolOf(*way.blank);
    // Each card once, then random ones.
    for (std::size_t i = 0; i < kTries; ++i)
      if (accepted(filled(way, pool, i))) return true;
    return false;
  }
  bool accepted(const Event& answer) {
    Referee tried = referee_;
    return tried.take(answer).verdict == Verdict::accepted;
  }

 private:
  [[nodiscard]] std::vector<CardId> poolOf(const Blank& blank) const {
    if (!blank.among.empty()) return blank.among;
    std::vector<CardId> all;
    for (const std::string_view type : blank.cardTypes)
      for (const CardId card : referee_.cards().ofType(type)) all.push_back(card);
    return all;
  }

  /// Each card comes first in turn; the others are random, every other time without repeats.
  Event filled(const ByHand& way, std::vector<CardId> pool, std::size_t turn) {
    const Blank& blank = *way.blank;
    Event answer = way.begun;
    Json list{Json::Array{}};
    std::string named;
    for (int left = blank.least + chance_.below(blank.most - blank.least + 1); left > 0; --left) {
      if (blank.kind == Blank::Kind::dice) {
        list.push(chance_.die());
        continue;
      }
      if (pool.empty()) break;
      const std::size_t at = named.empty()
                                 ? turn / 2 % pool.size()
                                 : static_cast<std::size_t>(chance_.below(static_cast<int>(pool.size())));
      const std::string& id = referee_.cards()[pool[at]].id;
      named += (named.empty() ? "" : ",") + id;
      list.push(id);
      if (turn % 2 == 0) pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(at));
    }
    if (!blank.prefix.empty())
      answer.body.set(blank.field, std::string(blank.prefix) + named);
    else if (blank.list)
      answer.body.set(blank.field, std::move(list));
    else if (!named.empty())
      answer.body.set(blank.field, named);
    return answer;
  }

  const Referee& referee_;
  Chance& chance_;
};

/// Returns whether a player has a hidden card that a prompt must not reveal, so that an open option may have
/// no valid answer.
bool keepsASecret(const Referee& referee, const Prompt& prompt) {
  const std::span<const FigureSpec> specs = referee.game().vocabulary().seatFigures;
  for (std::size_t i = 0; i < specs.size() && prompt.seat; ++i)
    if ((specs[i].name == "secret_card" || specs[i].name == "later_card") &&
        referee.state().seats[index(*prompt.seat)][i].value != 0)
      return true;
  return false;
}

/// Returns an option of a prompt that accepts no event, empty if there is none.
std::string idle(const Referee& referee, const Prompt& prompt, Chance& chance) {
  Filling filling(referee, chance);
  for (std::size_t i = 0; i < prompt.legal.size(); ++i) {
    const std::string& option = prompt.legal[i];
    if (prompt.answers[i].body.isObject()) {
      const bool maySurprise = prompt.id == "upgrade" && keepsASecret(referee, prompt);
      if (!filling.accepted(prompt.answers[i]) && !maySurprise)
        return prompt.id + ": " + prompt.answers[i].body.dump();
      continue;
    }
    const bool found = std::any_of(prompt.byHand.begin(), prompt.byHand.end(), [&](const ByHand& way) {
      return way.answers == option && filling.finds(way);
    });
    if (!found) return prompt.id + ": " + option;
  }
  return "";
}

}  // namespace

CASE(what_a_prompt_of_any_game_calls_open_can_be_done) {
  for (const Game* game : allGames()) {
    Chance chance(61);
    std::map<std::string, int> idles;
    for (int night = 0; night < lk::test::nights(60); ++night) {
      Referee referee(*game, houseCardsOf(*game));
      const Event setup = anySetup(*game, chance);
      CHECK_MESSAGE(referee.take(setup).verdict == Verdict::accepted, setup.body.dump());
      for (int i = 0; !referee.result().finished && i < 2000; ++i) {
        for (const Prompt& prompt : referee.prompts()) {
          const std::string left = idle(referee, prompt, chance);
          if (!left.empty() && ++idles[left] == 1)
            CHECK_MESSAGE(false, setup.body.dump() + " event " + std::to_string(i) + "\n  " + left);
        }
        referee.take(anyEvent(*game, referee.state(), referee.cards(), chance));
      }
    }
    for (const auto& [what, times] : idles)
      std::cout << "  " << game->id() << ": " << what << " " << times << " times\n";
  }
}
