#include "app/kit/game_kit.h"

#include <QCryptographicHash>

#include "app/kit/built_in.h"
#include "app/kit/rule_texts.h"
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

std::string tokenFile(std::string_view game) {
  return "resources/tokens/" + std::string(game) + ".json";
}

/// Returns the tokens in resources/tokens/; none for a game without. Fails if a card does not exist in the
/// game or a rim has another length.
Outcome<carddb::TokenSet> tokensOf(const std::string& game, const rules::CardBook& cards) {
  const std::string file = tokenFile(game);
  const Outcome<std::string> text = builtIn(file);
  if (!text) return carddb::TokenSet{};
  Outcome<carddb::TokenSet> tokens = carddb::readTokens(*text, file, cubeColours());
  if (!tokens) return tokens;
  for (const carddb::PrintedToken& token : tokens->all)
    if ((token.name.empty() && !cards.find(token.card).known()) ||
        token.rim.size() != carddb::kTokenRim.segments)
      return Fault{file, 0, "the token of '" + token.card + "' cannot be printed",
                   "it needs a card of the game or a name, and a rim of 23 segments"};
  return tokens;
}

}  // namespace

rules::PackText packText(const PackFile& file) {
  rules::PackText pack{file.text, file.file};
  for (const TranslatedFile& each : file.translations) pack.translations.push_back({each.text, each.file});
  return pack;
}

Outcome<rules::PackDocument> packDocument(const PackFile& file) {
  Outcome<rules::PackDocument> document = rules::readPackDocument(file.text, file.file);
  if (!document) return document;
  for (const TranslatedFile& each : file.translations) {
    rules::PackTexts texts({each.text, each.file});
    for (Json& card : document->cards) texts.layOver(card);
  }
  return document;
}

bool hasTokens(std::string_view game) {
  const std::string file = tokenFile(game);
  const Outcome<std::string> text = builtIn(file);
  if (!text) return false;
  const Outcome<carddb::TokenSet> tokens = carddb::readTokens(*text, file, cubeColours());
  return tokens && !tokens->all.empty();
}

Outcome<PackFile> housePack(std::string_view game) {
  const std::string file = "resources/cards/" + std::string(game) + ".json";
  Outcome<std::string> text = builtIn(file);
  if (!text) return text.fault();
  return PackFile{file, std::move(*text), translatedFiles("cards/" + std::string(game) + ".json")};
}

Outcome<std::shared_ptr<const GameKit>> loadKit(std::string_view game, const std::vector<PackFile>& own) {
  const rules::Game* rulesOfIt = rules::findGame(game);
  if (!rulesOfIt) return unknownGame(game);
  const std::string id(rulesOfIt->id());

  const Outcome<PackFile> house = housePack(id);
  if (!house) return house.fault();
  const Outcome<std::string> mat = builtIn("resources/mats/" + id + ".json");
  const Outcome<std::string> book = builtIn("rules/games/" + id + "/RULES.md");
  for (const Outcome<std::string>* file : {&mat, &book})
    if (!*file) return file->fault();

  auto kit = std::make_shared<GameKit>();
  kit->game = rulesOfIt;
  kit->edition = editionOf(id, own);
  std::vector<rules::PackText> packs{packText(*house)};
  for (const PackFile& pack : own) packs.push_back(packText(pack));
  rules::PackReading reading = rules::readPacks(packs, rules::languageOf);
  if (!reading.faults.empty()) return reading.faults.front();
  kit->cards = std::move(reading.book);
  Outcome<carddb::TableLayout> layout = carddb::readTableLayout(*mat, "resources/mats/" + id + ".json");
  if (!layout) return layout.fault();
  kit->layout = std::move(*layout);
  const std::string boardFile = "resources/boards/" + id + ".json";
  const Outcome<std::string> board = builtIn(boardFile);
  if (!board) return board.fault();
  Outcome<BoardLayout> drawn = readBoardLayout(*board, boardFile);
  if (!drawn) return drawn.fault();
  kit->board = std::move(*drawn);
  Outcome<carddb::TokenSet> tokens = tokensOf(id, kit->cards);
  if (!tokens) return tokens.fault();
  kit->layout.tokens = std::move(*tokens);
  Outcome<FirstHints> hints = loadFirstHints(id);
  if (!hints) return hints.fault();
  kit->hints = std::move(*hints);
  kit->ruleTexts = ruleTexts(*book);
  for (const TranslatedFile& each : translatedFiles("rules/" + id + ".md")) {
    auto& texts = kit->translatedRules[each.language] = ruleTexts(each.text);
    texts.insert(kit->ruleTexts.begin(), kit->ruleTexts.end());
  }
  return std::shared_ptr<const GameKit>(std::move(kit));
}

}  // namespace lk::app
