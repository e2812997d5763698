// For developers: measures how well numbered dice are read in a folder of pictures with dice.jsonl, as
// vision/training/draw_numerals.py writes it, or in photos whose dice have a box.
// score_numerals FOLDER [rows|kinds [HEIGHTS]]: prints a line for each kind of die; with "rows" one for each
// die instead: sides, truth (0: nothing to read), likeliest (0: none), certainty, picture. HEIGHTS: the
// camera is taken to be so many times as high as it is.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string_view>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <opencv2/imgcodecs.hpp>

#include "vision/numerals/numeral_reader.h"

using namespace lk::vision;

namespace {

/// Width of a d20 of 20 mm, from corner to corner as it lies, millimetres: what the box of a photo holds.
constexpr double kBoxMm = 25;

/// Height of a camera if none is given: straight above.
constexpr double kPhotoMm = 500;

struct Place {
  cv::Point2d middle;  // pixels
  double pixelsPerMm = 0;
};

Place placeOf(const QJsonObject& die, double pixelsPerMm, cv::Size size) {
  const QJsonArray box = die["box"].toArray();
  if (box.isEmpty()) return {{(size.width - 1) / 2.0, (size.height - 1) / 2.0}, pixelsPerMm};
  const double x0 = box[0].toDouble(), y0 = box[1].toDouble(), x1 = box[2].toDouble(), y1 = box[3].toDouble();
  return {{(x0 + x1) / 2, (y0 + y1) / 2}, std::max(x1 - x0, y1 - y0) / kBoxMm};
}

struct Score {
  int dice = 0, right = 0, wrong = 0;  // of those with something to read
  int others = 0, invented = 0;        // with nothing to read; given a value nevertheless
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const QString folder = QString::fromLocal8Bit(argv[1]);
  const bool rows = argc > 2 && std::string_view(argv[2]) == "rows";
  const double heights = argc > 3 ? std::atof(argv[3]) : 1;
  QFile labels(folder + "/dice.jsonl");
  if (!labels.open(QIODevice::ReadOnly)) return 2;
  std::map<int, Score> scores;
  while (!labels.atEnd()) {
    const QJsonObject line = QJsonDocument::fromJson(labels.readLine()).object();
    const QString image = line["image"].toString();
    const cv::Mat bgr = cv::imread((folder + "/" + image).toStdString());
    const QJsonArray several = line["dice"].toArray();
    const QJsonObject die = several.isEmpty() ? line : several.first().toObject();
    const int sides = die["sides"].toInt(), truth = die["value"].toInt();
    const Place place = placeOf(die, line["pixels_per_mm"].toDouble(), bgr.size());
    const QJsonArray above = line["camera"].toArray();
    const CameraAbove camera = above.isEmpty() ? CameraAbove{{0, 0}, kPhotoMm}
                                               : CameraAbove{{above[0].toDouble(), above[1].toDouble()},
                                                             above[2].toDouble() * heights};
    const SheetView sheet{
        {place.pixelsPerMm, 0, place.middle.x, 0, place.pixelsPerMm, place.middle.y, 0, 0, 1}, camera};
    const NumeralReading read = readNumeral(bgr, sheet, {0, 0}, sides);
    if (rows) {
      std::printf("%d %d %d %.5f %s\n", sides, truth, read.likeliest.value_or(0), read.certainty,
                  qPrintable(image));
      continue;
    }
    Score& score = scores[sides];
    const auto value = read.value();
    if (truth == 0) {
      ++score.others;
      score.invented += value ? 1 : 0;
    } else {
      ++score.dice;
      score.right += value == truth ? 1 : 0;
      score.wrong += value && value != truth ? 1 : 0;
    }
  }
  for (const auto& [sides, s] : scores)
    std::printf("d%d: %d dice, %d right, %d wrong; nothing to read: %d, %d given a value\n", sides, s.dice,
                s.right, s.wrong, s.others, s.invented);
}
