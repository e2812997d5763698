// Tracks card outlines over a series of observations of a still table.
#pragma once

#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/core/stable_sighting.h"
#include "vision/track/fusion_names.h"
#include "vision/track/track_search.h"

namespace lk::vision {

struct CardTrack {
  CardOutline outline;  // from the observation with the highest confidence; without a name, from the last one
  double sureness = 0;  // confidence of the name; 0 without one
  NameFusion names;
  int seen = 0;  // number of observations in which it was seen

  [[nodiscard]] bool named() const { return sureness > 0; }
};

/// A card that lay on the table before the series.
struct EarlierCard {
  const CardSighting& card;
  bool touched;  // something changed on it
};

class CardTracks {
 public:
  /// Starts a series, and discards earlier observations.
  void begin(CardSearch search);
  void forget();

  [[nodiscard]] int observations() const { return observations_; }
  [[nodiscard]] const std::vector<CardTrack>& all() const { return tracks_; }
  [[nodiscard]] const CardSearch& search() const { return search_; }

  /// True if the observations agree on what is there. The next one then searches nothing.
  [[nodiscard]] bool clear() const;
  /// Proposals of the net for the still table, level by level, once per series.
  [[nodiscard]] bool hasProposals() const;
  [[nodiscard]] double proposalEffort() const;
  void propose(const cv::Mat& bgr);
  /// Find card outlines for the next observation. The two steps may use different images of the still table.
  [[nodiscard]] std::vector<FittedRegion> fit(const cv::Mat& bgr) const;
  [[nodiscard]] FoundCards settle(const cv::Mat& bgr, std::vector<FittedRegion> tried) const;
  /// Adds the observation: names what was found, except earlier cards that nothing touched.
  void look(const cv::Mat& bgr, const CardIndex& index, FoundCards found,
            const std::vector<EarlierCard>& earlier);

 private:
  [[nodiscard]] std::vector<CardOutline> lostOf(const std::vector<CardOutline>& outlines) const;
  void lookAround(const cv::Mat& bgr, const CardIndex& index, FoundCards found, std::vector<Naming> namings,
                  const std::vector<EarlierCard>& earlier);
  CardTrack& trackOf(const CardOutline& outline, int sinceObservation);
  void add(CardTrack& track, const CardOutline& outline, const CardSighting& seen);

  CardSearch search_;
  std::vector<ProposalSearch> proposing_;  // one per region
  std::vector<CardTrack> tracks_;
  int observations_ = 0;
};

}  // namespace lk::vision
