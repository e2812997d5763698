// The coach on the shared screen. It advises learners only, uses only what everybody knows, and runs on
// another thread, so that the game never waits for it.
#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/open_coaching.h"
#include "app/window/coach/coach_rows.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// The advice for one moment. Immutable.
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
  Q_PROPERTY(QList<lk::app::AdvisedRole> roles READ roles NOTIFY changed)
  Q_PROPERTY(QStringList left READ left NOTIFY changed)

 public:
  explicit CoachModel(QObject* parent = nullptr);
  ~CoachModel() override;

  void setNames(const Names& names);
  /// Players with full help are the learners.
  void setHelp(const HelpOf& help);
  /// Starts to compute the advice for a moment, unless its facts are the same as before.
  void show(const Moment& moment);

  [[nodiscard]] bool busy() const { return busy_; }
  /// Why there is no advice; empty if there is some.
  [[nodiscard]] QString quiet() const;
  /// One row per learner and role.
  [[nodiscard]] QList<AdvisedRole> roles() const;
  /// The cards that both players can still hold.
  [[nodiscard]] QStringList left() const;
  /// Translates everything into the current language.
  void retranslate() { emit changed(); }

 signals:
  void changed();
  /// Emitted on the other thread, received on this one.
  void workedOut(std::shared_ptr<const lk::app::OpenAdvice> advice, int request);

 private:
  void ask();
  [[nodiscard]] std::vector<rules::Seat> learners() const;

  Names names_;
  HelpOf help_ = kUsualHelp;
  std::shared_ptr<const GameKit> kit_;
  Json facts_;
  std::shared_ptr<const OpenAdvice> advice_;  // null while there is no advice
  int request_ = 0;  // number of the newest request; results of older ones are ignored
  bool busy_ = false;
  QThreadPool pool_;  // last: its work ends before the other members are destroyed
};

}  // namespace lk::app
