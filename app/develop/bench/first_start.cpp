#include "app/develop/bench/first_start.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QQuickItem>
#include <QTemporaryDir>

#include "app/capture/scenes.h"
#include "app/develop/shots/composed_here.h"
#include "app/develop/shots/shots_camera.h"
#include "app/develop/shots/shots_setup.h"
#include "app/develop/shots/shots_wait.h"
#include "app/window/window_engine.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

// Assumed durations in seconds.
constexpr double kCameraOpens = 2;
constexpr double kSheetsPrinted = 40;  // a few sheets, including fetching them
constexpr double kSheetsLaid = 15;
constexpr double kPieceCut = 20;

constexpr int kMaxPrinting = 60'000;  // milliseconds
constexpr int kNight = 1;             // its number

/// Opens PDFs instead of the system's viewer.
class PdfViewer : public QObject {
  Q_OBJECT

 public:
  PdfViewer() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "show"); }
  ~PdfViewer() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
  Q_INVOKABLE void show(const QUrl&) { shown = true; }
  bool shown = false;
};

/// Returns the kit with which the window starts when nobody has chosen a game.
std::shared_ptr<const GameKit> usualKit() {
  const auto kit = loadKit(rules::allGames().front()->id());
  if (!kit) qFatal("%s", kit.fault().text().c_str());
  return *kit;
}

class FirstEvening {
 public:
  FirstEvening(const std::shared_ptr<const GameKit>& kit, OpenScene scene, const QString& language,
               const HumanPace& pace)
      : kit_(kit), scene_(std::move(scene)), window_(usualKit()), pace_(pace) {
    window_.settings().setLanguage(language);
    window_.settings().setMotion(false);
    window_.cameras().list({{0, "HD Pro Webcam C920"}});
    const auto begun = [this] { begun_ = true; };
    QObject::connect(&window_.lesson(), &LessonModel::beginWanted, &viewer_, begun);
    QObject::connect(&window_.home(), &HomeModel::started, &viewer_, begun);
  }

  /// Walks to the first judged fight of a game. The events are those of its sample night.
  Outcome<FirstEveningCount> walkToFight() {
    if (const Outcome<Done> loaded = start(); !loaded) return loaded.fault();
    for (const auto part :
         {&FirstEvening::chooseCamera, &FirstEvening::printFirstGame, &FirstEvening::checkTable,
          &FirstEvening::takeNightOfGame, &FirstEvening::playToFight})
      if (const Outcome<Done> done = (this->*part)(); !done) return done.fault();
    count_.walked = walk_->walked();
    return count_;
  }

  Outcome<Walked> walk(FirstGoal goal) {
    if (const Outcome<Done> loaded = start(); !loaded) return loaded.fault();
    const auto end = goal == FirstGoal::lesson ? &FirstEvening::takeLesson : &FirstEvening::takeNight;
    for (const auto part :
         {&FirstEvening::chooseCamera, &FirstEvening::print, &FirstEvening::checkTable, end})
      if (const Outcome<Done> done = (this->*part)(); !done) return done.fault();
    walk_->read();
    if (!begun_) return Fault{"home", 0, "leads to no beginning", "look at its pages"};
    return walk_->walked();
  }

 private:
  Outcome<Done> start() {
    if (const Outcome<Done> loaded = window_.load(); !loaded) return loaded.fault();
    window_.window()->resize(1280, 720);
    walk_.emplace(*window_.window(), pace_);
    return Done{};
  }

  Outcome<Done> taps(std::initializer_list<const char*> names) {
    for (const char* name : names)
      if (const Outcome<Done> tapped = walk_->tap(QLatin1String(name)); !tapped) return tapped.fault();
    return Done{};
  }

  /// Simulates a camera that is opened and sees this picture.
  void look(const cv::Mat& bgr) {
    walk_->note();
    walk_->spend(kCameraOpens);
    showTable(window_.calibrate(), TableSetting(kit_->layout), bgr);
  }

  Outcome<Done> chooseCamera() {
    walk_->begin("camera");
    if (const Outcome<Done> done = taps({"step-camera", "camera0"}); !done) return done.fault();
    look(cv::Mat(720, 1280, CV_8UC3, cv::Scalar(70, 90, 120)));  // the empty table
    return taps({"calibrateDone"});
  }

  Outcome<Done> print() {
    walk_->begin("printing");
    if (const Outcome<Done> done = taps({"step-print", "print-trays"}); !done) return done.fault();
    return printChosen();
  }

