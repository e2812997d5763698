#include "app/develop/robots/first_timer.h"

#include "app/develop/robots/lesson_film.h"
#include "app/kit/references.h"
#include "app/window/lessons/lesson_session.h"
#include "app/window/window_engine.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr int kMaxLessons = 12;

class Path {
 public:
  Path(std::shared_ptr<const GameKit> kit, const QString& language, const HumanPace& pace)
      : kit_(std::move(kit)), pace_(pace), window_(kit_), references_(houseReferences(*kit_)) {
    window_.settings().setLanguage(language);
    window_.settings().setMotion(false);
    QObject::connect(&window_.lesson(), &LessonModel::beginWanted, &window_.lesson(),
                     [this](const LessonRequest& request) { wanted_ = request; });
  }

  Outcome<Walked> walk() {
    if (const Outcome<Done> loaded = window_.load(); !loaded) return loaded.fault();
    window_.window()->resize(1280, 720);
    walk_.emplace(*window_.window(), pace_);
    walk_->begin({});
    if (const Outcome<Done> done = walk_->tap("tile-learn"); !done) return done.fault();
    if (const Outcome<Done> done = walk_->tap("withCamera"); !done) return done.fault();
    for (int i = 0; i < kMaxLessons; ++i) {
      if (const Outcome<Done> taken = takeLesson(); !taken) return taken.fault();
      const QString ready = window_.lesson().readyFor();
      if (arrived_) return walk_->walked();
      arrived_ = !ready.isEmpty();
      if (const Outcome<Done> done = walk_->tap(arrived_ ? "readyFor" : "nextLesson"); !done)
        return done.fault();
    }
    return Fault{"lessons", 0, "none leads to a first round", "say \"ready_for\" in one of them"};
  }

 private:
  /// Plays the requested lesson up to its last sentence.
  Outcome<Done> takeLesson() {
    if (!wanted_) return Fault{"lessons", 0, "no lesson begins", "look at the pages of lessons"};
    const LessonRequest request = *std::exchange(wanted_, std::nullopt);
    LessonDirector director(request.lesson, kit_, request.manner, pace_);
    if (!director.direct())
      return Fault{request.lesson->id, 0, "does not come to its end", "take it by taps"};
    Outcome<LessonFilm> film = LessonFilm::open(director, *kit_);
    if (!film) return film.fault();
    LessonSession session(LessonRun(request.lesson, kit_, director.manner()), kit_,
                          vision::CardIndex(references_));
    LessonModel& lesson = window_.lesson();
    walk_->begin(request.lesson->id);
    lesson.play()->setSource(PictureSource::live);
    lesson.show({request.number, session.run().moment(), session.run().place()});
    film->play([&](const cv::Mat& bgr, double seconds) {
      if (session.see(bgr, seconds)) {
        lesson.play()->picture()->show(session.picture(bgr));
        lesson.show({request.number, session.run().moment(), session.run().place()});
        walk_->note();
        walk_->setTime(seconds);
      }
      return session.run().moment().stage != LessonStage::done;
    });
    if (session.run().moment().stage == LessonStage::done) return Done{};
    return Fault{request.lesson->id, 0, "stops at: " + session.run().moment().say, "look at its scene"};
  }

  std::shared_ptr<const GameKit> kit_;
  HumanPace pace_;
  WindowEngine window_;
  std::vector<vision::Reference> references_;
  std::optional<WindowWalk> walk_;
  std::optional<LessonRequest> wanted_;
  bool arrived_ = false;  // the current lesson is the last one
};

}  // namespace

Outcome<Walked> playFirstTimer(const QString& language, const HumanPace& pace) {
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(rules::allGames().front()->id());
  if (!kit) return kit.fault();
  return Path(*kit, language, pace).walk();
}

}  // namespace lk::app
