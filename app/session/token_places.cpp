#include "app/session/token_places.h"

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

}  // namespace

rules::TokenPlacement placementOf(const vision::StableToken& token, const TableSetting& setting) {
  rules::TokenPlacement placement;
  placement.shape = rules::TokenShape::round;
  for (const carddb::PrintedToken& printed : setting.layout.tokens.all)
    if (carddb::tokenKey(printed) == token.key) {
      placement.card = printed.card;
      placement.colour = printed.colour;
    }
  double next = rules::kBesideMm;
  for (const carddb::Zone& zone : setting.layout.mat.zones) {
    const double apart = distance(zone.area, token.mm);
    if (apart == 0) {
      placement.zone = zone.name;
    } else if (apart <= next) {
      next = apart;
      placement.nextZone = zone.name;
      placement.nextZoneMm = static_cast<int>(std::lround(apart));
    }
  }
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
