// The last touch on a sentence whose places are filled.
#pragma once

#include <QString>

namespace lk::app {

/// "1 card(s)" becomes "1 card", "3 card(s)" "3 cards", by the number that stands before; "a Aether resource"
/// becomes "an Aether resource", whatever name was filled in; and no blank is left between two Han
/// characters, nor beside a full-width comma or stop.
QString settled(QString sentence);

}  // namespace lk::app
