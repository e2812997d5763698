#include "app/phrases/moves/touch_names.h"

#include <utility>

namespace lk::app {

Json withTouchNames(const Json& view) {
  Json zones = Json::object({});
  for (const auto& [zone, cards] : view["zones"].members()) {
    Json named = Json::array();
    for (Json card : cards.items()) {
      if (card["thing"].isNull() && card["card"].isString())
        card.set("thing", zone + "/" + card["card"].asString());
      named.push(std::move(card));
    }
    zones.set(zone, std::move(named));
  }
  Json all = view;
  if (view.find("zones")) all.set("zones", std::move(zones));
  return all;
}

}  // namespace lk::app
