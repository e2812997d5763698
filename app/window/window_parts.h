// The objects that pages can receive. Each registers itself, and follows the language by itself.
#pragma once

#include <utility>

#include <QObject>
#include <QVariantMap>

namespace lk::app {

/// Lives on the window's thread.
class WindowParts : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  void add(const char* name, QObject* part) {
    byName_.insert(QLatin1String(name), QVariant::fromValue(part));
  }
  /// The objects under the names used in pages.h.
  [[nodiscard]] const QVariantMap& byName() const { return byName_; }

 signals:
  /// The program speaks another language; texts have to be made again.
  void languageChanged();

 private:
  QVariantMap byName_;
};

/// A model that pages can receive as `name`. If it has texts of its own (a function retranslate()), it makes
/// them again when the language changes.
template <class Model>
class Part : public Model {
 public:
  template <class... Arguments>
  Part(WindowParts& parts, const char* name, Arguments&&... arguments)
      : Model(std::forward<Arguments>(arguments)...) {
    parts.add(name, this);
    if constexpr (requires(Model & model) { model.retranslate(); })
      QObject::connect(&parts, &WindowParts::languageChanged, this, [this] { this->retranslate(); });
  }
};

}  // namespace lk::app
