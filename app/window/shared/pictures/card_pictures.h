// Provides QML with pictures of cards: drawn faces and backs, enrolled references, and cards before the
// camera.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include <QImage>
#include <QQuickImageProvider>

#include "app/window/shared/pictures/face_kits.h"
#include "app/workshop/enrolling/own_cards.h"
#include "carddb/library.h"

namespace lk::app {

/// Returns the image address of a reference. It contains the card as well, because a database row can be
/// reused.
QString referencePicture(const OwnReference& reference);

/// Cards cut out of the live picture, by number. Thread-safe.
class CardImages {
 public:
  void put(int number, QImage picture);
  [[nodiscard]] QImage find(int number) const;
  /// Removes all pictures except those with these numbers.
  void keep(const std::vector<int>& numbers);

 private:
  mutable std::mutex mutex_;
  std::map<int, QImage> pictures_;
};

/// Image provider for image://cards/. Addresses: "face/ID/EDITION", "face/ID/EDITION/LANGUAGE",
/// "back/DECK/EDITION" (edition as in GameKit::edition; without one, the game that people are most likely to
/// play), "reference/ROW/ID" (a row of the own library) and "seen/NUMBER". For any other address it draws an
/// empty card. It draws on the image loader's thread, never on the window's.
class CardPictures : public QQuickImageProvider {
 public:
  /// The file `library` need not exist (yet).
  CardPictures(std::shared_ptr<FaceKits> kits, std::string library, std::shared_ptr<const CardImages> seen);

  QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;

 private:
  [[nodiscard]] QImage paint(const QString& kind, const QString& name, const QString& edition,
                             const QString& language, double pixelsPerMm);
  [[nodiscard]] QImage reference(std::int64_t row);

  std::shared_ptr<FaceKits> kits_;
  std::string library_;
  std::shared_ptr<const CardImages> seen_;
  std::optional<carddb::Library> open_;
};

}  // namespace lk::app
