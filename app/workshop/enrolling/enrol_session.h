// A session of enrolling own cards: takes frames; returns the cards in them, proposed names and quality. It
// has no threads and no clock of its own.
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

/// A card that lies still.
struct EnrolCard {
  enum class State {
    asks,   // not enrolled yet
    taught  // stored in the own library
  };
  /// Where the proposed label comes from: nowhere, recognition, or the list.
  enum class From { nobody, eyes, list };

  int number = 0;  // constant while the card lies there
  State state = State::asks;
  From from = From::nobody;
  CardLabel label;                 // proposed, or as enrolled; without an id if there is no proposal
  double confidence = 0;           // of the recognised name, 0..1
  int references = 0;              // number of own references of that card
  std::vector<std::string> maybe;  // ids of the candidates if recognition is uncertain
  std::vector<Advice> advice;      // how its picture can be improved
  vision::Quad corners{};          // pixels, upright
  cv::Mat picture;                 // cut out, 8-bit BGR, kSeenSize

  [[nodiscard]] bool asks() const { return state == State::asks; }
};

inline const cv::Size kSeenSize(252, 352);

/// Two cards that recognition will confuse.
struct LikePair {
  std::string card, other;  // ids; the other one can be a printed card that was never enrolled
  Advice advice;
  bool mended = false;  // both were enrolled twice since
};

/// How cards can be enrolled without pressing a key: see EnrolSession.
struct EnrolHabits {
  bool handsFree = false;  // enrol a card with a name and a good picture after kHoldSeconds at rest
  bool inOrder = false;    // treat an unrecognised card as the next one of the list
};

inline constexpr double kHoldSeconds = 1.5;
/// Confidence from which a recognised name needs no confirmation.
inline constexpr double kSureEnough = 0.95;

/// Cards are numbered in reading order when they come to rest. Nothing is proposed for moving cards. Not
/// thread-safe.
class EnrolSession {
 public:
  /// `printed` contains the references besides the own cards; their names are proposed too.
  EnrolSession(std::shared_ptr<const GameKit> kit, OwnCards own, std::vector<vision::ReferenceShelf> printed,
               std::vector<vision::SheetSpec> sheets);

  void setHabits(EnrolHabits habits) { habits_ = habits; }
  /// Sets the cards to enrol, in this order. Cards that already have a reference are skipped. If the list has
  /// one card only, it gets one more reference.
  void setList(std::vector<std::string> ids);
  /// Sets whether the next frames are cards from edge to edge, as in a scan: no outline is searched. Cards
  /// are recognised again.
  void setWhole(bool whole);
  [[nodiscard]] bool whole() const { return whole_; }
  /// Recognises the cards again, as if they had moved.
  void lookAgain() { lookedAt_ = -1; }

  /// Processes the next frame (8-bit BGR) at `seconds`, which must not decrease. Returns whether anything
  /// shown has changed. A fault means that the library cannot be written; the cards are unchanged.
  Outcome<bool> see(const cv::Mat& bgr, double seconds);

  /// Enrols a card under this label, once more if it is already enrolled. Does nothing if the card is no
  /// longer there.
  Outcome<Done> accept(int number, const CardLabel& label);
  /// Takes back the last enrolment of this session. That card is not enrolled automatically again.
  Outcome<Done> undo();

  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  [[nodiscard]] const std::vector<EnrolCard>& cards() const { return cards_; }
  [[nodiscard]] const std::vector<LikePair>& pairs() const { return pairs_; }
  [[nodiscard]] const OwnCards& own() const { return own_; }
  [[nodiscard]] const CardNames& names() const { return names_; }
  /// The next card of the list to enrol; empty if there is none.
  [[nodiscard]] std::string wanted() const;
  /// The card enrolled last; nullopt after it was taken back.
  [[nodiscard]] const std::optional<CardLabel>& last() const { return last_; }

 private:
  /// Data about a card that people do not see.
  struct Memory {
    vision::Descriptor descriptor;
    double since = 0;   // since when it has had this name and a good picture
    bool held = false;  // people took it back: do not enrol it automatically
  };

  void look(const cv::Mat& bgr, double seconds);
  [[nodiscard]] std::vector<vision::CardSighting> cardsIn(const cv::Mat& bgr) const;
  void propose(EnrolCard& card, const vision::CardSighting& seen) const;
  void proposeFromList();
  [[nodiscard]] bool isWanted(const std::string& id) const { return own_.count(id) <= maxReferences_; }
  void refresh(EnrolCard& card) const;
  Outcome<bool> enrolAutomatically(double seconds);
  Outcome<Done> take(std::size_t place, const CardLabel& label);
  void notePair(const TaughtCard& card);
  void rebuildIndex();
  /// Returns the index in cards_ of the same card in the previous frame, as far as can be seen; nullopt if
  /// there is none.
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
  int maxReferences_ = 0;  // a card of the list is wanted while it has at most this many references

  std::vector<EnrolCard> cards_;
  std::vector<Memory> memories_;  // one per card, in the order of cards_
  cv::Mat lastFrame_;             // the frame in which they were recognised
  double lookedAt_ = -1;
  int lastNumber_ = 0;  // highest number given so far
  std::vector<LikePair> pairs_;
  std::optional<CardLabel> last_;
};

}  // namespace lk::app
