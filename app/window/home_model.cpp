#include "app/window/home_model.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include "app/kit/scenes.h"
#include "app/window/first_game.h"

namespace lk::app {

namespace {

constexpr char kFirstCamera[] = "0";

}  // namespace

HomeModel::HomeModel(std::shared_ptr<const GameKit> kit, std::string journal, QObject* parent)
    : QObject(parent), kit_(std::move(kit)), journal_(std::move(journal)) {
  for (const rules::CardDef& card : kit_->cards.cards())
    if (card.type == "class")
      classes_.push_back(QVariantMap{{QStringLiteral("id"), QString::fromStdString(card.id)},
                                     {QStringLiteral("name"), QString::fromStdString(card.name)},
                                     {QStringLiteral("text"), QString::fromStdString(card.text)}});
  if (!classes_.isEmpty()) classOf_.fill(classes_.front().toMap().value(QStringLiteral("id")).toString());
  refresh();
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

NightRequest HomeModel::newNight(std::string source) const {
  NightRequest request;
  request.source = std::move(source);
  request.game = kit_->id();
  request.journal = journal_;
  request.setup = firstSetup(classOf_[0].toStdString(), classOf_[1].toStdString(), starter_.toStdString());
  return request;
}

void HomeModel::start(NightRequest request) {
  request.number = ++nights_;
  emit started(request);
}

void HomeModel::startWithCamera() {
  start(newNight(kFirstCamera));
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
  NightRequest request;
  request.source = kFirstCamera;
  request.game = kit_->id();
  request.journal = journal_;
  request.resume = true;
  start(std::move(request));
}

}  // namespace lk::app
