#include "vision/cards/name/table_light.h"

#include <algorithm>

#include "vision/cards/name/describe/card_paper.h"
#include "vision/cards/name/describe/card_visibility.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr std::size_t kNearest = 4;  // number of cards; some of them may be backs
// Of the table's paper; from this on, the card's own paper is the better estimate.
constexpr double kAsLight = 0.85;

double weakest(const cv::Vec3d& colour) {
  return std::min({colour[0], colour[1], colour[2]});
}

cv::Vec3d lightestOf(const CardView& view) {
  const Quad corners = fromTopLeft(view.outline);
  const cv::Size size(kLookWidth, kLookHeight);
  return whitestOf(cutOut(view.picture, corners, size),
                   visibilityOf(corners, view.picture.size(), view.above, view.hidden));
}

}  // namespace

std::optional<Lighting> TableLight::on(const CardView& card) const {
  const cv::Point2f middle = centreOf(card.outline);
  const auto far = [&](const Quad& other) { return cv::norm(centreOf(other) - middle); };
  std::vector<Quad> near(std::min(kNearest, named_.size()));
  std::partial_sort_copy(named_.begin(), named_.end(), near.begin(), near.end(),
                         [&](const Quad& a, const Quad& b) { return far(a) < far(b); });
  cv::Vec3d paper;
  for (const Quad& other : near)
    if (const cv::Vec3d lightest = lightestOf({bgr_, other}); weakest(lightest) > weakest(paper))
      paper = lightest;
  if (near.empty() || weakest(lightestOf(card)) > kAsLight * weakest(paper)) return {};
  return Lighting{paper};
}

}  // namespace lk::vision
