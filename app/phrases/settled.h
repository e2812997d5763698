// Corrects the grammar and spacing of a sentence after its places are filled.
#pragma once

#include <QString>

namespace lk::app {

/// Replaces "a Aether resource" by "an Aether resource". Removes spaces between two Han characters and next
/// to full-width punctuation.
QString settled(QString sentence);

}  // namespace lk::app
