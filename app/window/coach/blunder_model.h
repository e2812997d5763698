// The three costliest decisions in a night's duels, computed on another thread.
#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/blunders.h"
#include "app/phrases/words.h"
#include "app/window/coach/coach_rows.h"

namespace lk::app {

using BlunderList = std::vector<Blunder>;

class BlunderModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QList<lk::app::CostlyDecision> decisions READ decisions NOTIFY changed)

 public:
  explicit BlunderModel(QObject* parent = nullptr);
  ~BlunderModel() override;

  /// Analyses a night: all events from the set-up on, without those that were taken back.
  void show(std::shared_ptr<const GameKit> kit, std::vector<rules::Event> standing, const Names& names);

  [[nodiscard]] bool busy() const { return busy_; }
  /// The costliest first. Empty while busy, and if nothing cost much.
  [[nodiscard]] QList<CostlyDecision> decisions() const;
  /// Translates everything into the current language.
  void retranslate() { emit changed(); }

 signals:
  void changed();
  /// Emitted on the other thread, received on this one.
  void workedOut(std::shared_ptr<const lk::app::BlunderList> decisions, int request);

 private:
  std::shared_ptr<const GameKit> kit_;
  Names names_;
  std::shared_ptr<const BlunderList> decisions_;
  int request_ = 0;
  bool busy_ = false;
  QThreadPool pool_;  // last: its work ends before the other members are destroyed
};

}  // namespace lk::app
