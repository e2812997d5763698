// Creates scenes of the virtual table to enrol cards from: one after another, or all at once.
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <opencv2/core.hpp>

#include "app/capture/scenes.h"

namespace lk::test {

/// A card on an empty table: its centre in millimetres, when it is laid and when it is removed (0: it stays
/// from beginning to end).
struct LaidCard {
  std::string id;
  cv::Point2d at;
  double laid = 0;
  double gone = 0;
};

inline QString sceneText(const std::vector<LaidCard>& cards, double seconds, int seed) {
  QStringList list;
  for (const LaidCard& card : cards) {
    QString actions;
    if (card.laid > 0)
      actions = QString(R"(, "actions": [{"t": %1, "do": "lay"}, {"t": %2, "do": "remove"}])")
                    .arg(card.laid)
                    .arg(card.gone);
    list += QString(R"({"card": "%1", "at": [%2, %3]%4})")
                .arg(QString::fromStdString(card.id))
                .arg(card.at.x)
                .arg(card.at.y)
                .arg(actions);
  }
  return QString(R"({"game": "halfwish", "setup": {"e": "setup", "game": "halfwish",
    "classes": {"A": "mirror", "B": "mirror"}, "starter": "A", "options": {}},
    "seed": %1, "seconds": %2, "fps": 10, "mat": false, "trays": [],
    "camera": {"width": 1280, "height": 720, "fov_deg": 60, "height_mm": 420, "tilt_deg": 4, "centre": [400, 250]},
    "light": {"level": 1.0, "colour": "#FFF4E2", "uneven": 0.1}, "table": {"texture": "dark"},
    "cards": [%3]})")
      .arg(seed)
      .arg(seconds)
      .arg(list.join(",\n"));
}

/// Writes the scene into a folder of its own.
inline app::OpenScene sceneOf(const QTemporaryDir& folder, const std::vector<LaidCard>& cards, double seconds,
                              int seed) {
  QFile file(folder.filePath("scene.json"));
  const QByteArray text = sceneText(cards, seconds, seed).toUtf8();
  if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write a scene");
  file.close();
  Outcome<app::OpenScene> scene = app::openScene(folder.path().toStdString());
  if (!scene) qFatal("%s", scene.fault().text().c_str());
  return std::move(*scene);
}

/// Returns places for up to ten cards, two rows of five, in reading order.
inline cv::Point2d placeOf(int number) {
  return {400.0 + 85 * (number % 5 - 2), 250.0 + 110 * (number / 5) - 55};
}

}  // namespace lk::test
