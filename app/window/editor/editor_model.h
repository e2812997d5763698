// The page on which people make their own cards, for QML: a desk for each game,
// one of which is worked at.
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/editor/editor_faces.h"
#include "app/window/editor/form_model.h"
#include "app/workshop/editor/editor_desk.h"

namespace lk::app {

class EditorModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(lk::app::FormModel* form READ form CONSTANT)
  Q_PROPERTY(QString game READ game NOTIFY turned)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString pack READ pack NOTIFY changed)
  Q_PROPERTY(QString cardId READ cardId NOTIFY changed)
  Q_PROPERTY(bool unsaved READ unsaved NOTIFY changed)
  Q_PROPERTY(bool kept READ kept NOTIFY changed)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
  Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY changed)
  Q_PROPERTY(QString picture READ picture NOTIFY changed)
  Q_PROPERTY(QString face READ face NOTIFY faceChanged)
  Q_PROPERTY(QVariantList explanation READ explanation NOTIFY judged)
  Q_PROPERTY(QStringList faults READ faults NOTIFY judged)
  Q_PROPERTY(QVariantList packs READ packs NOTIFY packsChanged)
  Q_PROPERTY(QVariantList houseCards READ houseCards NOTIFY turned)
  Q_PROPERTY(QVariantList charges READ charges NOTIFY turned)
  Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
  Q_PROPERTY(bool noticeIsError READ noticeIsError NOTIFY noticeChanged)

 public:
  /// `places.draft` names the drafts, one a game: what lies unsaved on the desk
  /// of `kit`'s game is put back.
  EditorModel(const std::shared_ptr<const GameKit>& kit, DeskPlaces places, QObject* parent = nullptr);

  /// Turns to the desk of another game; the one that is left stays as it is,
  /// unsaved card and all.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  /// What the game is called.
  [[nodiscard]] QString game() const;
  [[nodiscard]] const std::string& gameId() const { return game_; }

  [[nodiscard]] FormModel* form() { return &form_; }
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString pack() const { return QString::fromStdString(desk_->pack()); }
  /// Under which the card is in its pack; empty while it is not.
  [[nodiscard]] QString cardId() const { return QString::fromStdString(desk_->former()); }
  [[nodiscard]] bool unsaved() const { return desk_->unsaved(); }
  [[nodiscard]] bool kept() const { return !desk_->former().empty(); }
  [[nodiscard]] bool canUndo() const { return desk_->canUndo(); }
  [[nodiscard]] bool canRedo() const { return desk_->canRedo(); }
  /// Whether a card lay here unsaved before this one.
  [[nodiscard]] bool canBringBack() const { return desk_->canBringBack(); }
  /// "charge:star", "own" for a picture from a file, "" for the usual one.
  [[nodiscard]] QString picture() const;
  /// Address of the card's face; another one after every change.
  [[nodiscard]] QString face() const;
  /// What the referee does: maps of depth, says.
  [[nodiscard]] QVariantList explanation() const;
  /// What is wrong, a sentence each.
  [[nodiscard]] QStringList faults() const;
  /// Maps of name and cards (maps of id, name, type).
  [[nodiscard]] QVariantList packs() const;
  [[nodiscard]] QVariantList houseCards() const;
  /// The emblems a card may carry: maps of id and name, the usual one first.
  [[nodiscard]] QVariantList charges() const;
  /// What was last done, or what stood in its way (`trouble`).
  [[nodiscard]] QString notice() const { return notice_; }
  [[nodiscard]] bool noticeIsError() const { return noticeIsError_; }

  /// Says everything again, in the language that is spoken now.
  void retranslate();
  /// The picture provider of the card's face; whoever asks for it owns it.
  [[nodiscard]] EditorFaces* makeFaces();
  /// For pictures and tests: judges now what would be judged in a moment.
  void judgeNow();
  [[nodiscard]] EditorDesk& desk() { return *desk_; }

  Q_INVOKABLE void begin(const QString& type = {});
  /// A card of an own pack, or a copy of a house card.
  Q_INVOKABLE void open(const QString& pack, const QString& id);
  Q_INVOKABLE void copyOf(const QString& id);
  Q_INVOKABLE void bringBack();
  Q_INVOKABLE void setText(const QString& path, const QString& text);
  Q_INVOKABLE void setNumber(const QString& path, int number);
  /// An empty choice leaves the field out.
  Q_INVOKABLE void choose(const QString& path, const QString& choice);
  Q_INVOKABLE void toggle(const QString& path, const QString& name);
  Q_INVOKABLE void add(const QString& list, const QString& what);
  Q_INVOKABLE void remove(const QString& path);
  Q_INVOKABLE void move(const QString& path, int by);
  Q_INVOKABLE void setCharge(const QString& id);
  /// A picture file people have: PNG, JPEG, whatever the program reads.
  Q_INVOKABLE void takePicture(const QString& file);
  Q_INVOKABLE void writeTexts();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void save();
  Q_INVOKABLE void discard();
  Q_INVOKABLE bool setPack(const QString& pack);
  Q_INVOKABLE void importFrom(const QString& file);
  Q_INVOKABLE void exportTo(const QString& file);

 signals:
  /// Another desk, or the same in another language.
  void turned();
  void changed();
  void faceChanged();
  void judged();
  void packsChanged();
  void noticeChanged();
  /// Packs on disk are not what they were: the next night reads them.
  void packsSaved();
  /// The row of this path is where people go on.
  void focusWanted(const QString& path);

 private:
  /// Puts back what was not saved when the program ended.
  void recover();
  void showAll();
  void show();
  void judge();
  void tell(const QString& notice, bool noticeIsError = false);
  void tell(const Fault& fault);

  const DeskPlaces places_;
  std::map<std::string, EditorDesk, std::less<>> desks_;  // by game
  EditorDesk* desk_ = nullptr;                            // that of game_
  std::string game_;
  FormModel form_;
  QTimer judging_;  // judging waits until fingers rest
  std::vector<CardFault> faults_;
  std::vector<EffectLine> lines_;
  EditorFaces* faces_ = nullptr;  // the QML engine's
  int shown_ = 0;
  QString notice_;
  bool noticeIsError_ = false;
};

}  // namespace lk::app
