// Where QML finds the picture of a card: the addresses CardPictures answers to.
#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/qt_text.h"
#include "faces/face_style.h"

namespace lk::app {

/// The face of a card by its id; empty for a card nobody knows.
inline QString facePicture(const GameKit& kit, std::string_view card) {
  return kit.cards.find(card).known() ? QStringLiteral("image://cards/face/%1/%2")
                                            .arg(qtText(card), QString::fromStdString(kit.edition))
                                      : QString();
}

/// The back of the cards of a deck.
inline QString deckPicture(const GameKit& kit, std::string_view deck) {
  return QStringLiteral("image://cards/back/%1/%2").arg(qtText(deck), QString::fromStdString(kit.edition));
}

/// The back of the cards of a type.
inline QString backPicture(const GameKit& kit, std::string_view type) {
  return deckPicture(kit, faces::deckOf(type));
}

}  // namespace lk::app
