#include "app/cli/sighting_json.h"

#include <cmath>

namespace lk::app {

double rounded(double value, double step) {
  const double inverse = 1 / step;
  return std::round(value * inverse) / inverse;
}

Json cornersJson(const vision::Quad& corners) {
  Json out = Json::array();
  for (const cv::Point2f& p : corners) out.push(Json::array({rounded(p.x, 0.01), rounded(p.y, 0.01)}));
  return out;
}

namespace {
const char* faceWord(vision::Face face) {
  return face == vision::Face::up ? "up" : face == vision::Face::down ? "down" : "unknown";
}
}  // namespace

Json cardJson(const vision::CardSighting& card, const std::string& name) {
  Json out = Json::object({{"id", card.key ? Json(*card.key) : Json()},
                           {"name", card.key ? Json(name) : Json()},
                           {"confidence", rounded(card.confidence, 0.0001)},
                           {"corners", cornersJson(card.corners)},
                           {"turned_deg", rounded(card.turnedDeg, 0.1)},
                           {"face", faceWord(card.face)}});
  if (!card.maybe.empty()) {
    Json maybe = Json::array();
    for (const vision::Candidate& candidate : card.maybe)
      maybe.push(
          Json::object({{"id", candidate.key}, {"confidence", rounded(candidate.confidence, 0.0001)}}));
    out.set("maybe", std::move(maybe));
  }
  if (!card.on.empty()) {
    Json on = Json::array();
    for (const std::size_t other : card.on) on.push(static_cast<int>(other));
    out.set("on", std::move(on));
  }
  return out;
}

Json dieJson(const vision::DieSighting& die) {
  return Json::object({{"value", die.value ? Json(*die.value) : Json()},
                       {"confidence", rounded(die.confidence, 0.0001)},
                       {"corners", cornersJson(die.corners)}});
}

Json trayJson(const vision::TraySighting& tray) {
  Json dice = Json::array();
  for (const vision::DieSighting& die : tray.dice) dice.push(dieJson(die));
  const std::optional<int> total = tray.total();
  return Json::object({{"id", tray.id},
                       {"corners", cornersJson(tray.corners)},
                       {"dice", std::move(dice)},
                       {"total", total ? Json(*total) : Json()}});
}

Json markJson(const vision::MarkSighting& mark) {
  return Json::object({{"text", mark.text}, {"corners", cornersJson(mark.corners)}});
}

}  // namespace lk::app
