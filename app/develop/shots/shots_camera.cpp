#include "app/develop/shots/shots_camera.h"

#include <opencv2/imgproc.hpp>

#include "app/capture/scenes.h"

namespace lk::app {

namespace {

constexpr char kCamera[] = "HD Pro Webcam C920";

/// Simulates bad conditions: little light, and glare from a lamp.
cv::Mat spoilt(const cv::Mat& bgr) {
  cv::Mat out, glare(bgr.size(), CV_8UC3, cv::Scalar::all(0));
  bgr.convertTo(out, -1, 0.34);
  cv::circle(glare, {bgr.cols * 36 / 100, bgr.rows * 70 / 100}, bgr.rows / 14, cv::Scalar::all(255),
             cv::FILLED);
  cv::GaussianBlur(glare, glare, {}, bgr.rows / 60.0);
  cv::add(out, glare * 1.6, out);
  return out;
}

}  // namespace

void showTable(CalibrateModel& model, const TableSetting& setting, const cv::Mat& bgr) {
  Calibration calibration(setting);
  for (int i = 0; i < 6; ++i) calibration.see(bgr, 0.4 * i, 12 * i, true);
  model.setSource(PictureSource::live);
  model.ownPicture()->show(pictureOf(bgr, calibration.moment()));
  model.show(calibration.moment());
}

Outcome<Done> takePreview(WindowEngine& window, const TakePage& take) {
  Outcome<OpenScene> scene = openScene(kFirstScene);
  if (!scene) return scene.fault();
  cv::Mat frame;
  scene->stage.render(0, frame);
  window.cameras().list({{0, kCamera}, {2, "Integrated Camera"}});
  window.cameras().picture()->show(pictureOf(frame, Calibration(TableSetting(scene->kit->layout)).moment()));
  return take(QStringLiteral("setup"), {});
}

Outcome<Done> takeCamera(WindowEngine& window, const TakePage& take) {
  const QString page = QStringLiteral("calibrate");
  TableModel& table = window.table();
  table.setPause(Pause::covered);
  if (const Outcome<Done> taken = take(QStringLiteral("table"), QStringLiteral("paused")); !taken)
    return taken;
  table.setPause(Pause::none);
  table.beginNight(0);

  Outcome<OpenScene> scene = openScene(kFirstScene);
  if (!scene) return scene.fault();
  window.showPage(page);
  if (const Outcome<Done> taken = take(page, QStringLiteral("calibrate-start")); !taken) return taken;

  cv::Mat frame;
  scene->stage.render(0, frame);
  CalibrateModel& model = window.calibrate();
  const TableSetting setting(scene->kit->layout);
  model.begin(QStringLiteral("0"), QString::fromLatin1(kCamera));
  showTable(model, setting, frame);
  for (int i = 0; i < 6; ++i) model.step(1);
  if (const Outcome<Done> taken = take(page, {}); !taken) return taken;
  showTable(model, setting, spoilt(frame));
  if (const Outcome<Done> taken = take(page, QStringLiteral("calibrate-mend")); !taken) return taken;
  model.end();
  return Done{};
}

}  // namespace lk::app
