#include "app/cli/explaining/explain_picture.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include <opencv2/imgproc.hpp>

#include "app/cli/explaining/explain_dice.h"
#include "app/cli/explaining/explain_draw.h"
#include "codecs/codecs.h"
#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/propose/card_masks.h"
#include "vision/cards/name/describe/card_descriptor.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/core/quad_geometry.h"
#include "vision/core/rectify_card.h"

namespace lk::app {

namespace {

const cv::Size kCardTile(120, 168);

std::string number(const char* format, double value) {
  char text[40];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

struct FateLook {
  vision::OutlineFate fate;
  cv::Scalar colour;
  const char* words;
};

const FateLook kFates[]{
    {vision::OutlineFate::notCardShaped, kGrey, "not of a card's shape"},
    {vision::OutlineFate::outsidePicture, {200, 120, 60}, "leaves the picture"},
    {vision::OutlineFate::ignored, {200, 80, 200}, "on a tray or mark"},
    {vision::OutlineFate::sidesNotSeen, kRed, "sides not seen well enough"},
    {vision::OutlineFate::rival, kYellow, "another outline there is seen better"},
    {vision::OutlineFate::card, kGreen, "a card"},
};

cv::Mat proposePicture(const Explained& explained) {
  const cv::Mat& reduced = explained.steps.reduced;
  std::vector<Tile> tiles;
  Canvas canvas = canvasOf(explained.bgr);
  for (const vision::Quad& quad : explained.steps.proposals) stroke(canvas, quad, kYellow, 1);
  tiles.push_back({canvas.bgr, std::to_string(explained.steps.proposals.size()) + " proposals"});
  int mask = 1;
  for (const cv::Mat& grey : vision::cardMasks(reduced).all) {
    cv::Mat bgr;
    cv::cvtColor(grey, bgr, cv::COLOR_GRAY2BGR);
    tiles.push_back({bgr, "mask " + std::to_string(mask++)});
  }
  std::vector<std::vector<Tile>> rows;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (i % 3 == 0) rows.emplace_back();
    rows.back().push_back(std::move(tiles[i]));
  }
  return sheetOf(rows, {480, std::max(1, 480 * reduced.rows / std::max(1, reduced.cols))});
}

cv::Mat fitPicture(const Explained& explained) {
  Canvas canvas = canvasOf(explained.bgr);
  int line = 0;
  // Cards are drawn last, on top.
  for (const FateLook& look : kFates) {
    int count = 0;
    for (const vision::FinderSteps::Tried& tried : explained.steps.tried) {
      if (tried.fate != look.fate) continue;
      ++count;
      const bool card = tried.fate == vision::OutlineFate::card;
      stroke(canvas, tried.fitted, look.colour, card ? 2 : 1);
      if (tried.score > 0)
        write(canvas.bgr, number("%.2f", tried.score),
              cv::Point(vision::centreOf(tried.fitted) * float(canvas.scale)) + cv::Point(0, card ? 0 : 16),
              look.colour);
    }
    write(canvas.bgr, std::string(look.words) + ": " + std::to_string(count), {10, 20 + 20 * line++},
          look.colour);
  }
  return canvas.bgr;
}

std::string nameOf(const vision::CardSighting& card) {
  if (card.key) return *card.key + number(" %.3f", card.confidence);
  if (card.maybe.empty()) return "not known";
  return "maybe " + card.maybe.front().key + number(" %.3f", card.maybe.front().confidence);
}

cv::Mat decidePicture(const Explained& explained) {
  Canvas canvas = canvasOf(explained.bgr);
  for (const vision::FinderSteps::Tried& tried : explained.steps.tried)
    if (tried.fate == vision::OutlineFate::card) stroke(canvas, tried.fitted, kGrey, 1);
  for (const vision::CardSighting& card : explained.seen.cards) {
    const cv::Scalar& colour = card.key ? kGreen : card.maybe.empty() ? kRed : kYellow;
    stroke(canvas, card.corners, colour);
    write(canvas.bgr, nameOf(card),
          cv::Point(vision::centreOf(card.corners) * float(canvas.scale)) - cv::Point(50, 0), colour);
  }
  for (const vision::DieSighting& die : explained.seen.dice) {
    const cv::Scalar& colour = die.value ? kGreen : kYellow;
    stroke(canvas, die.corners, colour);
    write(canvas.bgr, die.value ? std::to_string(*die.value) : "?",
          cv::Point(die.corners[0] * float(canvas.scale)), colour);
  }
  return canvas.bgr;
}

cv::Mat differenceOf(const vision::Hypothesis& hypothesis) {
  cv::Mat picture;
  cv::absdiff(vision::pictureOfLook(hypothesis.look), vision::pictureOfLook(hypothesis.laid), picture);
  return picture * 2;
}

cv::Mat cutOf(const cv::Mat& picture, const vision::Quad& outline) {
  return vision::rectifyCard(picture, vision::portrait(vision::fromTopLeft(outline)), {252, 352});
}

const char* wordsOf(vision::ObservationReason reason) {
  switch (reason) {
    case vision::ObservationReason::outlined:
      return "as found";
    case vision::ObservationReason::cornersCorrected:
      return "by its print";
    case vision::ObservationReason::otherOutline:
      return "other sides";
    case vision::ObservationReason::withoutGlare:
      return "without glare";
    case vision::ObservationReason::thoughOverexposed:
      return "though overexposed";
    case vision::ObservationReason::inTableLight:
      return "in the table's light";
    case vision::ObservationReason::inEvenLight:
      return "in even light";
    case vision::ObservationReason::withoutOccluders:
      return "uncovered";
    case vision::ObservationReason::othersMasked:
      return "past others";
  }
  return "";
}

using Rows = std::vector<std::vector<Tile>>;

/// Adds a row for each observation of a card: the observed cut and the candidates it was compared with; then
/// the same for the most likely ones, with the remaining difference.
void addLooks(const vision::CardObservations& trail, const Tile& named, Rows& shortlist, Rows& verify) {
  for (const vision::CardObservation& look : trail) {
    const vision::MatchResult& result = look.result;
    const Tile seen{cutOf(look.view.picture, look.view.outline), wordsOf(look.reason)};
    const Tile first = &look == &trail.front() ? named : Tile{};
    shortlist.push_back({first, seen});
    verify.push_back({first, seen});
    for (const vision::Hypothesis& hypothesis : result.likeliest)
      shortlist.back().push_back(
          {vision::pictureOfLook(hypothesis.look), number("%.3f ", hypothesis.similarity) + hypothesis.key});
    if (!result.features) continue;
    const vision::Hypothesis& best = result.likeliest.front();
    verify.back().push_back({vision::pictureOfLook(best.look), nameOf(result.card)});
    verify.back().push_back({vision::pictureOfLook(best.laid), number("leads by %.3f", result.lead)});
    verify.back().push_back({differenceOf(best), number("evidence %.2f", result.odds)});
  }
}

class Writer {
 public:
  Writer(std::string folder, std::string name) : folder_(std::move(folder)), name_(std::move(name)) {}
  void add(const std::string& stage, const cv::Mat& picture) {
    const std::string file = (std::filesystem::path(folder_) / (name_ + "-" + stage + ".png")).string();
    if (fault_ || picture.empty()) return;
    bool written = false;
    try {
      written = codecs::write(file, picture);
    } catch (const cv::Exception&) {  // OpenCV throws if it cannot write
    }
    if (!written)
      fault_ = Fault{file, 0, "cannot be written",
                     "check that you may write to the folder and that the disk is not full"};
  }
  [[nodiscard]] Outcome<Done> result() const {
    if (fault_) return *fault_;
    return Done{};
  }

