// Registers Kiteyard and its words for as long as the object lives, with its cards, mat and rule texts.
#pragma once

#include <fstream>
#include <iterator>

#include <QtGlobal>

#include "app/kit/game_kit.h"
#include "app/kit/rule_texts.h"
#include "kiteyard.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"
#include "words.h"

namespace lk::test {

class Kiteyard {
 public:
  Kiteyard() {
    auto kit = std::make_shared<app::GameKit>();
    kit->game = &game_;
    kit->edition = "kiteyard";
    kit->cards = rules::readPack(text("pack.json"), "pack.json", rules::languageOf).book;
    const auto layout = carddb::readTableLayout(text("mat.json"), "mat.json");
    if (!layout) qFatal("%s", layout.fault().text().c_str());
    kit->layout = *layout;
    kit->ruleTexts = app::ruleTexts(text("RULES.md"));
    kit_ = std::move(kit);
  }
  [[nodiscard]] const std::shared_ptr<const app::GameKit>& kit() const { return kit_; }

  static std::string path(const std::string& file) {
    return std::string(LK_ROOT) + "/tests/games/kiteyard/" + file;
  }
  static std::string text(const std::string& file) {
    std::ifstream stream(path(file), std::ios::binary);
    if (!stream) qFatal("%s is not there", file.c_str());
    return {std::istreambuf_iterator<char>(stream), {}};
  }

 private:
  const rules::kiteyard::Kiteyard game_;
  const rules::AddedGame listed_{game_};
  const app::AddedGameWords worded_{"kiteyard", app::kKiteyardWords};
  std::shared_ptr<const app::GameKit> kit_;
};

}  // namespace lk::test
