#include "app/phrases/language_scope.h"

#include <atomic>

#include <QCoreApplication>
#include <QMutex>
#include <QTranslator>

#include "app/phrases/translated.h"
#include "app/phrases/translation.h"

namespace lk::app {

namespace {

thread_local const QTranslator* spokenHere = nullptr;

/// Asked before all others; answers only on threads that speak a language of their own.
class Interpreter : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char* note, int n) const override {
    if (!spokenHere) return {};
    const QString text = spokenHere->translate(context, source, note, n);
    return text.isNull() ? QString::fromUtf8(source) : text;
  }
  /// Nothing is to be drawn anew because of it.
  [[nodiscard]] bool isEmpty() const override { return true; }
};

Interpreter& interpreter() {
  static Interpreter only;
  return only;
}

/// The application that asks it; a program may have one after the other.
std::atomic<const QCoreApplication*> asking = nullptr;

}  // namespace

LanguageScope::LanguageScope(const QString& language) : before_(spokenHere) {
  if (asking != QCoreApplication::instance()) comeFirst();
  spokenHere = &translatorOf(languageId(language));
}

LanguageScope::~LanguageScope() {
  spokenHere = before_;
}

void LanguageScope::comeFirst() {
  static QMutex one;
  const QMutexLocker lock(&one);
  QCoreApplication::removeTranslator(&interpreter());
  QCoreApplication::installTranslator(&interpreter());
  asking = QCoreApplication::instance();
}

}  // namespace lk::app
