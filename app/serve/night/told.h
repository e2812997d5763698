// What is told of a night, to each audience its own: the messages of the contract, ready to be sent.
#pragma once

#include <array>
#include <vector>

#include <QByteArray>
#include <QMetaType>

#include "rules/core/ids.h"

namespace lk::app {

/// Whoever sits at no seat of the night is told what the table may know.
struct Told {
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

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::Told)
