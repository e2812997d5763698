#include "app/window/cards/enrol_model.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "app/phrases/card_words.h"
#include "app/phrases/settled.h"
#include "app/window/shared/pictures/card_pictures.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

constexpr std::size_t kMaxCompletions = 5;

PictureCheck check(const char* name, const QString& label, const std::vector<Advice>& advice) {
  const auto bad = std::find_if(advice.begin(), advice.end(),
                                [&](const Advice& each) { return std::string_view(each.check) == name; });
  if (bad == advice.end()) return {.label = label};
  return {label, false, QString::fromStdString(bad->says), QString::fromStdString(bad->cure)};
}

}  // namespace

EnrolModel::EnrolModel(std::shared_ptr<const GameKit> kit, std::string library, QObject* parent)
    : QAbstractListModel(parent),
      kit_(std::move(kit)),
      library_(std::move(library)),
      names_(*kit_),
      total_(static_cast<int>(kit_->cards.cards().size())) {}

void EnrolModel::setKit(std::shared_ptr<const GameKit> kit) {
  if (kit == kit_) return;
  end();
  kit_ = std::move(kit);
  names_ = CardNames(*kit_);
  total_ = static_cast<int>(kit_->cards.cards().size());
  only_.clear();
  show({});
  emit habitsChanged();
  refresh();
}

void EnrolModel::show(const EnrolMoment& moment) {
  const bool sameRows =
      std::equal(moment.cards.begin(), moment.cards.end(), moment_.cards.begin(), moment_.cards.end(),
                 [](const EnrolCard& a, const EnrolCard& b) { return a.number == b.number; });
  const bool another = moment.own.size() > moment_.own.size() && moment.last && running();
  const EnrolCard* was = currentCard();
  const int number = was ? was->number : 0;
  const bool otherOwn = moment.own != moment_.own;
  if (!sameRows) beginResetModel();
  moment_ = moment;
  if (!sameRows) endResetModel();
  for (const OwnReference& each : moment_.own)
    names_.learn({std::string(kit_->id()), each.card, each.name, each.back});
  pickCurrent(number);
  countTaught();
  if (sameRows && count() > 0) emit dataChanged(index(0), index(count() - 1));
  emit cardsChanged();
  emit currentChanged();
  emit progressChanged();
  emit pairsChanged();
  if (otherOwn) emit ownChanged(moment_.own);
  if (another) emit taughtOne(last());
}

/// Keeps the current card; selects the first one that is not enrolled if the current one is enrolled or gone.
void EnrolModel::pickCurrent(int before) {
  const auto& cards = moment_.cards;
  const auto same =
      std::find_if(cards.begin(), cards.end(), [&](const EnrolCard& card) { return card.number == before; });
  if (same != cards.end() && same->asks()) {
    current_ = static_cast<int>(same - cards.begin());
    return;
  }
  const auto next = std::find_if(cards.begin(), cards.end(), std::mem_fn(&EnrolCard::asks));
  if (next != cards.end())
    current_ = static_cast<int>(next - cards.begin());
  else if (same != cards.end())
    current_ = static_cast<int>(same - cards.begin());
  else
    current_ = static_cast<int>(cards.size()) - 1;
}

void EnrolModel::countTaught() {
  std::set<std::string> cards;
  for (const OwnReference& each : moment_.own)
    if (!each.back && kit_->cards.find(each.card).known()) cards.insert(each.card);
  taught_ = static_cast<int>(cards.size());
}

void EnrolModel::setSource(PictureSource source) {
  source_ = source;
  emit sourceChanged();
}

void EnrolModel::setBusy(bool busy) {
  busy_ = busy;
  emit sourceChanged();
}

void EnrolModel::setStepwise(bool stepwise) {
  stepwise_ = stepwise;
  emit sourceChanged();
}

void EnrolModel::setErrorText(const QString& errorText) {
  if (errorText_ == errorText) return;
  errorText_ = errorText;
  emit errorTextChanged();
}

