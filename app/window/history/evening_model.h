// The model of the evening page: the result of a night, or its state so far.
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/window/history/evening_rows.h"
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
  Q_PROPERTY(QList<lk::app::EveningSeat> seats READ seats NOTIFY changed)
  Q_PROPERTY(QList<lk::app::Decider> deciders READ deciders NOTIFY changed)
  Q_PROPERTY(QList<lk::app::ShownChart> charts READ charts NOTIFY changed)
  Q_PROPERTY(QString score READ score NOTIFY changed)
  Q_PROPERTY(QString decided READ decided NOTIFY changed)
  Q_PROPERTY(QString winner READ winner NOTIFY changed)
  Q_PROPERTY(QList<lk::app::EveningCard> cards READ cards NOTIFY changed)
  Q_PROPERTY(bool counts READ counts NOTIFY changed)
  Q_PROPERTY(QList<lk::app::TellingMoment> moments READ moments NOTIFY changed)
  Q_PROPERTY(QList<lk::app::StoryTurn> story READ story NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)
  Q_PROPERTY(QString savedFile READ savedFile NOTIFY messageChanged)

 public:
  /// `history` reads and writes files for this model, and must outlive it.
  explicit EveningModel(HistoryModel& history, QObject* parent = nullptr);

  [[nodiscard]] bool filled() const { return night_ != nullptr; }
  /// Whether a night is being loaded.
  [[nodiscard]] bool busy() const { return busy_; }
  /// Whether the night has just been played here.
  [[nodiscard]] bool live() const { return night_ && night_->live; }
  [[nodiscard]] bool finished() const { return night_ && night_->record.evening.summary.result.finished; }
  [[nodiscard]] QString headline() const;
  [[nodiscard]] QString about() const;
  /// The turn at which an unfinished night stopped; empty for a finished one.
  [[nodiscard]] QString stood() const;
  [[nodiscard]] QList<EveningSeat> seats() const;
  /// The measures that the result depends on, in order.
  [[nodiscard]] QList<Decider> deciders() const { return deciders_; }
  [[nodiscard]] QList<ShownChart> charts() const { return charts_; }
  /// The final score as text (see finalScore()), and whether two players have points of their own.
  [[nodiscard]] QString score() const;
  [[nodiscard]] bool counts() const;
  /// What decided the night, in one line; empty if nothing was compared.
  [[nodiscard]] QString decided() const;
  /// The letter of the winner or leader; empty if there is none, or if all play together.
  [[nodiscard]] QString winner() const;
  /// The card that represents each player, the winner's first.
  [[nodiscard]] QList<EveningCard> cards() const;
  [[nodiscard]] QList<TellingMoment> moments() const { return moments_; }
  [[nodiscard]] QList<StoryTurn> story() const { return story_; }
  /// The result of the last export.
  [[nodiscard]] QString message() const { return message_; }
  /// The file written last; empty if none was, or if writing failed.
  [[nodiscard]] QString savedFile() const { return savedFile_; }

  void show(const OpenNightPtr& night);
  /// Shows the night that ended last at this table, if another one is shown.
  Q_INVOKABLE void showPlayed();
  [[nodiscard]] const OpenNightPtr& night() const { return night_; }

  /// Sets the folder that save() writes to.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Writes the night as "pdf", "text", "json" or "picture".
  Q_INVOKABLE void save(const QString& kind);
  /// Copies the winner, the deciding measure and the moments to the clipboard.
  Q_INVOKABLE void copyText();
  /// Requests another night with the same players.
  Q_INVOKABLE void playAgain();
  void saveTo(ExportKind kind, const QString& file);
  /// Creates all texts again, in the current language.
  Q_INVOKABLE void retranslate();

 signals:
  void changed();
  void busyChanged();
  void messageChanged();
  /// The current night has ended; its result is shown from now on.
  void ended();
  void rematchWanted(const lk::app::NightLog& of);

 private:
  void setBusy(bool busy);
  void setMessage(const QString& text, const QString& file = {});

  HistoryModel* history_;
  OpenNightPtr night_;
  OpenNightPtr played_;  // played at this table and finished
  QList<Decider> deciders_;
  QList<ShownChart> charts_;
  QList<StoryTurn> story_;
  QList<TellingMoment> moments_;
  QString message_;
  QString savedFile_;
  QString folder_ = documentsFolder();
  bool busy_ = false;
};

}  // namespace lk::app
