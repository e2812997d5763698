// The list of a game's lessons, in order: goal, duration and progress of each.
#pragma once

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/learn/lessons/lesson_progress.h"
#include "app/window/shared/option_rows.h"

namespace lk::app {

class LessonList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games NOTIFY gameChanged)
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

  /// `progress` is the file of lesson_progress.h; empty: progress is not stored.
  LessonList(const std::shared_ptr<const GameKit>& kit, std::string progress, QObject* parent = nullptr);

  /// Shows the lessons of another game.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  /// The games that have lessons, and the game whose lessons are shown.
  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QString game() const { return game_; }
  /// Requests the kit of another game; does nothing if it has no lessons. wantedGame() is the game requested
  /// last.
  void wantGame(const QString& game);
  [[nodiscard]] QString wantedGame() const { return wantedGame_; }

  [[nodiscard]] int count() const { return static_cast<int>(lessons_.size()); }
  /// Number of finished lessons.
  [[nodiscard]] int finished() const;
  /// The row of the first unfinished lesson; 0 if all are finished.
  [[nodiscard]] int next() const;

  /// Returns a lesson; nullptr if there is none with this id.
  [[nodiscard]] std::shared_ptr<const Lesson> find(const QString& id) const;
  /// Returns the id of the next lesson; "" after the last one.
  [[nodiscard]] QString after(const QString& id) const;
  [[nodiscard]] std::optional<LessonPlace> place(const QString& id) const;
  /// Call after the language changed.
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

/// Translates a sentence that belongs to no night, with names for {A} and {B}.
[[nodiscard]] QString lessonText(const Lesson& lesson, const std::string& english, const Names& names = {});

}  // namespace lk::app
