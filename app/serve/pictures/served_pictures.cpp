#include "app/serve/pictures/served_pictures.h"

#include <algorithm>
#include <set>

#include <QBuffer>
#include <QImage>

#include "app/kit/translations.h"
#include "faces/face_painter.h"
#include "faces/face_style.h"

namespace lk::app {

namespace {

constexpr double kPixelsPerMm = 5;  // a card enlarged on a phone is about 60 mm wide
constexpr std::string_view kCard = "card";
constexpr std::string_view kBack = "back";
constexpr char kPng[] = "image/png";
// The address names everything that the picture depends on, except the program's version.
constexpr char kKept[] = "private, max-age=3600";

/// Removes the part before the next slash from `rest`, and returns it.
std::string_view nextPart(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('/'), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

bool isSpoken(LanguageId language) {
  const std::vector<LanguageId> translated = languagesOfData();
  return language == kEnglish ||
         std::find(translated.begin(), translated.end(), language) != translated.end();
}

QByteArray pngOf(const QImage& image) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  return bytes;
}

/// Returns the deck of a card of this type; without a type the game's only deck, or none.
std::string deckOfType(const GameKit& kit, std::string_view type) {
  std::set<std::string> decks;
  for (const rules::CardDef& card : kit.cards.cards())
    if (type.empty() || card.type == type) decks.insert(faces::deckOf(card.type));
  return decks.size() == 1 ? *decks.begin() : std::string();
}

}  // namespace

void ServedPictures::use(std::shared_ptr<const GameKit> kit) {
  if (kit_ && kit && kit_->edition == kit->edition) return;
  kit_ = std::move(kit);
  painted_.clear();
}

std::optional<Reply> ServedPictures::at(std::string_view path) {
  auto there = painted_.find(path);
  if (there == painted_.end()) {
    std::string_view rest = path.substr(std::min<std::size_t>(1, path.size()));
    const std::string_view kind = nextPart(rest);
    if (!kit_ || (kind != kCard && kind != kBack) || nextPart(rest) != kit_->edition) return std::nullopt;
    QByteArray picture = paint(kind, rest);
    if (picture.isEmpty()) return std::nullopt;
    there = painted_.emplace(path, std::move(picture)).first;
  }
  return Reply{.status = Status::ok, .type = kPng, .content = there->second, .kept = kKept};
}

/// Returns an empty picture for what the game does not have.
QByteArray ServedPictures::paint(std::string_view kind, std::string_view rest) const {
  if (kind == kBack) {
    const std::string deck = deckOfType(*kit_, rest);
    if (deck.empty() && !rest.empty()) return {};
    return pngOf(faces::backImage(kit_->id(), deck, kPixelsPerMm));
  }
  const std::optional<LanguageId> language = LanguageId::from(nextPart(rest));
  const rules::CardId card = kit_->cards.find(std::string(rest));
  if (!language || !isSpoken(*language) || !card.known()) return {};
  return pngOf(faces::faceImage(faces::lookOf(kit_->cards[card], *language, &kit_->cards), kPixelsPerMm));
}

}  // namespace lk::app
