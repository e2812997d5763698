// Lets the house play a game against itself many times, for people who design cards: who wins, which cards
// do, and which decisions matter.
#pragma once

#include <atomic>

#include <QObject>
#include <QThreadPool>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/table_options.h"
#include "app/record/balance/balance_run.h"
#include "app/window/shared/kit_loader.h"
#include "app/window/shared/option_rows.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// Lives on the window's thread; games are played on others. Closing the window ends them at once; the games
/// that were finished are kept, and the same choices go on after them.
class BalanceModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games NOTIFY changed)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> paces READ paces NOTIFY changed)
  Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> amounts READ amounts NOTIFY changed)
  Q_PROPERTY(QString amount READ amount WRITE setAmount NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> houseRules READ houseRules NOTIFY changed)
  Q_PROPERTY(QString compared READ compared WRITE setCompared NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  Q_PROPERTY(bool running READ running NOTIFY changed)
  Q_PROPERTY(int played READ played NOTIFY playedChanged)
  Q_PROPERTY(QString message READ message NOTIFY changed)
  Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
  Q_PROPERTY(bool openable READ openable NOTIFY changed)

 public:
  /// `shelf` must outlive it; its kits have people's own packs.
  explicit BalanceModel(KitLoader& shelf, QObject* parent = nullptr);
  ~BalanceModel() override;

  /// Sets the folder in which each report gets a folder of its own.
  void setFolder(const QString& folder) { folder_ = folder; }
  void retranslate() { emit changed(); }

  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  /// Who plays: the house, thinking shortly or longer, or chance.
  [[nodiscard]] QList<NamedOption> paces() const;
  [[nodiscard]] QString pace() const { return pace_; }
  void setPace(const QString& pace);
  /// How many games.
  [[nodiscard]] QList<NamedOption> amounts() const;
  [[nodiscard]] QString amount() const { return amount_; }
  void setAmount(const QString& amount);
  /// The house rules whose readings can be compared; "" compares none.
  [[nodiscard]] QList<NamedOption> houseRules() const;
  [[nodiscard]] QString compared() const { return compared_; }
  void setCompared(const QString& rule);

  /// Whether the game's cards are loaded.
  [[nodiscard]] bool ready() const { return kit_ != nullptr; }
  [[nodiscard]] bool running() const { return running_; }
  /// Games so far, in percent of the chosen amount.
  [[nodiscard]] int played() const { return played_; }
  /// What came of it and where it is, or why nothing did.
  [[nodiscard]] QString message() const { return message_; }
  /// The report; empty before the first.
  [[nodiscard]] QUrl picture() const { return picture_; }
  /// Whether there is a report whose folder can be opened.
  [[nodiscard]] bool openable() const { return !shownFolder_.isEmpty(); }

  /// Loads the game's cards.
  Q_INVOKABLE void open();
  /// Plays on after the games that are in the report's folder. Does nothing while running or not ready().
  Q_INVOKABLE void start();
  /// Ends at once; games that are being played are lost, and the report of the others follows.
  Q_INVOKABLE void stop() { stops_ = true; }
  /// Opens the report's folder.
  Q_INVOKABLE void showInFolder();

 signals:
  void changed();
  void playedChanged();

 private:
  [[nodiscard]] BalanceRequest request() const;
  [[nodiscard]] QString reportFolder() const;
  void forget();
  void end(const Outcome<BalanceResult>& result, const QString& folder);

  KitLoader& shelf_;
  std::shared_ptr<const GameKit> kit_;
  std::vector<TableOption> options_;
  QString game_;
  QString pace_ = QStringLiteral("house:5");
  QString amount_ = QStringLiteral("100");
  QString compared_;
  bool running_ = false;
  int played_ = 0;
  QString message_;
  QUrl picture_;
  QString shownFolder_;
  QString folder_ = documentsFolder();
  int pictures_ = 0;  // so that each report has an address of its own
  std::atomic<bool> stops_ = false;
  QThreadPool threads_;  // last: waits for running work
};

}  // namespace lk::app
