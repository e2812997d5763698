#include "app/cli/explaining/explain_dice.h"

#include <algorithm>
#include <cstdio>

#include <opencv2/imgproc.hpp>

#include "app/cli/explaining/explain_draw.h"
#include "vision/dice/sheet_view.h"

namespace lk::app {

namespace {

constexpr std::size_t kMax = 80;  // maximum number of proposals shown
constexpr int kInARow = 10;
constexpr int kMaxWide = 1400;
const cv::Size kDieTile(152, 152);

const cv::Scalar& colourOf(const vision::ExplainedDie& die) {
  return !die.decided ? kGrey : die.decided->value ? kGreen : kYellow;
}

/// Returns the finder's probability, then the reader's two most likely results.
std::string wordsOf(const vision::ExplainedDie& die) {
  const auto& chances = die.read.chances;
  std::array<std::size_t, 8> order{0, 1, 2, 3, 4, 5, 6, 7};
  std::sort(order.begin(), order.end(), [&](auto a, auto b) { return chances[a] > chances[b]; });
  const auto name = [](std::size_t i) { return i == 0 ? "no" : i == 7 ? "?" : nullptr; };
  std::string words;
  char text[32];
  std::snprintf(text, sizeof text, "%.2f:", die.found.chance);
  words = text;
  for (const std::size_t i : {order[0], order[1]}) {
    std::snprintf(text, sizeof text, " %s %.2f", name(i) != nullptr ? name(i) : std::to_string(i).c_str(),
                  chances[i]);
    words += text;
  }
  return words;
}

cv::Mat pictureOf(const cv::Mat& bgr, const std::vector<vision::ExplainedDie>& dice) {
  Canvas canvas = canvasOf(bgr, kMaxWide);
  int number = 0;
  for (const vision::ExplainedDie& die : dice) {
    const cv::Rect2f& box = die.found.box;
    stroke(
        canvas,
        {box.tl(), cv::Point2f(box.x + box.width, box.y), box.br(), cv::Point2f(box.x, box.y + box.height)},
        colourOf(die), 1);
    if (die.decided) stroke(canvas, die.decided->corners, colourOf(die));
    write(canvas.bgr, std::to_string(++number), cv::Point(box.tl() * float(canvas.scale)), colourOf(die));
  }
  if (dice.empty()) return canvas.bgr;
  std::vector<std::vector<Tile>> rows;
  number = 0;
  for (const vision::ExplainedDie& die : dice) {
    if (number % kInARow == 0) rows.emplace_back();
    cv::Mat tile;
    cv::resize(die.cut, tile, kDieTile, 0, 0, cv::INTER_NEAREST);
    cv::rectangle(tile, {{}, kDieTile}, colourOf(die), 3);
    write(tile, std::to_string(++number), {6, 18}, colourOf(die));
    if (const std::string body = bodyWords(die); !body.empty())
      write(tile, body, {6, kDieTile.height - 8}, colourOf(die));
    rows.back().push_back({tile, wordsOf(die)});
  }
  const cv::Mat sheet = sheetOf(rows, kDieTile);
  cv::Mat both(canvas.bgr.rows + sheet.rows, std::max(canvas.bgr.cols, sheet.cols), CV_8UC3,
               cv::Scalar(48, 48, 48));
  canvas.bgr.copyTo(both(cv::Rect({}, canvas.bgr.size())));
  sheet.copyTo(both(cv::Rect({0, canvas.bgr.rows}, sheet.size())));
  return both;
}

}  // namespace

std::string bodyWords(const vision::ExplainedDie& die) {
  if (!die.read.own) return {};
  char text[32];
  std::snprintf(text, sizeof text, "own %.2f%s%s%s", *die.read.own, die.read.onLongPiece ? ", long" : "",
                die.read.printed ? ", printed" : "", die.read.side ? ", side" : "");
  return text;
}

cv::Mat dicePicture(const cv::Mat& bgr) {
  return pictureOf(bgr, vision::explainDice(bgr, kMax));
}

cv::Mat trayDicePicture(const cv::Mat& bgr, const vision::SheetSighting& tray,
                        const vision::SheetSpec& spec) {
  const vision::SheetView view = vision::viewForDice(bgr, tray, spec);
  return pictureOf(view.bgr, vision::explainDiceOfSize(view.bgr, vision::dieSidePixels(view), kMax));
}

}  // namespace lk::app