void EnrolModel::setCurrent(int row) {
  if (row < 0 || row >= count() || row == current_) return;
  current_ = row;
  emit dataChanged(index(0), index(count() - 1), {currentRole});
  emit currentChanged();
}

const EnrolCard* EnrolModel::currentCard() const {
  return current_ >= 0 && current_ < count() ? &moment_.cards[static_cast<std::size_t>(current_)] : nullptr;
}

QString EnrolModel::pictureOf(const std::string& id) const {
  for (auto each = moment_.own.rbegin(); each != moment_.own.rend(); ++each)
    if (each->card == id) return referencePicture(*each);
  if (const auto deck = deckOfBack(id)) return deckPicture(*kit_, *deck);
  return facePicture(*kit_, id);
}

/// The name in the current language for a card of the pack; otherwise the name that people gave.
QString EnrolModel::nameOf(const std::string& id) const {
  return cardName(*kit_, kit_->cards.find(id), names_.nameOf(id));
}

QString EnrolModel::nameOf(const CardLabel& label) const {
  return cardName(*kit_, kit_->cards.find(label.card), QString::fromStdString(label.name));
}

CardToEnrol EnrolModel::card() const {
  const EnrolCard* card = currentCard();
  if (!card) return {};
  QList<CompletedName> maybe;
  for (const std::string& id : card->maybe) maybe += CompletedName{.name = nameOf(id)};
  QString proposal;
  if (!card->asks())
    proposal = tr("Taught. %n picture(s) of it are kept.", nullptr, card->references);
  else if (card->from == EnrolCard::From::eyes)
    proposal = card->confidence >= kSureEnough ? tr("Best match") : tr("It may be this card.");
  else if (card->from == EnrolCard::From::list)
    proposal = tr("The next one on the list.");
  else
    proposal = maybe.isEmpty() ? tr("A card nobody has named yet.") : tr("It may be one of several.");
  return {.there = true,
          .number = card->number,
          .name = nameOf(card->label),
          .proposal = proposal,
          .taught = !card->asks(),
          .back = card->label.back,
          .references = card->references,
          .picture = QStringLiteral("image://cards/seen/%1").arg(card->number),
          .face = card->label.card.empty() ? QString() : pictureOf(card->label.card),
          .maybe = maybe,
          .checks = {check("sharp", tr("sharp"), card->advice), check("whole", tr("whole"), card->advice),
                     check("lit", tr("well lit"), card->advice)}};
}

int EnrolModel::asking() const {
  return static_cast<int>(
      std::count_if(moment_.cards.begin(), moment_.cards.end(), std::mem_fn(&EnrolCard::asks)));
}

QString EnrolModel::wanted() const {
  return habits_.inOrder && !moment_.wanted.empty() ? nameOf(moment_.wanted) : QString();
}

QString EnrolModel::last() const {
  return moment_.last ? nameOf(*moment_.last) : QString();
}

QString EnrolModel::only() const {
  return only_.empty() ? QString() : nameOf(only_);
}

QList<SimilarPair> EnrolModel::pairs() const {
  QList<SimilarPair> out;
  for (const LikePair& pair : moment_.pairs)
    out +=
        SimilarPair{nameOf(pair.card),
                    nameOf(pair.other),
                    pictureOf(pair.card),
                    pictureOf(pair.other),
                    settled(nameOf(pair.card) + QLatin1Char(' ') + QString::fromStdString(pair.advice.says)),
                    QString::fromStdString(pair.advice.cure),
                    pair.mended};
  return out;
}

void EnrolModel::setHandsFree(bool on) {
  if (habits_.handsFree == on) return;
  habits_.handsFree = on;
  emit habitsChanged();
  emit habitsWanted(habits_);
}

