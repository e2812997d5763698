#include "app/window/shared/pictures/card_pictures.h"

#include <algorithm>
#include <filesystem>

#include "app/phrases/translation.h"
#include "faces/face_painter.h"

namespace lk::app {

namespace {

constexpr int kUsualHeight = 528;  // pixels, if QML requests no size
constexpr int kMax = 2000;

/// An empty grey card, if there is nothing to show.
QImage emptyCard(int height) {
  QImage image(static_cast<int>(height * faces::kCardWidthMm / faces::kCardHeightMm), height,
               QImage::Format_RGB32);
  image.fill(Qt::gray);
  return image;
}

}  // namespace

QString referencePicture(const OwnReference& reference) {
  return QStringLiteral("image://cards/reference/%1/%2")
      .arg(reference.rowId)
      .arg(QString::fromStdString(reference.card));
}

void CardImages::put(int number, QImage picture) {
  const std::lock_guard lock(mutex_);
  pictures_[number] = std::move(picture);
}

QImage CardImages::find(int number) const {
  const std::lock_guard lock(mutex_);
  const auto found = pictures_.find(number);
  return found == pictures_.end() ? QImage() : found->second;
}

void CardImages::keep(const std::vector<int>& numbers) {
  const std::lock_guard lock(mutex_);
  std::erase_if(pictures_, [&](const auto& each) {
    return std::find(numbers.begin(), numbers.end(), each.first) == numbers.end();
  });
}

CardPictures::CardPictures(std::shared_ptr<FaceKits> kits, std::string library,
                           std::shared_ptr<const CardImages> seen)
    : QQuickImageProvider(Image, ForceAsynchronousImageLoading),
      kits_(std::move(kits)),
      library_(std::move(library)),
      seen_(std::move(seen)) {}

QImage CardPictures::requestImage(const QString& id, QSize* size, const QSize& requested) {
  const int height = std::clamp(requested.height() > 0 ? requested.height() : kUsualHeight, 16, kMax);
  QImage image = paint(id.section(QLatin1Char('/'), 0, 0), id.section(QLatin1Char('/'), 1, 1),
                       id.section(QLatin1Char('/'), 2, 2), id.section(QLatin1Char('/'), 3, 3),
                       height / faces::kCardHeightMm);
  if (image.isNull()) image = emptyCard(height);
  if (image.height() > height) image = image.scaledToHeight(height, Qt::SmoothTransformation);
  if (size) *size = image.size();
  return image;
}

QImage CardPictures::paint(const QString& kind, const QString& name, const QString& edition,
                           const QString& language, double pixelsPerMm) {
  if (kind == QLatin1String("face") || kind == QLatin1String("back")) {
    const std::shared_ptr<const GameKit> kit = kits_->find(edition.toStdString());
    if (!kit) return {};
    if (kind == QLatin1String("back")) return faces::backImage(kit->id(), name.toStdString(), pixelsPerMm);
    const rules::CardId card = kit->cards.find(name.toStdString());
    if (!card.known()) return {};
    return faces::faceImage(faces::lookOf(kit->cards[card], languageId(language), &kit->cards), pixelsPerMm);
  }
  if (kind == QLatin1String("reference")) return reference(name.toLongLong());
  if (kind == QLatin1String("seen")) return seen_->find(name.toInt());
  return {};
}

QImage CardPictures::reference(std::int64_t row) {
  std::error_code error;
  if (!open_ && std::filesystem::exists(library_, error))
    if (Outcome<carddb::Library> library = carddb::Library::open(library_, carddb::LibraryMode::readOnly))
      open_ = std::move(*library);
  if (!open_) return {};
  const auto picture = open_->picture(row);
  return picture ? QImage::fromData(picture->data(), static_cast<int>(picture->size())) : QImage();
}

}  // namespace lk::app
