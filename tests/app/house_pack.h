// The house pack as a document, and what forms of its game are made with.
#pragma once

#include "app/workshop/editor/form.h"
#include "kits.h"
#include "rules/cards/pack_document.h"
#include "rules/games/all.h"

namespace lk::test {

inline rules::PackDocument houseDocument(const char* game) {
  const Outcome<app::PackFile> file = app::housePack(game);
  if (!file) qFatal("%s", file.fault().text().c_str());
  Outcome<rules::PackDocument> document = rules::readPackDocument(file->text, file->file);
  if (!document) qFatal("%s", document.fault().text().c_str());
  return std::move(*document);
}

inline app::FormContext contextOf(const rules::PackDocument& pack, const char* game) {
  app::FormContext context{rules::findGame(game), Tongue::english, {}};
  for (const Json& card : pack.cards)
    context.cards.push_back({card["id"].asString(), QString::fromStdString(card["name"].asString()),
                             card["type"].asString(), card["subtype"].asString()});
  return context;
}

}  // namespace lk::test
