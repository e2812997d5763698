// What the options of Halfwish can lead to.
#include "app/phrases/card_words.h"
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

QString ofParley(const Json& with, bool offered) {
  if (!with["parley_point_due"].asBool())
    return offered ? with["locations"].asBool()
                         ? Words::tr("No duel: both may keep their dice, the location does nothing.")
                         : Words::tr("No duel: both may keep their dice.")
                   : Words::tr("Accepted: no duel, both may keep their dice. Declined: {other} attacks you.");
  if (with["parley_point"].isNull())
    return offered ? Words::tr("No duel. Points are tied, so this second parley in a row scores for nobody.")
                   : Words::tr("Accepted: no duel, and nobody scores. Declined: {other} attacks you.");
  return offered
             ? Words::tr("No duel, and {parley_point} scores 1 point for the second parley in a row.")
             : Words::tr("Accepted: {parley_point} scores 1 point, no duel. Declined: {other} attacks you.");
}

QString ofChoice(const std::string& option, const Json& with) {
  if (option == "duel")
    return Words::tr("You attack: 1 point each time {other} is hurt. Unhurt, {other} scores 1.");
  if (option == "scout")
    return with["locations"].asBool()
               ? Words::tr(
                     "Accepted: the location is turned up and the turn ends. Declined: {other} attacks you.")
               : Words::tr("Accepted: the turn ends without a duel. Declined: {other} attacks you.");
  if (option == "parley") return ofParley(with, false);
  if (option == "pass") return Words::tr("No duel in this turn.");
  return {};
}

QString ofAnswer(const std::string& option, const Json& with) {
  if (option == "decline")
    return Words::tr("You attack: 1 point each time {other} is hurt. Unhurt, {other} scores 1.");
  if (option != "accept") return {};
  if (with["offer"].asString() == "parley") return ofParley(with, true);
  return with["locations"].asBool()
             ? Words::tr("The location is turned up and does what it says. The turn ends without a duel.")
             : Words::tr("The turn ends without a duel.");
}

QString ofPower(const std::string& option, const Json& with, const GameKit& kit) {
  const bool preparing = with["phase"].asString() == "preparation";
  if (option == "concede") return Words::tr("You lose this duel at once; nobody scores for the roles.");
  if (option == "pass" && with["passes"].asInt() > 0)
    return preparing ? Words::tr("The actions are locked and turned up.") : Words::tr("The result stands.");
  if (option == "pass") return Words::tr("{other} may still play a power; then you may again.");
  return cardName(kit, kit.cards.find(option)).isEmpty() ? QString()
                                                         : cardText(kit.cards[kit.cards.find(option)]);
}

QString ofUpgrade(const std::string& option, const Json& with, const GameKit& kit) {
  if (option == "skip")
    return with["heal_barred"].asBool() ? Words::tr("You take no card and heal nothing: you cannot heal now.")
                                        : Words::tr("You take no card and heal 7.");
  if (option == "secret") return Words::tr("Only you know it until you turn it up in a duel.");
  const rules::CardId card = kit.cards.find(option);
  if (!kit.cards.is(card, "upgrade")) return {};
  const rules::CardId basic = kit.cards.replaces(card);
  return fill(Words::tr("It replaces one {basic} of your ten cards for the rest of the game."),
              {{"basic", cardName(kit, basic)}});
}

QString ofBid(const std::string& option) {
  const QString n = QString::fromStdString(option.substr(option.find(':') + 1));
  if (n == QLatin1String("0")) return Words::tr("You pay nothing and cannot win it.");
  return fill(Words::tr("You pay {n} if {other} bids less. Tied bids: nobody pays, nobody gets it."),
              {{"n", n}});
}

}  // namespace

QString leads(const rules::Prompt& prompt, const std::string& option, const GameKit& kit) {
  const Json& with = prompt.arguments;
  const std::string& id = prompt.id;
  if (id == "choose") return ofChoice(option, with);
  if (id == "answer") return ofAnswer(option, with);
  if (id == "power") return ofPower(option, with, kit);
  if (id == "upgrade") return ofUpgrade(option, with, kit);
  if (id == "keep" && option == "keep")
    return Words::tr("The same dice next turn. After that you must roll again.");
  if (id == "keep") return Words::tr("New dice next turn: 7 on average, 8 or more in 15 of 36 rolls.");
  if (id == "upgrade_order" && option == "first")
    return Words::tr("You choose from all of them, and everyone sees it.");
  if (id == "upgrade_order" && option == "deal")
    return Words::tr("Then only these five can be picked, and nothing else is offered.");
  if (id == "upgrade_order") return Words::tr("You choose from what is left, in secret.");
  if (option == "concede") return Words::tr("You lose this duel at once; nobody scores for the roles.");
  if (id == "bid") return ofBid(option);
  if (id == "slot" || id == "card") return Words::tr("It affects this card.");
  return {};
}

}  // namespace lk::app::halfwish
