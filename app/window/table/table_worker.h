// The worker behind the table page: takes frames, runs recognition and the referee, emits moments and covered
// pictures.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>

#include "app/capture/frame_feed.h"
#include "app/record/evening/record.h"
#include "app/session/calibration/calibration.h"
#include "app/window/shared/asked_moves.h"
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
  void enter(const lk::rules::Event& event);
  // See the functions of NightHost with these names.
  void quick(const QString& action, const lk::Json& picked);
  void undoTap();
  void putBack();
  void letHousePlay(bool plays);
  void answer(int candidate);
  void dropQuestion();
  void amend(int place, const lk::rules::Event& right);
  /// Emits the reports of all events of the night again.
  void repeatReports();
  /// Starts or stops checking the table as in calibration; nothing private is measured.
  void calibrate(bool on);
  /// Uses the zones that people dragged, and stores them for this camera.
  void useZones(const lk::app::TableSetting& setting);
  /// Emits what can be said next of a move; nothing if the night is another one.
  void compose(const lk::app::MoveRequest& request);
  /// Emits the state before the accepted event at index `place`.
  void sendStateBefore(int place);
  /// Emits the dice value of a seat, 0 for none. Show it to that player only.
  void reportOwnDice(const QString& seat, int request);
  /// Emits what can be in the hand of a seat. Show it to that player only.
  void reportHand(const QString& seat, int request);
  /// Thinks about what a seat could do, and emits it. Show it to that player only.
  void advise(const lk::app::MovesAsked& asked);
  void stopAdvice() { adviser_.stop(); }
  /// Starts or stops sending messages to phones; sends the current state immediately.
  void servePhones(bool on);
  /// See NightHost::receive().
  void takeFromPhone(lk::rules::Seat seat, const QByteArray& json, const lk::app::Requester& asker);
  /// Sets which seats may use the coach on their phones.
  void coachOnPhones(const std::array<bool, rules::kMaxSeats>& seats);
  /// Sets which seats get hints on their phones in the first turn.
  void hintsOnPhones(const std::array<bool, rules::kMaxSeats>& seats);
  /// Sets the languages of the messages to phones.
  void speakToPhones(const QStringList& languages);
  void stop();

 signals:
  void happened(const lk::app::Moment& moment);
  void ownDiceAre(int request, int dice);
  void handIs(int request, const lk::app::PossibleHandPtr& hand);
  void adviceAt(int request, int percent);
  void adviceIs(int request, const lk::app::AdvicePtr& advice);
  void composed(const lk::app::MoveReply& reply);
  void stateBefore(const lk::app::Moment& before);
  void sourceIs(lk::app::PictureSource source);
  void busyIs(bool busy);
  /// How much of a recording or demo was played, in percent; see FrameSource::length().
  void playedIs(int percent);
  void failed(const QString& what);
  void calibrated(const lk::app::CalibrationMoment& moment);
  /// The night's id in the journal, once it has one.
  void journalled(qint64 night);
  void phoneMessages(const lk::app::MessagesByLanguage& messages);
  void answeredPhone(quint64 page, const QByteArray& json);
  /// The night has ended; `night` is its complete log.
  void over(const lk::app::NightLog& night);

 private:
  void open(const NightRequest& request);
  void reportPlayed(double seconds);
  /// The night's cards: the printed ones and those that people enrolled.
  struct PreparedCards {
    std::vector<vision::ReferenceShelf> shelves;
    std::optional<Fault> leftOut;  // why enrolled cards are missing
  };
  static PreparedCards cardsOf(const NightRequest& request, const GameKit& kit);
  void prepare(const NightRequest& request, const std::shared_ptr<const GameKit>& kit);
  void watch(const NightRequest& request, PreparedCards cards);
  bool keepJournal(const NightRequest& request);
  Outcome<std::unique_ptr<FrameSource>> openPictures(const std::string& source);
  void useTable(const NightRequest& request, const GameKit& kit);
  void take(const Frame& frame);
  void take(const SourceChange& change);
  /// Emits the moment. Returns false if the event could not be written to the journal: the night is
  /// unchanged, and the next tap or frame tries again.
  bool publish(const Outcome<Moment>& moment);
  void reportUnwritten(const Fault& fault);
  /// Lets the house play its seats of the current night.
  void seatHouse();
  void fail(const Fault& fault);
  void reportEnd(bool finished);
  /// Emits journalled() if it is due.
  void tellJournalled();
  /// Starts the phones' messages about the current night; without one, they say that there is none.
  void beginPhones();

  PictureSlot* pictures_;
  std::unique_ptr<TableSession> session_;
  FrameFeed feed_;
  double length_ = 0;  // of the source, in seconds; 0: not known
  int played_ = 0;     // percent
  MoveAdviser adviser_;
  std::unique_ptr<Calibration> calibration_;  // exists while the table is calibrated during the night
  std::string camera_, tables_;               // camera of the current table; file of calibrated tables
  std::vector<stage::TimedEvent> script_;     // events of a staged scene, in order of time
  std::size_t nextEvent_ = 0;
  carddb::NightInfo info_;      // the journal entry of the current night, as known here
  std::size_t sentEvents_ = 0;  // length of the night's log when over() was last emitted
  /// What the last emitted moment said of those who do not answer now.
  struct Waiting {
    std::vector<rules::Seat> held, thinking;
    bool houseRests = false;
    friend bool operator==(const Waiting&, const Waiting&) = default;
  };
  Waiting waiting_;
  bool unwritten_ = false;  // the journal failed, and nothing has been written since
  bool over_ = false;
  std::int64_t journalled_ = 0;  // the night of which this was told last
  bool live_ = false;            // pictures are coming in
  bool phones_ = false;
  QStringList languages_;  // of the phones
  std::array<bool, rules::kMaxSeats> coached_{};
  HintedSeats hinted_{};
  std::unique_ptr<FrameSource> opened_;  // while its cards are prepared
  int nights_ = 0;                       // begun or stopped; cards prepared for another one are dropped
  QThreadPool preparing_;                // last: its work ends before the other members are destroyed
};

}  // namespace lk::app
