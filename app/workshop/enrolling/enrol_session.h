// Teaching the camera own cards: frames in; what lies there, what it may be called and how good it looks out.
// No threads, no clock of its own.
#pragma once

#include <memory>
#include <set>
#include <vector>

#include <opencv2/core.hpp>

#include "app/kit/game_kit.h"
#include "app/workshop/enrolling/card_names.h"
#include "app/workshop/enrolling/enrol_advice.h"
#include "app/workshop/enrolling/own_cards.h"
#include "vision/marks/sheet.h"
#include "vision/track/motion_detector.h"

namespace lk::app {

/// One card that lies still.
struct EnrolCard {
  enum class State {
    asks,   // nobody has said yet what it is
    taught  // the own library has it
  };
  /// Who says so.
  enum class From { nobody, eyes, list };

  int number = 0;  // the same while it lies there
  State state = State::asks;
  From from = From::nobody;
  CardLabel label;                 // proposed, or what it was taught as; no id when nobody proposes one
  double confidence = 0;           // of the eyes' name, 0..1
  int references = 0;              // own ones of that card
  std::vector<std::string> maybe;  // ids the eyes waver between
  std::vector<Advice> advice;      // how its picture can be better
  vision::Quad corners{};          // pixels, upright
  cv::Mat picture;                 // cut out, 8-bit BGR, kSeenSize

  [[nodiscard]] bool asks() const { return state == State::asks; }
};

inline const cv::Size kSeenSize(252, 352);

/// Two cards the eyes will mix up.
struct LikePair {
  std::string card, other;  // ids; the other one may be a printed card that was never taught
  Advice advice;
  bool mended = false;  // both were taught twice since
};

/// How cards may be taken without a key: see EnrolSession.
struct EnrolHabits {
  bool handsFree = false;  // a card that lies still for kHoldSeconds with a name, well seen, is taken
  bool inOrder = false;    // a card the eyes cannot name is taken to be the next one of the list
};

inline constexpr double kHoldSeconds = 1.5;
/// The confidence in a name from which on no key is needed.
inline constexpr double kSureEnough = 0.95;

/// Cards are numbered in reading order when they come to rest. Nothing is proposed for what moves. Not
/// thread-safe.
class EnrolSession {
 public:
  /// `printed`: what the eyes know besides the own cards, by whose names cards are proposed.
  EnrolSession(std::shared_ptr<const GameKit> kit, OwnCards own, std::vector<vision::ReferenceShelf> printed,
               std::vector<vision::SheetSpec> sheets);

  void setHabits(EnrolHabits habits) { habits_ = habits; }
  /// Which cards are asked for, in this order; those that have a reference already are passed over. A card
  /// that is asked for alone gets one more.
  void setList(std::vector<std::string> ids);
  /// The pictures that follow are the card from edge to edge, as in a scan: no outline is looked for. What
  /// lies there is looked at anew.
  void setWhole(bool whole);
  [[nodiscard]] bool whole() const { return whole_; }
  /// What lies there is looked at anew, as if it had moved.
  void lookAgain() { lookedAt_ = -1; }

  /// Takes the next frame (8-bit BGR) at `seconds`, not decreasing. Whether anything shown has changed. A
  /// fault: the library cannot be written; what lies there is as it was.
  Outcome<bool> see(const cv::Mat& bgr, double seconds);

  /// Teaches a card that lies there under this label, again if it is taught already. Nothing when it does not
  /// lie there any more.
  Outcome<Done> accept(int number, const CardLabel& label);
  /// Takes back what was taught last in this session, which lies there unasked from then on.
  Outcome<Done> undo();

  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  [[nodiscard]] const std::vector<EnrolCard>& cards() const { return cards_; }
  [[nodiscard]] const std::vector<LikePair>& pairs() const { return pairs_; }
  [[nodiscard]] const OwnCards& own() const { return own_; }
  [[nodiscard]] const CardNames& names() const { return names_; }
  /// The next card of the list that is still asked for; empty when none is.
  [[nodiscard]] std::string wanted() const;
  /// What was taught last; none after it was taken back.
  [[nodiscard]] const std::optional<CardLabel>& last() const { return last_; }

 private:
  /// What is remembered of a card beside what is shown.
  struct Memory {
    vision::Descriptor descriptor;
    double since = 0;   // it has been called so and seen well since then
    bool held = false;  // people took it back: nothing takes it by itself again
  };

  void look(const cv::Mat& bgr, double seconds);
  [[nodiscard]] std::vector<vision::CardSighting> cardsIn(const cv::Mat& bgr) const;
  void propose(EnrolCard& card, const vision::CardSighting& seen) const;
  void proposeFromList();
  [[nodiscard]] bool isWanted(const std::string& id) const { return own_.count(id) <= enough_; }
  void refresh(EnrolCard& card) const;
  Outcome<bool> takeByThemselves(double seconds);
  Outcome<Done> take(std::size_t place, const CardLabel& label);
  void notePair(const TaughtCard& card);
  void rebuildIndex();
  /// The place in cards_ of what lay there before and is the same card, as far as can be seen.
  [[nodiscard]] std::optional<std::size_t> before(const EnrolCard& card,
                                                  const vision::Descriptor& descriptor) const;

  std::shared_ptr<const GameKit> kit_;
  OwnCards own_;
  std::vector<vision::ReferenceShelf> printed_;
  std::vector<vision::SheetSpec> sheets_;
  CardNames names_;
  vision::CardIndex index_;
  vision::MotionDetector motion_;
  EnrolHabits habits_;
  bool whole_ = false;
  std::vector<std::string> list_;
  int enough_ = 0;  // references beyond which no card of the list is asked for

  std::vector<EnrolCard> cards_;
  std::vector<Memory> memories_;  // one a card
  cv::Mat looked_;                // the frame they were seen in
  double lookedAt_ = -1;
  int numbers_ = 0;  // given so far
  std::vector<LikePair> pairs_;
  std::optional<CardLabel> last_;
};

}  // namespace lk::app
