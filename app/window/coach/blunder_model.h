// What a night's duels cost: the three decisions people may want to think over, worked out beside the window.
#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/blunders.h"
#include "app/phrases/words.h"

namespace lk::app {

using BlunderList = std::vector<Blunder>;

class BlunderModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QVariantList decisions READ decisions NOTIFY changed)

 public:
  explicit BlunderModel(QObject* parent = nullptr);
  ~BlunderModel() override;

  /// Works out a night, from its set-up on, with nothing taken back.
  void show(std::shared_ptr<const GameKit> kit, std::vector<rules::Event> standing, const Names& names);

  [[nodiscard]] bool busy() const { return busy_; }
  /// Maps of seat, when, what, why, doubt; the dearest first. Empty while busy, and where nothing cost much.
  [[nodiscard]] QVariantList decisions() const;
  /// Says everything again, in the language that is spoken now.
  void retranslate() { emit changed(); }

 signals:
  void changed();
  /// From the thread beside, to this one.
  void workedOut(std::shared_ptr<const lk::app::BlunderList> decisions, int asked);

 private:
  std::shared_ptr<const GameKit> kit_;
  Names names_;
  std::shared_ptr<const BlunderList> decisions_;
  int asked_ = 0;
  bool busy_ = false;
  QThreadPool beside_;  // last: nothing is worked out any more when the rest goes
};

}  // namespace lk::app
