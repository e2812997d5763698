#include "app/window/window_workers.h"

#include <QTimer>

#include "app/kit/memory.h"
#include "app/window/camera_workers.h"
#include "app/window/cards/enrol_worker.h"
#include "app/window/table/table_worker.h"

namespace lk::app {

namespace {

void registerTypes() {
  qRegisterMetaType<Moment>();
  qRegisterMetaType<NightRequest>();
  qRegisterMetaType<MoveRequest>();
  qRegisterMetaType<MoveReply>();
  qRegisterMetaType<MovesAsked>();
  qRegisterMetaType<PossibleHandPtr>();
  qRegisterMetaType<AdvicePtr>();
  qRegisterMetaType<rules::Event>();
  qRegisterMetaType<Json>();
  qRegisterMetaType<NightLog>();
  qRegisterMetaType<EnrolRequest>();
  qRegisterMetaType<EnrolMoment>();
  qRegisterMetaType<EnrolHabits>();
  qRegisterMetaType<CardLabel>();
  qRegisterMetaType<LessonRequest>();
  qRegisterMetaType<LessonUpdate>();
}

template <class Worker>
Worker* livingOn(QThread& thread, Worker* worker) {
  worker->moveToThread(&thread);
  QObject::connect(&thread, &QThread::finished, worker, &QObject::deleteLater);
  return worker;
}

void connectAdvice(TableWorker& worker, MoveAdviceModel& advice) {
  QObject::connect(&advice, &MoveAdviceModel::handWanted, &worker, &TableWorker::reportHand);
  QObject::connect(&worker, &TableWorker::handIs, &advice, &MoveAdviceModel::showHand);
  QObject::connect(&advice, &MoveAdviceModel::adviceWanted, &worker, &TableWorker::advise);
  QObject::connect(&advice, &MoveAdviceModel::adviceUnwanted, &worker, &TableWorker::stopAdvice);
  QObject::connect(&worker, &TableWorker::adviceAt, &advice, &MoveAdviceModel::showProgress);
  QObject::connect(&worker, &TableWorker::adviceIs, &advice, &MoveAdviceModel::showAdvice);
}

void connectWorker(TableWorker& worker, WindowEngine& window) {
  TableModel& table = window.table();
  QObject::connect(&worker, &TableWorker::happened, &table, &TableModel::show);
  QObject::connect(&worker, &TableWorker::sourceIs, &table, &TableModel::setSource);
  QObject::connect(&worker, &TableWorker::busyIs, &table, &TableModel::setBusy);
  QObject::connect(&worker, &TableWorker::playedIs, &table, &TableModel::setPlayed);
  QObject::connect(&worker, &TableWorker::failed, &table, &TableModel::setErrorText);
  QObject::connect(&worker, &TableWorker::over, &window.history(), &HistoryModel::showLive);
  QObject::connect(&worker, &TableWorker::over, &window.league(), &LeagueModel::nightIsOver);
  QObject::connect(&table, &TableModel::entered, &worker, &TableWorker::enter);
  QObject::connect(&table, &TableModel::answered, &worker, &TableWorker::answer);
  QObject::connect(&table, &TableModel::putBackWanted, &worker, &TableWorker::putBack);
  QObject::connect(&table, &TableModel::letHousePlayWanted, &worker, &TableWorker::letHousePlay);
  QObject::connect(&table, &TableModel::reportsWanted, &worker, &TableWorker::repeatReports);
  QObject::connect(&table, &TableModel::dismissed, &worker, &TableWorker::dropQuestion);
  QObject::connect(&table, &TableModel::amended, &worker, &TableWorker::amend);
  QObject::connect(&table, &TableModel::moveWanted, &worker, &TableWorker::compose);
  QObject::connect(&worker, &TableWorker::composed, &table, &TableModel::showMove);
  QObject::connect(&table, &TableModel::beforeWanted, &worker, &TableWorker::sendStateBefore);
  QObject::connect(&worker, &TableWorker::stateBefore, &table, &TableModel::showBefore);
  QObject::connect(&window.ownCoach(), &OwnCoachModel::diceWanted, &worker, &TableWorker::reportOwnDice);
  QObject::connect(&worker, &TableWorker::ownDiceAre, &window.ownCoach(), &OwnCoachModel::showDice);
  connectAdvice(worker, window.moveAdvice());
  QObject::connect(&window.home(), &HomeModel::started, &table,
                   [&table](const NightRequest& request) { table.beginNight(request.number); });
  ScoreModel& score = window.score();
  QObject::connect(&worker, &TableWorker::happened, &score, &ScoreModel::show);
  QObject::connect(&score, &ScoreModel::tapped, &worker, &TableWorker::quick);
  QObject::connect(&score, &ScoreModel::undoWanted, &worker, &TableWorker::undoTap);
  QObject::connect(&window.home(), &HomeModel::started, &score,
                   [&score](const NightRequest& request) { score.beginNight(request.number); });
  QObject::connect(&window.home(), &HomeModel::asideWanted, &score, &ScoreModel::beginNight);
  QObject::connect(&window.home(), &HomeModel::started, &worker, &TableWorker::begin);
  QObject::connect(&window.home(), &HomeModel::asideWanted, &table, &TableModel::beginNight);
  QObject::connect(&window.home(), &HomeModel::asideWanted, &worker, &TableWorker::stop);
}

/// Phone messages are sent on the night's thread; inputs from phones are processed there too.
void connectPhones(TableWorker& worker, PhonesModel& phones, const FirstNight& firstNight) {
  QObject::connect(
      &phones, &PhonesModel::made, &worker,
      [&worker](PhoneServer* server) {
        QObject::connect(server, &PhoneServer::received, &worker, &TableWorker::takeFromPhone);
        QObject::connect(server, &PhoneServer::read, &worker, &TableWorker::speakToPhones);
        QObject::connect(&worker, &TableWorker::phoneMessages, server, &PhoneServer::sendNight);
        QObject::connect(&worker, &TableWorker::answeredPhone, server, &PhoneServer::answer);
      },
      Qt::DirectConnection);
  QObject::connect(&phones, &PhonesModel::onChanged, &worker, &TableWorker::servePhones);
  QObject::connect(&worker, &TableWorker::journalled, &phones, &PhonesModel::setNight);
  QObject::connect(&phones, &PhonesModel::coachedChanged, &worker, &TableWorker::coachOnPhones);
  worker.coachOnPhones(phones.coached());  // its thread has not started yet
  QObject::connect(&firstNight, &FirstNight::seatsChanged, &worker, &TableWorker::hintsOnPhones);
}

/// Both workers use the same camera. They share a thread, so that a stop is processed before the next start.
void connectWorker(EnrolWorker& worker, WindowEngine& window) {
  EnrolModel& enrol = window.enrol();
  QObject::connect(&window.home(), &HomeModel::started, &enrol, &EnrolModel::end);
  QObject::connect(&worker, &EnrolWorker::shown, &enrol, &EnrolModel::show);
  QObject::connect(&worker, &EnrolWorker::sourceIs, &enrol, &EnrolModel::setSource);
  QObject::connect(&worker, &EnrolWorker::stepwiseIs, &enrol, &EnrolModel::setStepwise);
  QObject::connect(&worker, &EnrolWorker::busyIs, &enrol, &EnrolModel::setBusy);
  QObject::connect(&worker, &EnrolWorker::failed, &enrol, &EnrolModel::setErrorText);
  QObject::connect(&enrol, &EnrolModel::beginWanted, &worker, &EnrolWorker::begin);
  QObject::connect(&enrol, &EnrolModel::ownWanted, &worker, &EnrolWorker::reportOwn);
  QObject::connect(&enrol, &EnrolModel::endWanted, &worker, &EnrolWorker::stop);
  QObject::connect(&enrol, &EnrolModel::acceptWanted, &worker, &EnrolWorker::accept);
  QObject::connect(&enrol, &EnrolModel::undoWanted, &worker, &EnrolWorker::undo);
  QObject::connect(&enrol, &EnrolModel::nextWanted, &worker, &EnrolWorker::nextPicture);
  QObject::connect(&enrol, &EnrolModel::wholeWanted, &worker, &EnrolWorker::setWhole);
  QObject::connect(&enrol, &EnrolModel::habitsWanted, &worker, &EnrolWorker::setHabits);
}

/// Lessons, nights and enrolling use the same camera: a stop is processed before the next start.
void connectWorker(LessonWorker& worker, WindowEngine& window) {
  LessonModel& lesson = window.lesson();
  HomeModel& home = window.home();
  QObject::connect(&lesson, &LessonModel::cameraWanted, &home, &HomeModel::putAside);
  QObject::connect(&lesson, &LessonModel::beginWanted, &window.enrol(), &EnrolModel::end);
  QObject::connect(&home, &HomeModel::started, &lesson, &LessonModel::end);
  connectLesson(lesson, worker);
}

/// Returns free memory to the system from time to time: pictures, pages and nights fragment it.
void tidyEverySoOften(QThread& thread) {
  auto* timer = livingOn(thread, new QTimer);
  timer->setInterval(std::chrono::seconds(10));
  QObject::connect(timer, &QTimer::timeout, timer, &releaseFreeMemory);
  QObject::connect(&thread, &QThread::started, timer, qOverload<>(&QTimer::start));
}

}  // namespace

WindowWorkers::WindowWorkers(WindowEngine& window)
    : teacher_(livingOn(thread_, new EnrolWorker(*window.enrol().picture(), window.seenPictures()))),
      calibrator_(makeCalibrateWorker(window, thread_)),
      tutor_(livingOn(thread_, new LessonWorker(*window.lesson().play()->picture()))),
      table_(livingOn(thread_, new TableWorker(*window.table().picture()))) {
  registerTypes();
  connectWorker(*tutor_, window);
  connectWorker(*teacher_, window);
  connectWorker(*table_, window);
  connectPhones(*table_, window.phones(), window.firstNight());
  connectCalibration(*table_, window);
  tidyEverySoOften(thread_);
  thread_.start();
}

WindowWorkers::~WindowWorkers() {
  QMetaObject::invokeMethod(table_, &TableWorker::stop, Qt::BlockingQueuedConnection);
  QMetaObject::invokeMethod(teacher_, &EnrolWorker::stop, Qt::BlockingQueuedConnection);
  QMetaObject::invokeMethod(calibrator_, &CalibrateWorker::stop, Qt::BlockingQueuedConnection);
  QMetaObject::invokeMethod(tutor_, &LessonWorker::stop, Qt::BlockingQueuedConnection);
  thread_.quit();
  thread_.wait();
}

}  // namespace lk::app
