#include "app/window/shots/shots.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQuickItem>
#include <QStringList>
#include <QStyleHints>
#include <QTemporaryDir>

#include "app/kit/references.h"
#include "app/kit/scenes.h"
#include "app/window/pages.h"
#include "app/window/shots/shots_by_hand.h"
#include "app/window/shots/shots_camera.h"
#include "app/window/shots/shots_cards.h"
#include "app/window/shots/shots_coach.h"
#include "app/window/shots/shots_editor.h"
#include "app/window/shots/shots_history.h"
#include "app/window/shots/shots_lessons.h"
#include "app/window/shots/shots_rules.h"
#include "app/window/shots/shots_setup.h"
#include "app/window/shots/shots_table.h"
#include "app/window/shots/shots_wait.h"
#include "app/window/table/table_session.h"
#include "app/window/window_engine.h"

namespace lk::app {

namespace {

constexpr int kLoading = 2;      // Image.Loading, Loader.Loading
constexpr int kMostFrames = 10;  // until a picture stands still; a live one need not
constexpr int kStep = 2;         // frames from one played to the next

/// Plays a scene as a camera of half its rate sees it, as fast as it can.
class ScenePlayer {
 public:
  explicit ScenePlayer(OpenScene scene)
      : scene_(std::move(scene)), session_(scene_.kit, houseReferences(*scene_.kit)) {}

  /// Plays into `table` until `reached` holds after a frame, and `frames` more. Fault: the scene ends before.
  Outcome<Done> playUntil(TableModel& table, const std::function<bool()>& reached, int framesMore) {
    for (int left = -1; next_ < scene_.stage.frames(); next_ += kStep) {
      if (const Outcome<Done> played = playFrame(table); !played) return played.fault();
      if (left < 0 && reached()) left = framesMore;
      if (left >= 0 && left < kStep) {
        table.picture()->show(session_.picture(frame_));
        next_ += kStep;
        return Done{};
      }
      if (left > 0) left -= kStep;
    }
    return Fault{scene_.folder, 0, "ends before the moment a picture is wanted of",
                 "check its transcript with watch"};
  }

  [[nodiscard]] const std::shared_ptr<const GameKit>& kit() const { return scene_.kit; }

 private:
  Outcome<Done> playFrame(TableModel& table) {
    const double seconds = next_ / scene_.stage.framesPerSecond();
    const std::vector<stage::Said>& script = scene_.stage.said();
    for (; told_ < script.size() && script[told_].seconds <= seconds; ++told_) {
      const Outcome<Moment> moment = session_.say({script[told_].event});
      if (!moment) return moment.fault();
      table.show(*moment);
    }
    scene_.stage.render(next_, frame_);
    const Outcome<Moment> moment = session_.see(frame_, seconds);
    if (!moment) return moment.fault();
    if (!moment->reports.empty()) table.show(*moment);
    return Done{};
  }

  OpenScene scene_;
  TableSession session_;
  cv::Mat frame_;
  int next_ = 0;
  std::size_t told_ = 0;
};

/// Takes the pictures of a window, one page at a time.
class Photographer {
 public:
  Photographer(WindowEngine& window, QString folder, const ShotsLook& look)
      : window_(window), folder_(std::move(folder)), look_(look) {}

  /// Pictures of a page are called after it, or `as` when it is shown doing something.
  Outcome<Done> take(const QString& page, const QString& as = {}) {
    window_.showPage(page);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    if (as.isEmpty() || as == page) pictured_ += page;
    return takeWindow(*window_.window(), as.isEmpty() ? page : as);
  }
  /// A picture of any window as it is.
  Outcome<Done> takeWindow(QQuickWindow& window, const QString& name) {
    if (const Outcome<Done> drawn = waitForPictures(window); !drawn) return drawn;
    const QString path = folder_ + QLatin1Char('/') + name + QStringLiteral(".png");
    const QImage image = settled(window);
    if (image.isNull() || !image.save(path))
      return Fault{path.toStdString(), 0, "cannot be written", "choose another folder"};
    ++taken_;
    if (look_.seen) look_.seen(name, window);
    return Done{};
  }
  /// Every page that is on no picture yet.
  Outcome<Done> takeOthers() {
    for (const PageInfo& page : pages())
      if (const QString name = QString::fromLatin1(page.name); !pictured_.contains(name))
        if (const Outcome<Done> taken = take(name); !taken) return taken;
    return Done{};
  }
  [[nodiscard]] int taken() const { return taken_; }

