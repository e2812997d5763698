// The thread behind the window: takes pictures, sees, judges, and hands out moments and covered pictures.
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "app/capture/frame_feed.h"
#include "app/record/evening/record.h"
#include "app/serve/night/coach_desk.h"
#include "app/serve/night/night_feed.h"
#include "app/serve/night/phone_input.h"
#include "app/session/calibration/calibration.h"
#include "app/window/shared/night_request.h"
#include "app/window/shared/pictures/picture_slot.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "stage/stage.h"

namespace lk::app {

/// Lives on a thread of its own; its slots are called across threads. `pictures` must outlive it.
class TableWorker : public QObject {
  Q_OBJECT

 public:
  explicit TableWorker(PictureSlot& pictures);
  ~TableWorker() override;

 public slots:
  void begin(const lk::app::NightRequest& request);
  void say(const lk::rules::Event& event);
  /// As TableSession::quick().
  void quick(const QString& action, const lk::Json& picked);
  /// As TableSession::undoTap().
  void undoTap();
  /// As TableSession::putBack().
  void putBack();
  /// As TableSession::answer().
  void answer(int candidate);
  /// Tells again what led to the state of the night.
  void retell();
  /// While on, the table is checked as for setting it up; nothing private is measured.
  void calibrate(bool on);
  /// Zones as people dragged them, from now on; they are remembered for this camera.
  void useZones(const lk::app::TableSetting& setting);
  /// As the functions of TableSession of these names.
  void dropQuestion();
  void amend(int place, const lk::rules::Event& right);
  /// Tells the state before the standing event at `place`.
  void lookBefore(int place);
  /// Tells the dice value of a seat for its player's eyes alone, 0 for none.
  void tellOwnDice(const QString& seat, int asked);
  /// While on, phones are told what happens; at once how it stands.
  void servePhones(bool on);
  /// What a seat's page says; `page` is told when it is refused, and nobody else.
  void sayFromPhone(lk::rules::Seat seat, const QByteArray& json, const lk::app::Requester& asker);
  /// Who may ask the coach on a phone.
  void coachOnPhones(const std::array<bool, rules::kMaxSeats>& seats);
  /// In which languages phones are told from now on.
  void speakToPhones(const QStringList& languages);
  void stop();

 signals:
  void happened(const lk::app::Moment& moment);
  void ownDiceAre(int asked, int dice);
  void wasBefore(const lk::app::Moment& before);
  void sourceIs(lk::app::PictureSource source);
  void busyIs(bool busy);
  void failed(const QString& what);
  void calibrated(const lk::app::CalibrationMoment& moment);
  void phoneMessages(const lk::app::MessagesByLanguage& told);
  void answeredPhone(quint64 page, const QByteArray& json);
  /// The night has come to its end: all of it, to be told.
  void over(const lk::app::NightLog& night);

 private:
  void open(const NightRequest& request);
  /// What the eyes know in that night: the printed cards, and those people taught.
  vision::CardIndex cardsOf(const NightRequest& request, const GameKit& kit);
  bool keepJournal(const NightRequest& request);
  Outcome<std::unique_ptr<FrameSource>> openPictures(const std::string& source);
  void useTable(const NightRequest& request, const GameKit& kit);
  void take(const Frame& frame);
  void take(const SourceChange& change);
  /// Sends the moment when anything happened. False when that could not be written down: the night stands as
  /// it was, and the next tap, or look at the table, tries again.
  bool publish(const Outcome<Moment>& moment);
  void tellUnwritten(const Fault& fault);
  void fail(const Fault& fault);
  void tellEnd(bool finished);
  /// Begins to tell phones of the night that is on; when none is, that there is none.
  void beginPhones();
  void sendToPhones();
  Outcome<Moment> take(const PhoneInput& said);

  PictureSlot* pictures_;
  std::unique_ptr<TableSession> session_;
  FrameFeed feed_;
  std::unique_ptr<Calibration> calibration_;  // while the table is set up during the night
  std::string camera_, tables_;               // whose table it is, and the file that remembers it
  std::vector<stage::TimedEvent> script_;     // what a scene says, in the order of its times
  std::size_t told_ = 0;
  carddb::NightInfo info_;      // of the night that is on, as it is known here
  std::size_t sentEvents_ = 0;  // how long the night's log was when it was told last
  bool unwritten_ = false;      // the journal failed, and nothing has been written down since
  bool over_ = false;
  bool live_ = false;  // pictures are coming in
  bool phones_ = false;
  QStringList languages_;             // of phones
  std::optional<NightFeed> telling_;  // to phones, while a night is on
  Readings readings_;
  std::array<bool, rules::kMaxSeats> coached_{};
  CoachDesk coach_;  // last: waits for what is being worked out
};

}  // namespace lk::app
