#include "photo_scores.h"

#include <algorithm>
#include <cstdio>

#include "quad_overlap.h"

namespace lk::photo_scores {

namespace {

constexpr double kSameCard = 0.5;     // intersection over union
constexpr double kSure = 0.99;        // confidence of a name; of a hundred such names 99 must be correct
constexpr double kPartOfCard = 0.75;  // fraction of an outline on a hidden card

std::string place(cv::Point2f at) {
  char text[40];
  std::snprintf(text, sizeof text, " at %.0f,%.0f", static_cast<double>(at.x), static_cast<double>(at.y));
  return text;
}

cv::Point2f centreOf(const cv::Rect2f& box) {
  return (box.tl() + box.br()) * 0.5F;
}

bool ignored(const LabelledPhoto& photo, cv::Point2f at) {
  return std::any_of(photo.ignore.begin(), photo.ignore.end(), [&](auto& box) { return box.contains(at); });
}

struct Pair {
  double overlap;
  std::size_t label, sighting;
};

/// Returns the index of the sighting of each card, or -1. Assigns the largest overlaps first.
std::vector<int> matched(const std::vector<CardTruth>& labels,
                         const std::vector<vision::CardSighting>& seen) {
  std::vector<Pair> pairs;
  for (std::size_t l = 0; l < labels.size(); ++l)
    for (std::size_t s = 0; s < seen.size(); ++s)
      if (const double overlap = overlapOf(labels[l].corners, seen[s].corners); overlap > kSameCard)
        pairs.push_back({overlap, l, s});
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const Pair& a, const Pair& b) { return a.overlap > b.overlap; });
  std::vector<int> of(labels.size(), -1);
  std::vector<bool> used(seen.size(), false);
  for (const Pair& pair : pairs)
    if (of[pair.label] < 0 && !used[pair.sighting]) {
      of[pair.label] = static_cast<int>(pair.sighting);
      used[pair.sighting] = true;
    }
  // For a hidden card the outline may cover only its visible part.
  for (std::size_t l = 0; l < labels.size(); ++l)
    for (std::size_t s = 0; s < seen.size() && labels[l].hidden && of[l] < 0; ++s)
      if (!used[s] &&
          sharedArea(labels[l].corners, seen[s].corners) > kPartOfCard * areaOf(seen[s].corners)) {
        of[l] = static_cast<int>(s);
        used[s] = true;
      }
  return of;
}

/// Counts one card of the photo; `seen` is null if it was missed.
void countCard(const CardTruth& truth, const vision::CardSighting* seen, const std::set<std::string>& library,
               PhotoScore& score) {
  CardCounts& counts = score.cards;
  const bool known = truth.id && library.count(*truth.id) > 0;
  const std::string who = truth.id.value_or("a stranger") + place(middleOf(truth.corners));
  const std::optional<std::string> name = seen && seen->key ? std::optional(idOf(*seen->key)) : std::nullopt;
  const bool right = known && name == truth.id;
  if (truth.hidden) {
    ++counts.hidden;
    counts.hiddenFound += seen ? 1 : 0;
    counts.hiddenRight += right ? 1 : 0;
    counts.hiddenWrong += name && !right ? 1 : 0;
    if (name && !right) score.faults.push_back("hidden " + who + " named " + *name);
    return;
  }
  ++counts.labels;
  counts.known += known ? 1 : 0;
  if (!seen) {
    score.faults.push_back("missed " + who);
    return;
  }
  if (name && seen->confidence >= kSure) {
    ++counts.sure;
    counts.sureRight += right ? 1 : 0;
  }
  ++counts.found;
  counts.cornerErrors += cornerError(seen->corners, truth.corners);
  if (!known) {
    counts.strangersNamed += name ? 1 : 0;
    if (name) score.faults.push_back("STRANGER NAMED " + who + " named " + *name);
    return;
  }
  ++(right ? counts.right : name ? counts.wrong : counts.unsure);
  if (right) return;
  std::string doubt;
  for (const vision::Candidate& maybe : seen->maybe) doubt += " " + idOf(maybe.key) + "?";
  score.faults.push_back(name ? "WRONG " + who + " named " + *name : "unsure " + who + doubt);
}

/// Returns the index of the die that a report is of, or -1.
int dieAt(const LabelledPhoto& photo, const std::vector<bool>& used, const vision::DieSighting& seen,
          DieBox kind) {
  const cv::Point2f at = middleOf(seen.corners);
  int found = -1;
  double nearest = 1e9;
  for (std::size_t i = 0; i < photo.dice.size(); ++i) {
    const cv::Rect2f& box = photo.dice[i].box;
    const bool within = box.contains(at) || (kind == DieBox::face && holds(seen.corners, centreOf(box)));
    const double distance = cv::norm(at - centreOf(box));
    if (used[i] || !within || distance >= nearest) continue;
    nearest = distance;
    found = static_cast<int>(i);
  }
  return found;
}

/// True if a report is of another face of a labelled die.
bool onAnotherFace(const LabelledPhoto& photo, cv::Point2f at, DieBox kind) {
  return kind == DieBox::side && std::any_of(photo.dice.begin(), photo.dice.end(), [&](const DieTruth& die) {
           const cv::Size2f size = die.box.size();
           return cv::Rect2f(die.box.tl() - cv::Point2f(size.width / 2, size.height / 2), size * 2.F)
               .contains(at);
         });
}

}  // namespace

