#include "drawn_tokens.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <opencv2/imgproc.hpp>

#include "vision/tokens/token_rim.h"

namespace lk::vision::drawn {

namespace {

cv::Scalar inkOf(const TokenSpec& spec) {
  return spec.key.ends_with("/red") ? cv::Scalar(45, 38, 176) : cv::Scalar(34, 32, 30);
}

}  // namespace

std::vector<TokenSpec> printedTokens() {
  QFile file(QStringLiteral(LK_ROOT "/resources/tokens/half_the_battle.json"));
  std::vector<TokenSpec> specs;
  if (!file.open(QIODevice::ReadOnly)) return specs;
  for (const auto& each : QJsonDocument::fromJson(file.readAll()).object()["printed"].toArray()) {
    const QJsonObject token = each.toObject();
    specs.push_back({(token["card"].toString() + "/" + token["colour"].toString()).toStdString(),
                     token["rim"].toString().toStdString(), kTokenDiameter});
  }
  return specs;
}

std::vector<TokenSpec> smallTokens(const char* game) {
  QFile file(QStringLiteral(LK_ROOT "/resources/tokens/%1.json").arg(QLatin1String(game)));
  std::vector<TokenSpec> specs;
  if (!file.open(QIODevice::ReadOnly)) return specs;
  for (const auto& each : QJsonDocument::fromJson(file.readAll()).object()["small"].toArray()) {
    const QJsonObject token = each.toObject();
    int copy = 0;
    for (const auto& rim : token["rims"].toArray())
      specs.push_back({(token["card"].toString() + "/" + QString::number(++copy)).toStdString(),
                       rim.toString().toStdString(), token["diameter"].toDouble()});
  }
  return specs;
}

TokenSheet sheetOf(std::vector<TokenSpec> specs) {
  return {"MAT:half_the_battle", kTokenMat, std::move(specs)};
}

void drawToken(cv::Mat& mat, double perMm, cv::Point2d mm, double turnedDeg, const TokenSpec& spec,
               double die) {
  const auto disc = [&](double share, const cv::Scalar& colour) {
    cv::circle(mat, mm * perMm, cvRound(share * spec.diameter / 2 * perMm), colour, cv::FILLED, cv::LINE_AA);
  };
  disc(1, {246, 247, 248});
  disc(kDarkOuter, inkOf(spec));
  disc(kDarkInner, {246, 247, 248});
  for (int i = 0; i < kSegments; ++i)
    if (spec.rim[std::size_t(i)] == '1')
      cv::ellipse(mat, mm * perMm,
                  cv::Size2d(kDarkInner * spec.diameter / 2 * perMm, kDarkInner * spec.diameter / 2 * perMm),
                  turnedDeg - 90, i * 360.0 / kSegments, (i + 1) * 360.0 / kSegments, inkOf(spec), cv::FILLED,
                  cv::LINE_AA);
  disc(kCodeInner, {246, 247, 248});
  disc(kPaperInner, {150, 170, 190});
  if (die > 0)
    cv::rectangle(
        mat,
        cv::Rect2d(mm.x * perMm - die / 2 * perMm, mm.y * perMm - die / 2 * perMm, die * perMm, die * perMm),
        {60, 60, 200}, cv::FILLED);
}

TokenScene photograph(const cv::Mat& mat, double perMm, const cv::Mat& table, const TokenLook& look,
                      unsigned seed) {
  TokenScene scene;
  cv::resize(table, scene.frame, look.frame);
  Camera camera;
  camera.pixelsPerMm = look.pixelsPerMm;
  camera.turnDeg = look.turnDeg;
  camera.tiltDeg = look.tiltDeg;
  camera.focal = look.frame.width * 0.8;
  camera.at = {look.frame.width / 2.0, look.frame.height / 2.0};
  camera.aim = {kTokenMat.width / 2, kTokenMat.height / 2};
  scene.sheet.id = "MAT:half_the_battle";
  scene.sheet.toImage = camera.toImage();
  if (!mat.empty()) lay(scene.frame, mat, perMm, scene.sheet.toImage);
  scene.frame.convertTo(scene.frame, -1, look.light);
  photograph(scene.frame, look.blur, look.noise, seed);
  return scene;
}

cv::Mat paperMat(double perMm) {
  cv::Mat mat(cvRound(kTokenMat.height * perMm), cvRound(kTokenMat.width * perMm), CV_8UC3,
              cv::Scalar(225, 228, 230));
  for (int lane = 0; lane < 10; ++lane)
    cv::rectangle(mat, cv::Rect2d((110 + 50 * lane) * perMm, 55 * perMm, 50 * perMm, 270 * perMm),
                  {120, 120, 120}, 2);
  return mat;
}

}  // namespace lk::vision::drawn
