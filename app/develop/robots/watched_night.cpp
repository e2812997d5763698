#include "app/develop/robots/watched_night.h"

#include <algorithm>
#include <cmath>

#include "app/session/watch/watcher.h"

namespace lk::app {

namespace {

// Seconds around each moment at which hands have gone in which every frame is examined; otherwise one frame
// per kLookedBetween.
constexpr double kLookedBefore = 0.3, kLookedAfter = 1.1, kLookedBetween = 0.4;
constexpr double kInTime = 1;    // seconds after the hands have gone
constexpr double kPatience = 3;  // seconds until the event is entered instead

bool same(const rules::Event& a, const rules::Event& b) {
  const auto sorted = [](const rules::Event& event) {
    std::vector<std::int64_t> dice;
    for (const Json& die : event.body["dice"].items()) dice.push_back(die.asInt());
    std::sort(dice.begin(), dice.end());
    return dice;
  };
  if (!a.body["dice"].items().empty())
    return a.kind() == b.kind() && a.seat() == b.seat() && sorted(a) == sorted(b);
  return a == b;
}

class Listener {
 public:
  Listener(const DirectedNight& night, const std::shared_ptr<const GameKit>& kit, vision::CardIndex cards)
      : night_(night),
        meant_(night.events),
        played_(kit),
        watcher_(played_, std::move(cards), rules::Audience::table) {}

  Outcome<Done> say(const rules::Event& event) {
    const auto reports = watcher_.say(event, now_);
    if (!reports) return reports.fault();
    note(*reports);
    return Done{};
  }

  Outcome<Done> see(const cv::Mat& frame, double seconds) {
    now_ = seconds;
    const auto reports = watcher_.see(frame, seconds);
    if (!reports) return reports.fault();
    note(*reports);
    if (const Outcome<Done> done = compare(); !done) return done;
    return prompt();
  }

  Outcome<Done> finish() {
    while (next_ < meant_.size())
      if (const Outcome<Done> done = enterNext(); !done) return done;
    return Done{};
  }

  NightScore score() { return std::move(score_); }

 private:
  void note(const std::vector<Report>& reports) {
    for (const Report& report : reports) {
      const auto* ruling = std::get_if<RulingReport>(&report.what);
      if (!ruling || ruling->ruling.verdict == rules::Verdict::accepted) continue;
      ++score_.questions;
      fault((ruling->ruling.verdict == rules::Verdict::refused ? "refused: " : "asked: ") +
            ruling->ruling.reason);
    }
  }

  /// Compares the newly recognised events with the intended ones.
  Outcome<Done> compare() {
    const std::vector<rules::Event>& standing = played_.referee().standing();
    while (next_ < standing.size()) {
      const std::size_t at = next_;
      // Events shown at the same time may be recognised in any order.
      for (std::size_t i = at + 1; i < meant_.size() && night_.shown[i] == night_.shown[at]; ++i)
        if (same(standing[at], meant_[i])) std::swap(meant_[at], meant_[i]);
      const bool meant =
          at < meant_.size() && same(standing[at], meant_[at]) && now_ >= night_.shown[at] - kEarly;
      if (!meant) return mend(standing[at]);
      ++score_.events, ++score_.recognised;
      const double delay = now_ - night_.shown[at];
      if (delay > kInTime)
        ++score_.late, fault("late by " + std::to_string(delay) + ": " + standing[at].body.dump());
      else
        score_.delays.push_back(std::max(0.0, delay));
      ++next_;
    }
    return Done{};
  }

  /// Takes the unintended event back.
  Outcome<Done> mend(const rules::Event& event) {
    ++score_.wrong;
    fault("heard " + event.body.dump() + " instead of " +
          (next_ < meant_.size() ? meant_[next_].body.dump() : "nothing"));
    const std::size_t count = played_.referee().standing().size() - next_;
    return say({Json::object({{"e", "take_back"}, {"count", count}})});
  }

  Outcome<Done> prompt() {
    while (next_ < meant_.size() && now_ > night_.shown[next_] + kPatience)
      if (const Outcome<Done> done = enterNext(); !done) return done;
    return Done{};
  }

  Outcome<Done> enterNext() {
    ++score_.events, ++score_.missed;
    fault("not heard: " + meant_[next_].body.dump());
    const rules::Event event = meant_[next_++];
    if (const Outcome<Done> done = say(event); !done) return done;
    return compare();
  }

  void fault(std::string what) { score_.faults.push_back(std::to_string(now_) + " s: " + std::move(what)); }

  static constexpr double kEarly = 2.5;  // a hand may still be over the table when the event is recognised

  const DirectedNight& night_;
  std::vector<rules::Event> meant_;
  Night played_;
  Watcher watcher_;
  NightScore score_;
  std::size_t next_ = 0;
  double now_ = 0;
};

}  // namespace

void NightScore::add(const NightScore& other) {
  events += other.events, recognised += other.recognised, late += other.late, missed += other.missed;
  wrong += other.wrong, questions += other.questions;
  delays.insert(delays.end(), other.delays.begin(), other.delays.end());
  faults.insert(faults.end(), other.faults.begin(), other.faults.end());
}

Outcome<NightScore> watchDirected(const DirectedNight& night, stage::Stage& stage,
                                  const std::shared_ptr<const GameKit>& kit, vision::CardIndex cards) {
  Listener listener(night, kit, std::move(cards));
  if (const Outcome<Done> done = listener.say(night.events.front()); !done) return done.fault();
  cv::Mat frame;
  const double fps = stage.framesPerSecond();
  double looked = -1;
  std::size_t moment = 0;
  for (int i = 0; i < stage.frames(); ++i) {
    const double now = i / fps;
    while (moment < night.moments.size() && now > night.moments[moment] + kLookedAfter) ++moment;
    const bool near = moment < night.moments.size() && now >= night.moments[moment] - kLookedBefore;
    if (!near && now - looked < kLookedBetween - 1e-9) continue;
    looked = now;
    stage.render(i, frame);
    if (const Outcome<Done> done = listener.see(frame, now); !done) return done.fault();
  }
  if (const Outcome<Done> done = listener.finish(); !done) return done.fault();
  return listener.score();
}

}  // namespace lk::app
