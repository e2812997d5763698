#include "app/window/shared/pictures/face_kits.h"

#include "app/kit/own_packs.h"

namespace lk::app {

FaceKits::FaceKits(std::shared_ptr<const GameKit> usual, std::string packs)
    : usual_(std::move(usual)), packs_(std::move(packs)) {
  put(usual_);
}

void FaceKits::put(std::shared_ptr<const GameKit> kit) {
  const std::lock_guard lock(mutex_);
  std::string edition = kit->edition;
  kits_.insert_or_assign(std::move(edition), std::move(kit));
}

std::shared_ptr<const GameKit> FaceKits::find(const std::string& edition) {
  const std::lock_guard lock(mutex_);
  if (edition.empty()) return usual_;
  if (const auto known = kits_.find(edition); known != kits_.end()) return known->second;
  const Outcome<OwnKit> read = loadOwnKit(edition.substr(0, edition.find('.')), packs_);
  return kits_[edition] = read ? read->kit : nullptr;
}

}  // namespace lk::app
