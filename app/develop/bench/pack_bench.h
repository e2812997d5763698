// Measures large card packs (reading, checking, storing, searching), and the cache of printed cards'
// references.
#pragma once

#include <string>

#include "app/develop/bench/benches.h"

namespace lk::app {

/// Both functions work in `folder`, which must exist and be writable; the second one needs a QGuiApplication.
Outcome<Done> benchPacks(const std::string& folder, const FigureSink& sink);
/// Measures creating the references of printed cards, and reading them from the cache.
Outcome<Done> benchReferenceCache(const std::string& folder, const FigureSink& sink);

}  // namespace lk::app
