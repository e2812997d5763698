#include "app/phrases/speak_here.h"

#include <atomic>
#include <map>
#include <memory>

#include <QCoreApplication>
#include <QMutex>
#include <QTranslator>

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

using Loaded = std::map<QString, std::unique_ptr<QTranslator>>;

Loaded allLanguages() {
  Loaded all;
  for (const QString& language : Translation::languages()) {
    all[language] = std::make_unique<QTranslator>();
    // One that fails to load translates nothing, and all is said in English.
    (void)all[language]->load(QStringLiteral(":/lampkeeper/i18n/lampkeeper_%1.qm").arg(language));
  }
  return all;
}

const QTranslator& translatorOf(const QString& language) {
  static const Loaded all = allLanguages();
  const auto at = all.find(language);
  return at == all.end() ? *all.at(Translation::languages().front()) : *at->second;
}

/// The application that asks it; a program may have one after the other.
std::atomic<const QCoreApplication*> asking = nullptr;

}  // namespace

SpeakHere::SpeakHere(const QString& language) : before_(spokenHere) {
  if (asking != QCoreApplication::instance()) comeFirst();
  spokenHere = &translatorOf(language);
}

SpeakHere::~SpeakHere() {
  spokenHere = before_;
}

void SpeakHere::comeFirst() {
  static QMutex one;
  const QMutexLocker lock(&one);
  QCoreApplication::removeTranslator(&interpreter());
  QCoreApplication::installTranslator(&interpreter());
  asking = QCoreApplication::instance();
}

}  // namespace lk::app
