#include "app/serve/pictures/served_pictures.h"

#include <algorithm>
#include <set>

#include <QBuffer>
#include <QImage>

#include "app/kit/translations.h"
#include "app/serve/transport/limits.h"
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

/// What a path names.
struct Named {
  std::string_view kind;
  std::string_view rest;
};

/// Returns nullopt if the path names no picture of this game.
std::optional<Named> namedBy(const GameKit& kit, std::string_view path) {
  std::string_view rest = path.substr(std::min<std::size_t>(1, path.size()));
  const std::string_view kind = nextPart(rest);
  if ((kind != kCard && kind != kBack) || nextPart(rest) != kit.edition) return std::nullopt;
  const Named named{kind, rest};
  if (kind == kBack)
    return rest.empty() || !deckOfType(kit, rest).empty() ? std::optional(named) : std::nullopt;
  const std::optional<LanguageId> language = LanguageId::from(nextPart(rest));
  const bool there = language && isSpoken(*language) && kit.cards.find(std::string(rest)).known();
  return there ? std::optional(named) : std::nullopt;
}

QByteArray painted(const GameKit& kit, Named named) {
  if (named.kind == kBack)
    return pngOf(faces::backImage(kit.id(), deckOfType(kit, named.rest), kPixelsPerMm));
  const LanguageId language = *LanguageId::from(nextPart(named.rest));
  const rules::CardDef& card = kit.cards[kit.cards.find(std::string(named.rest))];
  return pngOf(faces::faceImage(faces::lookOf(card, language, &kit.cards), kPixelsPerMm));
}

Reply replyOf(const QByteArray& picture) {
  return {.status = Status::ok, .type = kPng, .content = picture, .kept = kKept};
}

}  // namespace

ServedPictures::ServedPictures(QObject* parent) : QObject(parent) {
  painter_.setMaxThreadCount(1);
}

void ServedPictures::use(std::shared_ptr<const GameKit> kit) {
  if (kit_ && kit && kit_->edition == kit->edition) return;
  kit_ = std::move(kit);
  painted_.clear();
  paintedBytes_ = 0;
}

bool ServedPictures::has(std::string_view path) const {
  return kit_ && namedBy(*kit_, path);
}

std::optional<Reply> ServedPictures::at(std::string_view path) const {
  const auto there = painted_.find(path);
  return there == painted_.end() ? std::nullopt : std::optional(replyOf(there->second));
}

bool ServedPictures::paint(const std::string& path, Done done) {
  std::vector<Done>& asked = waiting_[path];
  asked.push_back(std::move(done));
  if (asked.size() > 1) return true;  // it is being painted
  if (waiting_.size() > kMaxPicturesWaiting) return waiting_.erase(path), false;
  painter_.start([this, path, kit = kit_] {
    const QByteArray picture = painted(*kit, *namedBy(*kit, path));
    QMetaObject::invokeMethod(this, [this, path, picture] { keep(path, picture); });
  });
  return true;
}

void ServedPictures::keep(const std::string& path, const QByteArray& picture) {
  if (has(path)) {  // the game is still the same
    if (paintedBytes_ + picture.size() > kMaxPictureBytesKept) painted_.clear(), paintedBytes_ = 0;
    if (painted_.emplace(path, picture).second) paintedBytes_ += picture.size();
  }
  const auto asked = waiting_.extract(path);
  for (const Done& done : asked.mapped()) done(replyOf(picture));
}

}  // namespace lk::app
