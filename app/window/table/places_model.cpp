#include "app/window/table/places_model.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/zone_words.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

/// "map/2" -> "2"; empty for a zone that has no number.
QString numberOf(std::string_view zone) {
  const std::size_t slash = zone.rfind('/');
  if (slash == std::string_view::npos) return {};
  const QString last = qtText(zone.substr(slash + 1));
  return last.isEmpty() || !last.front().isDigit() ? QString() : last;
}

}  // namespace

PlacesModel::Row PlacesModel::rowOf(const rules::TablePlace& place, const Moment& moment) {
  const GameKit& kit = *moment.kit;
  Row row;
  row.place = zoneWords(place.zone).label;
  row.mark = numberOf(place.zone);
  if (row.mark.isEmpty()) row.mark = row.place;
  row.current = place.current;
  row.faceDown = !place.back.empty();
  if (row.faceDown) row.picture = backPicture(kit, place.back);
  for (const Json& lying : moment.view["zones"][place.zone].items()) {
    const std::string& id = lying["card"].asString();
    row.faceDown = lying["face"].asString() != "up";
    row.owner = QString::fromStdString(lying["owner"].asString());
    row.counter = static_cast<int>(lying["counter"].asInt());
    row.turned = static_cast<int>(lying["turned_deg"].asInt());
    if (const rules::CardId card = kit.cards.find(id); card.known()) {
      row.name = cardName(kit.cards[card]);
      row.text = cardText(kit.cards[card]);
      row.picture = facePicture(kit, id);
    }
  }
  return row;
}

void PlacesModel::show(const Moment& moment) {
  std::vector<Row> rows;
  for (const rules::TablePlace& place : moment.places) rows.push_back(rowOf(place, moment));
  if (rows == rows_) return;
  if (rows.size() == rows_.size()) {
    rows_ = std::move(rows);
    emit dataChanged(index(0), index(count() - 1));
  } else {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  }
  emit changed();
}

int PlacesModel::current() const {
  const auto at = std::find_if(rows_.begin(), rows_.end(), [](const Row& row) { return row.current; });
  return at == rows_.end() ? -1 : static_cast<int>(at - rows_.begin());
}

QString PlacesModel::currentName() const {
  return current() < 0 ? QString() : rows_[static_cast<std::size_t>(current())].name;
}

QString PlacesModel::currentText() const {
  return current() < 0 ? QString() : rows_[static_cast<std::size_t>(current())].text;
}

int PlacesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant PlacesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case nameRole:
      return row.name;
    case textRole:
      return row.text;
    case pictureRole:
      return row.picture;
    case faceDownRole:
      return row.faceDown;
    case currentRole:
      return row.current;
    case ownerRole:
      return row.owner;
    case counterRole:
      return row.counter;
    case turnedRole:
      return row.turned;
    case placeRole:
      return row.place;
    case markRole:
      return row.mark;
    default:
      return {};
  }
}

QHash<int, QByteArray> PlacesModel::roleNames() const {
  return {{nameRole, "name"},         {textRole, "text"},         {pictureRole, "picture"},
          {faceDownRole, "faceDown"}, {currentRole, "isCurrent"}, {ownerRole, "owner"},
          {counterRole, "counter"},   {turnedRole, "turned"},     {placeRole, "place"},
          {markRole, "mark"}};
}

}  // namespace lk::app
