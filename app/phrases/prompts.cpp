#include <QStringList>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/fill_from.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/ruling_words.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

/// The prompts of cards in any game; each question is followed by the card's text.
QString ofCard(const rules::Prompt& prompt) {
  if (prompt.id == "option") return Words::tr("{seat}, {card}: which will it be?");
  if (prompt.id == "odd") return Words::tr("Is that correction right?");
  if (prompt.id == "by_hand" && prompt.arguments["card"].asString().empty())
    return Words::tr("Carry it out as you read it, and tell me when it is done");
  if (prompt.id == "by_hand") return Words::tr("Do what {card} says, and tell me when it is done");
  return {};
}

/// Returns the question of a prompt without a row in the game's table, without reminders.
QString question(const rules::Prompt& prompt, const GameKit& kit) {
  if (asksForReading(prompt.id)) return readingQuestion(prompt.id, kit);
  if (const auto own = gameWords(kit.id()).asks)
    if (const QString asks = own(prompt); !asks.isEmpty()) return asks;
  const QString asked = ofCard(prompt);
  return asked.isEmpty() ? Words::tr("{seat}: please decide") : asked;
}

/// Returns the row for the prompt's case, or else the row for its id.
QString closest(std::span<const Phrase> rows, const rules::Prompt& prompt) {
  const QString text = phrase(rows, prompt.id + "_of_" + prompt.arguments["case"].asString());
  return text.isEmpty() ? phrase(rows, prompt.id) : text;
}

QStringList reminders(const rules::Prompt& prompt, const GameKit& kit) {
  if (asksForReading(prompt.id)) return {readingAdvice(prompt.id, kit)};
  const auto own = gameWords(kit.id()).reminds;
  return own ? own(prompt) : QStringList();
}

}  // namespace

PromptWords promptWords(const rules::Prompt& prompt, const GameKit& kit, const Names& names) {
  const Json& with = prompt.arguments;
  const rules::CardId card = kit.cards.find(with["card"].asString());
  const auto filled = [&](const QString& text) {
    return fill(text, {{"seat", prompt.seat ? names[*prompt.seat] : QString()},
                       {"other", prompt.seat ? names.across(*prompt.seat) : QString()},
                       {"card", card.known() ? cardName(kit.cards[card]) : Words::tr("the card")},
                       {"count", cardCount(static_cast<int>(with["count"].asInt()))},
                       {"A", names[rules::Seat::A]},
                       {"B", names[rules::Seat::B]}});
  };
  QStringList more;
  const GameWords& own = gameWords(kit.id());
  const QString asks = closest(own.questions, prompt);
  if (const QString reminder = closest(own.reminders, prompt); !reminder.isEmpty())
    more += fillFrom(reminder, with, kit, names);
  if (asks.isEmpty())
    for (const QString& each : reminders(prompt, kit)) more += fillFrom(filled(each), with, kit, names);
  if (card.known() && !kit.cards[card].text.english.empty()) more += cardText(kit.cards[card]);
  return {asks.isEmpty() ? fillFrom(filled(question(prompt, kit)), with, kit, names)
                         : filled(fillFrom(asks, with, kit, names)),
          together(more)};
}

QString promptText(const rules::Prompt& prompt, const GameKit& kit, const Names& names) {
  const PromptWords all = promptWords(prompt, kit, names);
  if (all.reminders.isEmpty()) return all.question;
  static const QString kEnds = QStringLiteral("?!.\uff1f\uff01\u3002");
  const bool ended = !all.question.isEmpty() && kEnds.contains(all.question.back());
  const QString between = ended ? Words::tr(" ", "between two sentences")
                                : Words::tr(". ", "between two sentences, the first without an end");
  return all.question + between + all.reminders;
}

}  // namespace lk::app
