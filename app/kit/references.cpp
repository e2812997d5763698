#include "app/kit/references.h"

#include <set>

#include <opencv2/core.hpp>

#include "rules/games/all.h"
#include "stage/stage.h"

namespace lk::app {

namespace {

vision::SheetSpec specOf(const carddb::Sheet& sheet) {
  vision::SheetSpec spec{sheet.id, {sheet.width, sheet.height}, {}};
  for (const carddb::SheetMark& mark : sheet.marks)
    spec.marks.push_back({mark.text, {mark.square.x, mark.square.y, mark.square.width, mark.square.height}});
  return spec;
}

vision::Reference referenceOf(std::string key, bool back, const stage::PrintPhoto& photo) {
  return {std::move(key), back, vision::describeCard(photo.bgr, photo.corners)};
}

/// Seeds the photograph of a print by what is printed, so that adding a card changes no other reference.
unsigned seedOf(std::string_view key) {
  unsigned hash = 2166136261u;  // FNV-1a
  for (const char c : key) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  return hash;
}

}  // namespace

std::string cardKey(std::string_view game, std::string_view card) {
  return std::string(game) + "/" + std::string(card);
}

std::vector<vision::SheetSpec> sheetSpecs(const carddb::TableLayout& layout) {
  std::vector<vision::SheetSpec> specs{specOf(layout.mat)};
  for (const carddb::TableLayout::Tray& tray : layout.trays)
    specs.push_back(specOf(carddb::traySheet(tray.seat)));
  return specs;
}

std::vector<vision::SheetSpec> allSheetSpecs() {
  std::vector<vision::SheetSpec> specs;
  for (const rules::Game* game : rules::allGames())
    if (const auto kit = loadKit(game->id())) specs.push_back(specOf((*kit)->layout.mat));
  for (const rules::Seat seat : rules::kAllSeats) specs.push_back(specOf(carddb::traySheet(seat)));
  return specs;
}

std::vector<vision::Reference> houseReferences(const GameKit& kit) {
  const std::vector<rules::CardDef>& cards = kit.cards.cards();
  std::set<std::string> types;
  for (const rules::CardDef& card : cards) types.insert(card.type);
  const std::vector<std::string> decks(types.begin(), types.end());
  std::vector<vision::Reference> references(cards.size() + decks.size());
  // Each print is painted and photographed by itself: all cores take part.
  cv::parallel_for_(cv::Range(0, static_cast<int>(references.size())), [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
      const bool back = i >= cards.size();
      const std::string key = cardKey(kit.id(), back ? "back_" + decks[i - cards.size()] : cards[i].id);
      const unsigned seed = seedOf(key);
      references[i] = referenceOf(key, back,
                                  back ? stage::photographBack(kit.id(), decks[i - cards.size()], seed)
                                       : stage::photographFace(cards[i], seed));
    }
  });
  return references;
}

}  // namespace lk::app
