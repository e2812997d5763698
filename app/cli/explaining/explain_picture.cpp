#include "app/cli/explaining/explain_picture.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/cli/explaining/explain_dice.h"
#include "app/cli/explaining/explain_draw.h"
#include "vision/card_explain.h"
#include "vision/card_masks.h"
#include "vision/quad_geometry.h"

namespace lk::app {

namespace {

constexpr std::size_t kShortlist = 6;
constexpr std::size_t kVerified = 2;
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
  // What is a card is drawn last, on top.
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
  return canvas.bgr;
}

cv::Mat differenceOf(const cv::Mat& reference, const cv::Mat& aligned) {
  cv::Mat picture;
  cv::absdiff(vision::pictureOfLook(reference), vision::pictureOfLook(aligned), picture);
  return picture * 2;
}

class Writer {
 public:
  Writer(std::string folder, std::string name) : folder_(std::move(folder)), name_(std::move(name)) {}
  void add(const std::string& stage, const cv::Mat& picture) {
    const std::string file = (std::filesystem::path(folder_) / (name_ + "-" + stage + ".png")).string();
    if (fault_ || picture.empty()) return;
    bool written = false;
    try {
      written = cv::imwrite(file, picture);
    } catch (const cv::Exception&) {  // OpenCV throws where it cannot write
    }
    if (!written)
      fault_ = Fault{file, 0, "cannot be written", "see that the folder is yours and the disk not full"};
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
  std::vector<std::vector<Tile>> cut, shortlist, verify;
  for (const vision::CardSighting& card : explained.seen.cards) {
    const vision::ExplainedName how =
        vision::explainName(explained.bgr, card.corners, *explained.index, kShortlist);
    if (cut.empty() || cut.back().size() >= 10) cut.emplace_back();
    const Tile own{how.cut, nameOf(card)};
    cut.back().push_back(own);
    if (how.matches.empty()) continue;
    shortlist.push_back({own});
    verify.push_back({own});
    for (std::size_t i = 0; i < how.matches.size(); ++i) {
      const vision::ExplainedMatch& match = how.matches[i];
      shortlist.back().push_back(
          {vision::pictureOfLook(match.reference), number("%.3f ", match.match.likeness) + match.match.key});
      if (i >= kVerified) continue;
      verify.back().push_back({vision::pictureOfLook(match.reference), match.match.key});
      verify.back().push_back({vision::pictureOfLook(match.aligned), "laid over it"});
      verify.back().push_back(
          {differenceOf(match.reference, match.aligned), number("evidence %.2f", match.match.evidence)});
    }
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
