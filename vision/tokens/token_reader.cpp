#include "vision/tokens/token_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "vision/tokens/token_rim.h"
#include "vision/tokens/token_rings.h"

namespace lk::vision {

namespace {

// Difference in log light between paper and ink below which a direction says nothing: covered, or glare.
constexpr double kSeen = 0.2;
// The same for the paper within the code, which a die that leans over the rim covers first.
constexpr double kInnerSeen = 0.1;
// Share of directions that must say something for a name, and for being a token at all.
constexpr double kMinSeen = 0.6;
// Agreement with the best code for a name, and its lead over every other code. A wrong code agrees to at most
// 0.3 with a rim that is seen whole: eight of 23 segments differ.
constexpr double kSure = 0.62, kLead = 0.3;
// The same where a die hides part of the rim: what is seen must be clean, and then two segments tell codes
// apart.
constexpr double kClean = 0.85, kCleanLead = 0.2;
// Agreement from which a rim that is not sure is worth a question.
constexpr double kLikely = 0.45;
constexpr int kOfSegment = kDirections / kSegments;

/// What each direction says: -1 paper, 1 ink, 0 nothing.
struct Rim {
  std::array<double, kDirections> ink{};
  int seen = 0;
};

Rim rimAt(const cv::Mat& light, cv::Point2d middle, double radius) {
  Rim rim;
  for (int d = 0; d < kDirections; ++d) {
    const auto at = [&](double share) { return lightAt(light, middle, share * radius, d); };
    const double dark = at((kDarkOuter + kDarkInner) / 2);
    const double inner = at((kCodeInner + kPaperInner) / 2);
    const double paper = std::max(inner, at((1 + kDarkOuter) / 2));
    if (paper - dark < kSeen || inner - dark < kInnerSeen) continue;
    const double code = (at(0.75) + at(0.785) + at(0.82)) / 3;
    rim.ink[d] = std::clamp(2 * (paper - code) / (paper - dark) - 1, -1.0, 1.0);
    ++rim.seen;
  }
  return rim;
}

/// The specs of one diameter.
using Alike = std::vector<const TokenSpec*>;

struct Fit {
  const TokenSpec* spec = nullptr;
  double agreement = -1;
  int turned = 0;  // directions
};

double agreementOf(const Rim& rim, const std::string& code, int turned) {
  double sum = 0;
  for (int d = 0; d < kDirections; ++d) {
    const int segment = (d - turned + kDirections) % kDirections / kOfSegment;
    sum += code[static_cast<std::size_t>(segment)] == '1' ? rim.ink[d] : -rim.ink[d];
  }
  return sum / rim.seen;
}

Fit bestTurn(const Rim& rim, const TokenSpec& spec) {
  Fit best{&spec};
  for (int turned = 0; turned < kDirections; ++turned)
    if (const double agreement = agreementOf(rim, spec.rim, turned); agreement > best.agreement)
      best = {&spec, agreement, turned};
  return best;
}

struct Read {
  Fit best;
  double next = -1;  // agreement of the second code
  double seen = 0;   // share of directions

  [[nodiscard]] bool isSure() const {
    const double lead = best.agreement - next;
    return (best.agreement >= kSure && lead >= kLead) || (best.agreement >= kClean && lead >= kCleanLead);
  }
};

Read readAt(const cv::Mat& light, cv::Point2d middle, double radius, const Alike& specs) {
  Read read;
  const Rim rim = rimAt(light, middle, radius);
  read.seen = double(rim.seen) / kDirections;
  if (read.seen < kMinSeen) return read;
  for (const TokenSpec* spec : specs) {
    const Fit fit = bestTurn(rim, *spec);
    read.next = std::max(read.next, std::min(fit.agreement, read.best.agreement));
    if (fit.agreement > read.best.agreement) read.best = fit;
  }
  return read;
}

/// Reads a ring at its middle and around it: the ring's middle is known to about a pixel, which is much of
/// the rim of a small token.
Read readRing(const cv::Mat& light, cv::Point2d& middle, double radius, const Alike& specs) {
  Read best = readAt(light, middle, radius, specs);
  for (const double step : {1.5, 0.75}) {
    const cv::Point2d found = middle;
    for (const cv::Point2d off : {cv::Point2d(step, 0), {-step, 0}, {0, step}, {0, -step}}) {
      const Read read = readAt(light, found + off, radius, specs);
      if (read.best.agreement <= best.best.agreement) continue;
      best = read;
      middle = found + off;
    }
  }
  return best;
}

/// Of two tokens at one place, read as two diameters, keeps the one that agrees better.
void keepOneAPlace(std::vector<TokenSighting>& tokens) {
  std::sort(tokens.begin(), tokens.end(),
            [](const TokenSighting& a, const TokenSighting& b) { return a.agreement > b.agreement; });
  std::vector<TokenSighting> kept;
  for (TokenSighting& token : tokens)
    if (std::none_of(kept.begin(), kept.end(), [&](const TokenSighting& other) {
          return cv::norm(other.mm - token.mm) < std::min(other.diameter, token.diameter) / 2;
        }))
      kept.push_back(std::move(token));
  tokens = std::move(kept);
}

/// Adds the tokens of one diameter that lie in a view of the sheet whose top left is at `origin` (mm).
void addTokens(std::vector<TokenSighting>& tokens, const cv::Mat& light, cv::Point2d origin, double diameter,
               const Alike& specs) {
  const double radius = diameter / 2 * kTokenPixels;
  for (cv::Point2d middle : findRings(light, radius)) {
    const Read read = readRing(light, middle, radius, specs);
    if (read.best.agreement < kLikely) continue;
    TokenSighting token{{}, diameter, read.best.agreement, origin + middle * (1 / kTokenPixels), 0};
    if (read.isSure()) {
      token.key = read.best.spec->key;
      token.turnedDeg = read.best.turned * 360.0 / kDirections;
    }
    tokens.push_back(std::move(token));
  }
}

}  // namespace

std::set<double> diametersOf(const TokenSheet& printed) {
  std::set<double> diameters;
  for (const TokenSpec& spec : printed.specs) diameters.insert(spec.diameter);
  return diameters;
}

std::vector<TokenSighting> readTokens(const cv::Mat& bgr, const SheetSighting& sheet,
                                      const TokenSheet& printed, cv::Rect2d area) {
  std::vector<TokenSighting> tokens;
  if (bgr.empty() || printed.specs.empty() || area.empty()) return tokens;
  std::map<double, Alike> sizes;
  for (const TokenSpec& spec : printed.specs) sizes[spec.diameter].push_back(&spec);
  const cv::Matx33d fromArea(1, 0, area.x, 0, 1, area.y, 0, 0, 1);
  const cv::Mat light = lightSeenFromAbove(bgr, sheet.toImage * fromArea, area.size());
  for (const auto& [diameter, specs] : sizes) addTokens(tokens, light, area.tl(), diameter, specs);
  keepOneAPlace(tokens);
  std::sort(tokens.begin(), tokens.end(), [](const TokenSighting& a, const TokenSighting& b) {
    return std::pair(a.mm.y, a.mm.x) < std::pair(b.mm.y, b.mm.x);
  });
  return tokens;
}

}  // namespace lk::vision
