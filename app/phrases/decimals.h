// Numbers with decimals, as the program's language writes them: 4.0, 4,0.
#pragma once

#include <QLocale>
#include <QString>

namespace lk::app {

inline QString decimal(double value, int places) {
  return QLocale().toString(value, 'f', places);
}

}  // namespace lk::app
