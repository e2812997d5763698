// Lists the data that the program stores on this computer, for Settings, and deletes all of it.
#pragma once

#include <string>

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// Data of one kind, as text for people.
struct StoredThing {
  Q_GADGET
  QML_VALUE_TYPE(storedThing)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString holds MEMBER holds)
  Q_PROPERTY(QString place MEMBER place)
  Q_PROPERTY(QString size MEMBER size)

 public:
  QString name;
  QString holds;  // its contents
  QString place;  // its path
  QString size;
  friend bool operator==(const StoredThing&, const StoredThing&) = default;
};

/// Lives on the window's thread. look() computes the sizes; there are only a few files.
class StoredDataModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::StoredThing> things READ things NOTIFY changed)
  Q_PROPERTY(bool deleting READ deleting NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)

 public:
  /// `dataFolder` is the window's data folder; empty: nothing is stored.
  explicit StoredDataModel(std::string dataFolder, QObject* parent = nullptr)
      : QObject(parent), dataFolder_(std::move(dataFolder)) {}

  [[nodiscard]] QList<StoredThing> things() const { return things_; }
  /// Whether everything is to be deleted at the next start.
  [[nodiscard]] bool deleting() const;
  /// Why the deletion could not be scheduled; empty if it was.
  [[nodiscard]] QString errorText() const { return errorText_; }
  void retranslate();

  Q_INVOKABLE void look();
  Q_INVOKABLE void deleteAll();
  /// Cancels the deletion.
  Q_INVOKABLE void keepAll();

 signals:
  void changed();

 private:
  std::string dataFolder_;
  QList<StoredThing> things_;
  QString errorText_;
};

}  // namespace lk::app
