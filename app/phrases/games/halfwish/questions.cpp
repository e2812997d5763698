// The questions of Halfwish's prompts.
#include <algorithm>

#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

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

/// The prompts of cards; each question is followed by the card's text.
QString ofCard(const rules::Prompt& prompt) {
  const bool own = prompt.seat && prompt.arguments["owner"].asString() == rules::name(*prompt.seat);
  if (prompt.id == "slot")
    return own ? Words::tr("{seat}, {card}: which of your actions?")
               : Words::tr("{seat}, {card}: which of {owner}'s actions?");
  if (prompt.id == "card")
    return own ? Words::tr("{seat}, {card}: which of your upgrades?")
               : Words::tr("{seat}, {card}: which of {owner}'s upgrades?");
  if (prompt.id == "cards") return Words::tr("{seat}, {card}: take {count} from your discard pile");
  if (prompt.id == "bid") return Words::tr("{seat}: bid 0 to {most} points in secret. {other}, look away!");
  return {};
}

}  // namespace

QString asks(const rules::Prompt& prompt) {
  const Json& with = prompt.arguments;
  const std::string& id = prompt.id;
  if (id == "roll") return Words::tr("{seat}: roll your dice in secret");
  if (id == "choose") return choosing(prompt);
  if (id == "answer")
    return with["offer"].asString() == "parley"
               ? Words::tr("{seat}: {other} offers a parley. Accept, or decline?")
               : Words::tr("{seat}: {other} wants to scout. Accept, or decline?");
  if (id == "location") return Words::tr("Turn up the location");
  if (id == "power") return Words::tr("{seat}: play a power, or pass?");
  if (id == "reveal")
    return with["n"].asInt() == 2
               ? Words::tr("{seat}: lay 2 actions face down. Flip them together with the others")
               : Words::tr("{seat}: lay 1 action face down. Flip it together with the other");
  if (id == "keep")
    return prompt.notNow.empty() ? Words::tr("{seat}: keep your dice for the next turn, or roll again then?")
                                 : Words::tr("{seat}: roll both dice again for the next turn");
  if (id == "reroll") return rolling(with);
  if (id == "upgrade_order") return Words::tr("{seat}: do you pick an upgrade first or second?");
  if (id == "upgrade") return picking(with);
  return ofCard(prompt);
}

}  // namespace lk::app::halfwish
