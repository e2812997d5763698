// The model of the dialog that checks a player's deck before a night.
#pragma once

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/session/night/deck_check.h"
#include "app/window/home/setup_model.h"

namespace lk::app {

/// A card, and how many of it are in the deck.
struct DeckRow {
  Q_GADGET
  QML_VALUE_TYPE(deckRow)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(int count MEMBER count)

 public:
  QString id;
  QString name;
  QString picture;
  int count = 0;
  friend bool operator==(const DeckRow&, const DeckRow&) = default;
};

/// Lives on the window's thread. The list is forgotten when the dialog closes: nobody else may see it.
class DeckModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString who READ who NOTIFY changed)
  Q_PROPERTY(QList<lk::app::DeckRow> rows READ rows NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> modes READ modes NOTIFY changed)
  Q_PROPERTY(int total READ total NOTIFY changed)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
  Q_PROPERTY(bool accepted READ accepted NOTIFY changed)

 public:
  /// Both arguments must outlive this.
  DeckModel(SetupModel& setup, const WindowSettings& settings, QObject* parent = nullptr);

  /// Name of the player whose deck it is.
  [[nodiscard]] QString who() const;
  /// All cards of the game, by name.
  [[nodiscard]] QList<DeckRow> rows() const;
  /// The ways a deck can be built; the current one is on.
  [[nodiscard]] QList<NamedOption> modes() const;
  [[nodiscard]] int total() const;
  /// What the referee says about the list so far.
  [[nodiscard]] QString verdict() const { return verdict_; }
  [[nodiscard]] bool accepted() const { return accepted_; }

  /// Begins an empty list. Does nothing if the game checks no decks.
  Q_INVOKABLE void begin(const QString& seat);
  Q_INVOKABLE void takeMode(const QString& mode);
  /// Adds copies of a card; takes them away if `by` is negative.
  Q_INVOKABLE void add(const QString& card, int by);
  /// Sets the number of cards of the player's deck to that of the list.
  Q_INVOKABLE void use();
  Q_INVOKABLE void forget();
  /// Translates everything into the current language.
  void retranslate() { judge(); }

 signals:
  void changed();

 private:
  void judge();

  SetupModel& setup_;
  const WindowSettings& settings_;
  rules::Seat seat_ = rules::Seat::A;
  std::string mode_;  // empty: no list is being checked
  DeckList cards_;
  QString verdict_;
  bool accepted_ = false;
};

}  // namespace lk::app
