#include "app/session/meaning/utterance.h"

namespace lk::app {

namespace {

/// Seconds by which players can be ahead of the screen if they know what comes next.
constexpr double kAhead = 2;

}  // namespace

bool inChoiceZone(const rules::CardPlacement& card) {
  return card.zone == "say" || card.zone.ends_with("/say");
}

const Json* meaningsOf(const rules::Placement& placement, const rules::CardBook& cards) {
  const auto* placed = std::get_if<rules::CardPlacement>(&placement);
  if (!placed || placed->face != rules::Face::up || !inChoiceZone(*placed)) return nullptr;
  const rules::CardId card = cards.find(placed->card);
  return card.known() ? &cards[card].means : nullptr;
}

std::optional<std::size_t> numberOf(const rules::Placement& placement, const rules::CardBook& cards) {
  const Json* meanings = meaningsOf(placement, cards);
  if (!meanings) return std::nullopt;
  for (const Json& meaning : meanings->items())
    if (const std::int64_t number = meaning["number"].asInt(); number >= 1)
      return static_cast<std::size_t>(number);
  return std::nullopt;
}

std::optional<bool> yesOrNo(const rules::Placement& placement, const rules::CardBook& cards) {
  const Json* meanings = meaningsOf(placement, cards);
  if (!meanings) return std::nullopt;
  for (const Json& meaning : meanings->items())
    if (meaning.find("accept")) return meaning["accept"].asBool();
  return std::nullopt;
}

bool cameTooEarly(const Placed& placed, double asked) {
  const auto* card = std::get_if<rules::CardPlacement>(&placed.placement);
  const bool answers =
      card ? inChoiceZone(*card) : std::holds_alternative<rules::DicePlacement>(placed.placement);
  return answers && asked - placed.since > kAhead;
}

}  // namespace lk::app