  /// Prints what a first game needs, and cuts it out.
  Outcome<Done> printFirstGame() {
    walk_->begin("printing");
    if (const Outcome<Done> done = taps({"step-print"}); !done) return done.fault();
    const SheetPrinter& sheets = window_.sheets();
    const QString game = QString::fromStdString(std::string(kit_->id()));
    if (sheets.game() != game)
      if (const Outcome<Done> done = walk_->tap(QLatin1String("printGame-") + game); !done)
        return done.fault();
    if (const Outcome<Done> counted =
            waitUntil([&] { return sheets.sheets() > 0; }, "the sheets are not counted");
        !counted)
      return counted.fault();
    count_.sheets = sheets.sheets();
    count_.cuts = sheets.cuts();
    if (const Outcome<Done> done = printChosen(); !done) return done.fault();
    walk_->begin("scissors");
    walk_->spend(kPieceCut * count_.cuts);
    return Done{};
  }

  Outcome<Done> printChosen() {
    QQuickItem* file = walk_->item(QStringLiteral("printFile"));
    if (!file) return Fault{"printFile", 0, "is not on the page", "look at the dialog"};
    file->setProperty("text", folder_.filePath(QStringLiteral("trays.pdf")));
    if (const Outcome<Done> done = taps({"printNow"}); !done) return done.fault();
    QElapsedTimer printing;
    for (printing.start(); window_.sheets().busy() && printing.elapsed() < kMaxPrinting;)
      QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    if (const Outcome<Done> done = taps({"printOpen"}); !done) return done.fault();
    if (!viewer_.shown) return Fault{"printOpen", 0, "shows no PDF", "look at the dialog"};
    walk_->spend(kSheetsPrinted);
    return taps({"printDone"});
  }

  Outcome<Done> checkTable() {
    walk_->begin("table");
    if (const Outcome<Done> done = taps({"step-table"}); !done) return done.fault();
    walk_->spend(kSheetsLaid);
    cv::Mat frame;
    scene_.stage.render(0, frame);
    look(frame);
    return taps({"calibrateDone"});
  }

  Outcome<Done> takeLesson() {
    walk_->begin("lesson");
    return taps({"step-learn", "withCamera"});
  }

  Outcome<Done> takeNight() {
    walk_->begin("night");
    if (const Outcome<Done> done = taps({"tile-setup"}); !done) return done.fault();
    return walk_->tap(QStringLiteral("camera"), true);
  }

  Outcome<Done> takeNightOfGame() {
    walk_->begin("night");
    if (const Outcome<Done> done = taps({"tile-setup"}); !done) return done.fault();
    SetupModel& setup = window_.setup();
    const QString game = QString::fromStdString(std::string(kit_->id()));
    if (setup.game() != game)
      if (const Outcome<Done> done = walk_->tap(QLatin1String("game-") + game); !done) return done.fault();
    if (const Outcome<Done> ready = waitUntil([&] { return setup.ready(); }, "the game is not set up");
        !ready)
      return ready.fault();
    return walk_->tap(QStringLiteral("camera"), true);
  }

  /// The camera sees what is laid, so that people only read what the table says and think.
  Outcome<Done> playToFight() {
    walk_->begin("table");
    if (!begun_) return Fault{"home", 0, "leads to no beginning", "look at its pages"};
    const std::string game(kit_->id());
    const Outcome<std::vector<rules::Event>> events = sampleEvents(game);
    if (!events) return events.fault();
    TableSession session(kit_, std::vector<vision::Reference>{}, kNight);
    TableModel& table = window_.table();
    const ComposedHere composed(table, session);
    table.beginNight(kNight);
    for (const rules::Event& event : *events) {
      const Outcome<Moment> moment = session.say(event);
      if (!moment) return moment.fault();
      table.show(*moment);
      walk_->read();
      walk_->spend(pace_.think + pace_.look);
      ++count_.moves;
      for (const Report& report : moment->reports)
        if (const auto* ruling = std::get_if<RulingReport>(&report.what))
          if (DuelModel::isDuel(ruling->ruling.steps, *kit_)) return Done{};
    }
    return Fault{game, 0, "has no fight in its sample night", "choose another night"};
  }

  std::shared_ptr<const GameKit> kit_;
  OpenScene scene_;
  QTemporaryDir folder_;
  WindowEngine window_;
  HumanPace pace_;
  PdfViewer viewer_;
  std::optional<WindowWalk> walk_;
  bool begun_ = false;
  FirstEveningCount count_;
};

}  // namespace

Outcome<Walked> playFirstStart(const QString& language, FirstGoal goal, const HumanPace& pace) {
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(rules::allGames().front()->id());
  if (!kit) return kit.fault();
  Outcome<OpenScene> scene = openScene(kFirstScene);
  if (!scene) return scene.fault();
  return FirstEvening(*kit, std::move(*scene), language, pace).walk(goal);
}

Outcome<FirstEveningCount> countFirstEvening(const std::string& game, const QString& language,
                                             const HumanPace& pace) {
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game);
  if (!kit) return kit.fault();
  Outcome<OpenScene> scene = openScene(sampleNight(game));
  if (!scene) return scene.fault();
  return FirstEvening(*kit, std::move(*scene), language, pace).walkToFight();
}

}  // namespace lk::app

#include "first_start.moc"
