#include "app/develop/shots/shots.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQuickItem>
#include <QStringList>
#include <QStyleHints>
#include <QTemporaryDir>

#include "app/develop/shots/scene_player.h"
#include "app/develop/shots/shots_by_hand.h"
#include "app/develop/shots/shots_camera.h"
#include "app/develop/shots/shots_cards.h"
#include "app/develop/shots/shots_coach.h"
#include "app/develop/shots/shots_editor.h"
#include "app/develop/shots/shots_history.h"
#include "app/develop/shots/shots_league.h"
#include "app/develop/shots/shots_lessons.h"
#include "app/develop/shots/shots_phones.h"
#include "app/develop/shots/shots_rules.h"
#include "app/develop/shots/shots_setup.h"
#include "app/develop/shots/shots_table.h"
#include "app/develop/shots/shots_wait.h"
#include "app/kit/out_file.h"
#include "app/kit/unfinished.h"
#include "app/window/shared/pages.h"
#include "app/window/window_engine.h"

namespace lk::app {

namespace {

constexpr int kLoading = 2;     // Image.Loading, Loader.Loading
constexpr int kMaxFrames = 10;  // until the picture is stable; a live one never is

/// The locations of the journal, the card library and the sample nights.
struct ShotsFiles {
  std::string nights;
  std::string library;
  std::string samples;
};

/// Takes screenshots of a window, one page at a time.
class Photographer {
 public:
  Photographer(WindowEngine& window, QString folder, const ShotsLook& look)
      : window_(window), folder_(std::move(folder)), look_(look) {}

  /// Takes a screenshot named after the page, or `as` if it shows a special state.
  Outcome<Done> take(const QString& page, const QString& as) {
    window_.showPage(page);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    if (as.isEmpty() || as == page) pictured_ += page;
    return takeWindow(*window_.window(), as.isEmpty() ? page : as);
  }
  /// Takes a screenshot of any window in its current state.
  Outcome<Done> takeWindow(QQuickWindow& window, const QString& name) {
    if (TerminationGuard::terminationRequested())
      return Fault{folder_.toStdString(), 0, "is not complete", "take the others again"};
    if (const Outcome<Done> drawn = waitForPictures(window); !drawn) return drawn;
    const QString path = folder_ + QLatin1Char('/') + name + QStringLiteral(".png");
    const QImage image = settled(window);
    QBuffer png;
    if (image.isNull() || !image.save(&png, "PNG"))
      return Fault{path.toStdString(), 0, "cannot be drawn", "choose another --size"};
    if (const Outcome<Done> kept = writeWholeFile(
            path.toStdString(), {png.data().constData(), static_cast<std::size_t>(png.size())});
        !kept)
      return kept.fault();
    ++taken_;
    if (look_.seen) look_.seen(name, window);
    return Done{};
  }
  /// Takes every page without a screenshot.
  Outcome<Done> takeOthers() {
    for (const PageInfo& page : pages())
      if (const QString name = QString::fromLatin1(page.name); !pictured_.contains(name))
        if (const Outcome<Done> taken = take(name, {}); !taken) return taken;
    return Done{};
  }
  [[nodiscard]] TakePage ofPages() {
    return [this](const QString& page, const QString& name) { return take(page, name); };
  }
  [[nodiscard]] int taken() const { return taken_; }

