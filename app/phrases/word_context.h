// The translation context of the referee's sentences.
#pragma once

#include <QCoreApplication>

namespace lk::app {

/// The translation context of all sentences of the referee.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

}  // namespace lk::app
