#include "app/workshop/editor/card_faults.h"

#include "app/workshop/editor/lined_card.h"
#include "rules/cards/pack_document.h"
#include "rules/cards/pack_reader.h"
#include "rules/cards/wording_check.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr char kThisCard[] = "this card";

/// Removes the card's id from a sentence, because there is only one card on the page.
std::string withoutName(const std::string& what, const std::string& id) {
  const std::string name = "card \"" + id + "\"";
  if (what.starts_with(name + ": ")) return what.substr(name.size() + 2);
  if (what.starts_with(name + " ")) return "this card" + what.substr(name.size());
  return what;
}

}  // namespace

std::vector<CardFault> faultsOf(const Json& card, std::string_view game,
                                const std::vector<PackFile>& beside) {
  // The pack's own members are on the first line; every other line belongs to the card.
  const LinedCard lined = linedCard(card);
  const std::string text = R"({"schema":1,"pack":"one_card","game":)" + Json(game).dump() +
                           R"(,"version":1,"cards":[)" + lined.text + "]}";
  std::vector<rules::PackText> packs;
  for (const PackFile& pack : beside) packs.push_back(packText(pack));
  packs.push_back({text, kThisCard});
  std::vector<Fault> faults = rules::readPacks(packs, rules::languageOf).faults;
  if (const Outcome<rules::PackDocument> alone = rules::readPackDocument(text, kThisCard))
    for (Fault& fault : rules::checkWording(*alone, kThisCard, numberWords()))
      faults.push_back(std::move(fault));
  std::vector<CardFault> out;
  for (const Fault& fault : faults) {
    if (fault.file != kThisCard) continue;
    const auto line = static_cast<std::size_t>(fault.line - 1);
    out.push_back({line < lined.pathOf.size() ? lined.pathOf[line] : std::string(),
                   withoutName(fault.what, card["id"].asString()), fault.cure});
  }
  return out;
}

}  // namespace lk::app
