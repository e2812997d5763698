#include "faces/card_look.h"

#include <algorithm>

#include "faces/effect_reading.h"
#include "faces/own_picture.h"

namespace lk::faces {

namespace {

/// Selects one of many equally good variants of inks and fields. The value has no meaning for a single card.
constexpr std::uint64_t kDraw = 622;

std::string kindOf(const rules::CardDef& card, LanguageId language, const FaceStyle& style) {
  std::string text = wordIn(titled(card.type), language, style);
  const std::string& more = card.subtype.empty() ? card.kind : card.subtype;
  if (!more.empty()) text += " \u00b7 " + wordIn(more, language, style);
  return text;
}

/// Adds the numbers of the card's fields. A number of 0 means that the card has none.
void addFigures(CardLook& look, const rules::CardDef& card, const FaceStyle& style) {
  constexpr std::size_t kMax = 2;
  for (const rules::CardFigure& figure : card.figures) {
    const auto found = style.figures.find(figure.field);
    if (found == style.figures.end() || figure.value == 0) continue;
    Charge icon = found->second.icon;
    for (const rules::CardWords& words : card.words)
      if (words.field == found->second.iconField && !words.words.empty())
        if (const auto thing = style.things.find(words.words.front());
            thing != style.things.end() && thing->second.icon)
          icon = *thing->second.icon;
    std::vector<KeyFigure>& place = found->second.atCorner ? look.corners : look.figures;
    if (place.size() < kMax)
      place.push_back(
          {icon, found->second.gained ? withSign(figure.value, "") : std::to_string(figure.value), {}});
  }
}

}  // namespace

CardLook lookOf(const rules::CardDef& card, LanguageId language, const rules::CardBook* names,
                const FaceStyle& style) {
  TypeStyle type;
  type.ink = borderInk(card.type);
  if (const auto found = style.types.find(card.type); found != style.types.end()) type = found->second;

  CardLook look;
  look.title = card.name.in(language);
  look.text = card.text.in(language);
  look.kind = kindOf(card, language, style);
  if (card.copies > 1) look.copies = "\u00d7 " + std::to_string(card.copies);
  look.panel = type.panel;
  look.ink = type.ink;
  look.dots = type.dots.field.empty() ? type.dots.most : card.figure(type.dots.field);

  Choices choices(fingerprint(card.id) + kDraw);
  look.pair = choices.next(kInkPairs);
  look.division = static_cast<Division>(choices.next(kDivisions));
  look.variety = fingerprint(card.id + "/" + card.type);

  addFigures(look, card, style);
  EffectReading reading = readEffect(card.effect, language, style);
  look.charge = ownCharge(card.picture).value_or(reading.emblem.value_or(Charge::rosette));
  look.image = ownImage(card.picture);
  look.badges = std::move(reading.badges);
  for (KeyFigure& figure : reading.figures)
    if (look.figures.size() < 2) look.figures.push_back(std::move(figure));
  for (const rules::DeckEntry& entry : card.deck) {
    const rules::CardId listed = names == nullptr ? rules::CardId{} : names->find(entry.card);
    const rules::CardDef* known = listed.known() ? &(*names)[listed] : nullptr;
    look.rows.push_back({entry.count, known == nullptr ? titled(entry.card) : known->name.in(language)});
  }
  look.nameIsEmblem = !reading.emblem && look.rows.empty() && look.figures.empty() && card.picture.empty();
  return look;
}

}  // namespace lk::faces
