#include "app/window/table/board_model.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/zone_words.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "app/window/table/reach.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::FigureRole;
using rules::Seat;

constexpr std::string_view kTray = "tray/";

LyingCard cardOf(const Json& placement, const GameKit& kit, const Reach& reach) {
  LyingCard card{.owner = QString::fromStdString(placement["owner"].asString()),
                 .faceDown = placement["face"].asString() != "up",
                 .turned = static_cast<int>(placement["turned_deg"].asInt()),
                 .reached = reach.things.contains(placement["thing"].asString())};
  if (const Json& counter = placement["counter"]; counter.isInt() && counter.asInt() != 0)
    card.counts += QString::number(counter.asInt());
  for (const auto& [name, value] : placement["counters"].members()) {
    if (!value.isInt() || value.asInt() == 0) continue;
    card.counts += QString::number(value.asInt());
    card.counted += figureText(name, value.asInt(), kit.id());
  }
  if (const rules::CardId id = kit.cards.find(placement["card"].asString()); id.known()) {
    card.name = cardName(kit.cards[id]);
    card.text = cardText(kit.cards[id]);
    card.picture = facePicture(kit, kit.cards[id].id);
  }
  return card;
}

bool awaitsDice(const rules::Prompt& prompt) {
  return std::any_of(prompt.byHand.begin(), prompt.byHand.end(), [](const rules::ByHand& way) {
    return way.blank && way.blank->kind == rules::Blank::Kind::dice;
  });
}

BoardCup cupOf(Seat seat, const QRectF& area, const Moment& moment, const Names& names) {
  const std::string letter(rules::name(seat));
  const Json& dice = rules::seatFigure(*moment.kit->game, moment.view["seats"][letter], FigureRole::dice);
  const bool covered = std::count(moment.covered.begin(), moment.covered.end(), seat) > 0;
  const bool awaited =
      std::any_of(moment.prompts.begin(), moment.prompts.end(), [&](const rules::Prompt& prompt) {
        return (!prompt.seat || prompt.seat == seat) && awaitsDice(prompt);
      });
  const char* state = dice.isInt()              ? "open"
                      : awaited                 ? "awaited"
                      : covered && moment.begun ? "covered"
                                                : "empty";
  return {area, QString::fromStdString(letter), names[seat], QString::fromLatin1(state),
          dice.isInt() ? QString::number(dice.asInt()) : QString()};
}

/// Returns the cards on the mat by zone: the cards of the view, and the face-down cards that the rules know.
std::map<std::string, QList<LyingCard>> cardsByZone(const Moment& moment, const carddb::TableLayout& mat,
                                                    const Reach& reach) {
  std::map<std::string, QList<LyingCard>> byZone;
  for (const auto& [zone, cards] : moment.view["zones"].members()) {
    std::size_t nth = 0;
    for (const Json& card : cards.items())
      byZone[zoneOnMat(mat, {zone, card["card"].asString(), nth++,
                             rules::seatFrom(card["owner"].asString())})] += cardOf(card, *moment.kit, reach);
  }
  byZone.erase("");
  for (const rules::TablePlace& place : moment.places) {
    QList<LyingCard>& here = byZone[zoneOnMat(mat, {place.zone})];
    // A face-down card that no event has reported.
    if (here.isEmpty() && !place.back.empty())
      here += LyingCard{.picture = backPicture(*moment.kit, place.back), .faceDown = true};
  }
  byZone.erase("");
  return byZone;
}

bool isCurrent(const Moment& moment, const std::string& zone) {
  return std::any_of(moment.places.begin(), moment.places.end(),
                     [&](const rules::TablePlace& place) { return place.current && place.zone == zone; });
}

}  // namespace

void BoardModel::show(const Moment& moment, const Names& names) {
  if (!moment.kit || !moment.begun) return clear();
  const bool hasMat = !moment.kit->layout.mat.zones.empty();
  const carddb::TableLayout mat = hasMat ? moment.kit->layout : standInMat(moment.view["zones"]);
  const Reach reach = reachOf(moment.foreseen);
  const std::map<std::string, QList<LyingCard>> byZone = cardsByZone(moment, mat, reach);

  const auto figures = moment.kit->game->vocabulary().seatFigures;
  const bool ownDice = std::any_of(figures.begin(), figures.end(), [](const rules::FigureSpec& spec) {
    return spec.role == FigureRole::dice;
  });
  std::set<std::string> shown;
  for (const carddb::Zone& zone : mat.mat.zones) {
    const bool tray = zone.name.starts_with(kTray);
    const auto here = byZone.find(zone.name);
    const bool used = here != byZone.end() && (hasMat || !here->second.isEmpty());
    const bool plays = !tray || (ownDice && !moment.view["seats"][zone.name.substr(kTray.size())].isNull());
    const bool wanted = tray || zone.shown == carddb::Zone::Shown::always || used;
    if (wanted && plays && zone.shown != carddb::Zone::Shown::never) shown.insert(zone.name);
  }

  Board board;
  const BoardPlan plan = boardPlan(mat, shown);
  board.size = plan.size;
  std::vector<std::string> order;
  for (const rules::TablePlace& place : moment.places) order.push_back(zoneOnMat(mat, {place.zone}));
  const std::vector<std::string> row = inOneRow(shown, order);
  board.inRow = static_cast<int>(row.size());
  std::map<std::string, QRectF> sides;
  for (const BoardPlace& place : plan.places) {
    const std::optional<Seat> seat = ownerOfPlace(place.zone);
    const std::string owner = seat ? std::string(rules::name(*seat)) : std::string();
    if (seat) sides[owner] |= place.area;
    if (place.zone.starts_with(kTray)) {
      if (seat) board.cups += cupOf(*seat, place.area, moment, names);
      continue;
    }
    const auto here = byZone.find(place.zone);
    const QList<LyingCard> cards = here == byZone.end() ? QList<LyingCard>() : here->second;
    const bool current = isCurrent(moment, place.zone);
    if (current && !cards.isEmpty()) {
      board.currentName = cards.front().name;
      board.currentText = cards.front().text;
    }
    const auto inRow = std::find(row.begin(), row.end(), place.zone);
    board.zones += BoardZone{place.area,
                             static_cast<int>(inRow - row.begin()),
                             zoneWords(place.zone, moment.kit->id()).label,
                             QString::fromStdString(owner),
                             current,
                             reach.places.contains(place.zone),
                             cards};
  }
  for (const auto& [seat, area] : sides) {
    const bool acting = std::any_of(
        moment.prompts.begin(), moment.prompts.end(),
        [&](const rules::Prompt& prompt) { return prompt.seat && rules::name(*prompt.seat) == seat; });
    board.sides += BoardSide{area, QString::fromStdString(seat), acting};
  }
  if (board == now_) return;
  now_ = std::move(board);
  emit changed();
}

void BoardModel::clear() {
  if (now_ == Board{}) return;
  now_ = {};
  emit changed();
}

}  // namespace lk::app
