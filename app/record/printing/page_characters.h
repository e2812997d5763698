// Corrects the characters that a PDF names for its letters.
#pragma once

#include <QByteArray>

namespace lk::app {

/// Replaces radicals by the ideographs that look the same, in the tables of a PDF that name the character of
/// each letter. Fonts have one letter for both, and Qt names the first: without this, many Chinese words are
/// not found. Lengths stay the same.
void nameIdeographs(QByteArray& pdf);

}  // namespace lk::app
