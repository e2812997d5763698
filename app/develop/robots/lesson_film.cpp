#include "app/develop/robots/lesson_film.h"

#include <algorithm>

#include <QFile>

namespace lk::app {

namespace {

/// Seconds after each moment at which something came to rest.
constexpr std::array kAfter = {0.0, 0.2, 0.4, 0.6};
constexpr double kQuiet = 1;

}  // namespace

LessonFilm::LessonFilm(const LessonDirector& director, std::unique_ptr<QTemporaryDir> folder,
                       stage::Stage stage)
    : director_(&director), folder_(std::move(folder)), stage_(std::move(stage)) {}

Outcome<LessonFilm> LessonFilm::open(const LessonDirector& director, const GameKit& kit) {
  auto folder = std::make_unique<QTemporaryDir>();
  QFile file(folder->filePath(QStringLiteral("scene.json")));
  const QByteArray scene = QByteArray::fromStdString(director.scene().dump());
  if (!file.open(QIODevice::WriteOnly) || file.write(scene) != scene.size() || !file.flush())
    return Fault{file.fileName().toStdString(), 0, "cannot be written", "make room on the disk"};
  Outcome<stage::Stage> stage = stage::Stage::open(folder->path().toStdString(), kit.cards, kit.layout);
  if (!stage) return stage.fault();
  return LessonFilm(director, std::move(folder), std::move(*stage));
}

void LessonFilm::play(const std::function<bool(const cv::Mat&, double)>& see) {
  cv::Mat frame;
  const double fps = stage_.framesPerSecond();
  int shown = -1;
  bool enough = false;
  const auto look = [&](double seconds, bool render) {
    const int index = std::min(static_cast<int>(seconds * fps + 0.5), stage_.frames() - 1);
    if (enough || index < shown) return;
    if (render || frame.empty()) {
      stage_.render(index, frame);
      ++rendered_;
    }
    shown = index;
    enough = !see(frame, index / fps);
  };
  double at = 0;
  for (const double moment : director_->moments()) {
    for (; at + kQuiet < moment; at += kQuiet) look(at, at == 0);
    for (const double after : kAfter) look(moment + after, true);
    at = moment + kAfter.back() + 0.1;
  }
  for (; at < director_->seconds() && !enough; at += kQuiet) look(at, false);
}

}  // namespace lk::app
