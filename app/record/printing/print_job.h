// What is printed: which sheets of a game, on what paper, with which ink.
#pragma once

#include <string>
#include <vector>

#include <QPageSize>

#include "app/kit/game_kit.h"
#include "faces/face_style.h"
#include "faces/ink.h"

namespace lk::app {

/// `first`: what a first game needs and nothing else.
enum class PrintWhat { first, cards, choices, trays, mat, tiles, tokens, reference, all };
/// The number of copies of each card: as many as the decks need, or one.
enum class PrintCopies { deck, one };

struct PrintJob {
  PrintWhat what = PrintWhat::all;
  QPageSize::PageSizeId paper = QPageSize::A4;
  LanguageId language;  // for cards and tokens; sheets and rules are in English
  PrintCopies copies = PrintCopies::deck;
  faces::InkUse ink = faces::InkUse::full;
  std::vector<std::string> ids;    // only these cards, without the game; empty for all
  std::vector<std::string> packs;  // only cards of packs with these names; empty for all
  std::string file;
};

}  // namespace lk::app
