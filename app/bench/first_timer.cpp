#include "app/bench/first_timer.h"

#include <numeric>

#include <QCoreApplication>
#include <QMouseEvent>
#include <QQuickItem>

#include "app/bench/lesson_film.h"
#include "app/kit/references.h"
#include "app/window/lessons/lesson_session.h"
#include "app/window/window_engine.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr double kTap = 1;  // seconds: the hand goes to the screen and back
constexpr int kMostLessons = 12;

/// What is called `name` and can be seen.
QQuickItem* visibleItem(QQuickItem* item, const QString& name) {
  if (!item->isVisible()) return nullptr;
  if (item->objectName() == name) return item;
  for (QQuickItem* child : item->childItems())
    if (QQuickItem* found = visibleItem(child, name)) return found;
  return nullptr;
}

/// Reads what stands on the window, and remembers what it read there last.
class Reader {
 public:
  explicit Reader(QQuickWindow& window) : window_(window) {}

  /// What appeared since it looked last: all of it, and what was never there before.
  struct Look {
    Length shown, read;
  };
  Look look() {
    QCoreApplication::processEvents();
    window_.grabWindow();  // lays everything out
    std::multiset<QString> now;
    collect(window_.contentItem(), QRectF(QPointF(), window_.size()), now);
    std::multiset<QString> fresh = now;
    for (const QString& text : last_)
      if (const auto at = fresh.find(text); at != fresh.end()) fresh.erase(at);
    last_ = std::move(now);
    Look look;
    for (const QString& text : fresh) {
      const Length length = lengthOf(text.toStdString());
      look.shown += length;
      if (known_.insert(text).second) look.read += length;
    }
    return look;
  }

 private:
  static void collect(const QQuickItem* item, QRectF room, std::multiset<QString>& texts) {
    if (!item->isVisible() || item->opacity() == 0) return;
    const QRectF here = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    if (item->clip()) room &= here;
    if (item->inherits("QQuickText") && here.intersects(room))
      if (const QString text = item->property("text").toString(); !text.isEmpty()) texts.insert(text);
    for (const QQuickItem* child : item->childItems()) collect(child, room, texts);
  }

  QQuickWindow& window_;
  std::multiset<QString> last_;
  std::set<QString> known_;
};

class Path {
 public:
  Path(std::shared_ptr<const GameKit> kit, const QString& language, const HumanPace& pace)
      : kit_(std::move(kit)), pace_(pace), window_(kit_), references_(houseReferences(*kit_)) {
    window_.settings().setLanguage(language);
    window_.settings().setMotion(false);
    QObject::connect(&window_.lesson(), &LessonModel::beginWanted, &window_.lesson(),
                     [this](const LessonRequest& request) { wanted_ = request; });
  }

  Outcome<FirstTimer> walk() {
    if (const Outcome<Done> loaded = window_.load(); !loaded) return loaded.fault();
    window_.window()->resize(1280, 720);
    reader_.emplace(*window_.window());
    told_.parts.push_back({});
    if (const Outcome<Done> done = tap("tile-learn"); !done) return done.fault();
    if (const Outcome<Done> done = tap("withCamera"); !done) return done.fault();
    for (int i = 0; i < kMostLessons; ++i) {
      if (const Outcome<Done> taken = takeLesson(); !taken) return taken.fault();
      const QString ready = window_.lesson().readyFor();
      if (arrived_) return told_;
      arrived_ = !ready.isEmpty();
      if (const Outcome<Done> done = tap(arrived_ ? "readyFor" : "nextLesson"); !done) return done.fault();
    }
    return Fault{"lessons", 0, "none leads to a first round", "say \"ready_for\" in one of them"};
  }

 private:
  /// What is there to be read for the first time.
  Length note() {
    const Reader::Look look = reader_->look();
    told_.parts.back().shown += look.shown;
    told_.parts.back().read += look.read;
    return look.read;
  }

  void read() {
    const Length fresh = note();
    told_.parts.back().seconds += pace_.word * fresh.words + pace_.sign * fresh.signs;
  }

  Outcome<Done> tap(const char* name) {
    read();
    QQuickItem* item = visibleItem(window_.window()->contentItem(), QString::fromLatin1(name));
    if (!item) return Fault{name, 0, "is not on the page", "look at the pages of lessons"};
    const QPointF at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
      QMouseEvent event(type, at, window_.window()->mapToGlobal(at), Qt::LeftButton,
                        type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
      QCoreApplication::sendEvent(window_.window(), &event);
    }
    ++told_.taps;
    told_.parts.back().seconds += kTap;
    return Done{};
  }

  /// The lesson that was asked for, up to its last sentence.
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
    told_.parts.push_back({request.lesson->id, 0, {}, {}});
    lesson.play()->setSource(TableModel::Source::live);
    lesson.show({request.number, session.run().moment(), session.run().place()});
    film->play([&](const cv::Mat& bgr, double seconds) {
      if (session.see(bgr, seconds)) {
        lesson.play()->picture()->show(session.picture(bgr));
        lesson.show({request.number, session.run().moment(), session.run().place()});
        note();
        told_.parts.back().seconds = seconds;
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
  std::optional<Reader> reader_;
  std::optional<LessonRequest> wanted_;
  bool arrived_ = false;  // the lesson that is on is the last of the way
  FirstTimer told_;
};

}  // namespace

double FirstTimer::seconds() const {
  return std::accumulate(parts.begin(), parts.end(), 0.0,
                         [](double sum, const Part& part) { return sum + part.seconds; });
}

Length FirstTimer::read() const {
  Length all;
  for (const Part& part : parts) all += part.read;
  return all;
}

Length FirstTimer::shown() const {
  Length all;
  for (const Part& part : parts) all += part.shown;
  return all;
}

Outcome<FirstTimer> playFirstTimer(const QString& language, const HumanPace& pace) {
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(rules::allGames().front()->id());
  if (!kit) return kit.fault();
  return Path(*kit, language, pace).walk();
}

}  // namespace lk::app
