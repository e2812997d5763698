// The mistakes of a finished night, looked for on another thread when somebody asks for it.
#pragma once

#include <atomic>
#include <memory>
#include <span>

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/move_advice.h"
#include "app/window/coach/coach_rows.h"

namespace lk::app {

/// A mistake, and the table when it was made.
struct SeenMistake {
  rules::Mistake mistake;
  Json view;  // complete: the night is over
};
using MistakeList = std::vector<SeenMistake>;

class MistakeModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString stage READ stage NOTIFY changed)
  Q_PROPERTY(int progress READ progress NOTIFY progressChanged)
  Q_PROPERTY(QString note READ note NOTIFY changed)
  Q_PROPERTY(QList<lk::app::MistakeRow> mistakes READ mistakes NOTIFY changed)

 public:
  explicit MistakeModel(QObject* parent = nullptr);
  ~MistakeModel() override;

  /// Takes another finished night: its log, and the indices of the events that stand. Without any, there is
  /// nothing to look for: the mistakes of an unfinished night would tell what players hold.
  void show(std::shared_ptr<const GameKit> kit, std::span<const rules::Event> log, std::vector<int> standing,
            const Names& names);
  /// Thinks so much about a move; for tests.
  void judgeBy(const rules::Judging& judging) { judging_ = judging; }
  void retranslate() { emit changed(); }

  /// "" (there is nothing to look for), "ready", "looking" or "done" (also after a stop).
  [[nodiscard]] QString stage() const;
  /// How far it is, in percent.
  [[nodiscard]] int progress() const { return progress_; }
  [[nodiscard]] QString note() const { return mistakeNote(); }
  /// The costliest first.
  [[nodiscard]] QList<MistakeRow> mistakes() const;

  Q_INVOKABLE void look();
  /// Keeps what was found so far.
  Q_INVOKABLE void stop();

 signals:
  void changed();
  void progressChanged();
  // Emitted on the other thread, received on this one.
  void foundSoFar(std::shared_ptr<const lk::app::MistakeList> mistakes, int percent, int request);
  void workedOut(int request);

 private:
  enum class Stage { none, ready, looking, done };
  void forget();

  std::shared_ptr<const GameKit> kit_;
  Names names_;
  std::vector<int> places_;  // of the standing events in the log
  std::vector<rules::Event> standing_;
  rules::Judging judging_;
  Stage stage_ = Stage::none;
  int progress_ = 0;
  std::shared_ptr<const MistakeList> mistakes_;
  int request_ = 0;  // number of the newest request; results of older ones are ignored
  std::shared_ptr<std::atomic<bool>> stopped_;
  QThreadPool pool_;  // last: its work ends before the other members are destroyed
};

}  // namespace lk::app
