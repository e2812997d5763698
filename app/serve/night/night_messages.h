// What is told of a night, to each audience its own, in each language that is read: the messages of the
// contract, ready to be sent.
#pragma once

#include <array>
#include <vector>

#include <QByteArray>
#include <QMap>
#include <QMetaType>
#include <QString>

#include "rules/core/ids.h"

namespace lk::app {

/// One message by language.
using MessageByLanguage = QMap<QString, QByteArray>;

/// Whoever sits at no seat of the night is told what the table may know.
struct NightMessages {
  struct To {
    QByteArray view;                  // {"view":{...}}
    QByteArray prompts;               // {"prompts":[...]}
    std::vector<QByteArray> rulings;  // {"ruling":{...}}, of what happened since the last time
    QByteArray lastRuling;            // for whoever comes later; empty before the first
  };
  To table;
  std::array<To, rules::kMaxSeats> seats;
  std::size_t seatCount = 0;

  [[nodiscard]] const To& to(const std::optional<rules::Seat>& seat) const {
    return seat && rules::index(*seat) < seatCount ? seats[rules::index(*seat)] : table;
  }
};

/// By language.
using MessagesByLanguage = QMap<QString, NightMessages>;

/// The page that said something and waits for an answer.
struct Requester {
  quint64 page = 0;
  QString language;
};

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::NightMessages)
Q_DECLARE_METATYPE(lk::app::Requester)
