#include "stage/truth.h"

#include <algorithm>
#include <cmath>

#include "faces/face_style.h"
#include "stage/card_drawer.h"
#include "stage/surface.h"
#include "stage/texture.h"

namespace lk::stage {

namespace {

using Quad = std::array<cv::Point2d, 4>;

/// Rounds to multiples of 1/`parts`.
double rounded(double value, double parts) {
  return std::round(value * parts) / parts;
}

Json pointJson(cv::Point2d p) {
  return Json::array({Json(rounded(p.x, 100)), Json(rounded(p.y, 100))});
}

Json quadJson(const Quad& quad) {
  Json json{Json::Array{}};
  for (const cv::Point2d& p : quad) json.push(pointJson(p));
  return json;
}

cv::Point2d mapped(const Placement& placement, double x, double y) {
  const cv::Vec3d p = placement * cv::Vec3d(x, y, 1);
  return {p[0] / p[2], p[1] / p[2]};
}

Quad rectangle(const Placement& placement, double x, double y, double width, double height) {
  return {mapped(placement, x, y), mapped(placement, x + width, y), mapped(placement, x + width, y + height),
          mapped(placement, x, y + height)};
}

/// Clockwise from the corner nearest the image's top left, as the contract requires for things without an
/// upright.
Quad fromTopLeft(Quad quad) {
  const auto first = std::min_element(quad.begin(), quad.end(),
                                      [](cv::Point2d a, cv::Point2d b) { return a.dot(a) < b.dot(b); });
  std::rotate(quad.begin(), first, quad.end());
  return quad;
}

double turnedDeg(const Quad& quad) {
  const cv::Point2d up = quad[0] + quad[1] - quad[2] - quad[3];
  const double turned = std::atan2(up.x, -up.y) * 180 / CV_PI;
  return rounded(turned < 0 ? turned + 360 : turned, 100);
}

bool inside(const Quad& quad, cv::Point2d p) {
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d edge = quad[(i + 1) % 4] - quad[i];
    if (!(edge.cross(p - quad[i]) >= 0)) return false;  // also for a card seen edge-on
  }
  return true;
}

class TruthWriter {
 public:
  TruthWriter(const Snapshot& snapshot, const Scene& scene, const carddb::TableLayout& layout,
              const rules::CardBook& cards, const Camera& camera, const HandDrawer& hands)
      : snapshot_(snapshot), scene_(scene), layout_(layout), cards_(cards), camera_(camera), hands_(hands) {
    for (const std::vector<CardPose>* poses : {&snapshot.restingCards, &snapshot.movingCards})
      for (const CardPose& pose : *poses) {
        if (scene.cards[pose.entry].token || scene.cards[pose.entry].cube) continue;
        poses_.push_back(&pose);
        quads_.push_back(
            rectangle(cardPlacement(pose, camera), 0, 0, faces::kCardWidthMm, faces::kCardHeightMm));
      }
  }

  Json write() {
    Json json{Json::Object{}};
    json.set("width", camera_.size().width).set("height", camera_.size().height);
    json.set("cards", cards());
    json.set("trays", trays());
    json.set("dice", looseDice());
    json.set("marks", marks());
    return json;
  }

 private:
  Json cards() {
    Json list{Json::Array{}};
    for (std::size_t i = 0; i < poses_.size(); ++i) {
      const double visible = visibleShare(i);
      if (visible <= 0) continue;
      const CardPose& pose = *poses_[i];
      const CardEntry& entry = scene_.cards[pose.entry];
      const bool up = showsFace(pose, camera_) && entry.card.known();
      Json card{Json::Object{}};
      const std::string name = entry.card.known() ? scene_.game + "/" + cards_[entry.card].id : "";
      card.set("id", up ? name : scene_.game + "/" + entry.deck);
      if (!up && !name.empty()) card.set("under", name);
      card.set("corners", quadJson(quads_[i])).set("turned_deg", turnedDeg(quads_[i]));
      card.set("face", up ? "up" : "down").set("visible", rounded(visible, 1000));
      if (pose.moving) card.set("moving", true);
      list.push(std::move(card));
    }
    return list;
  }

