// The rim of a printed token: rings from the edge inwards, as fractions of the radius. Its code lies in the
// rim, so that a die may stand in the middle of the token.
//
//   edge to kDarkOuter          paper
//   kDarkOuter to kDarkInner    a closed dark ring: where it is, how large it is, how dark ink is here
//   kDarkInner to kCodeInner    the code: kSegments equal segments, dark for 1 and paper for 0
//   kCodeInner to kPaperInner   paper: how light paper is here
//
// Codes are words of even weight of the cyclic Golay code of length 23: any two differ in eight segments or
// more, however they are turned, and so does each from itself turned. The first segment begins at the token's
// upright and the others follow clockwise.
#pragma once

namespace lk::vision {

inline constexpr double kDarkOuter = 0.945, kDarkInner = 0.875, kCodeInner = 0.70, kPaperInner = 0.635;
inline constexpr int kSegments = 23;

}  // namespace lk::vision
