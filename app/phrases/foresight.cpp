#include "app/phrases/foresight.h"

#include <algorithm>

#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"

namespace lk::app {

namespace {

constexpr std::size_t kMaxTried = 160;  // maximum number of answers tried, over all prompts
constexpr int kMaxDeclined = 8;         // maximum number of prompts declined in a row

/// Returns an answer that declines one of the open prompts; nullptr if none can be declined.
const rules::Event* declining(const std::vector<rules::Prompt>& prompts, std::span<const Declines> declines) {
  for (const rules::Prompt& prompt : prompts)
    for (const Declines& each : declines) {
      if (each.prompt != prompt.id) continue;
      const auto option = std::find(prompt.legal.begin(), prompt.legal.end(), each.option);
      if (option != prompt.legal.end())
        return &prompt.answers[static_cast<std::size_t>(option - prompt.legal.begin())];
    }
  return nullptr;
}

bool isOfFight(const rules::Step& step, std::span<const StepForm> forms) {
  const auto form =
      std::find_if(forms.begin(), forms.end(), [&](const StepForm& each) { return each.what == step.what; });
  if (form == forms.end() || !(step.knownTo == rules::Knowers::everyone())) return false;
  return form->part == StepPart::value || form->part == StepPart::score || form->part == StepPart::verdict ||
         form->sum != StepSum::none || form->sight == StepSight::guards;
}

/// Returns whether the same is asked of the same players.
bool areAlike(const std::vector<rules::Prompt>& some, const std::vector<rules::Prompt>& others) {
  return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                    [](const rules::Prompt& one, const rules::Prompt& other) {
                      return one.id == other.id && one.seat == other.seat && one.arguments == other.arguments;
                    });
}

/// Returns the fight that an answer leads to; without steps if it is not accepted, or if the open prompts
/// stay as they are: then the fight does not come of it.
ForeseenFight tried(const GameKit& kit, rules::State state, const std::vector<rules::Prompt>& open,
                    const rules::Event& answer) {
  const GameWords& words = gameWords(kit.id());
  std::vector<rules::Step> steps;
  rules::Event next = answer;
  for (int declined = 0; declined <= kMaxDeclined; ++declined) {
    if (kit.game->judge(state, next, kit.cards, rules::StepSink(&steps)).verdict != rules::Verdict::accepted)
      return {};
    if (state.result.finished) break;
    const std::vector<rules::Prompt> prompts = kit.game->prompts(state, kit.cards);
    if (declined == 0 && areAlike(prompts, open)) return {};
    const rules::Event* decline = declining(prompts, words.declines);
    if (!decline) break;
    next = *decline;
  }
  std::erase_if(steps, [&](const rules::Step& step) { return !isOfFight(step, words.forms); });
  return {std::move(steps), std::move(state)};
}

}  // namespace

std::vector<Foreseen> foreseen(const GameKit& kit, const rules::State& state) {
  std::vector<Foreseen> all;
  if (gameWords(kit.id()).declines.empty() || state.result.finished) return all;
  const std::vector<rules::Prompt> open = kit.game->prompts(state, kit.cards);
  std::size_t count = 0;
  const auto add = [&](const rules::Event& answer) {
    if (answer.body.members().empty() || ++count > kMaxTried) return;
    std::vector<rules::Step> steps = tried(kit, state, open, answer).steps;
    if (!steps.empty()) all.push_back({answer, std::move(steps)});
  };
  for (const rules::Prompt& prompt : open) {
    if (prompt.secret) continue;
    for (const rules::Event& answer : prompt.answers) add(answer);
    for (const rules::ByHand& way : prompt.byHand)
      if (!way.blank) add(way.begun);
  }
  return all;
}

ForeseenFight foreseenFight(const GameKit& kit, const rules::State& state, const rules::Event& answer) {
  if (gameWords(kit.id()).declines.empty() || state.result.finished) return {};
  return tried(kit, state, kit.game->prompts(state, kit.cards), answer);
}

QString foreseenText(const std::vector<Foreseen>& all, const rules::Event& answer, const GameKit& kit,
                     const Names& names) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Foreseen& each) { return each.answer == answer; });
  if (found == all.end()) return {};
  QStringList sentences;
  for (const rules::Step& step : found->steps) sentences += stepText(step, kit, names);
  return sentences.join(QStringLiteral(" \u00b7 "));
}

}  // namespace lk::app
