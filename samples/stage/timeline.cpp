#include "stage/timeline.h"

#include <algorithm>
#include <cmath>

#include "stage/dice_places.h"
#include "stage/random.h"

namespace lk::stage {

namespace {

constexpr double kHalfWidth = 31.5;  // of a card, millimetres
constexpr double kHalfHeight = 44;
constexpr double kReach = 0.6;    // seconds a hand takes to reach the table
constexpr double kLeave = 0.5;    // seconds it takes to leave
constexpr double kHandle = 0.55;  // seconds to slide, turn or turn over a card
constexpr double kPause = 0.12;   // seconds a hand rests on a card it has laid

double eased(double u) {
  u = std::clamp(u, 0.0, 1.0);
  return u * u * (3 - 2 * u);
}

template <class T>
T between(const T& a, const T& b, double u) {
  return a + (b - a) * u;
}

cv::Vec3d lifted(cv::Point2d p, double z) {
  return {p.x, p.y, z};
}

/// Returns when the hand reaches the card and the card starts to move.
double handlingStart(const CardAction& action) {
  switch (action.kind) {
    case ActionKind::lay:
      return action.seconds - kReach;
    case ActionKind::remove:
      return action.seconds;
    case ActionKind::turnOver:
    case ActionKind::move:
    case ActionKind::turn:
    case ActionKind::setDie:
      break;
  }
  return action.seconds - kHandle;
}

}  // namespace

std::array<cv::Vec3d, 4> cornersOf(const CardPose& pose) {
  const double turn = pose.turnDeg * CV_PI / 180;
  const double flip = pose.flipDeg * CV_PI / 180;
  const double lift = kHalfWidth * std::abs(std::sin(flip));
  std::array<cv::Vec3d, 4> corners;
  constexpr std::array<std::array<int, 2>, 4> signs{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
  for (std::size_t i = 0; i < 4; ++i) {
    const double x = signs[i][0] * kHalfWidth * std::cos(flip);
    const double y = signs[i][1] * kHalfHeight;
    const double z = signs[i][0] * kHalfWidth * std::sin(flip) + lift;
    corners[i] = pose.centre + cv::Vec3d(x * std::cos(turn) - y * std::sin(turn),
                                         x * std::sin(turn) + y * std::cos(turn), z);
  }
  return corners;
}

Timeline::Timeline(const Scene& scene, const carddb::TableLayout& layout)
    : scene_(scene), mat_(layout.mat.width, layout.mat.height) {
  for (std::size_t i = 0; i < scene_.cards.size(); ++i) planCard(i);
  for (std::size_t i = 0; i < scene_.dice.size(); ++i) planDice(i);
  for (const HandEntry& hand : scene_.hands) planHand(hand);
}

cv::Vec3d Timeline::body(rules::Seat seat) const {
  switch (seat) {
    case rules::Seat::A:
      return {mat_.width * 0.5, mat_.height + 520, 60};
    case rules::Seat::B:
      return {mat_.width * 0.5, -520, 60};
    case rules::Seat::C:
      return {-560, mat_.height * 0.5, 60};
    case rules::Seat::D:
      break;
  }
  return {mat_.width + 560, mat_.height * 0.5, 60};
}

/// Returns where fingertips hold a card: on its near half, so that most of it stays visible.
cv::Vec3d Timeline::grip(rules::Seat seat, cv::Point2d card, double z) const {
  const cv::Vec3d from = body(seat);
  const cv::Point2d towards = cv::Point2d(from[0], from[1]) - card;
  return lifted(card + towards * (30.0 / std::hypot(towards.x, towards.y)), z);
}

void Timeline::planCard(std::size_t index) {
  const CardEntry& entry = scene_.cards[index];
  const cv::Vec3d away = body(entry.hand);
  cv::Point2d place = entry.centre;
  for (const CardAction& action : entry.actions) {
    const double t = action.seconds;
    const double start = handlingStart(action);
    Visit visit{entry.hand, {}};
    const cv::Vec3d here = grip(entry.hand, place, 3);
    switch (action.kind) {
      case ActionKind::lay:
        visit.way = {{t - kReach, away}, {t, here}, {t + kPause, here}, {t + kPause + kLeave, away}};
        break;
      case ActionKind::remove:
        visit.way = {{t - kReach - kPause, away}, {t - kPause, here}, {t, here}, {t + kLeave, away}};
        break;
      case ActionKind::move: {
        const cv::Vec3d there = grip(entry.hand, action.to, 3);
        visit.way = {{start - kReach, away},
                     {start, here},
                     {t, there},
                     {t + kPause, there},
                     {t + kPause + kLeave, away}};
        place = action.to;
        break;
      }
      case ActionKind::turn:
      case ActionKind::setDie:
      case ActionKind::turnOver: {
        const double height = action.kind == ActionKind::turnOver ? 62
                              : action.kind == ActionKind::turn   ? 3
                                                                  : 24;
        const cv::Vec3d high(here[0], here[1], height);
        visit.way = {{start - kReach, away},  {start, here},
                     {(start + t) / 2, high}, {t, here},
                     {t + kPause, here},      {t + kPause + kLeave, away}};
        break;
      }
    }
    visits_.push_back(std::move(visit));
  }
}

void Timeline::planDice(std::size_t index) {
  const DiceEntry& entry = scene_.dice[index];
  const auto found = std::find_if(scene_.trays.begin(), scene_.trays.end(),
                                  [&](const TrayPlace& place) { return place.seat == entry.tray; });
  const TrayPlace tray = entry.loose ? TrayPlace{} : *found;
  const std::vector<DieSpot> spots =
      entry.spots.empty() ? freeSpots(entry, randomFor(scene_.seed, Purpose::dice, index)) : entry.spots;
  std::vector<RestingDie> dice;
  Random random = randomFor(scene_.seed, Purpose::tumble, index);
  const cv::Vec3d away = body(entry.tray);
  cv::Point2d middle(0, 0);
  for (std::size_t i = 0; i < spots.size(); ++i) {
    RestingDie die;
    const cv::Point2d at = onTable(tray, spots[i].at);
    middle += at * (1.0 / static_cast<double>(spots.size()));
    die.pose.entry = index;
    die.pose.die = i;
    die.pose.centre = lifted(at, entry.sideMm / 2);
    die.pose.turn =
        dieTurn(entry.values[i], spots[i].turnDeg + tray.turnDeg, static_cast<int>(random.between(0, 4)));
    const cv::Vec3d towards = cv::normalize(cv::Vec3d(away[0] - at.x, away[1] - at.y, 0));
    // Side by side in the hand, so that dice never overlap at the start.
    const cv::Vec3d aside(-towards[1], towards[0], 0);
    const double place = static_cast<double>(i) - (static_cast<double>(spots.size()) - 1) / 2;
    die.start = die.pose.centre + towards * random.between(80, 110) + aside * (place * 1.6 * entry.sideMm) +
                cv::Vec3d(0, 0, 35);
    die.axis = cv::normalize(cv::Vec3d(random.normal(), random.normal(), random.normal()));
    dice.push_back(die);
  }
  dice_.push_back(std::move(dice));

  const double t = entry.thrown;
  const cv::Vec3d release =
      grip(entry.tray, middle, 60) + (grip(entry.tray, middle, 60) - lifted(middle, 60)) * 2.5;
  visits_.push_back(
      {entry.tray, {{t - kReach, away}, {t, release}, {t + 0.15, release}, {t + 0.15 + kLeave, away}}});
  if (entry.until < scene_.seconds + kReach) {
    const cv::Vec3d over = lifted(middle, 14);
    visits_.push_back(
        {entry.tray, {{entry.until - kReach, away}, {entry.until, over}, {entry.until + kLeave, away}}});
  }
}

void Timeline::planHand(const HandEntry& hand) {
  const cv::Vec3d away = body(hand.seat);
  Visit visit{hand.seat, {{hand.seconds - kReach, away}}};
  double t = hand.seconds;
  for (const cv::Point2d& place : hand.places) {
    visit.way.push_back({t, lifted(place, 40)});
    t += 0.5;
  }
  visit.way.push_back({t - 0.5 + kLeave, away});
  visits_.push_back(std::move(visit));
}

std::optional<CardPose> Timeline::cardAt(std::size_t index, double seconds) const {
  const CardEntry& entry = scene_.cards[index];
  const bool laid = !entry.actions.empty() && entry.actions.front().kind == ActionKind::lay;
  if (!laid && seconds < entry.from) return std::nullopt;

  const cv::Vec3d away = body(entry.hand);
  Random slop = randomFor(scene_.seed, Purpose::slop, index);
  const auto careless = [&](cv::Point2d place) {
    const double x = slop.between(-1.6, 1.6) * scene_.slop;
    return place + cv::Point2d(x, slop.between(-1.0, 1.0) * scene_.slop);
  };
  CardPose pose;
  pose.entry = index;
  pose.centre = lifted(careless(entry.centre), 0);
  pose.turnDeg = entry.turnDeg + slop.between(-2.5, 2.5) * scene_.slop;
  pose.flipDeg = entry.faceUp ? 0 : 180;
  pose.dieShows = entry.die ? entry.die->shows : 0;
  pose.restingSince = laid ? 0 : entry.from;

  for (const CardAction& action : entry.actions) {
    const double start = handlingStart(action);
    if (seconds < start) return action.kind == ActionKind::lay ? std::nullopt : std::optional(pose);
    const double u = eased((seconds - start) / std::max(1e-9, action.seconds - start));
    const bool done = seconds >= action.seconds;
    const cv::Vec3d offset = pose.centre - grip(entry.hand, {pose.centre[0], pose.centre[1]}, 0);
    const cv::Point2d target = action.kind == ActionKind::move ? careless(action.to) : cv::Point2d();
    const double targetTurn =
        action.turnDeg + (action.kind == ActionKind::move || action.kind == ActionKind::turn
                              ? slop.between(-2.5, 2.5) * scene_.slop
                              : 0);
    pose.moving = !done;
    switch (action.kind) {
      case ActionKind::lay:
        if (!done) {
          pose.centre = between(cv::Vec3d(away + offset), pose.centre, u);
          pose.turnDeg += (1 - u) * 18;
        }
        break;
      case ActionKind::remove: {
        const double gone = eased((seconds - action.seconds) / kLeave);
        if (gone >= 1) return std::nullopt;
        pose.centre = between(pose.centre, cv::Vec3d(away + offset), gone);
        pose.moving = true;
        return pose;
      }
      case ActionKind::move:
        pose.centre = between(pose.centre, lifted(target, 0), u);
        pose.turnDeg = between(pose.turnDeg, targetTurn, u);
        break;
      case ActionKind::turn:
        pose.turnDeg = between(pose.turnDeg, targetTurn, u);
        break;
      case ActionKind::setDie:
        if (u > 0.5) pose.dieShows = action.shows;
        break;
      case ActionKind::turnOver:
        pose.flipDeg = done ? (pose.flipDeg == 0 ? 180 : 0) : between(pose.flipDeg, 180 - pose.flipDeg, u);
        break;
    }
    if (!done) return pose;
    pose.restingSince = action.seconds;
  }
  return pose;
}

void Timeline::addDice(std::size_t index, double seconds, Snapshot& snapshot) const {
  const DiceEntry& entry = scene_.dice[index];
  if (seconds < entry.thrown || seconds >= entry.until) return;
  const double u = (seconds - entry.thrown) / kThrowSeconds;
  for (const RestingDie& die : dice_[index]) {
    DiePose pose = die.pose;
    if (u >= 1) {
      snapshot.restingDice.push_back(pose);
      continue;
    }
    const double left = 1 - u;
    pose.moving = true;
    const double bounce = std::abs(std::cos(u * CV_PI * 2.5)) * left * left * 40;
    pose.centre = between(die.start, die.pose.centre, 1 - left * left);
    pose.centre[2] = die.pose.centre[2] * (1 + 0.3 * left) + bounce;
    pose.turn = rotation(die.axis, 13 * left * left) * die.pose.turn;
    snapshot.movingDice.push_back(pose);
  }
}

Snapshot Timeline::at(double seconds) const {
  Snapshot snapshot;
  for (std::size_t i = 0; i < scene_.cards.size(); ++i) {
    const std::optional<CardPose> pose = cardAt(i, seconds);
    if (pose) (pose->moving ? snapshot.movingCards : snapshot.restingCards).push_back(*pose);
  }
  std::stable_sort(snapshot.restingCards.begin(), snapshot.restingCards.end(),
                   [](const CardPose& a, const CardPose& b) { return a.restingSince < b.restingSince; });
  for (std::size_t i = 0; i < scene_.dice.size(); ++i) addDice(i, seconds, snapshot);

  for (const Visit& visit : visits_) {
    if (seconds < visit.way.front().seconds || seconds >= visit.way.back().seconds) continue;
    const auto next = std::find_if(visit.way.begin(), visit.way.end(),
                                   [&](const Waypoint& w) { return w.seconds > seconds; });
    const Waypoint& a = *(next - 1);
    HandPose hand;
    hand.seat = visit.seat;
    hand.tip = between(a.at, next->at, eased((seconds - a.seconds) / (next->seconds - a.seconds)));
    // The forearm points home from any position of the hand; at home it points further outward.
    const cv::Vec3d home = body(visit.seat) * 1.6 - cv::Vec3d(mat_.width * 0.3, mat_.height * 0.3, 0);
    const cv::Vec2d towards(home[0] - hand.tip[0], home[1] - hand.tip[1]);
    hand.towardsBody = towards * (1 / cv::norm(towards));
    snapshot.hands.push_back(hand);
  }
  return snapshot;
}

int topValue(const DiePose& pose) {
  int axis = 0;
  for (const int other : {1, 2})
    if (std::abs(pose.turn(2, other)) > std::abs(pose.turn(2, axis))) axis = other;
  return faceAlong(axis, pose.turn(2, axis) > 0);
}

std::array<cv::Vec3d, 4> topOf(const DiePose& pose, double sideMm) {
  int axis = 0;
  for (const int other : {1, 2})
    if (std::abs(pose.turn(2, other)) > std::abs(pose.turn(2, axis))) axis = other;
  const auto column = [&](int c) { return cv::Vec3d(pose.turn(0, c), pose.turn(1, c), pose.turn(2, c)); };
  const cv::Vec3d up = column(axis) * (pose.turn(2, axis) > 0 ? 1 : -1);
  const cv::Vec3d u = column((axis + 1) % 3);
  const cv::Vec3d v = column((axis + 2) % 3);
  const double half = sideMm / 2;
  std::array<cv::Vec3d, 4> corners{(-u - v + up) * half, (u - v + up) * half, (u + v + up) * half,
                                   (-u + v + up) * half};
  for (cv::Vec3d& corner : corners) corner += pose.centre;
  // Clockwise as seen from above, in table axes with y towards the viewer: the cross product points up.
  const cv::Vec3d a = corners[1] - corners[0];
  const cv::Vec3d b = corners[2] - corners[1];
  if (a[0] * b[1] - a[1] * b[0] < 0) std::swap(corners[1], corners[3]);
  return corners;
}

}  // namespace lk::stage
