#include "app/develop/bench/still_tables.h"

#include <algorithm>
#include <cmath>

#include "app/develop/bench/true_scene.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"
#include "vision/tracker.h"

namespace lk::app {

namespace {

constexpr double kFound = 0.6;       // intersection over union
constexpr double kSeenEnough = 0.6;  // cards with a smaller visible share do not count

struct AskedCard {
  std::string key;
  vision::Quad corners{};
  double turnedDeg = 0;
  bool up = true;
  double visible = 0;
  bool asked = true;
  std::vector<std::string> kinds;
};

std::vector<std::string> kindsOf(const AskedCard& card, double visible, cv::Size picture, const Json& dice) {
  std::vector<std::string> kinds{visible > 0.995 ? "whole" : "partly_hidden"};
  const cv::Rect2f frame({}, cv::Size2f(picture));
  if (std::any_of(card.corners.begin(), card.corners.end(),
                  [&](cv::Point2f p) { return !frame.contains(p); }))
    kinds.emplace_back("cut_by_the_edge");
  if (std::any_of(dice.items().begin(), dice.items().end(), [&](const Json& die) {
        return vision::holds(card.corners, vision::centreOf(trueCorners(die["corners"])));
      }))
    kinds.emplace_back("with_a_die");
  if (!card.up) kinds.emplace_back("face_down");
  const auto side = [&](std::size_t i) { return cv::norm(card.corners[i] - card.corners[(i + 1) % 4]); };
  if (std::max(side(0) + side(2), side(1) + side(3)) < 200) kinds.emplace_back("shorter_than_100_px");
  return kinds;
}

std::vector<AskedCard> cardsOf(const Json& truth, cv::Size picture) {
  std::vector<AskedCard> cards;
  for (const Json& json : truth["cards"].items()) {
    AskedCard card;
    card.key = trueKey(json);
    card.up = json["face"].asString() == "up";
    card.corners = trueCorners(json["corners"]);
    card.turnedDeg = json["turned_deg"].asDouble();
    card.visible = json["visible"].asDouble();
    card.asked = card.visible >= kSeenEnough;
    card.kinds = kindsOf(card, card.visible, picture, truth["dice"]);
    cards.push_back(std::move(card));
  }
  return cards;
}

double cornerError(const vision::Quad& found, const vision::Quad& truth) {
  const double diagonal = (cv::norm(truth[2] - truth[0]) + cv::norm(truth[3] - truth[1])) / 2;
  double best = 1e9;
  for (int turn = 0; turn < 4; ++turn) {
    const vision::Quad turned = vision::startingAt(found, turn);
    double worst = 0;
    for (std::size_t i = 0; i < 4; ++i) worst = std::max(worst, cv::norm(turned[i] - truth[i]));
    best = std::min(best, worst);
  }
  return best / diagonal;
}

/// Returns what was reported for a card, for developers; empty if it is named correctly.
std::string mistakeIn(const AskedCard& card, const vision::CardSighting* sighting) {
  if (sighting == nullptr) return "missed";
  if (sighting->key) return *sighting->key == card.key ? "" : "wrong " + *sighting->key;
  if (sighting->maybe.empty()) return "unknown";
  std::string mistake = "perhaps";
  for (const auto& maybe : sighting->maybe) mistake += " " + maybe.key;
  return mistake;
}

/// Scores the cards of a picture.
StillScore scoreOf(const Json& trueScene, cv::Size picture, const std::vector<vision::CardSighting>& seen) {
  const std::vector<AskedCard> truth = cardsOf(trueScene, picture);
  struct Pair {
    double shared;
    std::size_t card, sighting;
  };
  std::vector<Pair> pairs;
  for (std::size_t c = 0; c < truth.size(); ++c)
    for (std::size_t s = 0; s < seen.size(); ++s)
      if (const double shared = vision::overlap(truth[c].corners, seen[s].corners); shared > kFound)
        pairs.push_back({shared, c, s});
  std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) { return a.shared > b.shared; });
  std::vector<const vision::CardSighting*> of(truth.size(), nullptr);
  std::vector<bool> taken(seen.size(), false);
  for (const Pair& pair : pairs) {
    if (of[pair.card] != nullptr || taken[pair.sighting]) continue;
    of[pair.card] = &seen[pair.sighting];
    taken[pair.sighting] = true;
  }

