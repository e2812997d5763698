#include "app/workshop/editor/desk_packs.h"

#include <algorithm>

#include <QFile>

namespace lk::app {

namespace {

void countUp(rules::PackDocument& pack) {
  pack.setField("version", pack.field("version").asInt(0) + 1);
}

}  // namespace

bool isPackName(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

DeskPacks::DeskPacks(std::string game, std::string folder)
    : game_(std::move(game)), folder_(std::move(folder)) {
  // The house pack was already read with the game's kit, so reading it cannot fail.
  if (Outcome<PackFile> file = housePack(game_)) houseFile_ = std::move(*file);
  if (Outcome<rules::PackDocument> pack = packDocument(houseFile_)) house_ = std::move(*pack);
  load();
}

void DeskPacks::load() {
  own_.clear();
  for (PackFile& each : ownPacks(folder_, game_).packs)
    if (Outcome<rules::PackDocument> pack = rules::readPackDocument(each.text, each.file))
      own_.push_back({std::move(each.file), std::move(*pack)});
}

const DeskPacks::Own* DeskPacks::find(const std::string& name) const {
  const auto found =
      std::find_if(own_.begin(), own_.end(), [&](const Own& each) { return each.name() == name; });
  return found == own_.end() ? nullptr : &*found;
}

const DeskPacks::Own* DeskPacks::holding(const std::string& card) const {
  const auto found =
      std::find_if(own_.begin(), own_.end(), [&](const Own& each) { return each.pack.find(card); });
  return found == own_.end() ? nullptr : &*found;
}

const Json* DeskPacks::card(const std::string& id) const {
  if (const Json* card = house_.find(id)) return card;
  const Own* own = holding(id);
  return own ? own->pack.find(id) : nullptr;
}

std::vector<PackFile> DeskPacks::without(const std::string& name, const std::string& id) const {
  std::vector<PackFile> all{houseFile_};
  for (Own each : own_) {
    if (each.name() == name)
      std::erase_if(each.pack.cards, [&](const Json& card) { return card["id"].asString() == id; });
    all.push_back({each.file, rules::writePackDocument(each.pack)});
  }
  return all;
}

Outcome<Done> DeskPacks::put(const std::string& name, const std::string& former, const Json& card) {
  const Own* known = find(name);
  Own next = known ? *known : Own{freePackFile(folder_, name), rules::newPackDocument(name, game_)};
  if (Json* place = former.empty() ? nullptr : next.pack.find(former))
    *place = card;
  else
    next.pack.cards.push_back(card);
  if (known) countUp(next.pack);
  if (!folder_.empty())
    if (const Outcome<Done> written = writePack(next.file, next.pack); !written) return written.fault();
  load();
  return Done{};
}

Outcome<Done> DeskPacks::take(const std::string& name, const std::string& id) {
  const Own* known = find(name);
  if (!known) return Done{};
  Own next = *known;
  std::erase_if(next.pack.cards, [&](const Json& card) { return card["id"].asString() == id; });
  countUp(next.pack);
  if (next.pack.cards.empty()) {
    if (!QFile::remove(QString::fromStdString(next.file)))
      return Fault{next.file, 0, "cannot be taken away", "allow writing to its folder"};
  } else if (const Outcome<Done> written = writePack(next.file, next.pack); !written) {
    return written.fault();
  }
  load();
  return Done{};
}

Outcome<std::string> DeskPacks::importFrom(const std::string& file) {
  if (folder_.empty()) return Fault{file, 0, "there is no folder to keep it in", "choose a data folder"};
  Outcome<std::string> name = importPack(folder_, game_, file);
  if (name) load();
  return name;
}

Outcome<Done> DeskPacks::exportTo(const std::string& name, const std::string& file) const {
  const Own* known = find(name);
  if (!known) return Fault{name, 0, "the pack has no card yet", "save one first"};
  return writePack(file, known->pack);
}

}  // namespace lk::app
