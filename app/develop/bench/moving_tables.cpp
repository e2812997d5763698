#include "app/develop/bench/moving_tables.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include <opencv2/imgproc.hpp>

#include "app/develop/bench/true_scene.h"
#include "app/kit/references.h"
#include "stage/moving_table.h"
#include "vision/core/quad_geometry.h"
#include "vision/tracker.h"

namespace lk::app {

namespace {

constexpr double kThere = 0.5;        // intersection over union
constexpr double kInSight = 0.95;     // visible share of a card; with less, a report is optional
constexpr double kRested = 0.1;       // seconds before the next action
constexpr double kHardlyMoved = 0.2;  // of a card's short side: a smaller shift needs no report
constexpr double kHardlyTurned = 12;  // degrees

enum class Disturbance { none, lamp, drift, bump, flicker, kinds };

/// The disturbance of the camera's picture, selected by the seed.
class PictureDisturbance {
 public:
  explicit PictureDisturbance(int seed)
      : what_(Disturbance(seed % int(Disturbance::kinds))),
        // At a moment of rest.
        from_(stage::kFirstStep + stage::kStep - 0.8),
        by_(5.0 + seed % 4 * 2, -4.0 + seed % 3 * 3) {}

  [[nodiscard]] cv::Point2d shiftAt(double seconds) const {
    return what_ == Disturbance::bump && seconds >= from_ ? by_ : cv::Point2d();
  }
  void disturb(cv::Mat& bgr, double seconds) const {
    if (what_ == Disturbance::lamp && seconds >= from_ && seconds < from_ + 2 * stage::kStep)
      bgr.convertTo(bgr, -1, 0.62);
    if (what_ == Disturbance::drift) bgr.convertTo(bgr, -1, 1 + 0.12 * std::sin(seconds * 0.9));
    if (what_ == Disturbance::flicker)
      for (int y = 0; y < bgr.rows; ++y)
        bgr.row(y).convertTo(bgr.row(y), -1, 1 + 0.03 * std::sin(y * 0.02 + seconds * 40));
    if (const cv::Point2d shift = shiftAt(seconds); shift != cv::Point2d()) {
      const cv::Matx23d by(1, 0, shift.x, 0, 1, shift.y);
      cv::warpAffine(bgr, bgr, by, bgr.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    }
  }

 private:
  Disturbance what_;
  double from_;
  cv::Point2d by_;
};

/// The time of the last motion on the table, found by comparing undisturbed frames, independently of the
/// tracker.
class LastMotion {
 public:
  void take(const cv::Mat& bgr, double seconds) {
    constexpr int kShrink = 8;
    constexpr double kMoved = 6;  // grey levels of a reduced pixel
    cv::Mat grey, small;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    cv::resize(grey, small, grey.size() / kShrink, 0, 0, cv::INTER_AREA);
    if (!before_.empty() && cv::norm(small, before_, cv::NORM_INF) > kMoved) seconds_ = seconds;
    before_ = small;
  }
  [[nodiscard]] double seconds() const { return seconds_; }

 private:
  cv::Mat before_;
  double seconds_ = 0;
};

struct TrueCard {
  std::string key;
  vision::Quad corners{};
  bool moving = false;
  double visible = 0;
};

vision::Quad shifted(vision::Quad quad, cv::Point2d by) {
  for (cv::Point2f& corner : quad) corner += cv::Point2f(by);
  return quad;
}

struct Truth {
  std::vector<TrueCard> cards;
  std::vector<int> dice;  // in the tray, sorted
  bool rolling = false;

  Truth(const Json& json, cv::Point2d shift) {
    for (const Json& item : json["cards"].items()) {
      cards.push_back({trueKey(item), shifted(trueCorners(item["corners"]), shift), item["moving"].asBool(),
                       item["visible"].asDouble()});
    }
    for (const Json& tray : json["trays"].items())
      for (const Json& die : tray["dice"].items())
        die["value"].isNull() ? void(rolling = true) : dice.push_back(static_cast<int>(die["value"].asInt()));
    std::sort(dice.begin(), dice.end());
  }
  [[nodiscard]] const TrueCard* at(const vision::Quad& place) const {
    const auto best = std::max_element(cards.begin(), cards.end(), [&](const auto& a, const auto& b) {
      return vision::overlap(a.corners, place) < vision::overlap(b.corners, place);
    });
    return best != cards.end() && vision::overlap(best->corners, place) > kThere ? &*best : nullptr;
  }
};

/// Returns the values of a tray's dice, sorted; nullopt if one is uncertain.
std::optional<std::vector<int>> valuesOf(const std::vector<vision::DieSighting>& dice) {
  std::vector<int> values;
  for (const vision::DieSighting& die : dice) {
    if (!die.value) return std::nullopt;
    values.push_back(*die.value);
  }
  std::sort(values.begin(), values.end());
  return values;
}

class Judge {
 public:
  Judge(MovingScore& score, double fps)
      : score_(score), delays_(fps > 20 ? score.delays30 : score.delays15) {}

