// The sentences of printed pages, in the language of the thread: see LanguageScope.
#pragma once

#include <QCoreApplication>

namespace lk::app {

struct PrintWords {
  Q_DECLARE_TR_FUNCTIONS(PrintWords)
};

}  // namespace lk::app
