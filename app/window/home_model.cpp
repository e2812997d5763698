#include "app/window/home_model.h"

#include <algorithm>

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include "app/kit/scenes.h"
#include "app/window/first_game.h"
#include "app/words/card_words.h"

namespace lk::app {

HomeModel::HomeModel(std::shared_ptr<const GameKit> kit, std::string journal, QObject* parent)
    : QObject(parent), kit_(std::move(kit)), journal_(std::move(journal)), options_(tableOptions()) {
  for (const rules::CardDef& card : kit_->cards.cards())
    if (card.type == "class")
      classes_.push_back(QVariantMap{{QStringLiteral("id"), QString::fromStdString(card.id)},
                                     {QStringLiteral("name"), cardName(card)},
                                     {QStringLiteral("text"), cardText(card)}});
  if (!classes_.isEmpty()) classOf_.fill(classes_.front().toMap().value(QStringLiteral("id")).toString());
  refresh();
}

QVariantList HomeModel::options() const {
  QVariantList out;
  for (const TableOption& each : options_) {
    QVariantList readings;
    for (const TableReading& reading : each.readings)
      readings.push_back(QVariantMap{{QStringLiteral("id"), QString::fromStdString(reading.value)},
                                     {QStringLiteral("name"), reading.says}});
    const QString key = QString::fromStdString(each.key);
    out.push_back(QVariantMap{{QStringLiteral("key"), key},
                              {QStringLiteral("question"), each.question},
                              {QStringLiteral("chosen"), option(key)},
                              {QStringLiteral("readings"), readings}});
  }
  return out;
}

QString HomeModel::option(const QString& key) const {
  if (const auto set = set_.find(key.toStdString()); set != set_.end())
    return QString::fromStdString(set->second);
  for (const TableOption& each : options_)
    if (each.key == key.toStdString()) return QString::fromStdString(each.readings.front().value);
  return {};
}

void HomeModel::setOption(const QString& key, const QString& value) {
  if (option(key) == value) return;
  for (const TableOption& each : options_) {
    if (each.key != key.toStdString()) continue;
    const auto reading = std::find_if(each.readings.begin(), each.readings.end(),
                                      [&](const TableReading& r) { return r.value == value.toStdString(); });
    if (reading == each.readings.end()) return;
    if (reading == each.readings.begin())
      set_.erase(each.key);
    else
      set_[each.key] = reading->value;
    emit optionsChanged();
    return;
  }
}

QString HomeModel::gameName() const {
  return QString::fromLatin1(kFirstGameName);
}

QString HomeModel::sampleNight() const {
  return QString::fromLatin1(kFirstScene);
}

void HomeModel::choose(QString& member, const QString& value) {
  if (member == value) return;
  member = value;
  emit choiceChanged();
}

void HomeModel::setCameraAtHand(bool atHand) {
  if (cameraAtHand_ == atHand) return;
  cameraAtHand_ = atHand;
  emit cameraAtHandChanged();
}

void HomeModel::refresh() {
  QString text;
  // Looking must not create the file.
  if (!journal_.empty() && QFileInfo::exists(QString::fromStdString(journal_))) {
    const Outcome<carddb::Journal> journal = carddb::Journal::open(journal_);
    const Outcome<std::vector<carddb::NightInfo>> nights =
        journal ? journal->nights() : Outcome<std::vector<carddb::NightInfo>>(journal.fault());
    if (nights) {
      for (const carddb::NightInfo& night : *nights) {
        if (night.finished || night.events == 0 || night.game != kit_->id()) continue;
        const QDateTime begun = QDateTime::fromString(QString::fromStdString(night.startedAt), Qt::ISODate);
        text = tr("Begun %1, %n events so far", nullptr, night.events)
                   .arg(QLocale().toString(begun, QLocale::ShortFormat));
        break;
      }
    }
  }
  if (text == lastNight_) return;
  lastNight_ = text;
  emit lastNightChanged();
}

rules::Event HomeModel::setup() const {
  Json options = Json::object({});
  for (const auto& [key, value] : set_) options.set(key, value);
  return firstSetup(classOf_[0].toStdString(), classOf_[1].toStdString(), starter_.toStdString(),
                    std::move(options));
}

NightRequest HomeModel::newNight(std::string source) const {
  NightRequest request;
  request.source = std::move(source);
  request.game = kit_->id();
  request.journal = journal_;
  request.setup = setup();
  return request;
}

void HomeModel::putAside() {
  emit asideWanted(++nights_);
  refresh();
}

void HomeModel::start(NightRequest request) {
  request.number = ++nights_;
  request.packs = packs_;
  request.library = library_;
  for (const QString& name : names_.of) request.players.push_back(name.toStdString());
  request.tables = tables_;
  emit started(request);
}

void HomeModel::startWithCamera() {
  start(newNight(camera_));
}
void HomeModel::startByHand() {
  start(newNight({}));
}

void HomeModel::startSample() {
  NightRequest request;
  request.source = std::string("stage:") + kFirstScene;
  request.game = kit_->id();
  start(std::move(request));
}

void HomeModel::resume() {
  resumeNight(0, std::string(kit_->id()));
}

void HomeModel::resumeNight(std::int64_t night, const std::string& game) {
  NightRequest request;
  request.source = camera_;
  request.game = game;
  request.journal = journal_;
  request.resume = true;
  request.night = night;
  start(std::move(request));
}

}  // namespace lk::app
