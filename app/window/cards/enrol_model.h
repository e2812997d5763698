// The page on which the camera is taught own cards: what lies there, what it may be called, what to do next.
#pragma once

#include <memory>

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/cards/enrol_moment.h"
#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

/// One row a card that lies still. One of them is the current one: what is typed names it.
class EnrolModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY cardsChanged)
  Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
  Q_PROPERTY(QVariantMap card READ card NOTIFY currentChanged)
  Q_PROPERTY(int asking READ asking NOTIFY cardsChanged)
  Q_PROPERTY(int taught READ taught NOTIFY progressChanged)
  Q_PROPERTY(int total READ total NOTIFY progressChanged)
  Q_PROPERTY(QString wanted READ wanted NOTIFY progressChanged)
  Q_PROPERTY(QString last READ last NOTIFY progressChanged)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY progressChanged)
  Q_PROPERTY(QVariantList pairs READ pairs NOTIFY pairsChanged)
  Q_PROPERTY(bool handsFree READ handsFree WRITE setHandsFree NOTIFY habitsChanged)
  Q_PROPERTY(bool inOrder READ inOrder WRITE setInOrder NOTIFY habitsChanged)
  Q_PROPERTY(bool backs READ backs WRITE setBacks NOTIFY habitsChanged)
  Q_PROPERTY(QString only READ only NOTIFY habitsChanged)
  Q_PROPERTY(bool running READ running NOTIFY sourceChanged)
  Q_PROPERTY(bool busy READ busy NOTIFY sourceChanged)
  Q_PROPERTY(bool stepwise READ stepwise NOTIFY sourceChanged)
  Q_PROPERTY(bool whole READ whole WRITE setWhole NOTIFY cardsChanged)
  Q_PROPERTY(QString sourceText READ sourceText NOTIFY sourceChanged)
  Q_PROPERTY(QString errorText READ errorText NOTIFY errorTextChanged)
  Q_PROPERTY(lk::app::PictureSlot* picture READ picture CONSTANT)

 public:
  enum Role { numberRole = Qt::UserRole + 1, nameRole, taughtRole, currentRole, pictureRole, soundRole };

  /// `library` is the file of the own cards.
  EnrolModel(std::shared_ptr<const GameKit> kit, std::string library, QObject* parent = nullptr);

  /// The game whose cards are taught from now on. Ends what is under way and asks what was taught of it.
  void setKit(std::shared_ptr<const GameKit> kit);
  void show(const EnrolMoment& moment);
  void setSource(PictureSource source);
  void setBusy(bool busy);
  void setStepwise(bool stepwise);
  void setErrorText(const QString& errorText);

  [[nodiscard]] int count() const { return static_cast<int>(moment_.cards.size()); }
  [[nodiscard]] int current() const { return current_; }
  void setCurrent(int row);
  /// The current card: number, name (proposed; may be empty), proposal (a sentence), taught, back,
  /// references, picture and likeness (addresses), maybe (names), checks (maps of check, good, says, cure).
  /// Empty without one.
  [[nodiscard]] QVariantMap card() const;
  /// How many cards lie there without being taught.
  [[nodiscard]] int asking() const;
  /// How many cards of the pack have a reference, and how many there are.
  [[nodiscard]] int taught() const { return taught_; }
  [[nodiscard]] int total() const { return total_; }
  /// Name of the card the list asks for next; empty when it is not followed, or done.
  [[nodiscard]] QString wanted() const;
  [[nodiscard]] QString last() const;
  [[nodiscard]] bool canUndo() const { return moment_.canUndo; }
  /// Cards that will be mixed up: maps of name, other, picture, otherPicture, says, cure, mended.
  [[nodiscard]] QVariantList pairs() const;
  [[nodiscard]] bool handsFree() const { return habits_.handsFree; }
  void setHandsFree(bool on);
  [[nodiscard]] bool inOrder() const { return habits_.inOrder; }
  void setInOrder(bool on);
  /// Whether cards with new names are backs.
  [[nodiscard]] bool backs() const { return backs_; }
  void setBacks(bool on);
  /// Name of the one card that is to be taught; empty when all are.
  [[nodiscard]] QString only() const;
  [[nodiscard]] bool running() const { return source_ != PictureSource::none; }
  [[nodiscard]] bool busy() const { return busy_; }
  [[nodiscard]] bool stepwise() const { return stepwise_; }
  /// Whether the picture that is shown is taken for the card, edge to edge, as people said.
  [[nodiscard]] bool whole() const { return moment_.whole; }
  void setWhole(bool on);
  [[nodiscard]] QString sourceText() const;
  [[nodiscard]] QString errorText() const { return errorText_; }
  [[nodiscard]] PictureSlot* picture() { return &picture_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// Begins with a camera number, a folder of photos, an address or stage:SCENE.
  Q_INVOKABLE void begin(const QString& source);
  Q_INVOKABLE void end();
  /// Asks for this card alone; for all of the pack when empty.
  Q_INVOKABLE void askFor(const QString& id);
  /// Teaches the current card as what is typed, or as what is proposed when nothing is. False when that names
  /// nothing.
  Q_INVOKABLE bool accept(const QString& typed);
  /// Teaches every card that has a proposed name.
  Q_INVOKABLE void acceptAll();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void nextPicture();
  /// Names that continue what is typed, the best first: maps of name and note.
  [[nodiscard]] Q_INVOKABLE QVariantList completions(const QString& typed) const;
  /// What the library holds, without teaching.
  Q_INVOKABLE void refresh();

 signals:
  void cardsChanged();
  void currentChanged();
  void progressChanged();
  void pairsChanged();
  void habitsChanged();
  void sourceChanged();
  void errorTextChanged();
  /// What the library holds is another.
  void ownChanged(const std::vector<lk::app::OwnReference>& own);
  /// A card was stored just now.
  void taughtOne(const QString& name);

  // To the worker.
  void beginWanted(const lk::app::EnrolRequest& request);
  void ownWanted(const lk::app::EnrolRequest& request);
  void endWanted();
  void acceptWanted(int number, const lk::app::CardLabel& label);
  void undoWanted();
  void nextWanted();
  void wholeWanted(bool whole);
  void habitsWanted(const lk::app::EnrolHabits& habits);

 private:
  [[nodiscard]] const EnrolCard* currentCard() const;
  [[nodiscard]] EnrolRequest request(const QString& source) const;
  [[nodiscard]] QString pictureOf(const std::string& id) const;
  [[nodiscard]] QString nameOf(const std::string& id) const;
  [[nodiscard]] QString nameOf(const CardLabel& label) const;
  void pickCurrent(int before);
  void countTaught();

  std::shared_ptr<const GameKit> kit_;
  std::string library_;
  CardNames names_;
  EnrolMoment moment_;
  EnrolHabits habits_;
  PictureSlot picture_;
  int current_ = -1;
  int taught_ = 0;
  int total_ = 0;
  bool backs_ = false;
  std::string only_;
  PictureSource source_ = PictureSource::none;
  bool busy_ = false;
  bool stepwise_ = false;
  QString errorText_;
};

}  // namespace lk::app
