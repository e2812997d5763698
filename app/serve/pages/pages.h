// The static files the server offers: pages, style sheets, modules and texts.
#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "app/serve/transport/reply.h"
#include "rules/text/fault.h"

namespace lk::app {

enum class Page { spectators, seat, camera, league, wall, trust, joining };

/// Returns a page in a language, given by its id.
Reply pageOf(Page page, const QString& language);
/// Returns a refusal as a page that people can read.
Reply pageOf(const Reply& refusal, const QString& language);
/// Returns a file that pages of a language load, by its path ("/assets/seat.js"); nullopt for an unknown
/// path.
std::optional<Reply> assetOf(std::string_view path, const QString& language);

}  // namespace lk::app
