#include "app/phrases/moves/drawn_view.h"

#include <algorithm>
#include <utility>

#include "app/phrases/games/game_words.h"
#include "app/phrases/moves/move_words.h"

namespace lk::app {

namespace {

/// Returns the figure that says that a card acts; empty if none does.
std::string_view actingFigure(const Json& card, const Json& view, const GameKit& kit) {
  const std::optional<rules::Seat> owner = rules::seatFrom(card["owner"].asString());
  if (!owner) return {};
  for (const Actor& each : gameWords(kit.id()).moves.actors) {
    const std::vector<std::string> refs = actorRefs(each, *owner, view, kit);
    if (std::find(refs.begin(), refs.end(), card["thing"].asString()) != refs.end()) return each.figure;
  }
  return {};
}

}  // namespace

Json drawnView(const Json& view, const GameKit& kit) {
  Json zones = Json::object({});
  for (const auto& [zone, cards] : view["zones"].members()) {
    Json named = Json::array();
    for (Json card : cards.items()) {
      if (card["thing"].isNull() && card["card"].isString())
        card.set("thing", zone + "/" + card["card"].asString());
      if (const std::string_view figure = actingFigure(card, view, kit); !figure.empty())
        card.set("acts", figure);
      named.push(std::move(card));
    }
    zones.set(zone, std::move(named));
  }
  Json all = view;
  if (view.find("zones")) all.set("zones", std::move(zones));
  return all;
}

QString actingLabel(const Json& card, const GameKit& kit) {
  for (const Actor& each : gameWords(kit.id()).moves.actors)
    if (each.figure == card["acts"].asString()) return Words::tr(each.state);
  return {};
}

}  // namespace lk::app
