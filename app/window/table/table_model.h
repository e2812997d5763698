// The model of the table page: the next step, the choices, the players, the last event. It contains only what
// the table may know.
#pragma once

#include <optional>

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/hint_words.h"
#include "app/window/shared/move_request.h"
#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/picture_slot.h"
#include "app/window/table/board_model.h"
#include "app/window/table/choices_model.h"
#include "app/window/table/composing.h"
#include "app/window/table/duel_model.h"
#include "app/window/table/mend_model.h"
#include "app/window/table/question.h"
#include "app/window/table/seats_model.h"
#include "app/window/table/understood_log.h"

namespace lk::app {

/// Lives on the window's thread. Properties signal only if they change. What people enter is emitted by
/// entered().
class TableModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString nextStep READ nextStep NOTIFY nextStepChanged)
  Q_PROPERTY(QString detail READ detail NOTIFY nextStepChanged)
  Q_PROPERTY(QString hint READ hint NOTIFY nextStepChanged)
  Q_PROPERTY(QStringList alsoOpen READ alsoOpen NOTIFY nextStepChanged)
  Q_PROPERTY(bool composing READ composing NOTIFY nextStepChanged)
  Q_PROPERTY(bool settled READ settled NOTIFY settledChanged)
  Q_PROPERTY(QString actingSeat READ actingSeat NOTIFY nextStepChanged)
  Q_PROPERTY(int secondsGiven READ secondsGiven NOTIFY secondsGivenChanged)
  Q_PROPERTY(QString when READ when NOTIFY whenChanged)
  Q_PROPERTY(QString fight READ fight NOTIFY whenChanged)
  Q_PROPERTY(QList<lk::app::CountedPiece> pieces READ pieces NOTIFY piecesChanged)
  Q_PROPERTY(QString understood READ understood NOTIFY understoodChanged)
  Q_PROPERTY(bool begun READ begun NOTIFY begunChanged)
  Q_PROPERTY(bool finished READ finished NOTIFY finishedChanged)
  Q_PROPERTY(bool mayPutBack READ mayPutBack NOTIFY mayPutBackChanged)
  Q_PROPERTY(bool houseRests READ houseRests NOTIFY houseRestsChanged)
  Q_PROPERTY(bool housePlaysAlone READ housePlaysAlone NOTIFY houseRestsChanged)
  Q_PROPERTY(QString refusal READ refusal NOTIFY noticeChanged)
  Q_PROPERTY(QString question READ question NOTIFY noticeChanged)
  Q_PROPERTY(QStringList questionAnswers READ questionAnswers NOTIFY noticeChanged)
  Q_PROPERTY(QStringList questionPictures READ questionPictures NOTIFY noticeChanged)
  Q_PROPERTY(QString questionWhere READ questionWhere NOTIFY noticeChanged)
  Q_PROPERTY(QString sourceText READ sourceText NOTIFY sourceChanged)
  Q_PROPERTY(bool sourceLive READ sourceLive NOTIFY sourceChanged)
  Q_PROPERTY(QString pause READ pause NOTIFY sourceChanged)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
  Q_PROPERTY(int played READ played NOTIFY playedChanged)
  Q_PROPERTY(QString errorText READ errorText NOTIFY errorTextChanged)
  Q_PROPERTY(QString entry READ entry NOTIFY entryChanged)
  Q_PROPERTY(QString entryTitle READ entryTitle NOTIFY entryChanged)
  Q_PROPERTY(QString entryAsks READ entryAsks NOTIFY entryChanged)  // the question to confirm
  Q_PROPERTY(int entryLeast READ entryLeast NOTIFY entryChanged)
  Q_PROPERTY(int entryCount READ entryCount NOTIFY entryChanged)
  Q_PROPERTY(int entrySides READ entrySides NOTIFY entryChanged)  // of dice
  Q_PROPERTY(bool entrySecret READ entrySecret NOTIFY entryChanged)
  Q_PROPERTY(QString entryWho READ entryWho NOTIFY entryChanged)
  Q_PROPERTY(QList<lk::app::EntryCard> entryCards READ entryCards NOTIFY entryChanged)
  Q_PROPERTY(bool entryMayRoll READ entryMayRoll NOTIFY entryChanged)
  Q_PROPERTY(QList<int> entryRolled READ entryRolled NOTIFY entryRolledChanged)
  Q_PROPERTY(lk::app::SeatsModel* seats READ seats CONSTANT)
  Q_PROPERTY(lk::app::SeatsModel* seatsAsShown READ seatsAsShown CONSTANT)
  Q_PROPERTY(lk::app::ChoicesModel* choices READ choices CONSTANT)
  Q_PROPERTY(lk::app::BoardModel* board READ board CONSTANT)
  Q_PROPERTY(lk::app::BoardModel* farBoard READ farBoard CONSTANT)
  Q_PROPERTY(lk::app::CorrectionModel* mend READ mend CONSTANT)
  Q_PROPERTY(lk::app::DuelModel* duel READ duel CONSTANT)
  Q_PROPERTY(lk::app::PictureSlot* picture READ picture CONSTANT)

 public:
  explicit TableModel(QObject* parent = nullptr);

  void setNames(const Names& names);
  /// Translates everything into the current language.
  void retranslate();
  /// Sets how much is explained to each player.
  void setHelp(const HelpOf& help);
  /// Sets the seats that get hints in the first turn.
  void setHints(const HintedSeats& seats);
  /// Sets the seats that are also asked on their phones. Their secret questions are asked only there.
  void setAtPhone(const AtPhone& seats) {
    if (seats == atPhone_) return;
    atPhone_ = seats;
    emit noticeChanged();
    showAgain();
  }
  /// Processes the reports that led to the moment shown next, without showing them.
  void catchUp(const Moment& moment);
  /// Sets the game that is played. A moment of another game changes it too; gameIs() is emitted.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  /// Forgets the previous night. From now on only moments of night `number` are shown: older ones may still
  /// arrive.
  void beginNight(int number);
  /// Forgets the reports so far, so that those leading to another moment of the same night can be processed.
  /// The page stays unchanged until then.
  void beginAgain();
  /// Shows a moment of the night; its reports are processed in order.
  void show(const Moment& moment);
  void setSource(PictureSource source);
  /// Sets why the night waits for pictures.
  void setPause(Pause pause);
  void setBusy(bool busy);
  /// Sets how much of the recording or demo was played.
  void setPlayed(int percent);
  /// Sets an error from outside the game; empty when it is resolved.
  void setErrorText(const QString& errorText);

  [[nodiscard]] QString nextStep() const { return nextStep_; }
  /// The reminders that a gamemaster adds to the question.
  [[nodiscard]] QString detail() const { return detail_; }
  /// What the question means and what newcomers usually do; empty without hints.
  [[nodiscard]] QString hint() const { return hint_; }
  /// Questions to other players at the same time.
  /// How many seconds the table gives for the open prompts; 0: no limit.
  [[nodiscard]] int secondsGiven() const { return secondsGiven_; }
  [[nodiscard]] QStringList alsoOpen() const { return alsoOpen_; }
  /// Whether a move is being composed: the next step asks for its next part.
  [[nodiscard]] bool composing() const { return composing_.active(); }
  /// Whether it is known what can be begun. Until then, the choices may soon become fewer.
  [[nodiscard]] bool settled() const { return awaited_ == 0; }
  [[nodiscard]] QString actingSeat() const { return actingSeat_; }
  [[nodiscard]] QString when() const { return when_; }
  /// What the game calls a fight; empty without a night.
  [[nodiscard]] QString fight() const { return fight_; }
  /// As returned by piecesOf().
  [[nodiscard]] QList<CountedPiece> pieces() const { return pieces_; }
  [[nodiscard]] QString understood() const { return understood_; }
  [[nodiscard]] bool begun() const { return begun_; }
  [[nodiscard]] bool finished() const { return finished_; }
  /// Whether an event was taken back and nothing new has happened since.
  [[nodiscard]] bool mayPutBack() const { return mayPutBack_; }
  /// Whether the house is to go on, but waits: something was taken back, or people let it rest.
  [[nodiscard]] bool houseRests() const { return houseRests_; }
  /// Whether the house plays all seats of a night that is not over, and does not rest.
  [[nodiscard]] bool housePlaysAlone() const { return housePlaysAlone_; }
  /// Whether nobody but the house is to go on.
  [[nodiscard]] bool houseThinks() const {
    return last_ && last_->prompts.empty() && !last_->thinking.empty();
  }
  /// What to do about a refused event; empty if there is none.
  [[nodiscard]] QString refusal() const { return refusal_; }
  /// The question about an unclear event, and its likely answers.
  [[nodiscard]] QString question() const { return question_.text; }
  [[nodiscard]] QStringList questionAnswers() const { return question_.answers; }
  /// One per answer: the address of its card's picture, or an empty text.
  [[nodiscard]] QStringList questionPictures() const { return question_.pictures; }
  /// The phone on which the question is also asked; empty if there is none.
  [[nodiscard]] QString questionWhere() const {
    const auto& seat = question_.seat;
    return seat && atPhone_[rules::index(*seat)] ? ChoicesModel::phoneOf(*seat, names_) : QString();
  }
  /// The state of the night's pictures as text; empty if there is no night.
  [[nodiscard]] QString sourceText() const;
  [[nodiscard]] bool sourceLive() const { return source_ == PictureSource::live && pause_ == Pause::none; }
  /// Why the night waits for pictures, and what to do; empty if it does not wait.
  [[nodiscard]] QString pause() const;
  [[nodiscard]] bool busy() const { return busy_; }
  /// How much of the recording or demo was played, in percent; 0 for a camera.
  [[nodiscard]] int played() const { return played_; }
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// What a person is about to enter by hand: "", "dice" or "cards". "cards" stands for any list of answers.
  [[nodiscard]] QString entry() const;
  [[nodiscard]] QString entryTitle() const { return entryTitle_; }
  [[nodiscard]] QString entryAsks() const { return entering_ ? entering_->asks : QString(); }
  /// Minimum and maximum number of dice or cards.
  [[nodiscard]] int entryLeast() const { return entering_ ? entering_->entryLeast : 0; }
  [[nodiscard]] int entryCount() const { return entering_ ? entering_->entryCount : 0; }
  [[nodiscard]] int entrySides() const { return entering_ ? entering_->sides : 0; }
  [[nodiscard]] bool entrySecret() const { return entering_ && entering_->secret; }
  /// Who enters; if the entry is secret, the others look away. Empty if anybody may.
  [[nodiscard]] QString entryWho() const { return entering_ ? entering_->who : QString(); }
  /// The answers to choose from.
  [[nodiscard]] QList<EntryCard> entryCards() const { return entryCards_; }
  /// Whether the program may roll the dice to be entered.
  [[nodiscard]] bool entryMayRoll() const;
  /// Dice rolled in secret, for the player who enters. Empty once they are sent.
  [[nodiscard]] QList<int> entryRolled() const { return rolled_; }

  [[nodiscard]] SeatsModel* seats() { return &seats_; }
  /// The players' state as far as the duel is shown: until its last step, the state before it was judged.
  [[nodiscard]] SeatsModel* seatsAsShown() { return &seatsAsShown_; }
  [[nodiscard]] ChoicesModel* choices() { return &choices_; }
  [[nodiscard]] BoardModel* board() { return &board_; }
  /// The same board in the room of the second window. Nothing can be touched on it.
  [[nodiscard]] BoardModel* farBoard() { return &farBoard_; }
  [[nodiscard]] CorrectionModel* mend() { return &mend_; }
  [[nodiscard]] DuelModel* duel() { return &duel_; }
  [[nodiscard]] const DuelModel* duel() const { return &duel_; }
  /// The sentences of the last judged duel, for speech.
  [[nodiscard]] QStringList duelAloud() const { return duel_.sentences(); }
  [[nodiscard]] PictureSlot* picture() { return &picture_; }

  /// Takes the choice of a row, or opens its entry. Does nothing if it is not available.
  Q_INVOKABLE void choose(int row);
  /// Opens the question before a player gives up; `place` is one of choices()->endings().
  Q_INVOKABLE void giveUp(int place);
  /// Completes the open entry. The values are not stored.
  Q_INVOKABLE void confirmEntry();
  Q_INVOKABLE void enterDice(const QList<int>& dice);
  Q_INVOKABLE void enterCards(const QStringList& cards);
  Q_INVOKABLE void cancelEntry();
  /// Rolls the required dice. Secret ones wait in entryRolled() until the player has seen them; others are
  /// sent immediately.
  Q_INVOKABLE void rollDice();
  /// The player has seen the dice rolled in secret; sends them.
  Q_INVOKABLE void enterRolled();
  /// Says what was touched on the board: the name of a thing, and of the zone it lies in.
  Q_INVOKABLE void touch(const QStringList& names);
  /// Says onto what the thing that was touched last was dragged: a touch of that, as soon as the night has
  /// told what the thing can do.
  Q_INVOKABLE void drop(const QStringList& onto);
  /// Takes back the last part of the move that is being composed.
  Q_INVOKABLE void composeBack();
  /// Begins a move with everything said: people see what it would do, confirm it, or take parts back.
  void beginMove(lk::rules::Seat seat, const lk::rules::Event& event);
  /// Begins a correction that is composed by touching what is wrong.
  Q_INVOKABLE void mendByTouch();
  Q_INVOKABLE void takeBack();
  /// Restores what was taken back last.
  Q_INVOKABLE void putBack();
  /// Lets the house go on if it rests; lets it rest if it plays alone.
  Q_INVOKABLE void letHousePlay();
  Q_INVOKABLE void letHouseRest();
  Q_INVOKABLE void answerQuestion(int answer);
  Q_INVOKABLE void dismissNotice();
  /// Corrects an event: takes a row of the alternatives in mend(), or opens its entry.
  Q_INVOKABLE void chooseMended(int row);
  /// Overrides a figure of a seat; of the table if `seat` is empty. The value is a number, a flag, or the
  /// letter of a seat.
  Q_INVOKABLE void correct(const QString& seat, const QString& figure, const QVariant& value);
  /// Returns the name of a seat's player; empty for the table.
  Q_INVOKABLE [[nodiscard]] QString nameOf(const QString& seat) const;
  /// The answer to CorrectionModel::beforeWanted().
  void showBefore(const lk::app::Moment& before);
  /// The answer to moveWanted(). Does nothing if the night went on meanwhile.
  void showMove(const lk::app::MoveReply& reply);

 signals:
  void entered(const lk::rules::Event& event);
  /// Answers the question with the candidate at this index. Only the session knows the complete candidates.
  void answered(int candidate);
  void gameIs(const QString& id);
  /// The moment was shown. Other observers may show it now.
  void shown(const lk::app::Moment& moment);
  /// People dismissed the question or refusal.
  void dismissed();
  /// The accepted event at index `place` has to be replaced by `right`; see TableSession::amend().
  void amended(int place, const lk::rules::Event& right);
  void beforeWanted(int place);
  /// Asks what can be said next; answered by showMove().
  void moveWanted(const lk::app::MoveRequest& request);
  /// A secret entry was completed; everybody may look again.
  void secretEntered();
  void nextStepChanged();
  void settledChanged();
  void secondsGivenChanged();
  void whenChanged();
  void piecesChanged();
  void understoodChanged();
  void begunChanged();
  void finishedChanged();
  void mayPutBackChanged();
  void houseRestsChanged();
  void putBackWanted();
  void letHousePlayWanted(bool plays);
  void noticeChanged();
  void sourceChanged();
  void busyChanged();
  void playedChanged();
  void errorTextChanged();
  void entryChanged();
  void entryRolledChanged();
  /// A duel has just been judged.
  void duelJudged();
  /// Requests the reports of all events again, for another language.
  void reportsWanted();

 private:
  void reset();
  void showAgain();
  /// Asks what the seats that are asked openly can begin.
  void await(int answers);
  void askForMoves(const Moment& moment);
  void forgetMove();
  void askForMove(rules::Seat seat, const rules::Event& event);
  void goOn(const Composed& composed);
  /// Shows the choices of the moment, or of the move that is being composed, and what can be touched.
  void showChoices(const Moment& moment);
  /// Returns the text shown instead of the next step while there is no night.
  [[nodiscard]] QString noNight() const;
  void takeReports(const Moment& moment);
  void takeRuling(const rules::Ruling& ruling, const rules::Event* event, const Moment& moment);
  void showNextStep(const Moment& moment);
  /// Returns the text shown while no person is asked.
  [[nodiscard]] QString waitingText(const Moment& moment) const;
  void showSeatsAsShown();
  /// Stores the moment, without its reports, as the last one. Gives the duel the health figures if it has
  /// just been judged.
  void remember(const Moment& moment);
  void setNotice(QString refusal, Question question);
  /// `mended`: index of the event that is corrected; -1 for a new event.
  void openEntry(const Choice& choice, int mended = -1);
  /// Returns the list from which the next part of a move is chosen, if nothing on the board says it either.
  [[nodiscard]] const Choice* onlyPick() const;
  void take(const Choice* choice, int mended = -1);
  enum class Secrecy { openly, inSecret };
  /// Goes on with an answer whose event is as complete as people made it: it begins or continues the
  /// composition of a move, or is entered.
  void goOnWith(const Choice& choice, const rules::Event& event, int mended, Secrecy how);
  void enter(const rules::Event& event, int mended, Secrecy how);
  void closeEntry();
  /// Opens the next entry if the last one was made here and no camera is active, so that nobody has to press
  /// a key for the only possible action. A secret entry covers the table; it opens only if it is the only
  /// choice, or after another secret entry.
  void openNextEntry();
  void say(const std::optional<rules::Event>& complete);
  template <class T, class Signal>
  void set(T& member, T value, Signal signal);

  int night_ = 0;
  Names names_;
  HelpOf help_ = kUsualHelp;
  HintedSeats hints_{};
  AtPhone atPhone_{};
  std::shared_ptr<const GameKit> kit_;
  SeatsModel seats_;
  SeatsModel seatsAsShown_;
  ChoicesModel choices_;
  BoardModel board_;
  BoardModel farBoard_;
  Composing composing_;
  int awaited_ = 0;   // answers about what seats can begin
  QStringList onto_;  // see drop()
  CorrectionModel mend_;
  UnderstoodLog log_;
  std::size_t duelPlace_ = 0;  // length of the log when the shown duel was judged
  DuelModel duel_;
  PictureSlot picture_;

  std::optional<Moment> last_;
  std::optional<Moment> beforeDuel_;  // the last moment before the duel was judged
  std::optional<Moment> duelBegan_;   // the last moment before the duel, if it extends over several rulings
  bool newDuel_ = false;              // judged by the reports of the current moment
  std::optional<rules::Seat> aggressor_;  // before the ruling that is being processed
  QString nextStep_;
  QString detail_;
  QString hint_;
  int secondsGiven_ = 0;
  QStringList alsoOpen_;
  QString actingSeat_;
  QString when_;
  QString fight_;
  QList<CountedPiece> pieces_;
  QString understood_;
  bool begun_ = false;
  bool finished_ = false;
  bool mayPutBack_ = false;
  bool houseRests_ = false;
  bool housePlaysAlone_ = false;
  QString refusal_;
  Question question_;
  Pause pause_ = Pause::none;
  PictureSource source_ = PictureSource::none;
  bool busy_ = false;
  int played_ = 0;
  QString errorText_;
  std::optional<Choice> entering_;
  int mending_ = -1;  // index of the event that the entry corrects
  QString entryTitle_;
  QList<EntryCard> entryCards_;
  QList<int> rolled_;
  std::optional<Secrecy> lastEntry_;  // the last entry, by tap or key, until it is judged
};

}  // namespace lk::app
