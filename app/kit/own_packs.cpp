#include "app/kit/own_packs.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "app/kit/out_file.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr qint64 kMaxBytes = 32 << 20;

bool isCalled(const PackFile& pack, const std::string& name) {
  const Outcome<rules::PackDocument> document = rules::readPackDocument(pack.text, pack.file);
  return document && document->field("pack").asString() == name;
}

std::vector<Fault> faultsTogether(const std::vector<PackFile>& packs) {
  std::vector<rules::PackText> texts;
  texts.reserve(packs.size());
  for (const PackFile& pack : packs) texts.push_back(packText(pack));
  return rules::readPacks(texts, rules::languageOf).faults;
}

}  // namespace

std::string ownPacksFolder(const std::string& dataFolder) {
  return dataFolder + "/packs";
}

Outcome<PackFile> readPackFile(const std::string& file) {
  QFile in(QString::fromStdString(file));
  if (!in.open(QIODevice::ReadOnly))
    return Fault{file, 0, "cannot be read: " + in.errorString().toStdString(), "choose a card pack"};
  const QByteArray bytes = in.read(kMaxBytes + 1);
  if (bytes.size() > kMaxBytes) return Fault{file, 0, "is larger than 32 MB", "split it into several packs"};
  return PackFile{file, bytes.toStdString()};
}

OwnPacks ownPacks(const std::string& folder, std::string_view game) {
  OwnPacks out;
  if (folder.empty()) return out;
  const QDir directory(QString::fromStdString(folder));
  for (const QString& name : directory.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    Outcome<PackFile> pack = readPackFile(directory.filePath(name).toStdString());
    const Outcome<rules::PackDocument> document =
        pack ? rules::readPackDocument(pack->text, pack->file) : Outcome<rules::PackDocument>(pack.fault());
    if (!document)
      out.faults.push_back(document.fault());
    else if (document->field("game").asString() == game)
      out.packs.push_back(std::move(*pack));
  }
  return out;
}

Outcome<OwnKit> loadOwnKit(std::string_view game, const std::string& folder) {
  OwnPacks own = ownPacks(folder, game);
  OwnKit out{nullptr, std::move(own.faults)};
  for (;;) {
    Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game, own.packs);
    if (kit) {
      out.kit = std::move(*kit);
      return out;
    }
    const auto bad = std::find_if(own.packs.begin(), own.packs.end(),
                                  [&](const PackFile& pack) { return pack.file == kit.fault().file; });
    if (bad == own.packs.end()) return kit.fault();
    out.leftOut.push_back(kit.fault());
    own.packs.erase(bad);
  }
}

std::vector<Fault> faultsOfPack(const PackFile& pack) {
  const Outcome<rules::PackDocument> document = rules::readPackDocument(pack.text, pack.file);
  const std::string game = document ? document->field("game").asString() : std::string();
  std::vector<PackFile> packs;
  if (rules::findGame(game)) {
    Outcome<PackFile> house = housePack(game);
    const Outcome<rules::PackDocument> known = house ? rules::readPackDocument(house->text, house->file)
                                                     : Outcome<rules::PackDocument>(house.fault());
    if (known && known->field("pack") != document->field("pack")) packs.push_back(std::move(*house));
  }
  packs.push_back(pack);
  return faultsTogether(packs);
}

std::vector<TranslatedFile> builtInTranslations(const rules::PackDocument& pack) {
  Outcome<PackFile> house = housePack(pack.field("game").asString());
  if (!house) return {};
  const Outcome<rules::PackDocument> known = rules::readPackDocument(house->text, house->file);
  return known && known->field("pack") == pack.field("pack") ? std::move(house->translations)
                                                             : std::vector<TranslatedFile>();
}

Outcome<Done> writePack(const std::string& file, const rules::PackDocument& pack) {
  QDir().mkpath(QFileInfo(QString::fromStdString(file)).absolutePath());
  return writeWholeFile(file, rules::writePackDocument(pack));
}

Outcome<std::string> importPack(const std::string& folder, std::string_view game, const std::string& file) {
  Outcome<PackFile> pack = readPackFile(file);
  if (!pack) return pack.fault();
  const Outcome<rules::PackDocument> document = rules::readPackDocument(pack->text, pack->file);
  if (!document) return document.fault();
  if (document->field("game").asString() != game)
    return Fault{file, document->field("game").line(),
                 "is a pack of the game \"" + document->field("game").asString() + "\"",
                 "choose a pack of " + std::string(game)};
  const std::string name = document->field("pack").asString();
  Outcome<PackFile> house = housePack(game);
  if (!house) return house.fault();
  std::vector<PackFile> together{std::move(*house)};
  for (PackFile& own : ownPacks(folder, game).packs) together.push_back(std::move(own));
  const bool known = std::any_of(together.begin(), together.end(),
                                 [&](const PackFile& each) { return isCalled(each, name); });
  together.push_back(std::move(*pack));
  const std::vector<Fault> faults = faultsTogether(together);
  const auto own = std::find_if(faults.begin(), faults.end(), [&](const Fault& f) { return f.file == file; });
  if (own != faults.end()) return *own;
  if (known) return Fault{file, 0, "there is already a pack " + name, "rename one of them"};
  if (const Outcome<Done> written = writePack(freePackFile(folder, name), *document); !written)
    return written.fault();
  return name;
}

std::string freePackFile(const std::string& folder, const std::string& name) {
  const std::string path = folder + "/" + name;
  std::string file = path + ".json";
  for (int n = 2; QFile::exists(QString::fromStdString(file)); ++n)
    file = path + "-" + std::to_string(n) + ".json";
  return file;
}

}  // namespace lk::app
