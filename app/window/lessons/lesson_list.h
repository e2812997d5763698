// The lessons of a game, in their order: what each is for, how long it takes, and how far one is.
#pragma once

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/learn/lessons/lesson_progress.h"

namespace lk::app {

class LessonList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList games READ games NOTIFY gameChanged)
  Q_PROPERTY(QString game READ game WRITE wantGame NOTIFY gameChanged)
  Q_PROPERTY(int count READ count NOTIFY progressChanged)
  Q_PROPERTY(int finished READ finished NOTIFY progressChanged)
  Q_PROPERTY(int next READ next NOTIFY progressChanged)

 public:
  enum Role {
    idRole = Qt::UserRole + 1,
    titleRole,
    goalRole,
    minutesRole,
    stepsRole,
    atRole,
    finishedRole,
    byTapsRole
  };

  /// `progress` is the file of lesson_progress.h; empty: nothing is kept.
  LessonList(const std::shared_ptr<const GameKit>& kit, std::string progress, QObject* parent = nullptr);

  /// Those of another game.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  /// The games that have lessons: maps of id and name; and the one whose lessons these are.
  [[nodiscard]] QVariantList games() const;
  [[nodiscard]] QString game() const { return game_; }
  /// Asks for the kit of another game; nothing happens where it has no lessons. Which one was asked for last.
  void wantGame(const QString& game);
  [[nodiscard]] QString wantedGame() const { return wantedGame_; }

  [[nodiscard]] int count() const { return static_cast<int>(lessons_.size()); }
  /// How many were taken to their end.
  [[nodiscard]] int finished() const;
  /// The row of the first one that was not; 0 when all were.
  [[nodiscard]] int next() const;

  /// nullptr for an unknown one.
  [[nodiscard]] std::shared_ptr<const Lesson> find(const QString& id) const;
  /// The one behind it; "" behind the last.
  [[nodiscard]] QString after(const QString& id) const;
  [[nodiscard]] std::optional<LessonPlace> place(const QString& id) const;
  /// After the language changed.
  void retranslate();
  void keep(const QString& id, const LessonPlace& place);
  void finish(const QString& id);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void gameChanged();
  void gameWanted(const QString& game);
  void progressChanged();

 private:
  [[nodiscard]] int rowOf(const QString& id) const;
  void changed(const QString& id);
  void load(const GameKit& kit);

  QString game_;
  QString wantedGame_;
  std::vector<std::shared_ptr<const Lesson>> lessons_;
  LessonProgress progress_;
};

/// A sentence without a night to fill it in from: {A} and {B} by their names.
[[nodiscard]] QString lessonText(const Lesson& lesson, const std::string& english, const Names& names = {});

}  // namespace lk::app
