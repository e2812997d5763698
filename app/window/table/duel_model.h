// The duel as it was judged: its steps in order, each with its rule, and for every clash what both sides were
// worth. It is told step by step, or all at once.
#pragma once

#include <array>
#include <vector>

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/table/duel_act.h"
#include "app/window/table/fighters.h"
#include "app/window/table/health_drain.h"
#include "app/window/table/understood_log.h"
#include "rules/core/step.h"

namespace lk::app {

/// Shows the last ruling that resolved clashes, until it is taken back. Its rows are the steps told so far.
class DuelModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(int shownSteps READ shownSteps NOTIFY shownChanged)
  Q_PROPERTY(bool allShown READ allShown NOTIFY shownChanged)
  Q_PROPERTY(bool staged READ staged WRITE setStaged)
  Q_PROPERTY(bool playing READ playing NOTIFY shownChanged)
  Q_PROPERTY(QVariantList clashes READ clashes NOTIFY shownChanged)
  Q_PROPERTY(QString rolesText READ rolesText NOTIFY changed)
  Q_PROPERTY(QString headline READ headline NOTIFY shownChanged)
  Q_PROPERTY(QString headlineSeat READ headlineSeat NOTIFY shownChanged)
  Q_PROPERTY(int clashNow READ clashNow NOTIFY shownChanged)
  Q_PROPERTY(int clashShown READ clashShown NOTIFY shownChanged)
  Q_PROPERTY(QVariantMap act READ act NOTIFY shownChanged)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
  Q_PROPERTY(QVariantList gains READ gains NOTIFY shownChanged)
  Q_PROPERTY(QVariantList initiative READ initiative NOTIFY initiativeChanged)

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

  /// Whether these steps tell how a clash went: what was compared, or, where nothing is, what was lost.
  static bool isDuel(const std::vector<rules::Step>& steps, const GameKit& kit);
  /// What is to be shown now that these steps came last: they, or where cards join a duel all that happened
  /// in it; nothing where they judge none.
  static std::vector<rules::Step> judged(const UnderstoodLog& log, const std::vector<rules::Step>& steps,
                                         const GameKit& kit);
  /// `atOnce`: it is an old one, and is not told step by step.
  void show(const std::vector<rules::Step>& steps, std::optional<rules::Seat> aggressor, const GameKit& kit,
            const Names& names, bool atOnce = false);
  /// What both sides had left before the duel that is shown, and have left after it; none where that is not
  /// known.
  void setHealth(const std::optional<HealthDrain>& health);
  /// Whether duels of the game that is shown bring points.
  [[nodiscard]] bool scores() const { return scores_; }
  void clear();
  /// Who attacks in a duel that is not judged yet; none when there is no duel. Of a judged one nothing
  /// changes.
  void setRoles(std::optional<rules::Seat> aggressor, const GameKit& kit, const Names& names);
  /// Whether a duel is told step by step from now on; otherwise all at once.
  [[nodiscard]] bool staged() const { return staged_; }
  void setStaged(bool staged) { staged_ = staged; }
  /// Powers and passes of the duel that is on, in the order they were said.
  void setInitiative(const std::vector<Word>& words, const GameKit& kit, const Names& names);

  /// How many steps there are, and how many of them are told.
  [[nodiscard]] int count() const { return static_cast<int>(steps_.size()); }
  [[nodiscard]] int shownSteps() const { return shownSteps_; }
  [[nodiscard]] bool allShown() const { return shownSteps_ == count(); }
  /// Whether the playing goes on by itself: nobody has stepped through it, and there is more.
  [[nodiscard]] bool playing() const { return playing_ && !allShown(); }
  /// One map a clash: title, number, and for each side ("a", "b") a map of card, picture, figure, rule; or,
  /// where cards join it, as Fighters::shown() tells them, as far as the duel is told.
  [[nodiscard]] QVariantList clashes() const;
  /// "Ann attacks, Ben defends".
  [[nodiscard]] QString rolesText() const { return roles_; }
  /// What is told now, in one sentence, and whom it happens to: the roles, the last step told, the verdict.
  [[nodiscard]] QString headline() const;
  [[nodiscard]] QString headlineSeat() const;
  /// The number of the clash the last step told belongs to; 0 before and after the clashes.
  [[nodiscard]] int clashNow() const;
  /// The number of the clash that is to be seen: the one that is told, else the one told last, else the
  /// first; 0 where there is none.
  [[nodiscard]] int clashShown() const;
  /// What is seen of the step told last: name and word (see duel_act.h), seat, figure, rule and ruleText.
  [[nodiscard]] QVariantMap act() const;
  /// The last word: who won the duel.
  [[nodiscard]] QString verdict() const { return verdict_; }
  /// The steps as they are read aloud.
  [[nodiscard]] QStringList sentences() const;
  /// One map a player: letter, name, role, scores (how that role scores), dice, damage taken, points gained
  /// (none where duels bring no points), health (a map of label, before and now; none where it is not known);
  /// what the duel brought as far as it is told.
  [[nodiscard]] QVariantList gains() const;
  /// Maps of seat, name, says and picture (empty for a pass).
  [[nodiscard]] QVariantList initiative() const { return initiative_; }

  /// One step on, as the playing does it by itself.
  Q_INVOKABLE void advance();
  /// The same by people: the playing waits for them from then on.
  Q_INVOKABLE void next();
  Q_INVOKABLE void previous();
  Q_INVOKABLE void showAll();
  Q_INVOKABLE void showAgain();
  /// As far as the last step of that clash.
  Q_INVOKABLE void showClash(int number);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void changed();
  void shownChanged();
  /// One step more was told, and this is seen of it.
  void acted(lk::app::DuelAct act);
  void initiativeChanged();

 private:
  struct Row {
    QString part;         // "clash" or "score"
    int clash = 0;        // from 1; -1 before the clashes, 0 after them
    Fighters::Loss loss;  // of a duel that cards join
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
  /// Takes in a step of a duel that cards join. Returns whether it is told as a step of its own.
  bool gather(const rules::Step& step, const StepFigure& figure, const GameKit& kit);
  [[nodiscard]] QString sectionOf(const Row& row) const;
  /// What a player lost as far as the duel is told, cards apart.
  [[nodiscard]] int lostBy(std::size_t who) const;
  void showSteps(int steps);

  std::vector<Row> steps_;
  int shownSteps_ = 0;
  bool staged_ = false;
  bool playing_ = false;
  QVariantList clashes_;
  Fighters fighters_;
  bool gathered_ = false;  // cards join it
  bool scores_ = true;     // duels of the game bring points
  std::optional<HealthDrain> health_;
  std::array<Side, 2> sides_;
  QString roles_;
  QString verdict_;
  QVariantList initiative_;
};

}  // namespace lk::app