 private:
  std::string folder_, name_;
  std::optional<Fault> fault_;
};

}  // namespace

Outcome<Done> writeExplanation(const Explained& explained, const std::string& folder,
                               const std::string& name) {
  Writer writer(folder, name);
  writer.add("1-propose", proposePicture(explained));
  writer.add("2-fit", fitPicture(explained));
  Rows cut, shortlist, verify;
  for (std::size_t i = 0; i < explained.seen.cards.size(); ++i) {
    const vision::CardSighting& card = explained.seen.cards[i];
    if (cut.empty() || cut.back().size() >= 10) cut.emplace_back();
    const Tile named{cutOf(explained.bgr, card.corners), nameOf(card)};
    cut.back().push_back(named);
    addLooks(explained.observations[i], named, shortlist, verify);
  }
  if (!cut.empty()) writer.add("3-rectify", sheetOf(cut, kCardTile));
  if (!shortlist.empty()) writer.add("4-shortlist", sheetOf(shortlist, kCardTile));
  if (!verify.empty()) writer.add("5-verify", sheetOf(verify, kCardTile));
  writer.add("6-decide", decidePicture(explained));
  if (explained.diceAnywhere) writer.add("7-dice", dicePicture(explained.bgr));
  for (const vision::SheetSighting& sheet : explained.seen.sheets)
    if (vision::isTray(sheet.id) && explained.sheets != nullptr)
      for (const vision::SheetSpec& spec : *explained.sheets)
        if (spec.id == sheet.id)
          writer.add("7-dice-" + vision::trayLetter(sheet.id), trayDicePicture(explained.bgr, sheet, spec));
  return writer.result();
}

}  // namespace lk::app
