// Provides the texts for scenes of Halfwish, and scenes written for one test.
#pragma once

#include <memory>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "carddb/sheets.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"
#include "stage/stage.h"

namespace lk::stage {

inline std::string textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

struct HalfwishTable {
  rules::CardBook cards;
  carddb::TableLayout layout;
};

inline const HalfwishTable& halfwishTable() {
  static const HalfwishTable table = [] {
    const QString root = QStringLiteral(LK_ROOT);
    const std::string pack = textOf(root + "/resources/cards/halfwish.json");
    const std::string mat = textOf(root + "/resources/mats/halfwish.json");
    return HalfwishTable{rules::readPack(pack, "halfwish.json", rules::languageOf).book,
                         carddb::readTableLayout(mat, "halfwish.json").value()};
  }();
  return table;
}

/// A scene folder that lasts as long as this object.
class WrittenScene {
 public:
  explicit WrittenScene(const std::string& text) {
    QFile file(folder_.filePath("scene.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no scene written");
    file.write(QByteArray::fromStdString(text));
  }
  [[nodiscard]] std::string folder() const { return folder_.path().toStdString(); }
  [[nodiscard]] Outcome<Stage> open() const {
    return Stage::open(folder(), halfwishTable().cards, halfwishTable().layout);
  }

 private:
  QTemporaryDir folder_;
};

inline std::string sceneText(const std::string& rest) {
  return R"({"game": "halfwish", "setup": {"e": "setup", "game": "halfwish"}, "seconds": 6)" +
         (rest.empty() ? "" : ", " + rest) + "}";
}

/// A camera without noise, blur, light or compression: pixels are as drawn.
inline const char* const kClearCamera =
    R"("camera": {"width": 1280, "height": 720, "jpeg_quality": 0, "noise": 0, "blur": 0, "vignette": 0, "tilt_deg": 12},
       "light": {"uneven": 0})";

}  // namespace lk::stage
