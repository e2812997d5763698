// A seen card as it is compared with references: in each orientation that it may have.
#pragma once

#include <cstddef>
#include <vector>

#include "vision/cards/name/align/card_align.h"
#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/describe/card_visibility.h"
#include "vision/cards/name/overexposed.h"
#include "vision/cards/name/shortlist/card_code.h"

namespace lk::vision {

/// A seen card in its possible orientations, with codes for the sieve.
struct CardTurns {
  std::vector<TurnedLook> turns;
  std::vector<CardCode> codes;
  MotionModel motionModel = MotionModel::homography;
  // Per orientation: mask of places where faint ink may be overexposed; or empty.
  std::vector<cv::Mat> overexposed;

  /// Returns a reference's look as it would appear in this orientation, without what overexposure removes.
  [[nodiscard]] cv::Mat asSeen(const cv::Mat& look, std::size_t turn) const {
    return overexposed.empty() || look.empty() ? look
                                               : withoutFaintInk(look, turns[turn].look(), overexposed[turn]);
  }
  void addOverexposed(const cv::Mat& places) {
    overexposed.push_back(places);
    overexposed.push_back(halfTurned(places));
  }

  /// `visible` is as for lookOf().
  void add(const cv::Mat& look, int quarters, const cv::Mat& visible = {}) {
    const cv::Mat sure = surelyVisible(visible);
    turns.emplace_back(look, quarters, sure);
    turns.emplace_back(halfTurned(look), quarters + 2, sure.empty() ? sure : halfTurned(sure));
    const TurnedCodes both = codesOf(look);
    codes.push_back(both.upright);
    codes.push_back(both.halfTurned);
  }
};

}  // namespace lk::vision
