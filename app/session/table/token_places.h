// From a token's place on the mat to its zone.
#pragma once

#include "app/session/table/table_setting.h"
#include "rules/core/placement.h"
#include "vision/core/stable_sighting.h"
#include "vision/tracker.h"

namespace lk::app {

/// Returns what a token was printed as; null if the setting does not have it.
const carddb::PrintedToken* printedToken(const vision::StableToken& token, const TableSetting& setting);

/// Says which zone is under a place on the mat (mm), and which is next to it. A place of a track is named as
/// a zone of its own: "A/life/12".
void putInZone(rules::TokenPlacement& placement, cv::Point2d mm, const TableSetting& setting);

/// Where a token lies, and which zone is next to it. A token that the setting does not have is placed as one
/// that stands for no card.
rules::TokenPlacement placementOf(const vision::StableToken& token, const TableSetting& setting);

/// The die on a token, in the token's zone. Precondition: token.die.
rules::DiePlacement dieOn(const vision::StableToken& token, const TableSetting& setting);

/// Returns the tokens of the setting that carry dice which a game wants to be read.
std::vector<vision::DieOnToken> diceOnTokens(const std::vector<rules::DieToRead>& dice,
                                             const TableSetting& setting);

}  // namespace lk::app
