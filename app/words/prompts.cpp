#include <algorithm>
#include <optional>

#include <QStringList>

#include "app/words/card_words.h"
#include "app/words/fill.h"
#include "app/words/fill_from.h"
#include "app/words/games/game_words.h"
#include "app/words/reminders.h"
#include "app/words/ruling_words.h"
#include "app/words/words.h"

namespace lk::app {

namespace {

QString seatName(const Json& value, const Names& names) {
  const std::optional<rules::Seat> seat = rules::seatFrom(value.asString());
  return seat ? names[*seat] : QString();
}

bool offers(const rules::Prompt& prompt, std::string_view option) {
  return std::find(prompt.legal.begin(), prompt.legal.end(), option) != prompt.legal.end();
}

QString choosing(const rules::Prompt& prompt) {
  const bool scouted = offers(prompt, "pass");
  if (!offers(prompt, "duel"))
    return scouted ? Words::tr("{seat}: parley, or end the turn?") : Words::tr("{seat}: scout or parley?");
  return scouted ? Words::tr("{seat}: duel, parley or end the turn?")
                 : Words::tr("{seat}: duel, scout or parley?");
}

QString picking(const Json& with) {
  if (with["secret"].asBool())
    return Words::tr("{seat}: take an upgrade in secret, or skip it and heal 7. {other}, look away!");
  return with["cycle"].asInt() > 1 ? Words::tr("{seat}: take an extra upgrade, or skip it and heal 7")
                                   : Words::tr("{seat}: take an upgrade, or skip it and heal 7");
}

QString rolling(const Json& with) {
  const std::string& toward = with["toward"].asString();
  if (toward == "higher") return Words::tr("{seat}: roll both dice again until they show more than now");
  if (toward == "lower") return Words::tr("{seat}: roll both dice again until they show less than now");
  return Words::tr("{seat}: roll both dice again");
}

/// The questions that cards ask; each is followed by the card's own text.
QString ofCard(const rules::Prompt& prompt) {
  const bool own = prompt.seat && prompt.arguments["owner"].asString() == rules::name(*prompt.seat);
  if (prompt.id == "option") return Words::tr("{seat}, {card}: which will it be?");
  if (prompt.id == "slot")
    return own ? Words::tr("{seat}, {card}: which of your actions?")
               : Words::tr("{seat}, {card}: which of {owner}'s actions?");
  if (prompt.id == "card")
    return own ? Words::tr("{seat}, {card}: which of your upgrades?")
               : Words::tr("{seat}, {card}: which of {owner}'s upgrades?");
  if (prompt.id == "cards") return Words::tr("{seat}, {card}: take {count} from your discard pile");
  if (prompt.id == "bid") return Words::tr("{seat}: bid 0 to {most} points in secret. {other}, look away!");
  if (prompt.id == "by_hand") return Words::tr("Do what {card} says, and tell me when it is done");
  return {};
}

/// The sentence for what a prompt asks, its reminders apart.
QString question(const rules::Prompt& prompt) {
  const Json& with = prompt.arguments;
  const std::string& id = prompt.id;
  if (id == "roll") return Words::tr("{seat}: roll your two dice, and keep them to yourself");
  if (id == "choose") return choosing(prompt);
  if (id == "answer")
    return with["offer"].asString() == "parley"
               ? Words::tr("{seat}: {other} offers a parley. Accept, or fight?")
               : Words::tr("{seat}: {other} wants to scout. Accept, or fight?");
  if (id == "location") return Words::tr("Turn up the location");
  if (id == "power") return Words::tr("{seat}: play a power, or pass?");
  if (id == "reveal")
    return with["n"].asInt() == 2 ? Words::tr("{seat}: two actions, face down first, then up together")
                                  : Words::tr("{seat}: one action, face down first, then up together");
  if (id == "keep")
    return prompt.notNow.empty() ? Words::tr("{seat}: keep your dice for the next turn, or roll again then?")
                                 : Words::tr("{seat}: roll both dice again for the next turn");
  if (id == "reroll") return rolling(with);
  if (id == "upgrade_order") return Words::tr("{seat}: do you pick an upgrade first or second?");
  if (id == "upgrade") return picking(with);
  if (asksForReading(id)) return readingQuestion(id);
  const QString asked = ofCard(prompt);
  return asked.isEmpty() ? Words::tr("{seat}: please decide") : asked;
}

}  // namespace

Asked asked(const rules::Prompt& prompt, const GameKit& kit, const Names& names) {
  const Json& with = prompt.arguments;
  const rules::CardId card = kit.cards.find(with["card"].asString());
  const auto filled = [&](const QString& text) {
    return fill(text, {{"seat", prompt.seat ? names[*prompt.seat] : QString()},
                       {"other", prompt.seat ? names[rules::other(*prompt.seat)] : QString()},
                       {"owner", seatName(with["owner"], names)},
                       {"aggressor", seatName(with["aggressor"], names)},
                       {"defender", seatName(with["defender"], names)},
                       {"parley_point", seatName(with["parley_point"], names)},
                       {"card", card.known() ? cardName(kit.cards[card]) : Words::tr("the card")},
                       {"count", cardCount(static_cast<int>(with["count"].asInt()))},
                       {"draw", QString::number(with["draw"].asInt())},
                       {"most", QString::number(with["most"].asInt())},
                       {"damage_A", QString::number(with["damage_A"].asInt())},
                       {"damage_B", QString::number(with["damage_B"].asInt())},
                       {"points_A", QString::number(with["points_A"].asInt())},
                       {"points_B", QString::number(with["points_B"].asInt())},
                       {"A", names[rules::Seat::A]},
                       {"B", names[rules::Seat::B]}});
  };
  QStringList more;
  const GameWords& own = gameWords(kit.id());
  const QString asks = phrase(own.questions, prompt.id);
  if (const QString reminder = phrase(own.reminders, prompt.id); !reminder.isEmpty())
    more += fillFrom(reminder, with, kit, names);
  if (asks.isEmpty())
    for (const QString& each : reminders(prompt)) more += filled(each);
  if (card.known() && !kit.cards[card].text.empty()) more += cardText(kit.cards[card]);
  return {filled(asks.isEmpty() ? question(prompt) : fillFrom(asks, with, kit, names)), together(more)};
}

QString ask(const rules::Prompt& prompt, const GameKit& kit, const Names& names) {
  const Asked all = asked(prompt, kit, names);
  if (all.reminders.isEmpty()) return all.question;
  static const QString kEnds = QStringLiteral("?!.\uff1f\uff01\u3002");
  const bool ended = !all.question.isEmpty() && kEnds.contains(all.question.back());
  const QString between = ended ? Words::tr(" ", "between two sentences")
                                : Words::tr(". ", "between two sentences, the first without an end");
  return all.question + between + all.reminders;
}

}  // namespace lk::app
