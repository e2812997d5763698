// The messages about a night, one set per audience and language, ready to be sent.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include <QByteArray>
#include <QMap>
#include <QMetaType>
#include <QString>

#include "app/kit/game_kit.h"
#include "rules/core/ids.h"

namespace lk::app {

/// One message per language id.
using MessageByLanguage = QMap<QString, QByteArray>;

/// The messages for each seat, and for the shared table. A reader without a seat in the night gets the
/// table's.
struct NightMessages {
  struct To {
    QByteArray view;     // {"view":{...}}
    QByteArray prompts;  // {"prompts":[...]}, for a seat also "composed": what it can say (moveMessage())
    std::vector<QByteArray> rulings;  // {"ruling":{...}}, one for each event since the last time
    QByteArray lastRuling;            // for pages opened later; empty before the first ruling
  };
  To table;
  std::array<To, rules::kMaxSeats> seats;
  std::size_t seatCount = 0;
  std::shared_ptr<const GameKit> kit;  // whose cards the views show; null if no night is running

  [[nodiscard]] const To& to(const std::optional<rules::Seat>& seat) const {
    return seat && rules::index(*seat) < seatCount ? seats[rules::index(*seat)] : table;
  }
};

/// One set of messages per language id.
using MessagesByLanguage = QMap<QString, NightMessages>;

/// The page that sent a message and waits for the reply.
struct Requester {
  quint64 page = 0;
  QString language;
};

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::NightMessages)
Q_DECLARE_METATYPE(lk::app::Requester)
