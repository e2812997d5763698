#include "app/window/cards/cards_model.h"

#include <algorithm>
#include <map>

#include "app/phrases/card_words.h"
#include "app/phrases/effects/effect_names.h"
#include "app/phrases/effects/effect_text.h"
#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"
#include "app/window/shared/pictures/card_pictures.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "app/window/shared/shown_example.h"
#include "app/workshop/enrolling/card_names.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

QString typeName(const std::string& type, std::string_view game) {
  return capitalized(wordName(WordKind::cardType, type, {game, spoken()}));
}

}  // namespace

CardsModel::CardsModel(std::shared_ptr<const GameKit> kit, QObject* parent)
    : QAbstractListModel(parent), kit_(std::move(kit)), wantedGame_(game()) {
  collect();
  filter();
  if (!shown_.empty()) chosen_ = rows_[shown_.front()].id;
}

void CardsModel::collect() {
  rows_.clear();
  std::map<std::string, std::vector<OwnReference>> own;
  for (const OwnReference& each : own_) own[each.card].push_back(each);
  types_ = {NamedOption{.name = tr("All cards")}};
  const auto addType = [&](const QString& id, const QString& name) {
    const bool known =
        std::any_of(types_.begin(), types_.end(), [&](const NamedOption& type) { return type.id == id; });
    if (!known) types_ += NamedOption{.id = id, .name = name};
  };
  // In other languages the English text is shown too, because it is printed on bought cards.
  const bool english = spoken() == kEnglish;
  for (const rules::CardDef& card : kit_->cards.cards()) {
    Row row{QString::fromStdString(card.id),
            cardName(card),
            english ? QString() : QString::fromStdString(card.name.english),
            QString::fromStdString(card.type),
            typeName(card.type, kit_->id()),
            cardText(card),
            english ? QString() : QString::fromStdString(card.text.english),
            kit_->cards.find(card.id)};
    for (const Wording* wording : {&card.name, &card.text})
      for (const auto& [language, text] : wording->others) row.elsewhere += QString::fromStdString(text);
    addType(row.type, row.typeName);
    if (const auto taught = own.find(card.id); taught != own.end()) {
      row.own = std::move(taught->second);
      own.erase(taught);
    }
    rows_.push_back(std::move(row));
  }
  for (auto& [id, references] : own) {
    Row row;
    row.id = QString::fromStdString(id);
    row.name = QString::fromStdString(references.front().name);
    row.back = references.front().back;
    row.type = QStringLiteral("own");
    row.typeName = row.back ? tr("Back") : tr("Only taught");
    row.own = std::move(references);
    addType(row.type, tr("In no pack"));
    rows_.push_back(std::move(row));
  }
}

void CardsModel::filter() {
  const QStringList words = search_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  shown_.clear();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    if (!type_.isEmpty() && row.type != type_) continue;
    const QString all =
        (QStringList{row.name, row.otherName, row.typeName, row.text, row.otherText, row.id} + row.elsewhere)
            .join(QLatin1Char('\n'));
    if (std::all_of(words.begin(), words.end(),
                    [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }))
      shown_.push_back(i);
  }
}

void CardsModel::setKit(std::shared_ptr<const GameKit> kit) {
  if (kit == kit_) return;
  const bool sameGame = kit->game == kit_->game;
  kit_ = std::move(kit);
  if (!sameGame) {
    own_.clear();
    search_.clear();
    type_.clear();
  }
  retranslate();
  if (!sameGame || rowOf(chosen_) < 0) chosen_ = shown_.empty() ? QString() : rows_[shown_.front()].id;
  emit searchChanged();
  emit chosenChanged();
}

QList<NamedOption> CardsModel::games() const {
  QList<NamedOption> out;
  for (const rules::Game* each : rules::allGames()) {
    const std::string id(each->id());
    out += NamedOption{.id = QString::fromStdString(id), .name = gameName(id)};
  }
  return out;
}

QString CardsModel::game() const {
  return qtText(kit_->id());
}

void CardsModel::wantGame(const QString& wanted) {
  wantedGame_ = wanted;
  if (wanted != game()) emit gameWanted(wanted);
}

void CardsModel::setOwn(const std::vector<OwnReference>& own) {
  if (own == own_) return;
  own_ = own;
  retranslate();
}

void CardsModel::retranslate() {
  beginResetModel();
  collect();
  filter();
  endResetModel();
  emit shownChanged();
  emit chosenChanged();
  emit gameChanged();
}

