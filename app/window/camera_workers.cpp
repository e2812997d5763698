#include "app/window/camera_workers.h"

namespace lk::app {

CalibrateWorker* makeCalibrateWorker(WindowEngine& window, QThread& thread) {
  qRegisterMetaType<CalibrateRequest>();
  qRegisterMetaType<CalibrationMoment>();
  qRegisterMetaType<TableSetting>();
  CalibrateModel& model = window.calibrate();
  CameraList& cameras = window.cameras();
  auto* worker = new CalibrateWorker(*model.ownPicture(), *cameras.picture());
  worker->moveToThread(&thread);
  QObject::connect(&thread, &QThread::finished, worker, &QObject::deleteLater);

  QObject::connect(&model, &CalibrateModel::beginWanted, worker, &CalibrateWorker::begin);
  QObject::connect(&model, &CalibrateModel::endWanted, worker, &CalibrateWorker::stop);
  QObject::connect(&model, &CalibrateModel::useWanted, worker, &CalibrateWorker::use);
  QObject::connect(&model, &CalibrateModel::rememberWanted, worker, &CalibrateWorker::remember);
  QObject::connect(&cameras, &CameraList::previewWanted, worker, &CalibrateWorker::preview);
  QObject::connect(worker, &CalibrateWorker::shown, &model, &CalibrateModel::show);
  QObject::connect(worker, &CalibrateWorker::sourceIs, &model, [&](PictureSource source) {
    if (cameras.previewing().isEmpty()) model.setSource(source);  // a preview is no calibration
  });
  QObject::connect(worker, &CalibrateWorker::failed, &model, &CalibrateModel::setErrorText);

  // A night or an enrolling session needs the camera.
  QObject::connect(&window.home(), &HomeModel::started, &model, &CalibrateModel::end);
  QObject::connect(&window.home(), &HomeModel::started, &cameras, &CameraList::endPreview);
  QObject::connect(&window.enrol(), &EnrolModel::beginWanted, &model, &CalibrateModel::end);
  QObject::connect(&window.enrol(), &EnrolModel::beginWanted, &cameras, &CameraList::endPreview);
  return worker;
}

void connectCalibration(TableWorker& worker, WindowEngine& window) {
  CalibrateModel& model = window.calibrate();
  QObject::connect(&model, &CalibrateModel::nightLookWanted, &worker, &TableWorker::calibrate);
  QObject::connect(&model, &CalibrateModel::nightUseWanted, &worker, &TableWorker::useZones);
  QObject::connect(&worker, &TableWorker::calibrated, &model, &CalibrateModel::show);
  QObject::connect(&window.home(), &HomeModel::started, &model,
                   [&model](const NightRequest& request) { model.setNightSource(request.source); });
  QObject::connect(&window.home(), &HomeModel::asideWanted, &model, [&model] { model.setNightSource({}); });
}

}  // namespace lk::app
