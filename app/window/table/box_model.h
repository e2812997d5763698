// The check list of cards to take out of the box for a night.
#pragma once

#include <set>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/box_words.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// A line of the list.
struct BoxPart {
  Q_GADGET
  QML_VALUE_TYPE(boxPart)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString note MEMBER note)
  Q_PROPERTY(int count MEMBER count)
  Q_PROPERTY(QString cards MEMBER cards)

 public:
  QString seat;
  QString title;
  QString note;
  int count = 0;
  QString cards;  // in one text
  friend bool operator==(const BoxPart&, const BoxPart&) = default;
};

class BoxModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::BoxPart> parts READ parts NOTIFY changed)
  Q_PROPERTY(int ticked READ ticked NOTIFY ticksChanged)
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(int cards READ cards NOTIFY changed)
  Q_PROPERTY(QStringList problems READ problems NOTIFY changed)
  Q_PROPERTY(QString saved READ saved NOTIFY savedChanged)

 public:
  using QObject::QObject;

  /// Shows the list for this set-up. Parts that do not change keep their ticks.
  void show(const rules::Event& setup, const GameKit& kit, const Names& names);

  [[nodiscard]] QList<BoxPart> parts() const;
  [[nodiscard]] int ticked() const;
  [[nodiscard]] int count() const { return static_cast<int>(parts_.size()); }
  /// Total number of cards.
  [[nodiscard]] int cards() const;
  [[nodiscard]] QStringList problems() const { return problems_; }
  /// Where the list was written to last, or why writing failed; empty before.
  [[nodiscard]] QString saved() const { return saved_; }
  [[nodiscard]] Q_INVOKABLE QString text() const { return boxText(parts_, problems_); }

  [[nodiscard]] Q_INVOKABLE bool isTicked(int part) const;
  Q_INVOKABLE void tick(int part);
  /// Sets the folder that save() writes to.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Copies the list as text to the clipboard. save() writes it to a file, for printing.
  Q_INVOKABLE void copy() const;
  Q_INVOKABLE void save();
  /// Writes the list to a given file. Returns false if it cannot be written.
  bool saveTo(const QString& file);

 signals:
  void changed();
  void ticksChanged();
  void savedChanged();

 private:
  [[nodiscard]] static QString keyOf(const BoxWords& part);

  std::vector<BoxWords> parts_;
  QStringList problems_;
  std::set<QString> ticks_;  // keys of ticked parts
  QString saved_;
  QString folder_ = documentsFolder();
};

}  // namespace lk::app
