#include "faces/own_picture.h"

#include <algorithm>
#include <array>

#include <QBuffer>
#include <QImageReader>

namespace lk::faces {

namespace {

constexpr std::string_view kCharge = "charge:";
constexpr std::string_view kData = "data:image/";
constexpr std::string_view kBase64 = ";base64,";
constexpr int kMax = 2048;
constexpr int kPrinted = 640;  // pixels for 55 mm at 300 dpi
constexpr int kQuality = 88;

constexpr std::array<std::string_view, static_cast<std::size_t>(Charge::rosette) + 1> kNames{
    "sword",     "spear", "hammer", "arrow",    "bolt",   "claw",  "shield", "wing",
    "flame",     "heart", "star",   "lamp",     "gem",    "die",   "hand",   "drop",
    "spiral",    "eye",   "cards",  "flag",     "scales", "chest", "fork",   "coins",
    "hourglass", "rise",  "cycle",  "exchange", "sun",    "bell",  "rosette"};

}  // namespace

std::span<const std::string_view> chargeNames() {
  return kNames;
}

std::optional<Charge> chargeNamed(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Charge>(found - kNames.begin());
}

std::optional<Charge> ownCharge(std::string_view picture) {
  return picture.starts_with(kCharge) ? chargeNamed(picture.substr(kCharge.size())) : std::nullopt;
}

QImage ownImage(std::string_view picture) {
  const std::size_t comma = picture.find(kBase64);
  if (!picture.starts_with(kData) || comma == std::string_view::npos) return {};
  const std::string_view coded = picture.substr(comma + kBase64.size());
  QByteArray bytes = QByteArray::fromBase64(QByteArray(coded.data(), static_cast<qsizetype>(coded.size())));
  QBuffer buffer(&bytes);
  QImageReader reader(&buffer);
  const QSize size = reader.size();
  if (!size.isValid() || size.width() > kMax || size.height() > kMax) return {};
  return reader.read();
}

std::string pictureOf(const QImage& image) {
  const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
  const bool fits = opaque.width() <= kPrinted && opaque.height() <= kPrinted;
  const QImage printed =
      fits ? opaque : opaque.scaled(kPrinted, kPrinted, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  printed.save(&buffer, "JPEG", kQuality);
  return std::string(kData) + "jpeg" + std::string(kBase64) + bytes.toBase64().toStdString();
}

}  // namespace lk::faces
