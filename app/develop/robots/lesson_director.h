// Plays a lesson and records what hands must do at the virtual table for it: a scene in which cards and dice
// give all input, without any taps.
#pragma once

#include <map>
#include <set>

#include "app/develop/robots/lesson_robot.h"

namespace lk::app {

/// The user's speed, in seconds. Cards and dice move at the virtual table's speed.
struct HumanPace {
  double word = 0;    // reading a word
  double sign = 0;    // reading a character of a script without spaces
  double think = 0;   // before an answer or a choice
  double look = 0.8;  // until the user notices that it was recognised
};

/// 200 words or 300 characters per minute, the speed of reading aloud, without haste.
inline constexpr HumanPace kFirstTimer{.word = 0.3, .sign = 0.2, .think = 3, .look = 1.5};

/// The length of a text: words where they are separated by spaces, otherwise characters.
struct Length {
  int words = 0;
  int signs = 0;
  Length& operator+=(const Length& more) {
    words += more.words;
    signs += more.signs;
    return *this;
  }
};
Length lengthOf(const std::string& sentence);

class LessonDirector {
 public:
  LessonDirector(const std::shared_ptr<const Lesson>& lesson, std::shared_ptr<const GameKit> kit,
                 LessonSettings manner, HumanPace pace = {});

  /// Plays the lesson. Returns whether it reaches its end.
  bool direct();
  /// Returns the scene like scene.json. Valid after direct(), like all functions below.
  [[nodiscard]] Json scene() const;
  [[nodiscard]] double seconds() const { return now_ + 15; }
  /// Returns the times at which something has just come to rest or left the table.
  [[nodiscard]] const std::vector<double>& moments() const { return moments_; }
  /// Returns how the lesson was played: hands-free.
  [[nodiscard]] const LessonSettings& manner() const { return settings_; }

 private:
  std::size_t add(Json card);
  void handle(std::size_t card, const char* what, int turn = 0);
  void read(const LessonMoment& moment);
  void layChoiceCard(const std::string& seat, const std::string& card);
  void clearPlaces();
  void roll(rules::Seat seat, const Json& values);
  void lay(const std::string& seat, std::size_t place, const std::string& card);
  [[nodiscard]] std::vector<std::string> cardsFor(std::size_t seat, std::size_t count) const;
  bool act(const LessonMoment& moment);
  bool layNumberCard(const LessonMoment& moment, const rules::Event& event);
  bool answer(const LessonMoment& moment);
  bool layCards();
  bool turnUp(const std::string& seat, const rules::Event& asked);
  bool enter(const rules::Event& event);

  LessonSettings settings_;
  HumanPace pace_;
  LessonRun run_;
  LessonRobot robot_;
  Json scene_;
  std::set<std::string> lastRead_;
  std::vector<Json> cards_, dice_;
  std::vector<double> moments_{1, 2};  // the initial table is at rest at these times
  double now_ = 3;
  std::array<std::optional<std::size_t>, 2> thrown_;
  std::map<std::pair<std::string, std::size_t>, std::size_t> down_;
  std::vector<std::size_t> up_, map_;
  std::optional<std::size_t> halfwish_;
};

}  // namespace lk::app