 private:
  /// Grabs frames until several in a row are equal. Layout changes caused by drawing appear in the next
  /// frame, on a busy computer in the one after: a scroll bar once had the length for the previous card.
  static QImage settled(QQuickWindow& window) {
    constexpr int kAlike = 3;  // frames in a row
    QImage image = window.grabWindow();
    for (int frame = 0, alike = 1; frame < kMaxFrames && alike < kAlike; ++frame) {
      QCoreApplication::processEvents();
      const QImage before = std::exchange(image, window.grabWindow());
      alike = image == before ? alike + 1 : 1;
    }
    return image;
  }
  /// Waits until pictures and page parts are loaded: cards are drawn in another thread, long forms are
  /// created incrementally, and parts of pages are loaded later.
  static Outcome<Done> waitForPictures(QQuickWindow& window) {
    const auto loaded = [&] {
      window.grabWindow();  // items are laid out and request their pictures when they are painted
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

/// Takes screenshots one after the other. Stops at the first fault and returns it.
Outcome<Done> inTurn(std::initializer_list<std::function<Outcome<Done>()>> pictures) {
  for (const auto& take : pictures)
    if (const Outcome<Done> taken = take(); !taken) return taken;
  return Done{};
}

/// Takes the sample night from its first question to the first duel.
Outcome<Done> takeNight(ScenePlayer& night, WindowEngine& window, const TakePage& take) {
  TableModel& table = window.table();
  const QString page = QStringLiteral("table");
  const auto asked = [&] { return table.begun(); };
  const auto choosing = [&] { return table.choices()->count() == 3; };
  const auto oneIsUp = [&] { return table.choices()->count() == 1; };
  const auto judged = [&] { return table.duel()->count() > 0; };
  table.setSource(PictureSource::live);
  return inTurn({
      [&] { return night.playUntil(table, asked, 30); },
      [&] {
        table.choose(0);
        const Outcome<Done> taken = take(page, QStringLiteral("entry"));
        table.cancelEntry();
        return taken;
      },
      // Both players have rolled in secret and one must choose. The dice are on the table and must not be in
      // the picture.
      [&] { return night.playUntil(table, choosing, 20); },
      [&] { return take(page, {}); },
      [&] { return takeCoach(window, take); },
      [&] { return night.playUntil(table, oneIsUp, 10); },
      [&] { return take(page, QStringLiteral("showdown")); },
      [&] { return night.playUntil(table, judged, 20); },
      [&] { return take(QStringLiteral("duel"), {}); },
  });
}

Outcome<Done> takeAll(Photographer& photographer, WindowEngine& window, ScenePlayer& night,
                      const ShotsFiles& files) {
  const TakePage take = photographer.ofPages();
  const Pictures pictures{
      take, [&](QQuickWindow& other, const QString& name) { return photographer.takeWindow(other, name); }};
  TableModel& table = window.table();
  return inTurn({
      [&] { return takeFirstStart(window, take); },
      [&] { return takePreview(window, take); },
      [&] { return takePreparing(window, take); },
      [&] { return takeNight(night, window, take); },
      [&] { return takeLessons(window.lesson(), window.lessons(), table.picture()->picture(), take); },
      [&] { return takeRules(window, take); },
      [&] { return takeEditor(window, take); },
      [&] { return takeCamera(window, take); },
      [&] { return takeByHand(night.kit(), table, take); },
      [&] { return takeSetups(window, take); },
      [&] { return takeScoring(window, take); },
      [&] { return takeOtherGame(window, pictures); },
      [&] { return takeTable(night.kit(), window, pictures); },
      [&] { return takeCards(window, files.library, take); },
      [&] { return takePhones(window, take); },
      [&] { return takeHistory(window, files.nights, files.samples, take); },
      [&] { return takeLeague(window, files.samples, take); },
      [&] { return photographer.takeOthers(); },
  });
}

}  // namespace

Outcome<int> renderShots(const std::string& folder, const ShotsLook& look) {
  if (!Translation::languages().contains(QString::fromStdString(look.language)))
    return Fault{"arguments", 0, "the window does not speak '" + look.language + "'",
                 "say one of: " + Translation::languages().join(QStringLiteral(", ")).toStdString()};
  const QString out = QString::fromStdString(folder);
  if (!QDir().mkpath(out)) return Fault{folder, 0, "the folder cannot be created", "choose another"};
  Outcome<OpenScene> scene = openScene(kFirstScene);
  if (!scene) return scene.fault();

  const TerminationGuard untilCleared;
  QTemporaryDir passing;  // for the card library that is taught for the pictures
  const ShotsFiles files{
      .nights = passing.filePath(QStringLiteral("nights.lkdb")).toStdString(),
      .library = passing.filePath(QStringLiteral("own.lkdb")).toStdString(),
      .samples = QDir(QString::fromStdString(scene->folder)).filePath(QStringLiteral("../..")).toStdString()};
  WindowEngine window(scene->kit, {.nights = files.nights,
                                   .cards = files.library,
                                   .leagues = {"sqlite:" + passing.filePath("leagues.db").toStdString(),
                                               passing.path().toStdString()}});
  window.settings().setLanguage(QString::fromStdString(look.language));
  window.settings().setTheme(QString::fromStdString(look.theme));
  window.settings().setLargeText(look.largeText);
  window.settings().setMotion(false);
  window.settings().setSounds(false);
  window.settings().setShowDuels(false);
  QGuiApplication::styleHints()->setCursorFlashTime(0);
  window.settings().setName(rules::Seat::A, QStringLiteral("Ann"));
  window.settings().setName(rules::Seat::B, QStringLiteral("Ben"));
  window.settings().setName(rules::Seat::C, QStringLiteral("Cleo"));
  window.settings().setName(rules::Seat::D, QStringLiteral("Dan"));
  if (const Outcome<Done> loaded = window.load(); !loaded) return loaded.fault();
  window.window()->resize(look.size);

  ScenePlayer night(std::move(*scene));
  Photographer photographer(window, out, look);
  const Outcome<Done> taken = look.what == ShotsOf::lessons
                                  ? takeEveryStep(window.lesson(), window.lessons(), photographer.ofPages())
                                  : takeAll(photographer, window, night, files);
  if (!taken) return taken.fault();
  return photographer.taken();
}

}  // namespace lk::app
