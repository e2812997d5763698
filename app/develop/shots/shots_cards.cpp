#include "app/develop/shots/shots_cards.h"

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/window/cards/enrol_moment.h"

namespace lk::app {

namespace {

constexpr char kScene[] = "samples/halfwish/own-cards";
constexpr int kEvery = 3;  // only every third frame is used

/// Teaching cards at the virtual table, shown in the window.
class Teaching {
 public:
  Teaching(WindowEngine& window, OpenScene scene, OwnCards own)
      : window_(window),
        scene_(std::move(scene)),
        session_(scene_.kit, std::move(own), {vision::shelved(houseReferences(*scene_.kit))}, {}) {}

  /// Continues to `seconds` of the scene. Fails if the library cannot be written.
  Outcome<Done> playTo(double seconds) {
    for (; next_ < scene_.stage.frames() && next_ < seconds * scene_.stage.framesPerSecond();
         next_ += kEvery) {
      scene_.stage.render(next_, frame_);
      const Outcome<bool> seen = session_.see(frame_, next_ / scene_.stage.framesPerSecond());
      if (!seen) return seen.fault();
    }
    show();
    return Done{};
  }
  void show() {
    window_.enrol().picture()->show(pictureOf(frame_, session_));
    window_.enrol().show(momentOf(session_, *window_.seenPictures()));
  }
  [[nodiscard]] EnrolSession& session() { return session_; }

 private:
  WindowEngine& window_;
  OpenScene scene_;
  EnrolSession session_;
  cv::Mat frame_;
  int next_ = 0;
};

}  // namespace

Outcome<Done> takeCards(WindowEngine& window, const std::string& library, const TakePage& take) {
  const QString cards = QStringLiteral("cards");
  const QString enrol = QStringLiteral("enrol");
  window.table().beginNight(0);
  if (const Outcome<Done> taken = take(enrol, QStringLiteral("enrol-start")); !taken) return taken;

  Outcome<OpenScene> scene = openScene(kScene);
  if (!scene) return scene.fault();
  Outcome<OwnCards> own = OwnCards::open(library, std::string(scene->kit->id()));
  if (!own) return own.fault();
  Teaching lesson(window, std::move(*scene), std::move(*own));
  window.enrol().setSource(PictureSource::live);
  window.enrol().setHandsFree(true);
  lesson.session().setHabits({.handsFree = true});
  if (const Outcome<Done> played = lesson.playTo(12); !played) return played;
  if (const Outcome<Done> taken = take(enrol, QStringLiteral("enrol-one")); !taken) return taken;

  lesson.session().setHabits({});
  window.enrol().setHandsFree(false);
  if (const Outcome<Done> played = lesson.playTo(27); !played) return played;
  if (const Outcome<Done> taken = take(enrol, {}); !taken) return taken;

  // A second name for the same card.
  const std::vector<EnrolCard> seen = lesson.session().cards();
  for (std::size_t i = 0; i + 1 < seen.size(); ++i)
    if (const Outcome<Done> done = lesson.session().accept(seen[i].number, seen[i].label); !done) return done;
  if (!seen.empty()) {
    const std::optional<CardLabel> twin = lesson.session().names().named(QStringLiteral("Old Roar"), false);
    if (const Outcome<Done> done = lesson.session().accept(seen[2 % seen.size()].number, *twin); !done)
      return done;
  }
  lesson.show();
  if (const Outcome<Done> taken = take(enrol, QStringLiteral("enrol-alike")); !taken) return taken;

  window.cards().choose(QStringLiteral("long_strike"));
  if (const Outcome<Done> taken = take(cards, {}); !taken) return taken;
  window.cards().setSearch(QStringLiteral("poison"));
  if (const Outcome<Done> taken = take(cards, QStringLiteral("cards-search")); !taken) return taken;
  window.cards().setSearch({});
  window.enrol().setSource(PictureSource::none);
  return Done{};
}

}  // namespace lk::app
