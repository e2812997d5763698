// Computes how certain it is that a card is its best match, from their remaining differences.
#pragma once

#include "vision/cards/name/verify/card_light.h"
#include "vision/cards/name/verify/card_print_fit.h"
#include "vision/cards/name/verify/card_verify.h"

namespace lk::vision {

/// Returns the log-odds that the seen card is its best match and not a card that is not enrolled. `lead` is
/// the similarity lead (correlation) over the runner-up. The net was trained on libraries of near-identical
/// cards and of unrelated cards. The weights of the print's fit come from real photos, see
/// vision/nets/card_evidence.md. Without `printFit` the net alone decides.
double evidenceOf(const MatchFeatures& features, const std::optional<PrintFit>& printFit, double lead);

/// Returns the log-odds for a card whose uneven light was removed, assuming its best match. The differences
/// are judged by how much light was removed.
double evidenceInEvenLight(const MatchFeatures& features, const std::optional<PrintFit>& printFit,
                           double lead, const RemovedLight& taken);

}  // namespace lk::vision
