// All cards of a game and the cards that people enrolled, for searching and reading.
#pragma once

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/kit/game_kit.h"
#include "app/window/cards/card_rows.h"
#include "app/window/shared/option_rows.h"
#include "app/workshop/enrolling/own_cards.h"

namespace lk::app {

/// One row per card that matches the search and the type, in the order of the pack; after them cards that
/// belong to no pack.
class CardsModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY shownChanged)
  Q_PROPERTY(int total READ total NOTIFY shownChanged)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
  Q_PROPERTY(QString type READ type WRITE setType NOTIFY searchChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> types READ types NOTIFY shownChanged)
  Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games NOTIFY gameChanged)
  Q_PROPERTY(QString game READ game WRITE wantGame NOTIFY gameChanged)
  Q_PROPERTY(lk::app::CardToRead card READ card NOTIFY chosenChanged)

 public:
  enum Role { idRole = Qt::UserRole + 1, nameRole, otherNameRole, typeRole, pictureRole, referencesRole };

  explicit CardsModel(std::shared_ptr<const GameKit> kit, QObject* parent = nullptr);

  /// Shows the cards of another game, or changed cards of the same game, which keeps the search and the
  /// chosen card. Follow with setOwn() for the enrolled cards of another game.
  void setKit(std::shared_ptr<const GameKit> kit);
  /// The available games, and the game whose cards are shown.
  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QString game() const;
  /// Requests the kit of another game. wantedGame() is the game requested last.
  void wantGame(const QString& game);
  [[nodiscard]] QString wantedGame() const { return wantedGame_; }
  /// Sets the references that people enrolled.
  void setOwn(const std::vector<OwnReference>& own);
  /// Translates everything into the current language.
  void retranslate();

  /// Shows only cards that contain every word of `search`, ignoring case, in a name, the type or the text.
  [[nodiscard]] QString search() const { return search_; }
  void setSearch(const QString& search);
  /// Id of a type; empty: all types.
  [[nodiscard]] QString type() const { return type_; }
  void setType(const QString& type);
  /// The first has no id and stands for all types.
  [[nodiscard]] QList<NamedOption> types() const { return types_; }
  /// Id of the card being read. It follows the search.
  [[nodiscard]] QString chosen() const { return chosen_; }
  void choose(const QString& id);
  /// The chosen card.
  [[nodiscard]] CardToRead card() const;

  [[nodiscard]] int count() const { return static_cast<int>(shown_.size()); }
  [[nodiscard]] int total() const { return static_cast<int>(rows_.size()); }
  /// Returns the row of a shown card, -1 if it is not shown.
  [[nodiscard]] Q_INVOKABLE int rowOf(const QString& id) const;
  [[nodiscard]] Q_INVOKABLE QString idAt(int row) const;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void gameChanged();
  void gameWanted(const QString& game);
  void shownChanged();
  void searchChanged();
  void chosenChanged();

 private:
  struct Row {
    QString id, name, otherName, type, typeName, text, otherText;
    rules::CardId card;  // unknown: in no pack
    bool back = false;
    std::vector<OwnReference> own;
    QStringList elsewhere;  // its name and text in all languages, for the search
  };
  void collect();
  void filter();
  [[nodiscard]] const Row* find(const QString& id) const;
  [[nodiscard]] QString pictureOf(const Row& row) const;
  [[nodiscard]] QList<LabelledText> factsOf(const Row& row) const;
  [[nodiscard]] QList<EffectText> doesOf(const Row& row) const;

  std::shared_ptr<const GameKit> kit_;
  QString wantedGame_;
  std::vector<OwnReference> own_;
  std::vector<Row> rows_;
  std::vector<std::size_t> shown_;  // indexes in rows_
  QList<NamedOption> types_;
  QString search_;
  QString type_;
  QString chosen_;
};

}  // namespace lk::app
