// The evening page's object: a night's end, or how far it got.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/history/history_model.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

class EveningModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool filled READ filled NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
  Q_PROPERTY(bool live READ live NOTIFY changed)
  Q_PROPERTY(bool finished READ finished NOTIFY changed)
  Q_PROPERTY(QString headline READ headline NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)
  Q_PROPERTY(QString stood READ stood NOTIFY changed)
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  Q_PROPERTY(QVariantList deciders READ deciders NOTIFY changed)
  Q_PROPERTY(QVariantList charts READ charts NOTIFY changed)
  Q_PROPERTY(QString score READ score NOTIFY changed)
  Q_PROPERTY(QString decided READ decided NOTIFY changed)
  Q_PROPERTY(QString winner READ winner NOTIFY changed)
  Q_PROPERTY(QVariantList cards READ cards NOTIFY changed)
  Q_PROPERTY(bool counts READ counts NOTIFY changed)
  Q_PROPERTY(QVariantList moments READ moments NOTIFY changed)
  Q_PROPERTY(QVariantList story READ story NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)
  Q_PROPERTY(QString savedFile READ savedFile NOTIFY messageChanged)

 public:
  /// `history` reads and writes for it, and must outlive it.
  explicit EveningModel(HistoryModel& history, QObject* parent = nullptr);

  [[nodiscard]] bool filled() const { return night_ != nullptr; }
  /// A night is on its way.
  [[nodiscard]] bool busy() const { return busy_; }
  /// It has just been played here.
  [[nodiscard]] bool live() const { return night_ && night_->live; }
  [[nodiscard]] bool finished() const { return night_ && night_->record.evening.summary.result.finished; }
  [[nodiscard]] QString headline() const;
  [[nodiscard]] QString about() const;
  /// The turn it was left in; empty for a finished night.
  [[nodiscard]] QString stood() const;
  /// Maps of letter and name.
  [[nodiscard]] QVariantList seats() const;
  /// Maps of label, values (texts by seat), rule, ruleText and decides.
  [[nodiscard]] QVariantList deciders() const { return deciders_; }
  /// Maps of title, text (what a reader of screens hears) and chart (for a CourseChart).
  [[nodiscard]] QVariantList charts() const { return charts_; }
  /// What everybody has in the end, as finalScore() has it; whether two count for themselves.
  [[nodiscard]] QString score() const;
  [[nodiscard]] bool counts() const;
  /// What decided, in one line; empty where nothing was compared.
  [[nodiscard]] QString decided() const;
  /// The letter of who won or leads; empty where nobody does, or all play together.
  [[nodiscard]] QString winner() const;
  /// The cards the players are remembered by, the winner's first: maps of letter, name and picture.
  [[nodiscard]] QVariantList cards() const;
  /// Maps of measure, title, text and event (where to look at it), as momentsOf() has them.
  [[nodiscard]] QVariantList moments() const { return moments_; }
  /// Maps of title, text and event (its place in the night).
  [[nodiscard]] QVariantList story() const { return story_; }
  /// What became of the last export.
  [[nodiscard]] QString message() const { return message_; }
  /// The file that was written last; empty when none was, or it could not be.
  [[nodiscard]] QString savedFile() const { return savedFile_; }

  void show(const OpenNightPtr& night);
  /// The night that came to its end at the table last, if another is shown.
  Q_INVOKABLE void showPlayed();
  [[nodiscard]] const OpenNightPtr& night() const { return night_; }

  /// Where save() writes to.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Writes the night as "pdf", "text", "json" or "picture".
  Q_INVOKABLE void save(const QString& kind);
  /// Puts who won, by what, and the moments into the clipboard.
  Q_INVOKABLE void copyText();
  /// The same players want another night.
  Q_INVOKABLE void playAgain();
  void saveTo(ExportKind kind, const QString& file);
  /// Puts the words anew, in the language spoken now.
  Q_INVOKABLE void retell();

 signals:
  void changed();
  void busyChanged();
  void messageChanged();
  /// The night that is on has come to its end, which is shown from now on.
  void ended();
  void rematchWanted(const lk::app::NightLog& of);

 private:
  void setBusy(bool busy);
  void setMessage(const QString& said, const QString& file = {});

  HistoryModel* history_;
  OpenNightPtr night_;
  OpenNightPtr played_;  // at the table, and over
  QVariantList deciders_, charts_, story_, moments_;
  QString message_;
  QString savedFile_;
  QString folder_ = documentsFolder();
  bool busy_ = false;
};

}  // namespace lk::app
