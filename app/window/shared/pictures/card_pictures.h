// Pictures of cards for QML: drawn faces and backs, references people enrolled, cards that lie before the
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

/// Where QML finds the picture of a reference. A row may be used again: the card is a part of the address.
QString referencePicture(const OwnReference& reference);

/// Cards cut out of the live picture, by their numbers. Any thread.
class SeenPictures {
 public:
  void put(int number, QImage picture);
  [[nodiscard]] QImage find(int number) const;
  /// Forgets all but these.
  void keep(const std::vector<int>& numbers);

 private:
  mutable std::mutex mutex_;
  std::map<int, QImage> pictures_;
};

/// "face/ID/EDITION", "face/ID/EDITION/LANGUAGE", "back/DECK/EDITION" (GameKit::edition; without one:
/// of the game people are likely to play), "reference/ROW/ID" of the own library, "seen/NUMBER"; anything
/// else is an empty card. Draws in the loader's thread, never in the window's. Known to QML as
/// image://cards/.
class CardPictures : public QQuickImageProvider {
 public:
  /// `library` need not be there (yet).
  CardPictures(std::shared_ptr<FaceKits> kits, std::string library, std::shared_ptr<const SeenPictures> seen);

  QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;

 private:
  [[nodiscard]] QImage paint(const QString& kind, const QString& name, const QString& edition,
                             const QString& language, double pixelsPerMm);
  [[nodiscard]] QImage reference(std::int64_t row);

  std::shared_ptr<FaceKits> kits_;
  std::string library_;
  std::shared_ptr<const SeenPictures> seen_;
  std::optional<carddb::Library> open_;
};

}  // namespace lk::app
