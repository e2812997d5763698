#include "app/session/table/token_survey.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <opencv2/imgproc.hpp>

#include "app/kit/cube_colours.h"
#include "app/session/table/token_places.h"

namespace lk::app {

namespace {

/// Half a diagonal of a cube of people's own, millimetres: for what it lies beside.
constexpr double kCubeRadius = 6;

/// Returns the distance of a place from a card, millimetres; 0 on it.
double distance(const Placed& card, cv::Point2d mm) {
  const std::vector<cv::Point2f> outline(card.lain->corners.begin(), card.lain->corners.end());
  return std::max(0.0, -cv::pointPolygonTest(outline, cv::Point2f(mm), true));
}

bool isMeasuredCard(const Placed& placed) {
  return placed.lain.has_value();
}

/// Returns the uppermost card under a place; null if there is none.
const Placed* cardUnder(const std::vector<Placed>& all, cv::Point2d mm) {
  std::vector<const Placed*> under;
  for (const Placed& placed : all)
    if (isMeasuredCard(placed) && distance(placed, mm) == 0) under.push_back(&placed);
  const auto isUpper = [&](const Placed* card) {
    return std::none_of(under.begin(), under.end(), [&](const Placed* other) {
      const std::vector<int>& on = other->lain->on;
      return std::find(on.begin(), on.end(), card->lain->id) != on.end();
    });
  };
  const auto upper = std::find_if(under.begin(), under.end(), isUpper);
  return upper == under.end() ? nullptr : *upper;
}

rules::TokenPlacement& tokenIn(Placed& placed) {
  return std::get<rules::TokenPlacement>(placed.placement);
}

bool isCubes(const Placed& placed) {
  return std::holds_alternative<CubeHeap>(placed.thing);
}

/// Returns the track of a card; nullopt if there is none.
std::optional<CardTrack> trackOf(const Placed* card) {
  return card != nullptr ? std::optional(std::get<CardTrack>(card->thing)) : std::nullopt;
}

/// Returns a number that no heap has.
int nextNumber(const std::vector<Placed>& all) {
  int last = 0;
  for (const Placed& placed : all)
    if (const auto* heap = std::get_if<CubeHeap>(&placed.thing)) last = std::max(last, heap->number);
  return last + 1;
}

/// Returns the cubes that lie together as one entry each.
std::vector<Placed> groupsOf(const std::vector<Placed>& all, const std::vector<vision::CubeSighting>& cubes,
                             const TableSetting& setting) {
  std::vector<Placed> groups;
  for (const vision::CubeSighting& cube : cubes) {
    const Placed* under = cardUnder(all, cube.mm);
    Placed placed;
    placed.sure = true;
    placed.spot = TokenSpot{cube.mm, kCubeRadius, trackOf(under)};
    rules::TokenPlacement its;
    its.colour = tokenColour(cube.colour);
    its.count = cube.count;
    putInZone(its, cube.mm, setting);
    if (under != nullptr) its.zone = std::get<rules::CardPlacement>(under->placement).zone;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](Placed& other) {
      const rules::TokenPlacement& token = tokenIn(other);
      return token.colour == its.colour && token.zone == its.zone && other.spot->card == placed.spot->card;
    });
    if (same == groups.end()) {
      placed.placement = its;
      groups.push_back(std::move(placed));
    } else {
      std::optional<int>& count = tokenIn(*same).count;
      count = count && its.count ? std::optional(*count + *its.count) : std::nullopt;
    }
  }
  return groups;
}

}  // namespace

void placeCubes(std::vector<Placed>& all, const std::vector<vision::CubeSighting>& cubes,
                const TableSetting& setting, double seconds) {
  std::vector<Placed> groups = groupsOf(all, cubes, setting);
  std::set<std::optional<CardTrack>> stillThere{std::nullopt};
  for (const Placed& placed : all)
    if (isMeasuredCard(placed)) stillThere.insert(trackOf(&placed));
  int number = nextNumber(all);
  std::erase_if(all, [&](Placed& old) {
    if (!isCubes(old)) return false;
    // A card that is reported again, as after a bump of the camera, may be the same.
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const Placed& group) {
      const bool on = group.spot->card == old.spot->card || !stillThere.contains(old.spot->card);
      return on && sameOfItself(group.placement, old.placement);
    });
    if (same == groups.end()) return true;
    old.spot = same->spot;
    tokenIn(old) = tokenIn(*same);
    groups.erase(same);
    return false;
  });
  for (Placed& group : groups) {
    group.thing = CubeHeap{number++};
    group.since = seconds;
    all.push_back(std::move(group));
  }
}

void surveyTokens(std::vector<Placed>& all) {
  for (Placed& placed : all) {
    if (!placed.spot) continue;
    rules::TokenPlacement& its = tokenIn(placed);
    its.around = {};
    if (its.shape == rules::TokenShape::chip) its.count = 0;
    const Placed* under = cardUnder(all, placed.spot->mm);
    for (Placed& other : all) {
      if (isMeasuredCard(other)) {
        const auto& card = std::get<rules::CardPlacement>(other.placement);
        const int mm = static_cast<int>(
            std::lround(std::max(0.0, distance(other, placed.spot->mm) - placed.spot->radius)));
        if (&other == under)
          its.around.on.push_back({card.card, card.thing, 0});
        else if (mm <= rules::kBesideMm)
          its.around.beside.push_back({card.card, card.thing, mm});
      } else if (other.spot) {
        const rules::TokenPlacement& token = tokenIn(other);
        if (its.shape == rules::TokenShape::chip && token.shape == its.shape && token.card == its.card &&
            token.zone == its.zone)
          its.count = *its.count + 1;
        const double apart =
            cv::norm(other.spot->mm - placed.spot->mm) - other.spot->radius - placed.spot->radius;
        const int mm = static_cast<int>(std::lround(std::max(0.0, apart)));
        if (&other != &placed && mm <= rules::kBesideMm)
          its.around.beside.push_back({token.card, {}, mm, token.colour});
      }
    }
    std::stable_sort(its.around.beside.begin(), its.around.beside.end(),
                     [](const rules::Neighbour& a, const rules::Neighbour& b) { return a.mm < b.mm; });
  }
}

}  // namespace lk::app
