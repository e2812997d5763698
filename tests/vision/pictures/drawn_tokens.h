// Renders printed tokens on a mat that lies on a table, through a camera that may be tilted.
#pragma once

#include <vector>

#include "drawn_table.h"
#include "vision/tokens/token_reader.h"

namespace lk::vision::drawn {

inline constexpr double kTokenDiameter = 36;
inline const cv::Size2d kTokenMat(720, 380);
inline const cv::Rect2d kWholeMat({}, kTokenMat);

/// The tokens of resources/tokens/half_the_battle.json.
std::vector<TokenSpec> printedTokens();
/// The chips and arrows of a game's file, each copy by itself.
std::vector<TokenSpec> smallTokens(const char* game);
TokenSheet sheetOf(std::vector<TokenSpec> specs);

/// Draws a token of `spec` and a die of a lighter colour on its middle, if `die` (mm across, 0 for none).
void drawToken(cv::Mat& mat, double perMm, cv::Point2d mm, double turnedDeg, const TokenSpec& spec,
               double die);

struct TokenScene {
  cv::Mat frame;
  SheetSighting sheet;
};

struct TokenLook {
  cv::Size frame{1920, 1080};
  double pixelsPerMm = 2.4, turnDeg = 0, tiltDeg = 0, blur = 0.8, noise = 4, light = 1;
};

/// Photographs `mat` (kTokenMat at `perMm`) lying on `table`.
TokenScene photograph(const cv::Mat& mat, double perMm, const cv::Mat& table, const TokenLook& look,
                      unsigned seed);

/// A mat of paper with its lanes.
cv::Mat paperMat(double perMm);

}  // namespace lk::vision::drawn
