#include "app/host/phones/prompts_message.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/host/phones/message_text.h"
#include "app/phrases/moves/move_words.h"
#include "app/phrases/report_lines.h"
#include "app/session/night/cast_dice.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

struct ReadingWords {
  Q_DECLARE_TR_FUNCTIONS(ReadingWords)
};
/// Maximum number of answers that have a button each.
constexpr std::size_t kMaxAnswers = 7;

struct HeldWords {
  Q_DECLARE_TR_FUNCTIONS(HeldWords)
};

const char* wordOf(Entry entry) {
  switch (entry) {
    case Entry::none:
      return "none";
    case Entry::dice:
      return "dice";
    case Entry::cards:
    case Entry::pick:
      break;  // composed
    case Entry::confirm:
      return "confirm";
  }
  return "";
}

Json choiceJson(const Choice& choice, const GameKit& kit) {
  Json json = Json::object({{"label", choice.label.toStdString()}});
  setText(json, "why", choice.why);
  setText(json, "leads", choice.leads);
  if (choice.secret) json.set("secret", true);
  if (!choice.why.isEmpty()) return json;
  json.set("event", choice.event.body);
  if (choice.suggested) json.set("suggested", true);
  if (choice.entry == Entry::none) return json;
  json.set("entry", wordOf(choice.entry));
  if (choice.entry == Entry::confirm) return json.set("asks", choice.asks.toStdString()), json;
  json.set("field", choice.field);
  json.set("most", choice.entryCount);
  json.set("sides", choice.sides);
  if (canBeCast(kit, choice.event, choice.field)) json.set("cast", true);
  return json;
}

/// Returns whether the answers are few and complete, dice apart; others are composed.
bool areAnswers(const std::vector<Choice>& choices) {
  return choices.size() <= kMaxAnswers &&
         std::none_of(choices.begin(), choices.end(), [](const Choice& each) {
           return each.entry == Entry::cards || each.entry == Entry::pick;
         });
}

}  // namespace

Json promptsMessage(const std::vector<rules::Prompt>& prompts, const OpenTable& table, const Names& names,
                    rules::Audience audience, const HeldAnswers& held, const HintedSeats& hinted) {
  const Json spoken = spokenPrompts(prompts, table.kit, names);
  Json json = Json::array();
  for (std::size_t i = 0; i < prompts.size(); ++i) {
    Json prompt = spoken.items()[i];
    const bool own = audience != rules::Audience::table &&
                     (!prompts[i].seat || audience == rules::audienceOf(*prompts[i].seat));
    // Reminders speak to those who are asked: "You attack".
    const PromptWords words = promptWords(prompts[i], table.kit, names);
    prompt.set("ask", words.question.toStdString());
    if (own) {
      prompt.set("own", true);
      setText(prompt, "reminds", words.reminders);
      setText(prompt, "hint", firstHint(prompts[i], table.view, table.kit, hinted));
      Json choices = Json::array();
      if (const std::vector<Choice> all = choicesOf(prompts[i], table, names); areAnswers(all))
        for (const Choice& choice : all) choices.push(choiceJson(choice, table.kit));
      prompt.set("choices", std::move(choices));
      if (prompts[i].seat && held.has(*prompts[i].seat))
        setText(
            prompt, "held",
            HeldWords::tr("Chosen. Nobody sees it before all have chosen. Until then you can choose again."));
    }
    json.push(std::move(prompt));
  }
  return json;
}

Json readingMessage(const CameraQuestion& reading, const rules::State& state, const OpenTable& table,
                    const Names& names, rules::Audience audience) {
  const std::optional<rules::Seat> whose = reading.seat();
  Json json = Json::object({{"id", "reading"},
                            {"seat", whose ? Json(rules::name(*whose)) : Json()},
                            {"ask", cure(reading.unclear, table.kit, names).toStdString()}});
  if (audience == rules::Audience::table || (whose && audience != rules::audienceOf(*whose))) return json;
  Json choices = Json::array();
  const auto add = [&](const QString& label, std::int64_t candidate) {
    choices.push(Json::object({{"label", label.toStdString()},
                               {"answer", Json::object({{"reading", candidate}, {"of", reading.number}})}}));
  };
  for (std::size_t i = 0; i < reading.candidates.size(); ++i) {
    const rules::Event event = rules::masked(*table.kit.game, table.kit.cards, state, reading.candidates[i],
                                             audience, rules::Verdict::unclear);
    const QString meant = confirmationText(reading.unclear, table.kit);
    const QString text = withLyingNames(eventText(event, table.kit, names), table.view, table.kit, names);
    add(meant.isEmpty() ? text : meant, static_cast<std::int64_t>(i));
  }
  add(ReadingWords::tr("None of these"), -1);
  json.set("own", true);
  json.set("choices", std::move(choices));
  return json;
}

}  // namespace lk::app
