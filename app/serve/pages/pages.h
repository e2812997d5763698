// What is served as it lies: the pages, their looks and modules, and their words.
#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "app/serve/transport/reply.h"
#include "rules/text/fault.h"

namespace lk::app {

enum class Page { spectators, seat, camera, league };

/// A page in a language, by its id.
Reply pageOf(Page page, const QString& language);
/// What pages in a language ask for besides, by its path ("/assets/seat.js"); none for any other path.
std::optional<Reply> assetOf(std::string_view path, const QString& language);

}  // namespace lk::app
