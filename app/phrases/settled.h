// Corrects the grammar and spacing of a sentence after its places are filled.
#pragma once

#include <QString>

namespace lk::app {

/// Replaces "1 card(s)" by "1 card" and "3 card(s)" by "3 cards", depending on the number before it, and "a
/// Aether resource" by "an Aether resource". Removes spaces between two Han characters and next to full-width
/// punctuation.
QString settled(QString sentence);

}  // namespace lk::app
