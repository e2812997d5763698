// The table page's one object: the next step, the choices, the players, what was understood. Knows the
// table's view only.
#pragma once

#include <optional>

#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/picture_slot.h"
#include "app/window/table/board_model.h"
#include "app/window/table/choices_model.h"
#include "app/window/table/duel_model.h"
#include "app/window/table/mend_model.h"
#include "app/window/table/question.h"
#include "app/window/table/seats_model.h"
#include "app/window/table/understood_log.h"

namespace lk::app {

/// Lives on the window's thread. Values change, and signal, only when they differ. What people say leaves as
/// said().
class TableModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString nextStep READ nextStep NOTIFY nextStepChanged)
  Q_PROPERTY(QString detail READ detail NOTIFY nextStepChanged)
  Q_PROPERTY(QStringList alsoOpen READ alsoOpen NOTIFY nextStepChanged)
  Q_PROPERTY(QString actingSeat READ actingSeat NOTIFY nextStepChanged)
  Q_PROPERTY(QString when READ when NOTIFY whenChanged)
  Q_PROPERTY(QVariantList pieces READ pieces NOTIFY piecesChanged)
  Q_PROPERTY(QString understood READ understood NOTIFY understoodChanged)
  Q_PROPERTY(bool begun READ begun NOTIFY begunChanged)
  Q_PROPERTY(bool finished READ finished NOTIFY finishedChanged)
  Q_PROPERTY(bool mayPutBack READ mayPutBack NOTIFY mayPutBackChanged)
  Q_PROPERTY(QString refusal READ refusal NOTIFY noticeChanged)
  Q_PROPERTY(QString question READ question NOTIFY noticeChanged)
  Q_PROPERTY(QStringList questionAnswers READ questionAnswers NOTIFY noticeChanged)
  Q_PROPERTY(QStringList questionPictures READ questionPictures NOTIFY noticeChanged)
  Q_PROPERTY(QString questionWhere READ questionWhere NOTIFY noticeChanged)
  Q_PROPERTY(QString sourceText READ sourceText NOTIFY sourceChanged)
  Q_PROPERTY(bool sourceLive READ sourceLive NOTIFY sourceChanged)
  Q_PROPERTY(QString pause READ pause NOTIFY sourceChanged)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
  Q_PROPERTY(QString errorText READ errorText NOTIFY errorTextChanged)
  Q_PROPERTY(QString entry READ entry NOTIFY entryChanged)
  Q_PROPERTY(QString entryTitle READ entryTitle NOTIFY entryChanged)
  Q_PROPERTY(int entryLeast READ entryLeast NOTIFY entryChanged)
  Q_PROPERTY(int entryCount READ entryCount NOTIFY entryChanged)
  Q_PROPERTY(bool entrySecret READ entrySecret NOTIFY entryChanged)
  Q_PROPERTY(QString entryWho READ entryWho NOTIFY entryChanged)
  Q_PROPERTY(QVariantList entryCards READ entryCards NOTIFY entryChanged)
  Q_PROPERTY(bool entryMayRoll READ entryMayRoll NOTIFY entryChanged)
  Q_PROPERTY(QList<int> entryRolled READ entryRolled NOTIFY entryRolledChanged)
  Q_PROPERTY(lk::app::SeatsModel* seats READ seats CONSTANT)
  Q_PROPERTY(lk::app::SeatsModel* seatsAsShown READ seatsAsShown CONSTANT)
  Q_PROPERTY(lk::app::ChoicesModel* choices READ choices CONSTANT)
  Q_PROPERTY(lk::app::BoardModel* board READ board CONSTANT)
  Q_PROPERTY(lk::app::MendModel* mend READ mend CONSTANT)
  Q_PROPERTY(lk::app::DuelModel* duel READ duel CONSTANT)
  Q_PROPERTY(lk::app::PictureSlot* picture READ picture CONSTANT)

 public:
  explicit TableModel(QObject* parent = nullptr);

  void setNames(const Names& names);
  /// Says everything again, in the language that is spoken now.
  void retranslate();
  /// How much is explained to whom, from now on.
  void setHelp(const HelpOf& help);
  /// These seats are asked on their phones, too; what is secret to them, there alone.
  void setAtPhone(const AtPhone& seats) {
    if (seats == atPhone_) return;
    atPhone_ = seats;
    emit noticeChanged();
    showAgain();
  }
  /// Takes in what led to the moment that will be shown, and shows nothing of it.
  void catchUp(const Moment& moment);
  /// The game that is played; a moment of another game changes it, and gameIs() tells.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  /// Forgets the night that was shown. From now on moments of other nights than `number` are not shown: they
  /// were still on their way.
  void beginNight(int number);
  /// Forgets what led to the moment that is shown, to be told what leads to another of the same night; what
  /// is shown stays until then.
  void beginAgain();
  /// Shows a moment of the night; its reports are told in order.
  void show(const Moment& moment);
  void setSource(PictureSource source);
  /// Why the night waits for its pictures.
  void setPause(Pause pause);
  void setBusy(bool busy);
  /// Something outside the game went wrong; empty when it is mended.
  void setErrorText(const QString& errorText);

  [[nodiscard]] QString nextStep() const { return nextStep_; }
  /// What a gamemaster adds to the question.
  [[nodiscard]] QString detail() const { return detail_; }
  /// Questions that others owe at the same time.
  [[nodiscard]] QStringList alsoOpen() const { return alsoOpen_; }
  [[nodiscard]] QString actingSeat() const { return actingSeat_; }
  [[nodiscard]] QString when() const { return when_; }
  /// As piecesOf() tells them.
  [[nodiscard]] QVariantList pieces() const { return pieces_; }
  [[nodiscard]] QString understood() const { return understood_; }
  [[nodiscard]] bool begun() const { return begun_; }
  [[nodiscard]] bool finished() const { return finished_; }
  /// Whether something was taken back, and nothing new happened since.
  [[nodiscard]] bool mayPutBack() const { return mayPutBack_; }
  /// What to do about something that was refused; empty when nothing was.
  [[nodiscard]] QString refusal() const { return refusal_; }
  /// What the program is not sure of, and the likely answers.
  [[nodiscard]] QString question() const { return question_.text; }
  [[nodiscard]] QStringList questionAnswers() const { return question_.answers; }
  /// As long as the answers: the picture of the card an answer is about, or nothing.
  [[nodiscard]] QStringList questionPictures() const { return question_.pictures; }
  /// The phone it is asked on as well; empty when it is on none.
  [[nodiscard]] QString questionWhere() const {
    const auto& seat = question_.seat;
    return seat && atPhone_[rules::index(*seat)] ? ChoicesModel::phoneOf(*seat, names_) : QString();
  }
  /// Where the night's pictures come from; empty while there is no night.
  [[nodiscard]] QString sourceText() const;
  [[nodiscard]] bool sourceLive() const { return source_ == PictureSource::live && pause_ == Pause::none; }
  /// Why the night waits for its pictures, and what to do; empty when it does not.
  [[nodiscard]] QString pause() const;
  [[nodiscard]] bool busy() const { return busy_; }
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// "", "dice" or "cards": what a person is about to enter by hand. "cards" are any answers to choose from.
  [[nodiscard]] QString entry() const;
  [[nodiscard]] QString entryTitle() const { return entryTitle_; }
  /// How many dice or cards at least, and at most.
  [[nodiscard]] int entryLeast() const { return entering_ ? entering_->entryLeast : 0; }
  [[nodiscard]] int entryCount() const { return entering_ ? entering_->entryCount : 0; }
  [[nodiscard]] bool entrySecret() const { return entering_ && entering_->secret; }
  /// Who enters; the others look away when it is secret. Empty when it is anybody.
  [[nodiscard]] QString entryWho() const { return entering_ ? entering_->who : QString(); }
  /// Maps of id, name, text, picture and why (not now; empty when open): the answers to choose from.
  [[nodiscard]] QVariantList entryCards() const { return entryCards_; }
  /// Whether the program may cast the dice that are entered.
  [[nodiscard]] bool entryMayRoll() const;
  /// What was cast in secret, for whoever enters alone; empty once it is said.
  [[nodiscard]] QList<int> entryRolled() const { return rolled_; }

  [[nodiscard]] SeatsModel* seats() { return &seats_; }
  /// The same as far as the duel is told: until its last step they stand as before it was judged.
  [[nodiscard]] SeatsModel* seatsAsShown() { return &seatsAsShown_; }
  [[nodiscard]] ChoicesModel* choices() { return &choices_; }
  [[nodiscard]] BoardModel* board() { return &board_; }
  [[nodiscard]] MendModel* mend() { return &mend_; }
  [[nodiscard]] DuelModel* duel() { return &duel_; }
  [[nodiscard]] const DuelModel* duel() const { return &duel_; }
  /// The steps of the duel judged last, to be read aloud.
  [[nodiscard]] QStringList duelAloud() const { return duel_.sentences(); }
  [[nodiscard]] PictureSlot* picture() { return &picture_; }

  /// Takes the choice of a row, or opens its entry. Nothing when the row is not open.
  Q_INVOKABLE void choose(int row);
  /// Completes the entry that is open. Nothing is kept of the values.
  Q_INVOKABLE void enterDice(const QList<int>& dice);
  Q_INVOKABLE void enterCards(const QStringList& cards);
  Q_INVOKABLE void cancelEntry();
  /// Casts the dice that are awaited. Secret ones wait in entryRolled() until they were looked at; others are
  /// said at once.
  Q_INVOKABLE void rollDice();
  /// Whoever rolled in secret has seen their dice.
  Q_INVOKABLE void sayRolled();
  Q_INVOKABLE void takeBack();
  /// What was taken back last counts again.
  Q_INVOKABLE void putBack();
  Q_INVOKABLE void answerQuestion(int answer);
  Q_INVOKABLE void dismissNotice();
  /// What was understood was this: takes a row of the mender's choices, or opens its entry.
  Q_INVOKABLE void chooseMended(int row);
  /// People overrule: sets a figure of a seat, or of the table where `seat` is empty. A number, a flag, or
  /// the letter of a seat.
  Q_INVOKABLE void correct(const QString& seat, const QString& figure, const QVariant& value);
  /// Who sits there; empty for the table itself.
  Q_INVOKABLE [[nodiscard]] QString nameOf(const QString& seat) const;
  /// The answer to MendModel::beforeWanted().
  void showBefore(const lk::app::Moment& before);

 signals:
  void said(const lk::rules::Event& event);
  /// The question is answered by the candidate at this place: only the session knows all of it.
  void answered(int candidate);
  void gameIs(const QString& id);
  /// Everything was shown: those who look on may do so now.
  void shown(const lk::app::Moment& moment);
  /// People said that the question, or the refusal, is done with.
  void dismissed();
  /// The standing event at `place` was this one; see TableSession::amend().
  void amended(int place, const lk::rules::Event& right);
  void beforeWanted(int place);
  /// Something was entered in secret and is on its way: everybody may look again.
  void secretEntered();
  void nextStepChanged();
  void whenChanged();
  void piecesChanged();
  void understoodChanged();
  void begunChanged();
  void finishedChanged();
  void mayPutBackChanged();
  void putBackWanted();
  void noticeChanged();
  void sourceChanged();
  void busyChanged();
  void errorTextChanged();
  void entryChanged();
  void entryRolledChanged();
  /// A duel was judged just now.
  void duelJudged();
  /// Everything that led here is to be told again.
  void retellWanted();

 private:
  void reset();
  void showAgain();
  /// What is said in place of the next step while there is no night.
  [[nodiscard]] QString noNight() const;
  void tell(const Moment& moment);
  void tellRuling(const rules::Ruling& ruling, const rules::Event* event, const Moment& moment);
  void showNextStep(const Moment& moment);
  void showSeatsAsShown();
  /// Keeps the moment as the last one, without its reports, and tells the duel that it judged what was
  /// drained.
  void remember(const Moment& moment);
  void setNotice(QString refusal, Question question);
  /// `mended`: the place of the standing event that it was instead; -1 for a new one.
  void openEntry(const Choice& choice, int mended = -1);
  void take(const Choice* choice, int mended = -1);
  enum class Said { openly, inSecret };
  void enter(const rules::Event& event, int mended, Said how);
  void closeEntry();
  /// Opens what has to be entered next, when something was said here and no camera sees it: nobody presses a
  /// key for the only thing there is to do. What is secret hides the table: it opens where it is all there is
  /// to say, or after another secret.
  void goOnEntering();
  void say(const std::optional<rules::Event>& complete);
  template <class T, class Signal>
  void set(T& member, T value, Signal signal);

  int night_ = 0;
  Names names_;
  HelpOf help_ = kUsualHelp;
  AtPhone atPhone_{};
  std::shared_ptr<const GameKit> kit_;
  SeatsModel seats_;
  SeatsModel seatsAsShown_;
  ChoicesModel choices_;
  BoardModel board_;
  MendModel mend_;
  UnderstoodLog log_;
  std::size_t duelPlace_ = 0;  // the length of the log when the duel that is shown was judged
  DuelModel duel_;
  PictureSlot picture_;

  std::optional<Moment> last_;
  std::optional<Moment> beforeDuel_;  // the last one that was shown before the duel was judged
  std::optional<Moment> duelBegan_;   // the last one before it began, where it is told over several rulings
  bool newDuel_ = false;              // it was judged by what is shown now
  std::optional<rules::Seat> aggressor_;  // as the table knew it before the ruling that is told now
  QString nextStep_;
  QString detail_;
  QStringList alsoOpen_;
  QString actingSeat_;
  QString when_;
  QVariantList pieces_;
  QString understood_;
  bool begun_ = false;
  bool finished_ = false;
  bool mayPutBack_ = false;
  QString refusal_;
  Question question_;
  Pause pause_ = Pause::none;
  PictureSource source_ = PictureSource::none;
  bool busy_ = false;
  QString errorText_;
  std::optional<Choice> entering_;
  int mending_ = -1;  // the place of the event that what is entered was instead
  QString entryTitle_;
  QVariantList entryCards_;
  QList<int> rolled_;
  std::optional<Said> enteredHere_;  // by tap or key, and not judged yet
};

}  // namespace lk::app
