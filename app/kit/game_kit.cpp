#include "app/kit/game_kit.h"

#include <QCryptographicHash>

#include "app/kit/built_in.h"
#include "app/kit/rule_texts.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr qsizetype kEditionDigits = 12;

Fault unknownGame(std::string_view game) {
  std::string known;
  for (const rules::Game* each : rules::allGames())
    known += (known.empty() ? "" : ", ") + std::string(each->id());
  return {"arguments", 0, "no referee knows the game '" + std::string(game) + "'", "choose one of: " + known};
}

std::string editionOf(const std::string& game, const std::vector<PackFile>& own) {
  if (own.empty()) return game;
  QCryptographicHash hash(QCryptographicHash::Sha1);
  for (const PackFile& pack : own) hash.addData(QByteArray::fromStdString(pack.text));
  return game + "." + hash.result().toHex().first(kEditionDigits).toStdString();
}

}  // namespace

Outcome<PackFile> housePack(std::string_view game) {
  const std::string file = "resources/cards/" + std::string(game) + ".json";
  Outcome<std::string> text = builtIn(file);
  if (!text) return text.fault();
  return PackFile{file, std::move(*text)};
}

Outcome<std::shared_ptr<const GameKit>> loadKit(std::string_view game, const std::vector<PackFile>& own) {
  const rules::Game* rulesOfIt = rules::findGame(game);
  if (!rulesOfIt) return unknownGame(game);
  const std::string id(rulesOfIt->id());

  const Outcome<PackFile> house = housePack(id);
  if (!house) return house.fault();
  const Outcome<std::string> mat = builtIn("resources/mats/" + id + ".json");
  const Outcome<std::string> book = builtIn("rules/games/" + id + "/RULES.md");
  const Outcome<std::string> bookZh = builtIn("rules/games/" + id + "/RULES.zh.md");
  for (const Outcome<std::string>* file : {&mat, &book, &bookZh})
    if (!*file) return file->fault();

  auto kit = std::make_shared<GameKit>();
  kit->game = rulesOfIt;
  kit->edition = editionOf(id, own);
  std::vector<rules::PackText> packs{{house->text, house->file}};
  for (const PackFile& pack : own) packs.push_back({pack.text, pack.file});
  rules::PackReading reading = rules::readPacks(packs, rules::languageOf);
  if (!reading.faults.empty()) return reading.faults.front();
  kit->cards = std::move(reading.book);
  Outcome<carddb::TableLayout> layout = carddb::readTableLayout(*mat, "resources/mats/" + id + ".json");
  if (!layout) return layout.fault();
  kit->layout = std::move(*layout);
  kit->ruleTexts = ruleTexts(*book);
  kit->ruleTextsZh = ruleTexts(*bookZh);
  return std::shared_ptr<const GameKit>(std::move(kit));
}

}  // namespace lk::app
