// The first page: who plays, with which class, from which source; or where the last night stood.
#pragma once

#include <map>

#include <QObject>
#include <QVariantList>

#include "app/window/table_worker.h"
#include "app/window/window_settings.h"
#include "app/words/table_options.h"

namespace lk::app {

class HomeModel : public QObject {
  Q_OBJECT
  Q_PROPERTY(QVariantList classes READ classes CONSTANT)
  Q_PROPERTY(QString classA READ classA WRITE setClassA NOTIFY choiceChanged)
  Q_PROPERTY(QString classB READ classB WRITE setClassB NOTIFY choiceChanged)
  Q_PROPERTY(QString starter READ starter WRITE setStarter NOTIFY choiceChanged)
  Q_PROPERTY(QVariantList options READ options NOTIFY optionsChanged)
  Q_PROPERTY(int optionsSet READ optionsSet NOTIFY optionsChanged)
  Q_PROPERTY(QString lastNight READ lastNight NOTIFY lastNightChanged)
  Q_PROPERTY(QString gameName READ gameName CONSTANT)
  Q_PROPERTY(QString sampleNight READ sampleNight CONSTANT)
  Q_PROPERTY(bool cameraAtHand READ cameraAtHand NOTIFY cameraAtHandChanged)

 public:
  /// `journal` is the file nights are kept in.
  HomeModel(std::shared_ptr<const GameKit> kit, std::string journal, QObject* parent = nullptr);

  /// Maps of id, name, text.
  [[nodiscard]] QVariantList classes() const { return classes_; }
  [[nodiscard]] QString classA() const { return classOf_[0]; }
  [[nodiscard]] QString classB() const { return classOf_[1]; }
  void setClassA(const QString& id) { choose(classOf_[0], id); }
  void setClassB(const QString& id) { choose(classOf_[1], id); }
  /// "A" or "B".
  [[nodiscard]] QString starter() const { return starter_; }
  void setStarter(const QString& seat) { choose(starter_, seat); }
  /// What the table may agree on: maps of key, question, chosen (a value) and readings (maps of id, the
  /// value, and name). The first reading is the recommended one.
  [[nodiscard]] QVariantList options() const;
  /// How many of them are not as recommended.
  [[nodiscard]] int optionsSet() const { return static_cast<int>(set_.size()); }
  /// Nothing when there is no such option or reading.
  Q_INVOKABLE void setOption(const QString& key, const QString& value);
  [[nodiscard]] Q_INVOKABLE QString option(const QString& key) const;
  /// The newest unfinished night in words, empty when there is none.
  [[nodiscard]] QString lastNight() const { return lastNight_; }
  /// Whether there is a camera to begin with: its button has the focus then.
  [[nodiscard]] bool cameraAtHand() const { return cameraAtHand_; }
  void setCameraAtHand(bool atHand);
  [[nodiscard]] QString gameName() const;
  /// The folder of the sample night.
  [[nodiscard]] QString sampleNight() const;

  /// Looks again for an unfinished night.
  Q_INVOKABLE void refresh();
  Q_INVOKABLE void startWithCamera();
  Q_INVOKABLE void startByHand();
  Q_INVOKABLE void startSample();
  Q_INVOKABLE void resume();
  /// Goes on with a night of the journal.
  void resumeNight(std::int64_t night, const std::string& game);

  /// The folder of own packs, which every night plays with; none when empty.
  void setPacks(std::string folder) { packs_ = std::move(folder); }
  /// Ends the night that is on without finishing it; one that is kept can be gone on with.
  Q_INVOKABLE void putAside();

  /// The file of the cards people taught, which every night knows; none when empty.
  void setLibrary(std::string file) { library_ = std::move(file); }
  /// What people are called, kept with every night.
  void setNames(const Names& names) { names_ = names; }
  /// Where pictures come from, as openSource() takes it; and the file that remembers its table.
  void setCamera(const QString& source) { camera_ = source.toStdString(); }
  void setTables(std::string file) { tables_ = std::move(file); }
  /// The event that begins a night as it is set up now.
  [[nodiscard]] rules::Event setup() const;

 signals:
  void choiceChanged();
  void optionsChanged();
  void lastNightChanged();
  void cameraAtHandChanged();
  void started(const lk::app::NightRequest& request);
  /// `number`: of a night that will never have a moment.
  void asideWanted(int number);

 private:
  void choose(QString& member, const QString& value);
  [[nodiscard]] NightRequest newNight(std::string source) const;
  void start(NightRequest request);

  std::shared_ptr<const GameKit> kit_;
  std::string journal_;
  std::string packs_;
  std::string library_;
  std::string tables_;
  std::string camera_ = "0";
  QVariantList classes_;
  std::array<QString, 2> classOf_;
  QString starter_ = QStringLiteral("A");
  std::vector<TableOption> options_;
  std::map<std::string, std::string> set_;  // those that are not as recommended
  Names names_;
  QString lastNight_;
  bool cameraAtHand_ = false;
  int nights_ = 0;  // begun here since the window opened
};

}  // namespace lk::app
