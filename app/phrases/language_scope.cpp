#include "app/phrases/language_scope.h"

#include <atomic>

#include <QCoreApplication>
#include <QMutex>
#include <QTranslator>

#include "app/phrases/translated.h"
#include "app/phrases/translation_files.h"

namespace lk::app {

namespace {

thread_local const QTranslator* threadTranslator = nullptr;

/// Installed before all other translators. Translates only on threads with a LanguageScope.
class ScopeTranslator : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char* note, int n) const override {
    if (!threadTranslator) return {};
    const QString text = threadTranslator->translate(context, source, note, n);
    return text.isNull() ? QString::fromUtf8(source) : text;
  }
  /// Reported empty so that installing it does not redraw the window.
  [[nodiscard]] bool isEmpty() const override { return true; }
};

ScopeTranslator& scopeTranslator() {
  static ScopeTranslator only;
  return only;
}

/// The application it is installed in; a program may have one after another.
std::atomic<const QCoreApplication*> asking = nullptr;

}  // namespace

LanguageScope::LanguageScope(const QString& language) : before_(threadTranslator) {
  if (asking != QCoreApplication::instance()) installFirst();
  threadTranslator = &translatorOf(languageId(language));
}

LanguageScope::~LanguageScope() {
  threadTranslator = before_;
}

void LanguageScope::installFirst() {
  static QMutex one;
  const QMutexLocker lock(&one);
  QCoreApplication::removeTranslator(&scopeTranslator());
  QCoreApplication::installTranslator(&scopeTranslator());
  asking = QCoreApplication::instance();
}

}  // namespace lk::app
