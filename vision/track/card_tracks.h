// Card-shaped things seen in a series of looks at a picture at rest.
#pragma once

#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/core/stable_sighting.h"
#include "vision/track/fusion_names.h"
#include "vision/track/track_search.h"

namespace lk::vision {

struct CardTrack {
  CardOutline outline;  // as it was found when its name was surest; without a name, when it was last seen
  double sureness = 0;  // of that name; 0 without one
  NameFusion names;
  int seen = 0;  // in so many looks

  [[nodiscard]] bool named() const { return sureness > 0; }
};

/// A card that lay on the table before the series.
struct EarlierCard {
  const CardSighting& card;
  bool touched;  // something changed on it
};

class CardTracks {
 public:
  /// What earlier looks said is forgotten.
  void begin(CardSearch search);
  void forget();

  [[nodiscard]] int looks() const { return looks_; }
  [[nodiscard]] const std::vector<CardTrack>& all() const { return tracks_; }
  [[nodiscard]] const CardSearch& search() const { return search_; }

  /// The looks agreed on what lies there: the next one searches nothing.
  [[nodiscard]] bool clear() const;
  /// What the net proposes of the table at rest: level by level, once for all looks.
  [[nodiscard]] bool hasProposals() const;
  [[nodiscard]] double proposalEffort() const;
  void propose(const cv::Mat& bgr);
  /// Where cards lie in the next look's picture, or in two pictures of the still table.
  [[nodiscard]] std::vector<TriedRegion> tryPlaces(const cv::Mat& bgr) const;
  [[nodiscard]] FoundCards settle(const cv::Mat& bgr, std::vector<TriedRegion> tried) const;
  /// Takes that look: names what was found, but for earlier cards that nothing touched.
  void look(const cv::Mat& bgr, const CardIndex& index, FoundCards found,
            const std::vector<EarlierCard>& earlier);

 private:
  [[nodiscard]] std::vector<CardOutline> lostOf(const std::vector<CardOutline>& outlines) const;
  void lookAround(const cv::Mat& bgr, const CardIndex& index, FoundCards found, std::vector<Naming> namings,
                  const std::vector<EarlierCard>& earlier);
  CardTrack& trackOf(const CardOutline& outline, int sinceLook);
  void add(CardTrack& track, const CardOutline& outline, const CardSighting& seen);

  CardSearch search_;
  std::vector<ProposalSearch> proposing_;  // a region each
  std::vector<CardTrack> tracks_;
  int looks_ = 0;
};

}  // namespace lk::vision
