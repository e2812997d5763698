#include "answers.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "quad_overlap.h"

namespace lk::photo_scores {

std::vector<Answer> answersOf(const vision::FrameSightings& seen, double scale) {
  std::vector<Answer> answers;
  const auto add = [&](const std::string& text, const vision::Quad& corners) {
    answers.push_back({text, middleOf(corners) * scale, std::sqrt(areaOf(corners)) / 2 * scale});
  };
  for (const vision::CardSighting& card : seen.cards)
    if (card.key) add(*card.key, card.corners);
  for (const vision::DieSighting& die : allDice(seen))
    if (die.value) add(std::to_string(*die.value), die.corners);
  return answers;
}

SizeCounts compared(const std::vector<Answer>& full, const std::vector<Answer>& small) {
  SizeCounts counts{static_cast<int>(full.size()), 0};
  std::vector<bool> used(small.size(), false);
  for (const Answer& answer : full) {
    std::size_t nearest = small.size();
    double least = 1e9;
    for (std::size_t i = 0; i < small.size(); ++i) {
      const double distance = cv::norm(small[i].at - answer.at);
      if (used[i] || distance > std::max(answer.radius, small[i].radius) || distance >= least) continue;
      nearest = i;
      least = distance;
    }
    if (nearest == small.size()) continue;
    used[nearest] = true;
    counts.agreeing += small[nearest].text == answer.text ? 1 : 0;
  }
  counts.answers += static_cast<int>(std::count(used.begin(), used.end(), false));
  return counts;
}

cv::Mat shrunk(const cv::Mat& bgr, int longSide) {
  const int side = std::max(bgr.cols, bgr.rows);
  cv::Mat small;
  if (side <= longSide) return small;
  const double scale = static_cast<double>(longSide) / side;
  cv::resize(bgr, small, {}, scale, scale, cv::INTER_AREA);
  return small;
}

}  // namespace lk::photo_scores