 private:
  /// What is laid out anew because of what was just drawn comes with the next frame.
  static QImage settled(QQuickWindow& window) {
    QImage image = window.grabWindow(), before;
    for (int frame = 0; frame < kMostFrames && image != before; ++frame) {
      QCoreApplication::processEvents();
      before = std::exchange(image, window.grabWindow());
    }
    return image;
  }
  /// Cards are drawn in a thread of their own; long forms are made bit by bit, parts of pages after the rest.
  static Outcome<Done> waitForPictures(QQuickWindow& window) {
    const auto loaded = [&] {
      window.grabWindow();  // items are laid out, and ask for their pictures, when they are painted
      return !anyLoading(window.contentItem());
    };
    return waitUntil(loaded, "a card's picture is not drawn in time");
  }
  static bool anyLoading(const QQuickItem* item) {
    if (!item->isVisible()) return false;
    const bool comes = item->inherits("QQuickImage") || item->inherits("QQuickLoader");
    if (comes && (item->property("status").toInt() == kLoading || item->property("pending").toBool()))
      return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(), anyLoading);
  }

  WindowEngine& window_;
  QString folder_;
  const ShotsLook& look_;
  int taken_ = 0;
  QStringList pictured_;  // pages
};

Outcome<Done> takeAll(Photographer& photographer, WindowEngine& window, ScenePlayer& night,
                      const std::string& library) {
  TableModel& table = window.table();
  const QString setup = QStringLiteral("setup");
  const TakePage takePage = [&](const QString& page, const QString& name) {
    return photographer.take(page, name);
  };
  if (const Outcome<Done> taken = takeFirstStart(window, takePage); !taken) return taken;
  if (const Outcome<Done> taken = takePreview(window, takePage); !taken) return taken;
  QObject* readings = window.part(QStringLiteral("readings"));
  QMetaObject::invokeMethod(readings, "open");
  if (const Outcome<Done> taken = photographer.take(setup, QStringLiteral("readings")); !taken) return taken;
  QMetaObject::invokeMethod(readings, "close");
  const QVariantMap choice =
      window.setup().seats().front().toMap()[QStringLiteral("choices")].toList().front().toMap();
  const QString key = choice[QStringLiteral("key")].toString();
  window.setup().choose(QStringLiteral("A"), key, QStringLiteral("ranger"));
  window.setup().choose(QStringLiteral("B"), key, QStringLiteral("knight"));
  QObject* box = window.part(QStringLiteral("boxDialog"));
  window.box().tick(0);
  window.box().tick(1);
  QMetaObject::invokeMethod(box, "open");
  if (const Outcome<Done> taken = photographer.take(setup, QStringLiteral("box")); !taken) return taken;
  QMetaObject::invokeMethod(box, "close");

  table.setSource(TableModel::Source::live);
  const auto asked = [&] { return table.begun(); };
  if (const Outcome<Done> played = night.playUntil(table, asked, 30); !played) return played;
  table.choose(0);
  if (const Outcome<Done> taken = photographer.take(QStringLiteral("table"), QStringLiteral("entry")); !taken)
    return taken;
  table.cancelEntry();

  // Both have rolled in secret and somebody is to choose: the dice are on the table and must not be in the
  // picture.
  const auto choosing = [&] { return table.choices()->count() == 3; };
  if (const Outcome<Done> played = night.playUntil(table, choosing, 20); !played) return played;
  if (const Outcome<Done> taken = photographer.take(QStringLiteral("table")); !taken) return taken;
  if (const Outcome<Done> taken = takeCoach(
          window, [&](const QString& page, const QString& name) { return photographer.take(page, name); });
      !taken)
    return taken;

  const auto oneIsUp = [&] { return table.choices()->count() == 1; };
  if (const Outcome<Done> played = night.playUntil(table, oneIsUp, 10); !played) return played;
  if (const Outcome<Done> taken = photographer.take(QStringLiteral("table"), QStringLiteral("showdown"));
      !taken)
    return taken;

  const auto judged = [&] { return table.duel()->count() > 0; };
  if (const Outcome<Done> played = night.playUntil(table, judged, 20); !played) return played;
  if (const Outcome<Done> taken = photographer.take(QStringLiteral("duel")); !taken) return taken;
  if (const Outcome<Done> taken = takeLessons(
          window.lesson(), table.picture()->picture(),
          [&](const QString& page, const QString& name) { return photographer.take(page, name); });
      !taken)
    return taken;
  if (const Outcome<Done> taken = takeRules(
          window, [&](const QString& page, const QString& name) { return photographer.take(page, name); });
      !taken)
    return taken;
  if (const Outcome<Done> taken =
          takeEditor(window, [&] { return photographer.take(QStringLiteral("editor")); });
      !taken)
    return taken;
  if (const Outcome<Done> taken = takeCamera(
          window, [&](const QString& page, const QString& name) { return photographer.take(page, name); });
      !taken)
    return taken;
  if (const Outcome<Done> taken =
          takeByHand(night.kit(), table,
                     [&](const QString& name) { return photographer.take(QStringLiteral("table"), name); });
      !taken)
    return taken;
  const TakePage take = [&](const QString& page, const QString& name) {
    return photographer.take(page, name);
  };
  for (const auto& some : {takeSetups, takeScoring, takeOtherGame})
    if (const Outcome<Done> taken = some(window, take); !taken) return taken;
  const Pictures pictures{
      take, [&](QQuickWindow& other, const QString& name) { return photographer.takeWindow(other, name); }};
  if (const Outcome<Done> taken = takeTable(night.kit(), window, pictures); !taken) return taken;
  return takeCards(window, library, take);
}

}  // namespace

