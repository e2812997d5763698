// The request to enrol cards, and the state of a session for the window.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window/shared/moment.h"
#include "app/workshop/enrolling/enrol_session.h"

namespace lk::app {

/// The source and the target of an enrolling session.
struct EnrolRequest {
  std::string source;  // in the format of openSource()
  std::shared_ptr<const GameKit> kit;
  std::string library;            // file; created with the first card
  std::vector<std::string> list;  // the cards to enrol, in this order; empty: all of the pack
  EnrolHabits habits;
};

class CardImages;

/// The state of an EnrolSession, without pictures.
struct EnrolMoment {
  std::vector<EnrolCard> cards;
  std::vector<LikePair> pairs;
  std::vector<OwnReference> own;
  std::optional<CardLabel> last;
  std::string wanted;  // id of the next card in the list
  bool canUndo = false;
  bool whole = false;  // the whole picture is treated as the card
};

/// Returns the state of a session. The pictures of its cards are stored in `seen`.
EnrolMoment momentOf(const EnrolSession& session, CardImages& seen);
/// Returns a frame with the cards of the session outlined; dashed while they are not enrolled.
Picture pictureOf(const cv::Mat& bgr, const EnrolSession& session);

}  // namespace lk::app
