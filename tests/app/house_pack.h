// Provides the house pack as a document, and the material for forms of its game.
#pragma once

#include "app/workshop/editor/form.h"
#include "kits.h"
#include "rules/cards/pack_document.h"
#include "rules/games/all.h"

namespace lk::test {

/// Returns the pack in all languages, or in `language` and English only.
inline rules::PackDocument houseDocument(const char* game, std::optional<LanguageId> language = {}) {
  Outcome<app::PackFile> file = app::housePack(game);
  if (!file) qFatal("%s", file.fault().text().c_str());
  if (language)
    std::erase_if(file->translations, [&](const auto& each) { return each.language != *language; });
  Outcome<rules::PackDocument> document = app::packDocument(*file);
  if (!document) qFatal("%s", document.fault().text().c_str());
  return std::move(*document);
}

inline app::FormContext contextOf(const rules::PackDocument& pack, const char* game,
                                  LanguageId language = kEnglish) {
  app::FormContext context{rules::findGame(game), language, {}};
  for (const Json& card : pack.cards)
    context.cards.push_back({card["id"].asString(), QString::fromStdString(card["name"].asString()),
                             card["type"].asString(), card["subtype"].asString()});
  return context;
}

}  // namespace lk::test
