// Builds the image addresses of cards, which CardPictures serves to QML.
#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/phrases/qt_text.h"
#include "faces/face_style.h"

namespace lk::app {

/// Returns the address of a card's face by its id; empty for an unknown card.
inline QString facePicture(const GameKit& kit, std::string_view card) {
  return kit.cards.find(card).known() ? QStringLiteral("image://cards/face/%1/%2")
                                            .arg(qtText(card), QString::fromStdString(kit.edition))
                                      : QString();
}

/// Returns the address of the back of a deck.
inline QString deckPicture(const GameKit& kit, std::string_view deck) {
  return QStringLiteral("image://cards/back/%1/%2").arg(qtText(deck), QString::fromStdString(kit.edition));
}

/// Returns the address of the back of a card type.
inline QString backPicture(const GameKit& kit, std::string_view type) {
  return deckPicture(kit, faces::deckOf(type));
}

}  // namespace lk::app
