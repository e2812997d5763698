// The last judged duel: its steps in order, each with its rule, and the strengths of both sides in every
// clash. It is shown step by step, or completely.
#pragma once

#include <array>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/table/duel_act.h"
#include "app/window/table/duel_rows.h"
#include "app/window/table/fighters.h"
#include "app/window/table/health_drain.h"
#include "app/window/table/understood_log.h"
#include "rules/core/step.h"

namespace lk::app {

/// Shows the last ruling that resolved clashes, until it is taken back. The rows are the steps shown so far.
class DuelModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(int shownSteps READ shownSteps NOTIFY shownChanged)
  Q_PROPERTY(bool allShown READ allShown NOTIFY shownChanged)
  Q_PROPERTY(bool staged READ staged WRITE setStaged)
  Q_PROPERTY(bool playing READ playing NOTIFY shownChanged)
  Q_PROPERTY(QList<lk::app::DuelClash> clashes READ clashes NOTIFY shownChanged)
  Q_PROPERTY(QString rolesText READ rolesText NOTIFY changed)
  Q_PROPERTY(QString headline READ headline NOTIFY shownChanged)
  Q_PROPERTY(QString headlineSeat READ headlineSeat NOTIFY shownChanged)
  Q_PROPERTY(int clashNow READ clashNow NOTIFY shownChanged)
  Q_PROPERTY(int clashShown READ clashShown NOTIFY shownChanged)
  Q_PROPERTY(lk::app::DuelClash clash READ clash NOTIFY shownChanged)
  Q_PROPERTY(lk::app::ShownAct act READ act NOTIFY shownChanged)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
  Q_PROPERTY(QList<lk::app::DuelGain> gains READ gains NOTIFY shownChanged)
  Q_PROPERTY(QList<lk::app::DuelWord> initiative READ initiative NOTIFY initiativeChanged)

 public:
  enum Role {
    partRole = Qt::UserRole + 1,
    sectionRole,
    seatRole,
    nameRole,
    figureRole,
    saysRole,
    ruleRole,
    ruleTextRole
  };
  using QAbstractListModel::QAbstractListModel;

  /// Returns whether these steps resolve a clash: they contain compared values or, in games without these,
  /// damage.
  static bool isDuel(const std::vector<rules::Step>& steps, const GameKit& kit);
  /// Returns the steps to show after a ruling with `steps`: the same steps or, if cards can join a duel, all
  /// steps of the duel. Empty if the ruling judged no duel.
  static std::vector<rules::Step> judged(const UnderstoodLog& log, const std::vector<rules::Step>& steps,
                                         const GameKit& kit);
  /// Shows a duel. `atOnce`: it is an old one and is shown completely.
  void show(const std::vector<rules::Step>& steps, std::optional<rules::Seat> aggressor, const GameKit& kit,
            const Names& names, bool atOnce = false);
  /// Sets the health of both sides before and after the shown duel; nullopt if it is not known.
  void setHealth(const std::optional<HealthDrain>& health);
  /// Whether duels of the current game bring points.
  [[nodiscard]] bool scores() const { return scores_; }
  void clear();
  /// Sets the attacker of a duel that is not judged yet; nullopt if there is no duel. A judged duel is not
  /// changed.
  void setRoles(std::optional<rules::Seat> aggressor, const GameKit& kit, const Names& names);
  /// Whether duels are shown step by step; otherwise completely.
  [[nodiscard]] bool staged() const { return staged_; }
  void setStaged(bool staged) { staged_ = staged; }
  /// Sets the powers and passes of the current duel, in their order.
  void setInitiative(const std::vector<Word>& words, const GameKit& kit, const Names& names);

  /// Total number of steps, and number of steps shown.
  [[nodiscard]] int count() const { return static_cast<int>(steps_.size()); }
  [[nodiscard]] int shownSteps() const { return shownSteps_; }
  [[nodiscard]] bool allShown() const { return shownSteps_ == count(); }
  /// Whether steps are still advanced automatically: nobody has stepped by hand, and there are more steps.
  [[nodiscard]] bool playing() const { return playing_ && !allShown(); }
  /// The clashes of the duel. If cards join it, with their damage in the steps shown so far.
  [[nodiscard]] QList<DuelClash> clashes() const;
  /// "Ann attacks, Ben defends".
  [[nodiscard]] QString rolesText() const { return roles_; }
  /// The current sentence and the seat it is about: first the roles, then the last shown step, at the end the
  /// verdict.
  [[nodiscard]] QString headline() const;
  [[nodiscard]] QString headlineSeat() const;
  /// The number of the clash of the last shown step; 0 when all steps are shown; not positive for a step that
  /// belongs to no clash.
  [[nodiscard]] int clashNow() const;
  /// The number of the clash to display: that of the last shown step in a clash; before that the first clash;
  /// 0 if there is none.
  [[nodiscard]] int clashShown() const;
  /// That clash; an empty one if there is none.
  [[nodiscard]] DuelClash clash() const;
  /// The action of the last shown step.
  [[nodiscard]] ShownAct act() const;
  /// The sentence that says who won the duel.
  [[nodiscard]] QString verdict() const { return verdict_; }
  /// The sentences of all steps, for speech.
  [[nodiscard]] QStringList sentences() const;
  /// One row per player. Damage, points and health include the shown steps only.
  [[nodiscard]] QList<DuelGain> gains() const;
  [[nodiscard]] QList<DuelWord> initiative() const { return initiative_; }

  /// Shows one more step, called by the automatic playback.
  Q_INVOKABLE void advance();
  /// Shows one more step on request. This and the next functions stop the automatic playback; showAgain()
  /// restarts it.
  Q_INVOKABLE void next();
  Q_INVOKABLE void previous();
  Q_INVOKABLE void showAll();
  Q_INVOKABLE void showAgain();
  /// Shows the steps up to the last one of that clash.
  Q_INVOKABLE void showClash(int number);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void changed();
  void shownChanged();
  /// One more step was shown; `act` is its action.
  void acted(lk::app::DuelAct act);
  void initiativeChanged();

 private:
  struct Row {
    QString part;         // "clash" or "score"
    int clash = 0;        // from 1; -1 before the clashes, 0 after them
    Fighters::Loss loss;  // in a duel that cards can join
    QString seat, name, figure, says, rule, ruleText;
    std::array<int, 2> damage{};  // to A and B
    std::array<int, 2> points{};
    DuelAct act = DuelAct::plain;
  };
  struct Side {
    QString name, role, scores, dice;
  };

  static std::array<Side, 2> sidesOf(std::optional<rules::Seat> aggressor, const GameKit& kit,
                                     const Names& names);
  /// Adds a step of a duel that cards can join. Returns whether it is shown as a step of its own.
  bool gather(const rules::Step& step, const StepFigure& figure, const GameKit& kit);
  [[nodiscard]] QString sectionOf(const Row& row) const;
  /// Returns the player's damage in the shown steps, without damage to cards.
  [[nodiscard]] int lostBy(std::size_t who) const;
  void showSteps(int steps);

  std::vector<Row> steps_;
  int shownSteps_ = 0;
  bool staged_ = false;
  bool playing_ = false;
  QList<DuelClash> clashes_;
  Fighters fighters_;
  bool gathered_ = false;  // cards can join the duel
  bool scores_ = true;     // duels of the game bring points
  std::optional<HealthDrain> health_;
  std::array<Side, 2> sides_;
  QString roles_;
  QString verdict_;
  QList<DuelWord> initiative_;
};

}  // namespace lk::app
