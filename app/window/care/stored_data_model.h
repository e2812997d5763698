// What the program keeps on this computer, as people see it in Settings, and that all of it goes.
#pragma once

#include <string>

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// Lives on the window's thread. Sizes are looked up when asked for: a few files.
class StoredDataModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList things READ things NOTIFY changed)
  Q_PROPERTY(bool deleting READ deleting NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)

 public:
  /// `dataFolder` is where the window keeps things; empty: it keeps nothing.
  explicit StoredDataModel(std::string dataFolder, QObject* parent = nullptr)
      : QObject(parent), dataFolder_(std::move(dataFolder)) {}

  /// Maps of name, holds (what is in it), place (where it lies) and size, all for people.
  [[nodiscard]] QVariantList things() const { return things_; }
  /// Everything is to be deleted before the next start.
  [[nodiscard]] bool deleting() const;
  /// Why it could not be ordered; empty when it could.
  [[nodiscard]] QString errorText() const { return errorText_; }
  void retranslate();

  Q_INVOKABLE void look();
  Q_INVOKABLE void deleteAll();
  /// Nothing is deleted after all.
  Q_INVOKABLE void keepAll();

 signals:
  void changed();

 private:
  std::string dataFolder_;
  QVariantList things_;
  QString errorText_;
};

}  // namespace lk::app
