// Measures large card packs (reading, checking, storing, searching), and what is kept of printed cards.
#pragma once

#include <string>

#include "app/develop/bench/benches.h"

namespace lk::app {

/// Both work in `folder`, which exists and may be written; the second needs a QGuiApplication.
Outcome<Done> benchPacks(const std::string& folder, const FigureSink& sink);
/// The references of the printed cards: worked out, and read as they were kept.
Outcome<Done> benchReferenceCache(const std::string& folder, const FigureSink& sink);

}  // namespace lk::app