void CardsModel::setSearch(const QString& search) {
  if (search == search_) return;
  search_ = search;
  beginResetModel();
  filter();
  endResetModel();
  if (rowOf(chosen_) < 0 && !shown_.empty()) choose(rows_[shown_.front()].id);
  emit searchChanged();
  emit shownChanged();
}

void CardsModel::setType(const QString& type) {
  if (type == type_) return;
  type_ = type;
  beginResetModel();
  filter();
  endResetModel();
  if (rowOf(chosen_) < 0 && !shown_.empty()) choose(rows_[shown_.front()].id);
  emit searchChanged();
  emit shownChanged();
}

void CardsModel::choose(const QString& id) {
  if (id == chosen_ || !find(id)) return;
  chosen_ = id;
  emit chosenChanged();
}

const CardsModel::Row* CardsModel::find(const QString& id) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.id == id; });
  return found == rows_.end() ? nullptr : &*found;
}

int CardsModel::rowOf(const QString& id) const {
  for (std::size_t i = 0; i < shown_.size(); ++i)
    if (rows_[shown_[i]].id == id) return static_cast<int>(i);
  return -1;
}

QString CardsModel::idAt(int row) const {
  return row < 0 || row >= count() ? QString() : rows_[shown_[static_cast<std::size_t>(row)]].id;
}

QString CardsModel::pictureOf(const Row& row) const {
  return row.card.known() ? facePicture(*kit_, row.id.toStdString()) : referencePicture(row.own.front());
}

/// Facts that are not printed on the card but matter at the table.
QList<LabelledText> CardsModel::factsOf(const Row& row) const {
  QList<LabelledText> facts;
  if (!row.card.known()) return facts;
  const rules::CardDef& card = kit_->cards[row.card];
  const auto named = [&](const std::string& id) {
    const rules::CardId other = kit_->cards.find(id);
    return other.known() ? cardName(kit_->cards[other]) : QString::fromStdString(id);
  };
  if (!card.replaces.empty()) facts += LabelledText{tr("Laid over"), named(card.replaces)};
  if (!card.countsAs.empty()) facts += LabelledText{tr("Counts as"), named(card.countsAs)};
  if (!card.deck.empty()) {
    QStringList deck;
    for (const rules::DeckEntry& entry : card.deck) deck += times(entry.count, named(entry.card));
    facts += LabelledText{tr("Deck"), listed(deck)};
  }
  facts += LabelledText{tr("In the box"), tr("%n copies", nullptr, card.copies)};
  return facts;
}

QList<EffectText> CardsModel::doesOf(const Row& row) const {
  QList<EffectText> does;
  if (!row.card.known()) return does;
  const rules::CardDef& card = kit_->cards[row.card];
  const EffectSpeech speech{kit_->game, spoken(), [&](std::string_view id) {
                              const rules::CardId other = kit_->cards.find(id);
                              return other.known() ? cardName(kit_->cards[other])
                                                   : QString::fromStdString(std::string(id));
                            }};
  for (const EffectLine& line : effectLines(card.effect, card.needs, speech))
    does += EffectText{line.depth, line.says};
  return does;
}

CardToRead CardsModel::card() const {
  const Row* row = find(chosen_);
  if (!row) return {};
  QList<CardReference> references;
  for (const OwnReference& each : row->own) references += CardReference{referencePicture(each), each.back};
  const auto [setting, steps] = exampleFor(row->card, *kit_);
  return {row->id,        row->name,       row->otherName,    row->typeName, row->text,
          row->otherText, pictureOf(*row), row->card.known(), doesOf(*row),  setting,
          steps,          factsOf(*row),   references};
}

int CardsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant CardsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[shown_[static_cast<std::size_t>(index.row())]];
  switch (role) {
    case idRole:
      return row.id;
    case nameRole:
      return row.name;
    case otherNameRole:
      return row.otherName;
    case typeRole:
      return row.typeName;
    case pictureRole:
      return pictureOf(row);
    case referencesRole:
      return static_cast<int>(row.own.size());
    default:
      return {};
  }
}

QHash<int, QByteArray> CardsModel::roleNames() const {
  return {{idRole, "cardId"},     {nameRole, "name"},       {otherNameRole, "otherName"},
          {typeRole, "typeName"}, {pictureRole, "picture"}, {referencesRole, "references"}};
}

}  // namespace lk::app
