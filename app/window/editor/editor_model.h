// The model of the card editor page. It has one desk per game; one of them is shown.
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/window/editor/editor_faces.h"
#include "app/window/editor/editor_rows.h"
#include "app/window/editor/form_model.h"
#include "app/window/shared/option_rows.h"
#include "app/window/shared/text_rows.h"
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
  Q_PROPERTY(QList<lk::app::EffectText> explanation READ explanation NOTIFY judged)
  Q_PROPERTY(QStringList faults READ faults NOTIFY judged)
  Q_PROPERTY(QList<lk::app::NamedOption> ownCards READ ownCards NOTIFY packsChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> houseCards READ houseCards NOTIFY turned)
  Q_PROPERTY(QList<lk::app::NamedOption> charges READ charges NOTIFY turned)
  Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
  Q_PROPERTY(bool noticeIsError READ noticeIsError NOTIFY noticeChanged)

 public:
  /// `places.draft` is the base name of the draft files, one per game. An unsaved card of `kit`'s game is
  /// restored.
  EditorModel(const std::shared_ptr<const GameKit>& kit, DeskPlaces places, QObject* parent = nullptr);

  /// Switches to the desk of another game. The previous desk keeps its state, including an unsaved card.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  /// The game's name.
  [[nodiscard]] QString game() const;
  [[nodiscard]] const std::string& gameId() const { return game_; }

  [[nodiscard]] FormModel* form() { return &form_; }
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString pack() const { return QString::fromStdString(desk_->pack()); }
  /// The id under which the card is stored in its pack; empty if it is not stored.
  [[nodiscard]] QString cardId() const { return QString::fromStdString(desk_->former()); }
  [[nodiscard]] bool unsaved() const { return desk_->unsaved(); }
  [[nodiscard]] bool kept() const { return !desk_->former().empty(); }
  [[nodiscard]] bool canUndo() const { return desk_->canUndo(); }
  [[nodiscard]] bool canRedo() const { return desk_->canRedo(); }
  /// Whether there was an unsaved card before this one.
  [[nodiscard]] bool canBringBack() const { return desk_->canBringBack(); }
  /// "charge:star" for an emblem, "own" for a picture from a file, "" for the default.
  [[nodiscard]] QString picture() const;
  /// The image address of the card's face; it changes with every edit.
  [[nodiscard]] QString face() const;
  /// The card's effect as the referee applies it.
  [[nodiscard]] QList<EffectText> explanation() const;
  /// The card's faults, one sentence each.
  [[nodiscard]] QStringList faults() const;
  /// The cards of the user's packs, with the id "pack/id".
  [[nodiscard]] QList<NamedOption> ownCards() const;
  [[nodiscard]] QList<NamedOption> houseCards() const;
  /// The available emblems, the default first.
  [[nodiscard]] QList<NamedOption> charges() const;
  /// The result of the last action, or the error if `noticeIsError`.
  [[nodiscard]] QString notice() const { return notice_; }
  [[nodiscard]] bool noticeIsError() const { return noticeIsError_; }

  /// Translates everything into the current language.
  void retranslate();
  /// Creates the image provider of the card's face. The caller owns it.
  [[nodiscard]] EditorFaces* makeFaces();
  /// Checks the card immediately instead of after a delay, for screenshots and tests.
  void judgeNow();
  [[nodiscard]] EditorDesk& desk() { return *desk_; }

  Q_INVOKABLE void begin(const QString& type = {});
  /// Opens a card of an own pack. copyOf() starts a new card from an existing one.
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
  /// Uses a picture file: PNG, JPEG or any other format that Qt reads.
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
  /// Another desk is shown, or the language changed.
  void turned();
  void changed();
  void faceChanged();
  void judged();
  void packsChanged();
  void noticeChanged();
  /// Packs on disk have changed; the next night reads them.
  void packsSaved();
  /// The row of this path should get the focus.
  void focusWanted(const QString& path);

 private:
  /// Restores the card that was not saved when the program ended.
  void recover();
  void showAll();
  void show();
  void judge();
  void setNotice(const QString& notice, bool noticeIsError = false);
  void setNotice(const Fault& fault);

  const DeskPlaces places_;
  std::map<std::string, EditorDesk, std::less<>> desks_;  // by game
  EditorDesk* desk_ = nullptr;                            // desk of game_
  std::string game_;
  FormModel form_;
  QTimer judging_;  // delays the check until typing pauses
  std::vector<CardFault> faults_;
  std::vector<EffectLine> lines_;
  EditorFaces* faces_ = nullptr;  // owned by the QML engine
  int shown_ = 0;
  QString notice_;
  bool noticeIsError_ = false;
};

}  // namespace lk::app
