#include "app/develop/bench/full_table.h"

namespace lk::app {

namespace {

Json card(const char* id, const char* place) {
  return Json::object({{"card", id}, {"at", place}});
}

Json dice(const char* tray, int first, int second, const char* one, const char* other) {
  Json values = Json::array(), colours = Json::array();
  values.push(first), values.push(second);
  colours.push(one), colours.push(other);
  return Json::object(
      {{"tray", tray}, {"values", std::move(values)}, {"colours", std::move(colours)}, {"thrown", 0}});
}

Outcome<stage::Stage> tableWith(Json cards, Json thrown, const GameKit& kit, cv::Size picture) {
  const Json setup = Json::object({{"e", "setup"},
                                   {"game", "halfwish"},
                                   {"classes", Json::object({{"A", "mirror"}, {"B", "mirror"}})},
                                   {"starter", "A"}});
  const Json scene = Json::object(
      {{"game", "halfwish"},
       {"setup", setup},
       {"seed", 12},
       {"seconds", 4},
       {"camera",
        Json::object({{"width", picture.width}, {"height", picture.height}, {"tilt_deg", 5}, {"blur", 0.8}})},
       {"light", Json::object({{"colour", "#FFF4E2"}})},
       {"dice", std::move(thrown)},
       {"cards", std::move(cards)}});
  return stage::Stage::read(scene.dump(), "full table", kit.cards, kit.layout);
}

}  // namespace

Outcome<stage::Stage> fullTable(const GameKit& kit, cv::Size picture) {
  Json cards = Json::array();
  for (const auto& [id, place] : {std::pair{"wayside_inn", "map/1"},
                                  {"travelling_tinker", "map/2"},
                                  {"spirit_well", "map/3"},
                                  {"night_bazaar", "map/4"},
                                  {"auction_of_arms", "map/5"},
                                  {"long_strike", "A/action/1"},
                                  {"strike", "B/action/1"},
                                  {"halfwish", "A/power/1"},
                                  {"scry", "B/power/1"},
                                  {"restore", "A/power/2"}})
    cards.push(card(id, place));
  Json thrown = Json::array();
  thrown.push(dice("A", 4, 6, "white", "red"));
  thrown.push(dice("B", 6, 5, "black", "blue"));
  return tableWith(std::move(cards), std::move(thrown), kit, picture);
}

Outcome<stage::Stage> bareTable(const GameKit& kit, cv::Size picture) {
  return tableWith(Json::array(), Json::array(), kit, picture);
}

}  // namespace lk::app
