#include "numeral_labels.h"

#include <algorithm>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <opencv2/imgcodecs.hpp>

namespace lk::vision::drawn {

namespace {

constexpr double kBoxMm = 25;     // width of a d20 of 20 mm as it lies, from corner to corner
constexpr double kPhotoMm = 500;  // height of a photo's camera above the table

/// Returns left, top, right and bottom of a labelled die; empty if it has none.
QJsonArray boxOf(const QJsonObject& die) {
  const QJsonArray corners = die["corners"].toArray();
  if (corners.isEmpty()) return die["box"].toArray();
  const QJsonArray first = corners[0].toArray(), third = corners[2].toArray();
  return {first[0], first[1], third[0], third[1]};
}

cv::Matx33d mmToPixels(const QJsonObject& die, double pixelsPerMm, cv::Size size) {
  cv::Point2d middle((size.width - 1) / 2.0, (size.height - 1) / 2.0);
  double scale = pixelsPerMm;
  if (const QJsonArray box = boxOf(die); !box.isEmpty()) {
    const double x0 = box[0].toDouble(), y0 = box[1].toDouble(), x1 = box[2].toDouble(),
                 y1 = box[3].toDouble();
    middle = {(x0 + x1) / 2, (y0 + y1) / 2};
    scale = std::max(x1 - x0, y1 - y0) / kBoxMm;
  }
  return {scale, 0, middle.x, 0, scale, middle.y, 0, 0, 1};
}

/// Returns what a die of that label is worth: a 0 of a die with ten sides is 10, tens a tenth.
int worthOfLabel(const QJsonObject& die) {
  const int value = die["value"].toInt();
  if (die["sides"].toInt() != 10 || die["value"].isNull()) return value;
  return value == 0 ? 10 : die["tens"].toBool() ? value / 10 : value;
}

QJsonArray diceOf(const QJsonObject& line) {
  for (const char* key : {"numbered", "dice"})
    if (line.contains(key)) return line[key].toArray();
  return {line};
}

}  // namespace

bool forEachLabelledPicture(
    const std::string& folder,
    const std::function<void(const std::string&, const cv::Mat&, const std::vector<LabelledNumeral>&)>& use,
    double heights) {
  QFile labels(QString::fromStdString(folder + "/dice.jsonl"));
  if (!labels.open(QIODevice::ReadOnly)) return false;
  while (!labels.atEnd()) {
    const QJsonObject line = QJsonDocument::fromJson(labels.readLine()).object();
    const std::string image = line["image"].toString().toStdString();
    const cv::Mat bgr = cv::imread(folder + "/" + image);
    CameraAbove camera{{0, 0}, kPhotoMm};
    if (const QJsonArray above = line["camera"].toArray(); !above.isEmpty())
      camera = {{above[0].toDouble(), above[1].toDouble()}, above[2].toDouble() * heights};
    std::vector<LabelledNumeral> dice;
    for (const QJsonValue& each : diceOf(line)) {
      const QJsonObject die = each.toObject();
      dice.push_back({die["sides"].toInt(),
                      worthOfLabel(die),
                      line["why"].toString().toStdString(),
                      {mmToPixels(die, line["pixels_per_mm"].toDouble(), bgr.size()), camera}});
    }
    use(image, bgr, dice);
  }
  return true;
}

}  // namespace lk::vision::drawn