Outcome<int> renderShots(const std::string& folder, const ShotsLook& look) {
  if (!Translation::languages().contains(QString::fromStdString(look.language)))
    return Fault{"arguments", 0, "the window does not speak '" + look.language + "'", "say en or zh"};
  const QString out = QString::fromStdString(folder);
  if (!QDir().mkpath(out)) return Fault{folder, 0, "the folder cannot be made", "choose another"};
  Outcome<OpenScene> scene = openScene(kFirstScene);
  if (!scene) return scene.fault();

  QTemporaryDir passing;  // of what is taught for the pictures
  const std::string library = passing.filePath(QStringLiteral("own.lkdb")).toStdString();
  const std::string nights = passing.filePath(QStringLiteral("nights.lkdb")).toStdString();
  WindowEngine window(scene->kit, {.nights = nights, .cards = library});
  window.settings().setLanguage(QString::fromStdString(look.language));
  window.settings().setTheme(QString::fromStdString(look.theme));
  window.settings().setLargeText(look.largeText);
  window.settings().setMotion(false);
  QGuiApplication::styleHints()->setCursorFlashTime(0);
  window.settings().setNameA(QStringLiteral("Ann"));
  window.settings().setNameB(QStringLiteral("Ben"));
  window.settings().setName(rules::Seat::C, QStringLiteral("Cleo"));
  window.settings().setName(rules::Seat::D, QStringLiteral("Dan"));
  if (const Outcome<Done> loaded = window.load(); !loaded) return loaded.fault();
  window.window()->resize(look.size);

  const QDir scenes(QString::fromStdString(scene->folder));
  const std::string samples = scenes.filePath(QStringLiteral("../..")).toStdString();
  ScenePlayer night(std::move(*scene));
  Photographer photographer(window, out, look);
  if (look.what == ShotsOf::lessons) {
    const Outcome<Done> taken = takeEveryStep(
        window.lesson(), window.lessons(),
        [&](const QString& page, const QString& name) { return photographer.take(page, name); });
    return taken ? Outcome<int>(photographer.taken()) : Outcome<int>(taken.fault());
  }
  if (const Outcome<Done> taken = takeAll(photographer, window, night, library); !taken) return taken.fault();
  if (const Outcome<Done> taken = takeHistory(
          window, nights, samples,
          [&](const QString& page, const QString& name) { return photographer.take(page, name); });
      !taken)
    return taken.fault();
  if (const Outcome<Done> taken = photographer.takeOthers(); !taken) return taken.fault();
  return photographer.taken();
}

}  // namespace lk::app
