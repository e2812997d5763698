// What the organiser tells everybody at the venue: the time of the round, and announcements.
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/league/store/venue.h"
#include "app/window/league/league_sight.h"

namespace lk::app {

/// Lives on the window's thread. Counts down by this computer's clock; changes nothing itself, but says what
/// is wanted.
class VenueModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int round READ round NOTIFY changed)
  Q_PROPERTY(bool timed READ timed NOTIFY changed)
  Q_PROPERTY(bool running READ running NOTIFY changed)
  Q_PROPERTY(QString time READ time NOTIFY ticked)
  Q_PROPERTY(bool over READ over NOTIFY ticked)
  Q_PROPERTY(QList<QString> announcements READ announcements NOTIFY changed)
  Q_PROPERTY(int maxLetters READ maxLetters CONSTANT)
  Q_PROPERTY(int maxMinutes READ maxMinutes CONSTANT)

 public:
  explicit VenueModel(QObject* parent = nullptr);

  /// The newest round; 0 if none is paired, so that nothing can be timed.
  [[nodiscard]] int round() const { return venue_.round; }
  [[nodiscard]] bool timed() const { return venue_.timed; }
  [[nodiscard]] bool running() const { return venue_.running; }
  /// The time left, as "34:12" or "1:02:03", or that it is over; empty without a timer.
  [[nodiscard]] QString time() const;
  [[nodiscard]] bool over() const { return venue_.timed && left() <= 0; }
  [[nodiscard]] QList<QString> announcements() const { return venue_.announcements; }
  [[nodiscard]] int maxLetters() const { return league::kMaxAnnouncementLetters; }
  [[nodiscard]] int maxMinutes() const;
  /// Whether an end is still to come, which needs what others do to the timer meanwhile.
  [[nodiscard]] bool counts() const { return venue_.running && !over(); }

  Q_INVOKABLE void start(int minutes);
  Q_INVOKABLE void pause();
  Q_INVOKABLE void resume();
  Q_INVOKABLE void announce(const QString& text);
  /// Takes all announcements away.
  Q_INVOKABLE void clear();

  /// Shows what the database said last.
  void show(const VenueSight& venue);
  void retranslate();

 signals:
  void changed();
  void ticked();
  /// The time of the round has just ended; `text` says so. Not emitted if it had ended before it was shown.
  void roundOver(const QString& text);
  void timerWanted(lk::league::TimerOrder order, int seconds);
  void announcementWanted(const QString& text);

 private:
  [[nodiscard]] int left() const;
  void tick();

  VenueSight venue_;
  int shownLeft_ = 0;     // seconds, when it ticked last
  bool awaited_ = false;  // the end was still to come when it ticked last
  QTimer clock_;
};

}  // namespace lk::app
