// Swiss rounds: players with similar points meet, nobody meets the same opponent twice, nobody gets two byes.
#pragma once

#include "app/league/model/pairing.h"

namespace lk::league {

/// See nextRound(). Nobody ever meets the same opponent twice or gets two byes. Of all such rounds, with as
/// few byes as possible, this is the best one by these rules, each of which counts only where those before it
/// are equal:
/// 1. The byes go to the lowest players who may have one.
/// 2. The sum of the squared differences of the opponents' points is least.
/// 3. Starts are balanced: the sum of the squared differences of how often each player started and did not,
///    after the round, is least.
/// 4. Within a group of equal points the upper half meets the lower half, each as close as possible to half a
///    group below; opponents of different groups are close in rank. (16 places aside count as all above.
///    With more than 200 players the round is not always the very best by this last rule.)
/// If there is no such round, the result is `allMet`. At most matching::kMaxMembers players.
NextRound nextSwissRound(const League& league);

}  // namespace lk::league
