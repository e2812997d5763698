#include "carddb/packs.h"

#include <set>

#include "carddb/library.h"
#include "carddb/library_file.h"
#include "carddb/search_words.h"
#include "rules/cards/pack_document.h"

namespace lk::carddb {

using sqlite::Database;
using sqlite::Error;
using sqlite::guard;
using sqlite::Statement;

struct Packs::Connection {
  Database database;
};

Packs::Packs(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Packs::~Packs() = default;
Packs::Packs(Packs&&) noexcept = default;
Packs& Packs::operator=(Packs&&) noexcept = default;

Outcome<Packs> Packs::open(const std::string& path, LibraryMode mode) {
  return guard([&] { return Packs(std::make_unique<Connection>(Connection{openLibraryFile(path, mode)})); });
}

namespace {

[[noreturn]] void refuse(std::string_view file, int line, std::string what, std::string cure) {
  throw Error{Fault{std::string(file), line, std::move(what), std::move(cure)}};
}

std::string quoted(std::string_view name) {
  return "\"" + std::string(name) + "\"";
}

constexpr const char* kInfos =
    "SELECT id, name, game, version, (SELECT count(*) FROM pack_card WHERE pack = pack.id), length(text)"
    " FROM pack";

struct StoredInfo {
  std::int64_t row = 0;
  PackInfo info;
};

StoredInfo infoOf(const Statement& row) {
  return {row.integer(0),
          {row.text(1), row.text(2), static_cast<int>(row.integer(3)), static_cast<int>(row.integer(4)),
           static_cast<std::size_t>(row.integer(5))}};
}

std::optional<StoredInfo> storedInfo(Database& database, std::string_view name) {
  Statement select(database, std::string(kInfos) + " WHERE name = ?1");
  select.bind(name);
  if (!select.next()) return std::nullopt;
  return infoOf(select);
}

void removePack(Database& database, std::int64_t row) {
  for (const char* sql : {"DELETE FROM card_words WHERE rowid IN (SELECT id FROM pack_card WHERE pack = ?1)",
                          "DELETE FROM card_wording WHERE card IN (SELECT id FROM pack_card WHERE pack = ?1)",
                          "DELETE FROM pack_card WHERE pack = ?1", "DELETE FROM pack WHERE id = ?1"})
    Statement(database, sql).bind(row).finish();
}

/// Returns the text in all languages, one per line, converted for the search.
std::string searched(const Wording& wording) {
  std::string all = spacedWords(wording.english);
  for (const auto& [language, text] : wording.others) {
    all += '\n';
    all += spacedWords(text);
  }
  return all;
}

/// Inserts the translations of a card, and its words for the search.
void insertWords(Database& database, std::int64_t card, const Wording& name, const Wording& text) {
  std::set<LanguageId> languages;
  for (const Wording* wording : {&name, &text})
    for (const auto& [language, translation] : wording->others) languages.insert(language);
  Statement insert(database, "INSERT INTO card_wording (card, language, name, text) VALUES (?1, ?2, ?3, ?4)");
  for (const LanguageId language : languages)
    insert.bind(card).bind(language.id()).bind(name.only(language)).bind(text.only(language)).finish();
  Statement words(database, "INSERT INTO card_words (rowid, name, text) VALUES (?1, ?2, ?3)");
  words.bind(card).bind(searched(name)).bind(searched(text)).finish();
}

void insertPack(Database& database, const PackInfo& info, std::string_view text,
                const std::vector<Json>& cards) {
  Statement pack(database, "INSERT INTO pack (name, game, version, text) VALUES (?1, ?2, ?3, ?4)");
  pack.bind(info.name).bind(info.game).bind(std::int64_t{info.version});
  pack.bind(std::vector<std::uint8_t>(text.begin(), text.end())).finish();
  const std::int64_t packRow = sqlite3_last_insert_rowid(database.handle());
  Statement insert(database,
                   "INSERT INTO pack_card (pack, card, type, name, text) VALUES (?1, ?2, ?3, ?4, ?5)");
  for (const Json& card : cards) {
    const Wording name = wordingOf(card, "name");
    const Wording says = wordingOf(card, "text");
    insert.bind(packRow).bind(card["id"].asString()).bind(card["type"].asString());
    insert.bind(name.english).bind(says.english).finish();
    insertWords(database, sqlite3_last_insert_rowid(database.handle()), name, says);
  }
}

void checkReplacement(const PackInfo& coming, const PackInfo& there, std::string_view file, SamePack same,
                      const std::string& library) {
  const std::string name = "the pack " + quoted(coming.name);
  if (coming.game != there.game)
    refuse(file, 0, "is of the game " + coming.game + "; " + name + " in " + library + " is of " + there.game,
           "give it another name");
  if (same == SamePack::any || coming.version > there.version) return;
  refuse(file, 0,
         "holds version " + std::to_string(coming.version) + " of " + name + "; " + library +
             " holds version " + std::to_string(there.version),
         "raise its version, or use --replace");
}

}  // namespace

Outcome<StoredPack> Packs::store(std::string_view text, std::string_view file, SamePack same,
                                 const std::vector<rules::TextFile>& translations) {
  Outcome<rules::PackDocument> document = rules::readPackDocument(text, file);
  if (!document) return document.fault();
  for (const rules::TextFile& each : translations) {
    rules::PackTexts texts(each);
    for (Json& card : document->cards) texts.layOver(card);
  }
  return guard([&] {
    const PackInfo coming{document->field("pack").asString(), document->field("game").asString(),
                          static_cast<int>(document->field("version").asInt()),
                          static_cast<int>(document->cards.size()), text.size()};
    for (const std::string* id : {&coming.name, &coming.game})
      if (!validId(*id)) refuse(file, 0, "is named " + quoted(*id), "use only a-z, 0-9, _ and -");
    Database& database = connection_->database;
    sqlite::Transaction transaction(database);
    const std::optional<StoredInfo> there = storedInfo(database, coming.name);
    if (there) {
      checkReplacement(coming, there->info, file, same, database.path());
      removePack(database, there->row);
    }
    insertPack(database, coming, text, document->cards);
    transaction.commit();
    return StoredPack{coming, there ? std::optional(there->info) : std::nullopt};
  });
}

Outcome<std::vector<PackInfo>> Packs::packs() const {
  return guard([&] {
    Statement select(connection_->database, std::string(kInfos) + " ORDER BY name");
    std::vector<PackInfo> out;
    while (select.next()) out.push_back(infoOf(select).info);
    return out;
  });
}

Outcome<std::string> Packs::text(std::string_view pack) const {
  return guard([&] {
    Database& database = connection_->database;
    Statement select(database, "SELECT text FROM pack WHERE name = ?1");
    select.bind(pack);
    if (select.next()) {
      const std::span<const std::uint8_t> bytes = select.view(0);
      return std::string(bytes.begin(), bytes.end());
    }
    const std::string names =
        database.word("SELECT group_concat(name, ', ') FROM (SELECT name FROM pack ORDER BY name)");
    refuse(database.path(), 0, "holds no pack " + quoted(pack),
           names.empty() ? "import one into it" : "choose one of: " + names);
  });
}

namespace {

void addTranslations(Database& database, std::int64_t row, FoundCard& card) {
  Statement select(database, "SELECT language, name, text FROM card_wording WHERE card = ?1");
  select.bind(row);
  while (select.next()) {
    const std::optional<LanguageId> language = LanguageId::from(select.text(0));
    if (!language) continue;
    if (std::string name = select.text(1); !name.empty())
      card.name.others.emplace(*language, std::move(name));
    if (std::string text = select.text(2); !text.empty())
      card.text.others.emplace(*language, std::move(text));
  }
}

std::vector<FoundCard> foundInPacks(Database& database, const std::string& query, std::size_t limit) {
  Statement select(database,
                   "SELECT pack.game, pack_card.card, pack.name, pack_card.type, pack_card.name, "
                   "pack_card.text, pack_card.id"
                   " FROM card_words"
                   " JOIN pack_card ON pack_card.id = card_words.rowid JOIN pack ON pack.id = pack_card.pack"
                   // Matches in the name count more than matches in the text.
                   " WHERE card_words MATCH ?1 ORDER BY bm25(card_words, 10, 1), pack_card.id LIMIT ?2");
  select.bind(query).bind(static_cast<std::int64_t>(limit));
  std::vector<FoundCard> out;
  while (select.next()) {
    out.push_back(
        {select.text(0), select.text(1), select.text(2), select.text(3), {select.text(4)}, {select.text(5)}});
    addTranslations(database, select.integer(6), out.back());
  }
  return out;
}

/// Splits a space-separated list.
std::vector<std::string> wordsOf(std::string_view list) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(' ', at), list.size());
    if (end > at) out.emplace_back(list.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

std::vector<FoundCard> foundAmongEnrolled(Database& database, std::string_view words, std::size_t limit) {
  std::string sql =
      "SELECT game, card, name FROM card WHERE NOT EXISTS (SELECT 1 FROM pack_card JOIN pack ON pack.id ="
      " pack_card.pack WHERE pack.game = card.game AND pack_card.card = card.card)";
  const std::vector<std::string> all = wordsOf(words);
  for (std::size_t i = 0; i < all.size(); ++i)
    sql += " AND instr(lower(name || ' ' || card), lower(?" + std::to_string(i + 1) + ")) > 0";
  Statement select(database, sql + " ORDER BY game, card LIMIT ?" + std::to_string(all.size() + 1));
  for (const std::string& word : all) select.bind(word);
  select.bind(static_cast<std::int64_t>(limit));
  std::vector<FoundCard> out;
  while (select.next())
    out.push_back({.game = select.text(0), .card = select.text(1), .name = {select.text(2)}});
  return out;
}

}  // namespace

Outcome<std::vector<FoundCard>> Packs::search(std::string_view words, std::size_t limit) const {
  return guard([&] {
    Database& database = connection_->database;
    const std::string query = searchQuery(words);
    if (query.empty())
      refuse(database.path(), 0, "needs at least one search word", "give a word of the card");
    sqlite::Snapshot snapshot(database);
    std::vector<FoundCard> found = foundInPacks(database, query, limit);
    for (FoundCard& card : foundAmongEnrolled(database, words, limit - found.size()))
      found.push_back(std::move(card));
    return found;
  });
}

}  // namespace lk::carddb
