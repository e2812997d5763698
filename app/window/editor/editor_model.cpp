#include "app/window/editor/editor_model.h"

#include <filesystem>

#include <QFile>
#include <QImage>
#include <QUrl>

#include "app/capture/picture.h"
#include "app/phrases/card_words.h"
#include "app/phrases/effects/effect_names.h"
#include "app/phrases/fault_words.h"
#include "app/phrases/words.h"
#include "faces/own_picture.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

constexpr int kRest = 150;  // milliseconds without input before a card is checked
constexpr char kCharge[] = "charge:";

std::string draftOf(const std::string& drafts, std::string_view game) {
  if (drafts.empty()) return {};
  const std::filesystem::path file(drafts);
  return (file.parent_path() / (file.stem().string() + "-" + std::string(game) + file.extension().string()))
      .string();
}

/// Converts dropped or pasted text, which can be a URL, to a file name.
QString localFile(const QString& file) {
  const QString trimmed = file.trimmed();
  return trimmed.startsWith(QLatin1String("file://")) ? QUrl(trimmed).toLocalFile() : trimmed;
}

}  // namespace

EditorModel::EditorModel(const std::shared_ptr<const GameKit>& kit, DeskPlaces places, QObject* parent)
    : QObject(parent), places_(std::move(places)) {
  judging_.setSingleShot(true);
  judging_.setInterval(kRest);
  connect(&judging_, &QTimer::timeout, this, &EditorModel::judge);
  // Earlier versions had one draft for all games. It belongs to the game the program starts with.
  if (!places_.draft.empty())
    QFile::rename(QString::fromStdString(places_.draft),
                  QString::fromStdString(draftOf(places_.draft, kit->id())));
  setKit(kit);
}

void EditorModel::setKit(const std::shared_ptr<const GameKit>& kit) {
  const std::string game(kit->id());
  const auto [at, made] =
      desks_.try_emplace(game, kit, DeskPlaces{places_.packs, draftOf(places_.draft, game)}, spoken());
  if (desk_ == &at->second) return;
  desk_ = &at->second;
  game_ = game;
  setNotice(QString());
  if (made)
    recover();
  else
    desk_->speak(spoken());
  showAll();
}

void EditorModel::recover() {
  const Outcome<bool> recovered = desk_->recover();
  if (!recovered) return setNotice(recovered.fault());
  if (*recovered) setNotice(tr("Here is the card that was not saved when the program ended."));
}

void EditorModel::retranslate() {
  desk_->speak(spoken());
  showAll();
}

void EditorModel::showAll() {
  show();
  judgeNow();
  emit turned();
  emit packsChanged();
}

QString EditorModel::game() const {
  return gameName(game_);
}

EditorFaces* EditorModel::makeFaces() {
  faces_ = new EditorFaces;
  faces_->put(desk_->preview());
  return faces_;
}

void EditorModel::show() {
  form_.show(desk_->form(), lines_, faults_);
  if (faces_) faces_->put(desk_->preview());
  ++shown_;
  judging_.start();
  emit changed();
  emit faceChanged();
}

void EditorModel::judge() {
  // Nothing was entered yet: do not report missing fields.
  faults_ = desk_->unsaved() || kept() ? desk_->faults() : std::vector<CardFault>();
  lines_ = desk_->explanation();
  form_.show(desk_->form(), lines_, faults_);
  emit judged();
}

void EditorModel::judgeNow() {
  judging_.stop();
  judge();
}

void EditorModel::setNotice(const QString& notice, bool noticeIsError) {
  notice_ = notice;
  noticeIsError_ = noticeIsError;
  emit noticeChanged();
}

void EditorModel::setNotice(const Fault& fault) {
  setNotice(faultText(fault), true);
}

QString EditorModel::title() const {
  const Json& card = desk_->card();
  const Wording name = wordingOf(card, "name");
  const bool other = name.english.empty() && !name.others.empty();
  const QString shown = QString::fromStdString(other ? name.others.begin()->second : name.english);
  return shown.isEmpty() ? tr("A new card") : shown;
}

QString EditorModel::picture() const {
  const QString picture = QString::fromStdString(desk_->card()["picture"].asString());
  return picture.isEmpty() || picture.startsWith(QLatin1String(kCharge)) ? picture : QStringLiteral("own");
}

QString EditorModel::face() const {
  return QStringLiteral("image://editor/face/%1").arg(shown_);
}

QList<EffectText> EditorModel::explanation() const {
  QList<EffectText> out;
  for (const EffectLine& line : lines_) out += EffectText{line.depth, line.says};
  return out;
}

QStringList EditorModel::faults() const {
  QStringList out;
  for (const CardFault& fault : faults_) out += QString::fromStdString(fault.what + ": " + fault.cure);
  return out;
}

QList<NamedOption> EditorModel::ownCards() const {
  QList<NamedOption> out;
  for (const EditorDesk::PackNames& pack : desk_->packs())
    for (const EditorDesk::CardName& card : pack.cards)
      out += NamedOption{.id = QString::fromStdString(pack.name + "/" + card.id), .name = card.name};
  return out;
}

QList<NamedOption> EditorModel::houseCards() const {
  QList<NamedOption> out;
  for (const EditorDesk::CardName& card : desk_->houseCards())
    out += NamedOption{.id = QString::fromStdString(card.id), .name = card.name};
  return out;
}

