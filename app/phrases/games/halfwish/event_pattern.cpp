// Sentences for the events of Halfwish.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

QString eventPattern(const rules::Event& event) {
  const Json& e = event.body;
  const std::string& kind = event.kind();
  if (kind == "setup") return Words::tr("A night begins: {classes}");
  if (kind == "roll" && !e["by"].isNull())
    return e["dice"].isNull() ? Words::tr("The program has rolled for {seat}")
                              : Words::tr("The program rolled {dice} for {seat}");
  if (kind == "roll")
    return e["dice"].isNull() ? Words::tr("{seat} has rolled") : Words::tr("{seat} rolled {dice}");
  if (kind == "discard") return Words::tr("{seat} discards {cards}");
  if (kind == "choose") return Words::tr("{seat} chooses: {option}");
  if (kind == "answer")
    return e["accept"].asBool() ? Words::tr("{seat} accepts") : Words::tr("{seat} declines");
  if (kind == "keep")
    return e["keep"].asBool() ? Words::tr("{seat} keeps the dice") : Words::tr("{seat} will roll again");
  if (kind == "reveal") return Words::tr("{seat} turns up {cards}");
  if (kind == "pass") return Words::tr("{seat} passes");
  if (kind == "location") return Words::tr("The location is {card}");
  if (kind == "power") return Words::tr("{seat} plays {card}");
  if (kind == "deal") return Words::tr("Dealt: {cards}");
  if (kind == "upgrade_order") return Words::tr("{first} picks the first upgrade");
  if (kind == "upgrade" && e["card"].asString() == "skip") return Words::tr("{seat} takes no upgrade");
  if (kind == "upgrade")
    return e["card"].isNull() ? Words::tr("{seat} takes an upgrade in secret")
                              : Words::tr("{seat} takes an upgrade: {card}");
  if (kind == "concede") return Words::tr("{seat} concedes");
  return {};
}

}  // namespace lk::app::halfwish
