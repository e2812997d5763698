#include "vision/cards/name/card_inquiry.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "vision/cards/find/card_geometry.h"
#include "vision/cards/name/card_decide.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kMoved = 0.015;     // of a card's size; corners that moved less were correct
constexpr double kElsewhere = 0.08;  // of a card's size; corners that moved more are not the ones seen
// Confidence from which a name needs no second observation, and the same if the print moved the corners far.
constexpr double kClear = 0.97, kClearAnywhere = 0.999;
constexpr double kMin = 1.6;  // side ratio by perspective; a stronger one is not a card's position

MatchResult inFrame(MatchResult result, const cv::Matx33d& toFrame) {
  if (toFrame == cv::Matx33d::eye()) return result;
  CardSighting& card = result.card;
  card.corners = mapped(toFrame, card.corners);
  for (Hypothesis& hypothesis : result.likeliest) hypothesis.corners = mapped(toFrame, hypothesis.corners);
  if (card.key)
    card.turnedDeg = turnOf(card.corners);
  else
    card.corners = fromTopLeft(card.corners);
  return result;
}

}  // namespace

MatchResult CardInquiry::look(const CardView& view, ObservationReason reason) {
  MatchResult result = index_.look(view);
  // Under a strong distortion a card can be aligned with many others.
  if (result.card.key && narrowing(result.card.corners) > kMin) result = doubtBetween(result, result);
  if (observations_ != nullptr) observations_->push_back({reason, view, result});
  std::vector<Hypothesis>& likes = looks_.emplace_back(Looked{reason, {}}).likes;
  for (Hypothesis like : result.likeliest) {
    like.look = like.laid = cv::Mat();
    like.corners = mapped(view.toFrame, like.corners);
    like.place = mapped(view.toFrame, like.place);
    likes.push_back(std::move(like));
  }
  return result;
}

std::vector<Candidate> CardInquiry::remainingCandidates(double sure) const {
  // An observation counts more if its best match is better. Within one, cards share its weight by similarity.
  constexpr double kFitting = 5, kDiffering = 20;  // log-odds per unit of similarity
  constexpr double kAllLikelihood = 0.95;
  std::vector<Candidate> few;
  double all = 0;
  for (const auto& [reason, look] : looks_) {
    if (look.empty()) continue;
    double inLook = 0;
    const double best = look.front().similarity;
    const auto share = [&](const Hypothesis& like) {
      return std::exp(kDiffering * (like.similarity - best));
    };
    for (const Hypothesis& like : look) inLook += share(like);
    for (const Hypothesis& like : look) {
      const auto known = std::find_if(few.begin(), few.end(),
                                      [&](const Candidate& candidate) { return candidate.key == like.key; });
      Candidate& candidate = known != few.end() ? *known : few.emplace_back(Candidate{like.key, 0});
      const double counts = std::exp(kFitting * best) * share(like) / inLook;
      candidate.confidence += counts;
      all += counts;
    }
  }
  std::stable_sort(few.begin(), few.end(),
                   [](const Candidate& a, const Candidate& b) { return a.confidence > b.confidence; });
  double covered = 0;
  std::size_t count = 0;
  while (count < std::min(few.size(), kMaxCandidates) && covered < kAllLikelihood * all)
    covered += few[count++].confidence;
  few.resize(count);
  for (Candidate& candidate : few) candidate.confidence *= sure / all;
  return few;
}

std::vector<Hypothesis> CardInquiry::aligned() const {
  std::vector<Hypothesis> best;
  for (const auto& [reason, likes] : looks_)
    for (const Hypothesis& like : likes) {
      const auto known = std::find_if(best.begin(), best.end(),
                                      [&](const Hypothesis& other) { return other.key == like.key; });
      if (known == best.end())
        best.push_back(like);
      else if (like.similarity > known->similarity)
        *known = like;
    }
  std::stable_sort(best.begin(), best.end(),
                   [](const Hypothesis& a, const Hypothesis& b) { return a.similarity > b.similarity; });
  return best;
}

bool CardInquiry::anotherFitsBetter(const std::string& key) const {
  double its = -1, others = -1;
  for (const auto& [reason, likes] : looks_)
    for (const Hypothesis& like : likes) {
      if (like.key != key && key == settled_ && reason == ObservationReason::inEvenLight) continue;
      double& most = like.key == key ? its : others;
      most = std::max(most, like.similarity);
    }
  return others > its;
}

MatchResult CardInquiry::ask(const CardView& view, ObservationReason reason) {
  const MatchResult first = look(view, reason);
  const CardSighting& card = first.card;
  const Quad outline = fromTopLeft(view.outline);
  const bool elsewhere = card.key && !nearlySame(outline, fromTopLeft(card.corners), kElsewhere);
  const bool clear = card.key && card.confidence > (elsewhere ? kClearAnywhere : kClear);
  if (clear || !first.features) return inFrame(first, view.toFrame);
  // The best match, aligned with this card, predicts the corners. A second observation from there is more
  // accurate.
  const Quad moved = fromTopLeft(first.likeliest.front().corners);
  if (nearlySame(outline, moved, kMoved) || !isConvex(moved)) return inFrame(first, view.toFrame);
  CardView there = view;
  there.outline = moved;
  const MatchResult second = look(there, ObservationReason::cornersCorrected);
  // If corners may move far, many cards become similar. The right one stays where it is.
  const bool runsAway =
      elsewhere && (second.card.key != card.key ||
                    !nearlySame(moved, fromTopLeft(second.likeliest.front().corners), kElsewhere));
  return inFrame(runsAway ? doubtBetween(first, second) : surer(first, second), view.toFrame);
}

}  // namespace lk::vision
