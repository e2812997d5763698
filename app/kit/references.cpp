#include "app/kit/references.h"

#include <set>

#include <opencv2/core.hpp>

#include "app/kit/cube_colours.h"
#include "app/kit/data_folder.h"
#include "app/kit/reference_cache.h"
#include "faces/face_style.h"
#include "rules/games/all.h"
#include "stage/stage.h"
#include "vision/tokens/token_rim.h"

namespace lk::app {

namespace {

vision::SheetSpec specOf(const carddb::Sheet& sheet) {
  vision::SheetSpec spec{sheet.id, {sheet.width, sheet.height}, {}};
  for (const carddb::SheetMark& mark : sheet.marks)
    spec.marks.push_back({mark.text, {mark.square.x, mark.square.y, mark.square.width, mark.square.height}});
  return spec;
}

/// Adds the tiles that may be laid instead of the mat.
vision::SheetSpec specOfMat(const carddb::Sheet& mat) {
  vision::SheetSpec spec = specOf(mat);
  const std::vector<carddb::Sheet> tiles = carddb::cornerTiles(mat);
  for (std::size_t i = 0; i < tiles.size(); ++i)
    spec.tiles.push_back({tiles[i].marks.front().text, spec.marks[i].square});
  return spec;
}

vision::Reference referenceOf(std::string key, bool back, const stage::PrintPhoto& photo) {
  return {std::move(key), back, vision::describeCard(photo.bgr, photo.corners)};
}

/// Returns a random seed that depends only on the print, so that adding a card changes no other reference.
unsigned seedOf(std::string_view key) {
  unsigned hash = 2166136261u;  // FNV-1a
  for (const char c : key) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  return hash;
}

}  // namespace

std::string cardKey(std::string_view game, std::string_view card) {
  return std::string(game) + "/" + std::string(card);
}

KeyParts partsOfKey(std::string_view key) {
  const std::size_t slash = key.find('/');
  if (slash == std::string_view::npos) return {{}, std::string(key)};
  return {std::string(key.substr(0, slash)), std::string(key.substr(slash + 1))};
}

std::vector<vision::SheetSpec> sheetSpecs(const carddb::TableLayout& layout) {
  std::vector<vision::SheetSpec> specs{specOfMat(layout.mat)};
  for (const carddb::TableLayout::Tray& tray : layout.trays)
    specs.push_back(specOf(carddb::traySheet(tray.seat)));
  return specs;
}

// The printed rim must match what recognition expects.
static_assert(carddb::kTokenRim.darkOuter == vision::kDarkOuter);
static_assert(carddb::kTokenRim.darkInner == vision::kDarkInner);
static_assert(carddb::kTokenRim.codeInner == vision::kCodeInner);
static_assert(carddb::kTokenRim.paperInner == vision::kPaperInner);
static_assert(carddb::kTokenRim.segments == vision::kSegments);

std::optional<vision::TokenSheet> tokenSheet(const carddb::TableLayout& layout) {
  if (layout.tokens.all.empty()) return std::nullopt;
  vision::TokenSheet sheet{layout.mat.id, {layout.mat.width, layout.mat.height}, {}};
  for (const carddb::PrintedToken& token : layout.tokens.all)
    sheet.specs.push_back({carddb::tokenKey(token), token.rim, token.diameter});
  return sheet;
}

std::optional<vision::CubeSheet> cubeSheet(const carddb::TableLayout& layout) {
  if (layout.tokens.cubes.empty()) return std::nullopt;
  vision::CubeSheet sheet{layout.mat.id, {layout.mat.width, layout.mat.height}, {}};
  for (const rules::TokenColour colour : layout.tokens.cubes)
    if (const auto seen = cubeColour(colour)) sheet.colours.push_back(*seen);
  return sheet;
}

std::vector<vision::SheetSpec> allSheetSpecs() {
  std::vector<vision::SheetSpec> specs;
  for (const rules::Game* game : rules::allGames())
    if (const auto kit = loadKit(game->id())) specs.push_back(specOfMat((*kit)->layout.mat));
  for (const rules::Seat seat : rules::kAllSeats) specs.push_back(specOf(carddb::traySheet(seat)));
  return specs;
}

namespace {

/// What a reference is made from: a card's face, or the back of a deck.
struct Print {
  std::string key;
  std::string stamp;
  const rules::CardDef* face = nullptr;
  std::string deck;
};

std::vector<Print> printsOf(const GameKit& kit) {
  const PrintStamps stamps;
  std::vector<Print> prints;
  std::set<std::string> decks;
  for (const rules::CardDef& card : kit.cards.cards()) {
    if (!rules::isCardOfItsOwn(kit.game->language().cardTypes, card.type)) continue;
    decks.insert(faces::deckOf(card.type));
    prints.push_back({cardKey(kit.id(), card.id), stamps.face(card), &card, {}});
  }
  for (const std::string& deck : decks)
    prints.push_back({cardKey(kit.id(), "back_" + deck), stamps.back(kit.id(), deck), nullptr, deck});
  return prints;
}

vision::Reference worked(const Print& print, std::string_view game, faces::InkUse use) {
  const unsigned seed = seedOf(print.key);
  return referenceOf(print.key, !print.face,
                     print.face ? stage::photographFace(*print.face, seed, use)
                                : stage::photographBack(game, print.deck, seed, use));
}

/// Creates references as the sample nights use them, for prints that are not in the cache.
std::vector<ReferenceCache::Made> workedOut(const std::vector<const Print*>& prints, std::string_view game) {
  std::vector<ReferenceCache::Made> made(prints.size());
  // Prints are independent, so all cores are used.
  cv::parallel_for_(cv::Range(0, static_cast<int>(prints.size())), [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      made[i] = {prints[i]->stamp, worked(*prints[i], game, faces::InkUse::full)};
  });
  return made;
}

}  // namespace

std::vector<vision::Reference> lowInkReferences(const GameKit& kit) {
  const std::vector<Print> prints = printsOf(kit);
  std::vector<vision::Reference> references(prints.size());
  cv::parallel_for_(cv::Range(0, static_cast<int>(prints.size())), [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      references[i] = worked(prints[i], kit.id(), faces::InkUse::low);
  });
  return references;
}

std::vector<vision::Reference> houseReferences(const GameKit& kit, const std::function<void()>& painting) {
  const Outcome<std::string> folder = cacheFolder();
  return houseReferences(kit, folder ? *folder + "/" + kDerivedFile : "", painting);
}

std::vector<vision::Reference> houseReferences(const GameKit& kit, const std::string& derivedFile,
                                               const std::function<void()>& painting) {
  const std::vector<Print> prints = printsOf(kit);
  ReferenceCache kept(derivedFile);
  std::vector<vision::Reference> references;
  std::vector<const Print*> missing;
  for (const Print& print : prints) {
    const vision::Descriptor* descriptor = kept.find(print.key, print.stamp);
    if (!descriptor) missing.push_back(&print);
    references.push_back({print.key, !print.face, descriptor ? *descriptor : vision::Descriptor{}});
  }
  if (painting && !missing.empty()) painting();
  const std::vector<ReferenceCache::Made> made = workedOut(missing, kit.id());
  for (std::size_t i = 0; i < made.size(); ++i)
    references[static_cast<std::size_t>(missing[i] - prints.data())] = made[i].reference;
  kept.keep(made);
  return references;
}

}  // namespace lk::app