void CardCounts::add(const CardCounts& other) {
  labels += other.labels;
  found += other.found;
  cornerErrors += other.cornerErrors;
  known += other.known;
  right += other.right;
  wrong += other.wrong;
  unsure += other.unsure;
  strangersNamed += other.strangersNamed;
  sure += other.sure;
  sureRight += other.sureRight;
  falseNamed += other.falseNamed;
  falseNameless += other.falseNameless;
  hidden += other.hidden;
  hiddenFound += other.hiddenFound;
  hiddenRight += other.hiddenRight;
  hiddenWrong += other.hiddenWrong;
}

void DiceCounts::add(const DiceCounts& other) {
  dice += other.dice;
  right += other.right;
  wrong += other.wrong;
  unsure += other.unsure;
  falseValues += other.falseValues;
  falseUnsure += other.falseUnsure;
}

bool PhotoScore::exact() const {
  return cards.right == cards.known && cards.found == cards.labels && cards.strangersNamed == 0 &&
         cards.hiddenWrong == 0 && cards.falseNamed == 0 && cards.falseNameless == 0 &&
         dice.right == dice.dice && dice.falseValues == 0;
}

bool PhotoScore::nothingInvented() const {
  return cards.falseNamed + cards.falseNameless + dice.falseValues + dice.falseUnsure == 0;
}

PhotoScore scoreCards(const LabelledPhoto& photo, const std::vector<vision::CardSighting>& seen,
                      const std::set<std::string>& library) {
  PhotoScore score;
  const std::vector<int> of = matched(photo.cards, seen);
  std::vector<bool> used(seen.size(), false);
  for (std::size_t i = 0; i < photo.cards.size(); ++i) {
    const vision::CardSighting* sighting = nullptr;
    if (of[i] >= 0) {
      sighting = &seen[static_cast<std::size_t>(of[i])];
      used[static_cast<std::size_t>(of[i])] = true;
    }
    countCard(photo.cards[i], sighting, library, score);
  }
  for (std::size_t s = 0; s < seen.size(); ++s) {
    const cv::Point2f at = middleOf(seen[s].corners);
    if (used[s] || ignored(photo, at)) continue;
    ++(seen[s].key ? score.cards.falseNamed : score.cards.falseNameless);
    score.faults.push_back((seen[s].key ? "FALSE NAME " + idOf(*seen[s].key) : "false card") + place(at));
  }
  return score;
}

PhotoScore scoreDice(const LabelledPhoto& photo, const std::vector<vision::DieSighting>& seen, DieBox box) {
  PhotoScore score;
  auto ordered = seen;
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const auto& a, const auto& b) { return a.confidence > b.confidence; });
  std::vector<bool> used(photo.dice.size(), false);
  for (const vision::DieSighting& die : ordered) {
    const cv::Point2f at = middleOf(die.corners);
    const std::string read = die.value ? std::to_string(*die.value) : "unsure";
    if (const int found = dieAt(photo, used, die, box); found >= 0) {
      const DieTruth& truth = photo.dice[static_cast<std::size_t>(found)];
      if (!truth.counted) continue;
      used[static_cast<std::size_t>(found)] = true;
      const bool right = die.value == truth.value;
      ++(right ? score.dice.right : die.value ? score.dice.wrong : score.dice.unsure);
      if (!right)
        score.faults.push_back((die.value ? "WRONG die " + std::to_string(truth.value) + " read " + read
                                          : "unsure die " + std::to_string(truth.value)) +
                               place(at));
    } else if (!ignored(photo, at) && !onAnotherFace(photo, at, box)) {
      ++(die.value ? score.dice.falseValues : score.dice.falseUnsure);
      score.faults.push_back((die.value ? "FALSE DIE " + read : "false unsure die") + place(at));
    }
  }
  for (std::size_t i = 0; i < photo.dice.size(); ++i) {
    if (!photo.dice[i].counted) continue;
    ++score.dice.dice;
    if (!used[i])
      score.faults.push_back("missed die " + std::to_string(photo.dice[i].value) +
                             place(centreOf(photo.dice[i].box)));
  }
  return score;
}

PhotoScore scorePhoto(const LabelledPhoto& photo, const vision::FrameSightings& seen,
                      const std::set<std::string>& library, DieBox box) {
  PhotoScore score = scoreCards(photo, seen.cards, library);
  const PhotoScore dice = scoreDice(photo, allDice(seen), box);
  score.dice = dice.dice;
  score.faults.insert(score.faults.end(), dice.faults.begin(), dice.faults.end());
  return score;
}

std::vector<vision::DieSighting> allDice(const vision::FrameSightings& seen) {
  std::vector<vision::DieSighting> dice = seen.dice;
  for (const vision::TraySighting& tray : seen.trays)
    dice.insert(dice.end(), tray.dice.begin(), tray.dice.end());
  return dice;
}

std::string idOf(const std::string& key) {
  return key.substr(key.find('/') + 1);
}

}  // namespace lk::photo_scores