void EnrolModel::setInOrder(bool on) {
  if (habits_.inOrder == on) return;
  habits_.inOrder = on;
  emit habitsChanged();
  emit progressChanged();
  emit habitsWanted(habits_);
}

void EnrolModel::setWhole(bool on) {
  if (moment_.whole != on) emit wholeWanted(on);
}

void EnrolModel::setBacks(bool on) {
  if (backs_ == on) return;
  backs_ = on;
  emit habitsChanged();
}

QString EnrolModel::sourceText() const {
  switch (source_) {
    case PictureSource::none:
      return {};
    case PictureSource::starting:
      return tr("Getting ready");
    case PictureSource::live:
      return stepwise_ ? tr("These pictures come from a folder, one after the other.")
                       : tr("Lay cards where the camera sees them, and take your hands away.");
    case PictureSource::lost:
      return tr("Camera disconnected. Looking for it...");
    case PictureSource::ended:
      return tr("There are no more pictures.");
  }
  return {};
}

int EnrolModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant EnrolModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const EnrolCard& card = moment_.cards[static_cast<std::size_t>(index.row())];
  switch (role) {
    case numberRole:
      return card.number;
    case nameRole:
      return nameOf(card.label);
    case taughtRole:
      return !card.asks();
    case currentRole:
      return index.row() == current_;
    case pictureRole:
      return QStringLiteral("image://cards/seen/%1").arg(card.number);
    case soundRole:
      return card.advice.empty();
    default:
      return {};
  }
}

QHash<int, QByteArray> EnrolModel::roleNames() const {
  return {{numberRole, "number"},   {nameRole, "name"},       {taughtRole, "taught"},
          {currentRole, "current"}, {pictureRole, "picture"}, {soundRole, "sound"}};
}

EnrolRequest EnrolModel::request(const QString& source) const {
  EnrolRequest request;
  request.source = source.trimmed().toStdString();
  request.kit = kit_;
  request.library = library_;
  if (!only_.empty()) request.list = {only_};
  request.habits = habits_;
  return request;
}

void EnrolModel::begin(const QString& source) {
  setErrorText({});
  emit beginWanted(request(source));
}

void EnrolModel::end() {
  if (!running()) return;
  emit endWanted();
  EnrolMoment over;
  over.own = moment_.own;
  show(over);
}

void EnrolModel::askFor(const QString& id) {
  only_ = id.toStdString();
  habits_.inOrder = !only_.empty();
  emit habitsChanged();
  emit progressChanged();
}

bool EnrolModel::accept(const QString& typed) {
  const EnrolCard* card = currentCard();
  if (!card) return false;
  if (typed.trimmed().isEmpty()) {
    if (card->label.card.empty()) return false;
    emit acceptWanted(card->number, card->label);
    return true;
  }
  const std::optional<CardLabel> label = names_.named(typed, backs_);
  if (label) emit acceptWanted(card->number, *label);
  return label.has_value();
}

void EnrolModel::acceptAll() {
  const std::vector<EnrolCard> cards = moment_.cards;
  for (const EnrolCard& card : cards)
    if (card.asks() && !card.label.card.empty()) emit acceptWanted(card.number, card.label);
}

void EnrolModel::undo() {
  if (moment_.canUndo) emit undoWanted();
}

void EnrolModel::nextPicture() {
  emit nextWanted();
}

QList<CompletedName> EnrolModel::completions(const QString& typed) const {
  QList<CompletedName> out;
  for (const CardNames::Known& known : names_.completions(typed, kMaxCompletions)) {
    const QString name = nameOf(known.id);
    // The other name: in English, or as it was typed.
    const QStringList typedSo = known.others.filter(typed.trimmed(), Qt::CaseInsensitive);
    out += CompletedName{name, name == known.name ? typedSo.value(0) : known.name};
  }
  return out;
}

void EnrolModel::refresh() {
  if (!running()) emit ownWanted(request({}));
}

}  // namespace lk::app
