// The model of the page for enrolling cards: the cards before the camera, the names proposed for them, the
// next step.
#pragma once

#include <memory>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/window/cards/enrol_moment.h"
#include "app/window/cards/enrol_rows.h"
#include "app/window/shared/picture_source.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

/// One row per card that lies still. A name that is typed applies to the current row.
class EnrolModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY cardsChanged)
  Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
  Q_PROPERTY(lk::app::CardToEnrol card READ card NOTIFY currentChanged)
  Q_PROPERTY(int asking READ asking NOTIFY cardsChanged)
  Q_PROPERTY(int taught READ taught NOTIFY progressChanged)
  Q_PROPERTY(int total READ total NOTIFY progressChanged)
  Q_PROPERTY(QString wanted READ wanted NOTIFY progressChanged)
  Q_PROPERTY(QString last READ last NOTIFY progressChanged)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY progressChanged)
  Q_PROPERTY(QList<lk::app::SimilarPair> pairs READ pairs NOTIFY pairsChanged)
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

  /// `library` is the file of enrolled cards.
  EnrolModel(std::shared_ptr<const GameKit> kit, std::string library, QObject* parent = nullptr);

  /// Sets the game whose cards are enrolled. Ends the running session and requests the game's enrolled cards.
  void setKit(std::shared_ptr<const GameKit> kit);
  void show(const EnrolMoment& moment);
  void setSource(PictureSource source);
  void setBusy(bool busy);
  void setStepwise(bool stepwise);
  void setErrorText(const QString& errorText);

  [[nodiscard]] int count() const { return static_cast<int>(moment_.cards.size()); }
  [[nodiscard]] int current() const { return current_; }
  void setCurrent(int row);
  [[nodiscard]] CardToEnrol card() const;
  /// Number of cards before the camera that are not enrolled.
  [[nodiscard]] int asking() const;
  /// Number of cards of the pack that have a reference, and number of cards in the pack.
  [[nodiscard]] int taught() const { return taught_; }
  [[nodiscard]] int total() const { return total_; }
  /// Name of the next card in the list; empty if the list is not used or is complete.
  [[nodiscard]] QString wanted() const;
  [[nodiscard]] QString last() const;
  [[nodiscard]] bool canUndo() const { return moment_.canUndo; }
  /// Cards that are easily confused.
  [[nodiscard]] QList<SimilarPair> pairs() const;
  [[nodiscard]] bool handsFree() const { return habits_.handsFree; }
  void setHandsFree(bool on);
  [[nodiscard]] bool inOrder() const { return habits_.inOrder; }
  void setInOrder(bool on);
  /// Whether cards with new names are backs.
  [[nodiscard]] bool backs() const { return backs_; }
  void setBacks(bool on);
  /// Name of the only card to be enrolled; empty if all are.
  [[nodiscard]] QString only() const;
  [[nodiscard]] bool running() const { return source_ != PictureSource::none; }
  [[nodiscard]] bool busy() const { return busy_; }
  [[nodiscard]] bool stepwise() const { return stepwise_; }
  /// Whether the whole picture is treated as the card, edge to edge, as people chose.
  [[nodiscard]] bool whole() const { return moment_.whole; }
  void setWhole(bool on);
  [[nodiscard]] QString sourceText() const;
  [[nodiscard]] QString errorText() const { return errorText_; }
  [[nodiscard]] PictureSlot* picture() { return &picture_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// Starts with a camera number, a folder of photos, an address or stage:SCENE.
  Q_INVOKABLE void begin(const QString& source);
  Q_INVOKABLE void end();
  /// Enrols only this card; all cards of the pack if `id` is empty.
  Q_INVOKABLE void askFor(const QString& id);
  /// Enrols the current card under the typed name, or under the proposed one if nothing is typed. Returns
  /// false if there is no name.
  Q_INVOKABLE bool accept(const QString& typed);
  /// Enrols every card that has a proposed name.
  Q_INVOKABLE void acceptAll();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void nextPicture();
  /// Returns names that complete the typed text, the best first.
  [[nodiscard]] Q_INVOKABLE QList<lk::app::CompletedName> completions(const QString& typed) const;
  /// Reads the contents of the library, without starting a session.
  Q_INVOKABLE void refresh();

 signals:
  void cardsChanged();
  void currentChanged();
  void progressChanged();
  void pairsChanged();
  void habitsChanged();
  void sourceChanged();
  void errorTextChanged();
  /// The contents of the library have changed.
  void ownChanged(const std::vector<lk::app::OwnReference>& own);
  /// A card has just been stored.
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