  /// Returns the visible fraction, sampled on a grid: inside the picture, and under no later card and no
  /// hand.
  double visibleShare(std::size_t index) const {
    constexpr int kColumns = 24;
    constexpr int kRows = 32;
    const Placement placement = cardPlacement(*poses_[index], camera_);
    int seen = 0;
    for (int row = 0; row < kRows; ++row) {
      for (int column = 0; column < kColumns; ++column) {
        const cv::Point2d p = mapped(placement, faces::kCardWidthMm * (column + 0.5) / kColumns,
                                     faces::kCardHeightMm * (row + 0.5) / kRows);
        const bool inFrame = p.x >= -0.5 && p.y >= -0.5 && p.x < camera_.size().width - 0.5 &&
                             p.y < camera_.size().height - 0.5;
        const bool covered = std::any_of(quads_.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                                         quads_.end(), [&](const Quad& quad) { return inside(quad, p); }) ||
                             std::any_of(snapshot_.hands.begin(), snapshot_.hands.end(),
                                         [&](const HandPose& hand) { return hands_.hides(hand, p); });
        if (inFrame && !covered) ++seen;
      }
    }
    return static_cast<double>(seen) / (kColumns * kRows);
  }

  Json trays() const {
    Json list{Json::Array{}};
    for (const TrayPlace& tray : scene_.trays) {
      const carddb::Sheet sheet = carddb::traySheet(tray.seat);
      Json json{Json::Object{}};
      json.set("id", std::string(1, rules::letter(tray.seat)));
      json.set("corners", quadJson(rectangle(sheetPlacement(tray.at, tray.turnDeg, camera_), 0, 0,
                                             sheet.width, sheet.height)));
      Json dice{Json::Array{}};
      int total = 0;
      bool rolling = false;
      const auto inTray = [&](const DiePose& pose) {
        const DiceEntry& entry = scene_.dice[pose.entry];
        return !entry.loose && entry.tray == tray.seat;
      };
      for (const DiePose& pose : snapshot_.restingDice)
        if (inTray(pose)) total += addDie(pose, dice);
      for (const DiePose& pose : snapshot_.movingDice)
        if (inTray(pose)) rolling |= addDie(pose, dice) == 0;
      const bool none = dice.items().empty();
      json.set("dice", std::move(dice));
      json.set("total", none || rolling ? Json() : Json(total));
      list.push(std::move(json));
    }
    return list;
  }

  Json looseDice() const {
    Json dice{Json::Array{}};
    for (const std::vector<DiePose>* poses : {&snapshot_.restingDice, &snapshot_.movingDice})
      for (const DiePose& pose : *poses)
        if (scene_.dice[pose.entry].loose) addDie(pose, dice);
    return dice;
  }

  /// Returns the value that a die adds to its tray's total; 0 while it rolls.
  int addDie(const DiePose& pose, Json& dice) const {
    const DiceEntry& entry = scene_.dice[pose.entry];
    Quad quad;
    const std::array<cv::Vec3d, 4> top = topOf(pose, entry.sideMm);
    for (std::size_t i = 0; i < 4; ++i) quad[i] = camera_.project(top[i]);
    Json die{Json::Object{}};
    const int value = pose.moving ? 0 : topValue(pose);
    die.set("value", pose.moving ? Json() : Json(value)).set("corners", quadJson(fromTopLeft(quad)));
    if (pose.moving) die.set("moving", true);
    dice.push(std::move(die));
    return value;
  }

  Json marks() const {
    Json list{Json::Array{}};
    const auto add = [&](const carddb::Sheet& sheet, const Placement& placement) {
      for (const carddb::SheetMark& mark : sheet.marks) {
        Json json{Json::Object{}};
        json.set("text", mark.text);
        json.set("corners", quadJson(rectangle(placement, mark.square.x, mark.square.y, mark.square.width,
                                               mark.square.height)));
        list.push(std::move(json));
      }
    };
    if (scene_.mat) add(layout_.mat, sheetPlacement({0, 0}, 0, camera_));
    for (const TrayPlace& tray : scene_.trays)
      add(carddb::traySheet(tray.seat), sheetPlacement(tray.at, tray.turnDeg, camera_));
    const std::vector<carddb::Sheet> tiles = carddb::cornerTiles(layout_.mat);
    for (const TilePlace& place : scene_.tiles)
      add(tiles[place.corner], tilePlacement(place, tiles[place.corner], camera_));
    return list;
  }

  const Snapshot& snapshot_;
  const Scene& scene_;
  const carddb::TableLayout& layout_;
  const rules::CardBook& cards_;
  const Camera& camera_;
  const HandDrawer& hands_;
  std::vector<const CardPose*> poses_;  // in drawing order
  std::vector<Quad> quads_;
};

}  // namespace

Json truthOf(const Snapshot& snapshot, const Scene& scene, const carddb::TableLayout& layout,
             const rules::CardBook& cards, const Camera& camera, const HandDrawer& hands) {
  return TruthWriter(snapshot, scene, layout, cards, camera, hands).write();
}

}  // namespace lk::stage