QList<NamedOption> EditorModel::charges() const {
  QList<NamedOption> out{{.name = tr("Auto")}};
  for (const std::string_view name : faces::chargeNames()) {
    const QString charge = QString::fromLatin1(name.data(), qsizetype(name.size()));
    out += NamedOption{.id = QLatin1String(kCharge) + charge, .name = capitalized(charge)};
  }
  return out;
}

void EditorModel::begin(const QString& type) {
  const auto& types = desk_->types();
  desk_->begin(type.isEmpty() ? std::string(types.front()) : type.toStdString());
  setNotice(QString());
  show();
  judgeNow();
}

void EditorModel::open(const QString& pack, const QString& id) {
  if (!desk_->open(pack.toStdString(), id.toStdString())) return copyOf(id);
  setNotice(QString());
  show();
  judgeNow();
}

void EditorModel::copyOf(const QString& id) {
  if (!desk_->copyOf(id.toStdString())) return setNotice(tr("There is no card called %1.").arg(id), true);
  setNotice(tr("This is a copy: the card it was made from stays as it is."));
  show();
  judgeNow();
}

void EditorModel::bringBack() {
  if (!desk_->canBringBack()) return;
  desk_->bringBack();
  setNotice(QString());
  show();
  judgeNow();
}

void EditorModel::setText(const QString& path, const QString& text) {
  if (desk_->set(path.toStdString(), Json(text.toStdString()))) show();
}
void EditorModel::setNumber(const QString& path, int number) {
  if (desk_->set(path.toStdString(), Json(number))) show();
}
void EditorModel::choose(const QString& path, const QString& choice) {
  if (!desk_->set(path.toStdString(), choice.isEmpty() ? Json() : Json(choice.toStdString()))) return;
  show();
  judgeNow();
}
void EditorModel::toggle(const QString& path, const QString& name) {
  if (desk_->toggle(path.toStdString(), name.toStdString())) show();
}

void EditorModel::add(const QString& list, const QString& what) {
  if (!desk_->add(list.toStdString(), what.toStdString())) return;
  show();
  judgeNow();
  const std::size_t last = desk_->lengthOf(list.toStdString()) - 1;
  emit focusWanted(list + QLatin1Char('/') + QString::number(last));
}
void EditorModel::remove(const QString& path) {
  if (!desk_->remove(path.toStdString())) return;
  show();
  judgeNow();
}
void EditorModel::move(const QString& path, int by) {
  if (!desk_->move(path.toStdString(), by)) return;
  show();
  judgeNow();
  const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
  emit focusWanted(path.left(slash + 1) + QString::number(path.mid(slash + 1).toInt() + by));
}

void EditorModel::setCharge(const QString& id) {
  desk_->setPicture(id.toStdString());
  show();
}

void EditorModel::takePicture(const QString& file) {
  const Outcome<cv::Mat> picture = decodePicture(localFile(file).toStdString());
  if (!picture) return setNotice(picture.fault());
  desk_->setPicture(faces::pictureOf(QImage(picture->data, picture->cols, picture->rows,
                                            static_cast<qsizetype>(picture->step), QImage::Format_BGR888)));
  setNotice(QString());
  show();
}

void EditorModel::writeTexts() {
  const std::string before = desk_->card().dump();
  desk_->writeTexts();
  show();
  judgeNow();
  if (desk_->card().dump() == before && !desk_->faults().empty())
    setNotice(tr("No text was written: finish what the card does first."), true);
}
void EditorModel::undo() {
  if (!desk_->undo()) return;
  show();
  judgeNow();
}
void EditorModel::redo() {
  if (!desk_->redo()) return;
  show();
  judgeNow();
}

void EditorModel::save() {
  judgeNow();
  if (const std::size_t wrong = desk_->faults().size(); wrong > 0)
    return setNotice(tr("The card is not saved yet: %n thing(s) to fix.", nullptr, static_cast<int>(wrong)),
                     true);
  if (const Outcome<Done> saved = desk_->save(); !saved) return setNotice(saved.fault());
  show();
  setNotice(tr("Saved. It can be played from the next night on."));
  emit packsChanged();
  emit packsSaved();
}

void EditorModel::discard() {
  if (const Outcome<Done> gone = desk_->discard(); !gone) return setNotice(gone.fault());
  show();
  setNotice(tr("The card is out of its pack. Save it to put it back."));
  emit packsChanged();
  emit packsSaved();
}

bool EditorModel::setPack(const QString& pack) {
  const bool taken =
      desk_->setPack(pack.trimmed().toLower().replace(QLatin1Char(' '), QLatin1Char('-')).toStdString());
  setNotice(taken ? QString() : tr("Pack names use lower-case letters, digits, - and _."), !taken);
  emit changed();
  emit packsChanged();
  return taken;
}

void EditorModel::importFrom(const QString& file) {
  const Outcome<std::string> name = desk_->importFrom(localFile(file).toStdString());
  if (!name) return setNotice(name.fault());
  show();
  setNotice(tr("Pack %1 imported.").arg(QString::fromStdString(*name)));
  emit packsChanged();
  emit packsSaved();
}

void EditorModel::exportTo(const QString& file) {
  if (const Outcome<Done> written = desk_->exportTo(localFile(file).toStdString()); !written)
    return setNotice(written.fault());
  setNotice(tr("Saved to %1.").arg(localFile(file)));
}

}  // namespace lk::app