  StillScore score;
  for (std::size_t c = 0; c < truth.size(); ++c) {
    const vision::CardSighting* sighting = of[c];
    if (sighting != nullptr && sighting->key)
      score.claims.push_back({sighting->confidence, *sighting->key == truth[c].key});
    else if (sighting != nullptr && !sighting->maybe.empty())
      score.claims.push_back(
          {sighting->maybe.front().confidence, sighting->maybe.front().key == truth[c].key});
    if (!truth[c].asked) continue;
    ++score.cards;
    for (const std::string& kind : truth[c].kinds) {
      ++score.kinds[kind].cards;
      if (sighting != nullptr && sighting->key == truth[c].key) ++score.kinds[kind].right;
    }
    if (std::string mistake = mistakeIn(truth[c], sighting); !mistake.empty())
      score.failures.push_back(
          {truth[c].key, truth[c].corners, truth[c].visible, truth[c].kinds, std::move(mistake)});
    if (sighting == nullptr) {
      ++score.missed;
      continue;
    }
    score.cornerErrors.push_back(cornerError(sighting->corners, truth[c].corners));
    if (!sighting->key) {
      ++score.unsure;
      score.unknown += sighting->maybe.empty() ? 1 : 0;
    } else if (*sighting->key == truth[c].key) {
      ++score.right;
      // A back looks the same when rotated by 180 degrees.
      if (truth[c].up) score.turnErrors.push_back(turnBetween(sighting->turnedDeg, truth[c].turnedDeg));
    } else {
      ++score.wrong;
    }
  }
  for (std::size_t s = 0; s < seen.size(); ++s) {
    if (taken[s]) continue;
    ++(seen[s].key ? score.named : score.nameless);
    if (seen[s].key) score.claims.push_back({seen[s].confidence, false});
  }
  return score;
}

}  // namespace

void StillScore::add(const StillScore& other) {
  cards += other.cards, right += other.right, wrong += other.wrong, unsure += other.unsure;
  missed += other.missed, unknown += other.unknown, named += other.named, nameless += other.nameless;
  cornerErrors.insert(cornerErrors.end(), other.cornerErrors.begin(), other.cornerErrors.end());
  turnErrors.insert(turnErrors.end(), other.turnErrors.begin(), other.turnErrors.end());
  claims.insert(claims.end(), other.claims.begin(), other.claims.end());
  failures.insert(failures.end(), other.failures.begin(), other.failures.end());
  for (const auto& [kind, some] : other.kinds) {
    kinds[kind].cards += some.cards;
    kinds[kind].right += some.right;
  }
}

cv::Size stillSize(int seed) {
  return seed / 4 % 2 == 0 ? cv::Size(1280, 720) : cv::Size(1920, 1080);
}

StillScore scoreStillTable(stage::Stage& stage, const vision::CardIndex& index,
                           const std::vector<vision::SheetSpec>& sheets) {
  const int last = stage.frames() - 1;
  cv::Mat bgr;
  stage.render(last, bgr);
  return scoreOf(stage.truth(last), bgr.size(), vision::recognise(bgr, index, sheets).cards);
}

StillScore scoreWatchedTable(stage::Stage& stage, const std::vector<vision::Reference>& references,
                             const std::vector<vision::SheetSpec>& sheets) {
  constexpr int kRest = 30;  // additional frames: the last ones, repeated
  constexpr int kLast = 8;
  vision::Tracker tracker(vision::CardIndex(references), sheets);
  const int frames = stage.frames();
  cv::Mat bgr;
  for (int i = 0; i < frames + kRest; ++i) {
    stage.render(i < frames ? i : frames - 1 - i % kLast, bgr);
    tracker.update(bgr, i / stage.framesPerSecond());
  }
  std::vector<vision::CardSighting> seen;
  for (const vision::StableCard& card : tracker.cards()) seen.push_back(card.card);
  return scoreOf(stage.truth(frames - 1), bgr.size(), seen);
}

}  // namespace lk::app
