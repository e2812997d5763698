// Draws card backs in one dark and one light ink, for tests in which only the colour of the ink differs.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

inline constexpr int kBackDrawings = 24;

struct Ink {
  const char* name;
  cv::Scalar bgr;
};
inline const Ink kBrown{"brown", {26, 44, 76}};
/// The same drawing in one of these inks is another back.
inline const std::array<Ink, 5> kOtherInks{Ink{"red", {28, 24, 104}},
                                           {"green", {34, 70, 28}},
                                           {"blue", {92, 44, 24}},
                                           {"violet", {86, 30, 66}},
                                           {"black", {30, 28, 28}}};

/// Returns a drawing (0 to kBackDrawings - 1), 504 x 704 pixels: rings, lattices, bars or petals in a light
/// ink on the dark one. Half of the drawings leave a rim of bare paper.
cv::Mat back(int drawing, const cv::Scalar& ink);

enum class Light { plain, dim, veiled, mirrored };
inline constexpr std::array<Light, 4> kLights{Light::plain, Light::dim, Light::veiled, Light::mirrored};
/// The lights that are uniform over a card.
inline constexpr std::array<Light, 3> kEvenLights{Light::plain, Light::dim, Light::veiled};
const char* nameOf(Light light);

/// Returns an image of a table in that light: dim, a third of it; veiled, uniform glare over all of it;
/// mirrored, half of it with a streak of glare across the centre, as on sleeves.
cv::Mat inLight(const cv::Mat& picture, Light light);

}  // namespace lk::vision::drawn