  void take(const vision::Change& change, const Truth& truth, double now, double lastMotion,
            cv::Point2d shift) {
    now_ = now;
    shift_ = shift;
    ++score_.reported;
    if (const auto* appeared = std::get_if<vision::CardAppeared>(&change)) {
      for (const auto& [id, card] : cards_)
        if (vision::overlap(whereNow(card), appeared->card.card.corners) > kThere)
          wrong("told twice", card.seen);
      see(appeared->card, truth);
      delays_.push_back(now - lastMotion);
    } else if (const auto* changed = std::get_if<vision::CardChanged>(&change)) {
      if (sameAs(cards_[changed->card.id], changed->card.card)) wrong("nothing changed", changed->card.card);
      see(changed->card, truth);
      delays_.push_back(now - lastMotion);
    } else if (const auto* gone = std::get_if<vision::CardGone>(&change)) {
      const Known known = cards_[gone->id];
      cards_.erase(gone->id);
      const TrueCard* there = truth.at(whereNow(known));
      if (there != nullptr && !there->moving) wrong("is still there", known.seen);
    } else if (const auto* tray = std::get_if<vision::TrayRead>(&change)) {
      const auto values = valuesOf(tray->tray.dice);
      if (!values)
        ++score_.unsure;
      else if (truth.rolling || *values != truth.dice)
        wrong("dice read falsely", {});
      else if (values == dice_)
        wrong("dice told twice", {});
      if (values) dice_ = values;
    } else {
      --score_.reported;  // positions of sheets are not counted
    }
  }

  /// Called when everything is at rest: checks whether all cards and dice are known.
  void ask(const vision::Tracker& tracker, const Truth& truth) {
    for (const TrueCard& card : truth.cards) {
      if (card.visible < kInSight) continue;
      ++score_.asked;
      const bool known = std::any_of(tracker.cards().begin(), tracker.cards().end(), [&](const auto& seen) {
        return seen.card.key == card.key && vision::overlap(seen.card.corners, card.corners) > kThere;
      });
      score_.missed += known ? 0 : 1;
    }
    for (const vision::StableTray& tray : tracker.trays()) {
      ++score_.asked;
      score_.missed += valuesOf(tray.dice) == truth.dice ? 0 : 1;
    }
  }

 private:
  struct Known {
    vision::CardSighting seen;
    cv::Point2d shift;  // of the camera at that time
  };

  [[nodiscard]] vision::Quad whereNow(const Known& card) const {
    return vision::shifted(card.seen.corners, cv::Point2f(shift_ - card.shift));
  }

  void see(const vision::StableCard& card, const Truth& truth) {
    const TrueCard* there = truth.at(card.card.corners);
    if (there == nullptr || there->moving)
      wrong("nothing lies there", card.card);
    else if (!card.card.key)
      ++score_.unsure;
    else if (*card.card.key != there->key)
      wrong("is " + there->key, card.card);
    cards_[card.id] = {card.card, shift_};
  }

  [[nodiscard]] bool sameAs(const Known& before, const vision::CardSighting& now) const {
    return before.seen.key == now.key && before.seen.maybe.empty() == now.maybe.empty() &&
           turnBetween(before.seen.turnedDeg, now.turnedDeg) < kHardlyTurned &&
           cv::norm(vision::centreOf(whereNow(before)) - vision::centreOf(now.corners)) <
               kHardlyMoved * vision::shortSideOf(now.corners);
  }

  void wrong(const std::string& what, const vision::CardSighting& card) {
    ++score_.wrong;
    score_.faults.push_back(std::to_string(now_) + " s: " + card.key.value_or("a card") + " " + what);
  }

  MovingScore& score_;
  std::vector<double>& delays_;
  std::map<int, Known> cards_;
  std::optional<std::vector<int>> dice_;
  double now_ = 0;
  cv::Point2d shift_;
};

}  // namespace

void MovingScore::add(const MovingScore& other) {
  reported += other.reported, wrong += other.wrong, unsure += other.unsure;
  asked += other.asked, missed += other.missed;
  delays30.insert(delays30.end(), other.delays30.begin(), other.delays30.end());
  delays15.insert(delays15.end(), other.delays15.begin(), other.delays15.end());
  faults.insert(faults.end(), other.faults.begin(), other.faults.end());
}

cv::Size movingSize(int seed) {
  return seed % 2 == 0 ? cv::Size(1280, 720) : cv::Size(1920, 1080);
}

MovingScore scoreMovingTable(int seed, int steps, cv::Size picture, const rules::CardBook& cards,
                             const carddb::TableLayout& layout,
                             const std::vector<vision::Reference>& references) {
  stage::Stage table = stage::Stage::moving(static_cast<std::uint64_t>(seed), picture, steps, cards, layout);
  vision::Tracker tracker(vision::CardIndex(references), sheetSpecs(layout));
  const double fps = table.framesPerSecond();
  const PictureDisturbance disturbance(seed);
  MovingScore score;
  Judge judge(score, fps);
  LastMotion motion;
  double restedAt = stage::kFirstStep + stage::kStep - 0.6 - kRested;  // before the next hand appears
  for (int i = 0; i < table.frames(); ++i) {
    const double now = i / fps;
    cv::Mat bgr;
    table.render(i, bgr);
    motion.take(bgr, now);
    disturbance.disturb(bgr, now);
    const std::vector<vision::Change> changes = tracker.update(bgr, now);
    const bool rested = now >= restedAt;
    if (changes.empty() && !rested) continue;
    const cv::Point2d shift = disturbance.shiftAt(now);
    const Truth truth(table.truth(i), shift);
    for (const vision::Change& change : changes) judge.take(change, truth, now, motion.seconds(), shift);
    if (!rested) continue;
    judge.ask(tracker, truth);
    restedAt += stage::kStep;
  }
  for (std::string& fault : score.faults) fault.insert(0, "table " + std::to_string(seed) + ", ");
  return score;
}

}  // namespace lk::app
