// What the window may show while cards are taught, and what it is asked to do.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window/shared/moment.h"
#include "app/workshop/enrolling/enrol_session.h"

namespace lk::app {

/// Where cards are taught from, and into what.
struct EnrolRequest {
  std::string source;  // as openSource() takes it
  std::shared_ptr<const GameKit> kit;
  std::string library;            // file, made with the first card
  std::vector<std::string> list;  // the cards asked for, in this order; empty: all of the pack
  EnrolHabits habits;
};

class SeenPictures;

/// The state of an EnrolSession, without pictures.
struct EnrolMoment {
  std::vector<EnrolCard> cards;
  std::vector<LikePair> pairs;
  std::vector<OwnReference> own;
  std::optional<CardLabel> last;
  std::string wanted;  // id of the card the list asks for next
  bool canUndo = false;
  bool whole = false;  // the picture is taken for the card
};

/// What is to be shown of a session; the pictures of its cards go to `seen`.
EnrolMoment momentOf(const EnrolSession& session, SeenPictures& seen);
/// A frame with the cards of the session outlined: dashed while they ask.
Picture pictureOf(const cv::Mat& bgr, const EnrolSession& session);

}  // namespace lk::app
