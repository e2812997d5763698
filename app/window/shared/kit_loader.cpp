#include "app/window/shared/kit_loader.h"

#include "app/kit/own_packs.h"
#include "app/phrases/fault_words.h"

namespace lk::app {

KitLoader::KitLoader(std::string packs, std::shared_ptr<const GameKit> first, QObject* parent)
    : QObject(parent), packs_(std::move(packs)) {
  if (first) put(std::move(first));
  pool_.setMaxThreadCount(1);
}

KitLoader::~KitLoader() {
  pool_.clear();
  pool_.waitForDone();
}

void KitLoader::put(std::shared_ptr<const GameKit> kit) {
  std::string id(kit->id());
  kits_.insert_or_assign(std::move(id), std::move(kit));
}

std::shared_ptr<const GameKit> KitLoader::want(const std::string& game) {
  if (const auto there = kits_.find(game); there != kits_.end()) return there->second;
  fetch(game);
  return nullptr;
}

void KitLoader::fetch(const std::string& game) {
  pool_.start([this, game, packs = packs_] {
    Outcome<OwnKit> own = loadOwnKit(game, packs);
    QMetaObject::invokeMethod(
        this,
        [this, game, own = std::move(own)] {
          if (!own) return emit failed(QString::fromStdString(game), faultText(own.fault()));
          put(own->kit);
          emit arrived(QString::fromStdString(game));
        },
        Qt::QueuedConnection);
  });
}

}  // namespace lk::app
