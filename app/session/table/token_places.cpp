#include "app/session/table/token_places.h"

#include <algorithm>
#include <cmath>

namespace lk::app {

namespace {

/// Returns the distance of a point from a rectangle, 0 within it.
double distance(const carddb::RectMm& r, cv::Point2d p) {
  const double dx = std::max({r.x - p.x, 0.0, p.x - (r.x + r.width)});
  const double dy = std::max({r.y - p.y, 0.0, p.y - (r.y + r.height)});
  return std::hypot(dx, dy);
}

/// Degrees from the nearest quarter turn beyond which an arrow points nowhere for certain.
constexpr double kStraightArrowDeg = 30;

}  // namespace

const carddb::PrintedToken* printedToken(const vision::StableToken& token, const TableSetting& setting) {
  for (const carddb::PrintedToken& printed : setting.layout.tokens.all)
    if (carddb::tokenKey(printed) == token.key) return &printed;
  return nullptr;
}

void putInZone(rules::TokenPlacement& placement, cv::Point2d mm, const TableSetting& setting) {
  double next = rules::kBesideMm;
  const auto consider = [&](const carddb::RectMm& area, const std::string& name) {
    const double apart = distance(area, mm);
    if (apart == 0) {
      placement.zone = name;
    } else if (apart <= next) {
      next = apart;
      placement.nextZone = name;
      placement.nextZoneMm = static_cast<int>(std::lround(apart));
    }
  };
  for (const carddb::Zone& zone : setting.layout.mat.zones) {
    if (!zone.track) {
      consider(zone.area, zone.name);
      continue;
    }
    for (int number = 0; number <= zone.track->last; ++number)
      consider(carddb::trackPlace(zone, number), zone.name + "/" + std::to_string(number));
  }
}

rules::TokenPlacement placementOf(const vision::StableToken& token, const TableSetting& setting) {
  rules::TokenPlacement placement;
  placement.shape = rules::TokenShape::round;
  if (const carddb::PrintedToken* printed = printedToken(token, setting)) {
    placement.shape = printed->shape;
    placement.card = printed->card;
    placement.colour = printed->colour;
  }
  if (placement.shape == rules::TokenShape::arrow) {
    const double quarters = std::round(token.turnedDeg / 90);
    placement.quarterTurns = static_cast<int>(quarters) % 4;
    placement.aslant = std::abs(token.turnedDeg - 90 * quarters) > kStraightArrowDeg;
  }
  putInZone(placement, token.mm, setting);
  return placement;
}

rules::DiePlacement dieOn(const vision::StableToken& token, const TableSetting& setting) {
  const rules::TokenPlacement under = placementOf(token, setting);
  return {.zone = under.zone,
          .sides = token.die->sides,
          .value = token.die->value,
          .before = token.die->before,
          .card = under.card,
          .colour = under.colour};
}

std::vector<vision::DieOnToken> diceOnTokens(const std::vector<rules::DieToRead>& dice,
                                             const TableSetting& setting) {
  std::vector<vision::DieOnToken> all;
  for (const rules::DieToRead& die : dice)
    for (const carddb::PrintedToken& printed : setting.layout.tokens.all)
      if (printed.card == die.card && printed.colour == die.colour)
        all.push_back({carddb::tokenKey(printed), die.sides});
  return all;
}

}  // namespace lk::app
