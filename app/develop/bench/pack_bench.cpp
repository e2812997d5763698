#include "app/develop/bench/pack_bench.h"

#include "app/kit/game_kit.h"
#include "app/kit/references.h"
#include "carddb/packs.h"
#include "rules/cards/pack_reader.h"
#include "rules/cards/wording_check.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr std::size_t kCards = 5000;

/// Returns a large pack of copies of the house cards, each with its own id.
rules::PackDocument largePack(rules::PackDocument pack) {
  const std::vector<Json> house = pack.cards;
  for (std::size_t i = 0; pack.cards.size() < kCards; ++i) {
    Json card = house[i % house.size()];
    card.set("id", card["id"].asString() + "_" + std::to_string(i / house.size() + 2));
    pack.cards.push_back(std::move(card));
  }
  return pack;
}

}  // namespace

Outcome<Done> benchPacks(const std::string& folder, const FigureSink& sink) {
  const Outcome<PackFile> house = housePack("halfwish");
  if (!house) return house.fault();
  const Outcome<rules::PackDocument> document = packDocument(*house);
  if (!document) return document.fault();
  const std::string text = rules::writePackDocument(largePack(*document));
  const std::string name = "a pack of 5000 cards";

  std::vector<Fault> faults;
  sink(figureOf("pack_5000_cards_load_ms", "ms", millisecondsOf(9, [&](int) {
                  const rules::PackReading reading = rules::readPack(text, name, rules::languageOf);
                  faults.insert(faults.end(), reading.faults.begin(), reading.faults.end());
                })));
  sink(figureOf("pack_5000_cards_wording_ms", "ms", millisecondsOf(9, [&](int) {
                  if (const auto pack = rules::readPackDocument(text, name))
                    for (Fault& fault : rules::checkWording(*pack, name, numberWords()))
                      faults.push_back(std::move(fault));
                })));
  Outcome<carddb::Packs> packs =
      carddb::Packs::open(folder + "/packs.lkdb", carddb::LibraryMode::createIfMissing);
  if (!packs) return packs.fault();
  sink(figureOf("pack_5000_cards_store_ms", "ms", millisecondsOf(5, [&](int) {
                  if (const auto stored = packs->store(text, name, carddb::SamePack::any); !stored)
                    faults.push_back(stored.fault());
                })));
  sink(figureOf("card_search_5000_ms", "ms", millisecondsOf(60, [&](int i) {
                  if (const auto found = packs->search(i % 2 ? "exposed strike" : "ignore block", 20); !found)
                    faults.push_back(found.fault());
                })));
  if (!faults.empty()) return faults.front();
  return Done{};
}

Outcome<Done> benchReferenceCache(const std::string& folder, const FigureSink& sink) {
  const auto kit = loadKit("halfwish");
  if (!kit) return kit.fault();
  const std::string file = folder + "/derived.lkdb";
  sink(figureOf("house_references_drawn_ms", "ms",
                millisecondsOf(3, [&](int) { houseReferences(**kit, ""); })));
  houseReferences(**kit, file);
  sink(figureOf("house_references_kept_ms", "ms",
                millisecondsOf(9, [&](int) { houseReferences(**kit, file); })));
  return Done{};
}

}  // namespace lk::app
