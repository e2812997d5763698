// The coach of the shared screen: for learners alone, from what everybody knows alone, worked out beside the
// game, which never waits for it.
#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/open_coaching.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// What is worked out for one moment. Immutable.
struct OpenAdvice {
  std::shared_ptr<const GameKit> kit;
  rules::halfwish::OpenDuel duel;
  std::vector<RoleAdvice> roles;
};

class CoachModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString quiet READ quiet NOTIFY changed)
  Q_PROPERTY(QVariantList roles READ roles NOTIFY changed)
  Q_PROPERTY(QStringList left READ left NOTIFY changed)

 public:
  explicit CoachModel(QObject* parent = nullptr);
  ~CoachModel() override;

  void setNames(const Names& names);
  /// Those with full help are the learners.
  void setHelp(const HelpOf& help);
  /// Begins to work out the advice for a moment, unless it is the same as before.
  void show(const Moment& moment);

  [[nodiscard]] bool busy() const { return busy_; }
  /// Why there is nothing to say; empty when there is.
  [[nodiscard]] QString quiet() const;
  /// One map a learner and role: seat, title, average and careful (maps of dice, actions, otherwise, note),
  /// value.
  [[nodiscard]] QVariantList roles() const;
  /// What both can still hold.
  [[nodiscard]] QStringList left() const;
  /// Says everything again, in the language that is spoken now.
  void retranslate() { emit changed(); }

 signals:
  void changed();
  /// From the thread beside, to this one.
  void workedOut(std::shared_ptr<const lk::app::OpenAdvice> advice, int asked);

 private:
  void ask();
  [[nodiscard]] std::vector<rules::Seat> learners() const;

  Names names_;
  HelpOf help_ = kUsualHelp;
  std::shared_ptr<const GameKit> kit_;
  Json facts_;
  std::shared_ptr<const OpenAdvice> advice_;  // none while there is nothing to say
  int asked_ = 0;                             // the newest question; older answers come too late
  bool busy_ = false;
  QThreadPool beside_;  // last: nothing is worked out any more when the rest goes
};

}  // namespace lk::app
