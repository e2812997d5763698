// Compares the reports of a film's tracker with what happened on the table.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "drawn_film.h"

namespace lk::vision::drawn {

using Reports = std::vector<std::string>;

inline QByteArray list(const Reports& reports) {
  QByteArray text;
  for (const std::string& line : reports) text += QByteArray::fromStdString(line) + "; ";
  return text;
}

}  // namespace lk::vision::drawn

/// Verifies that exactly this was reported since the last call, in any order, and nothing while anything
/// moved.
#define COMPARE_REPORTS(film, ...)                                                       \
  do {                                                                                   \
    lk::vision::drawn::Reports actual = (film).reports(), expected = __VA_ARGS__;        \
    std::sort(actual.begin(), actual.end());                                             \
    std::sort(expected.begin(), expected.end());                                         \
    QVERIFY2(actual == expected, "told: " + lk::vision::drawn::list(actual) +            \
                                     " expected: " + lk::vision::drawn::list(expected)); \
    QVERIFY(!(film).reportedWhileMoving());                                              \
  } while (false)
