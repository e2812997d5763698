// The rules and keywords of every game, for searching, reading and linking.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/kit/game_kit.h"
#include "app/kit/rulebook.h"
#include "app/window/rules/rule_rows.h"
#include "app/window/shared/option_rows.h"
#include "app/window/shared/shown_example.h"
#include "carddb/text_search.h"

namespace lk::app {

/// One row per entry of the chosen game that matches the search: its keywords, then its rules in the order of
/// the rulebook, then its cards with their operations as text, including people's own cards.
class RulesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY shownChanged)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY shownChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games NOTIFY shownChanged)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY shownChanged)
  Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged)
  Q_PROPERTY(lk::app::RuleEntry entry READ entry NOTIFY chosenChanged)

 public:
  enum Role { idRole = Qt::UserRole + 1, titleRole, saysRole, sectionRole };

  /// `kit` is the game whose cards are listed and used in examples.
  explicit RulesModel(std::shared_ptr<const GameKit> kit, QObject* parent = nullptr);

  /// Translates everything into the current language.
  void retranslate();

  [[nodiscard]] QString search() const { return search_; }
  /// Shows the entries that contain every word of `search`, ignoring case, in number, name, text or source.
  /// If there are none, shows the most similar ones, best first: words may be misspelled, be synonyms, or
  /// form a question.
  void setSearch(const QString& search);
  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QString game() const { return QString::fromStdString(book().game); }
  /// An unknown game changes nothing.
  void setGame(const QString& game);

  /// The id of the entry being read: a rule's number, a keyword's id, or "card:" and the id of a card.
  [[nodiscard]] QString chosen() const { return chosen_; }
  void choose(const QString& id);
  /// The chosen entry.
  [[nodiscard]] RuleEntry entry() const;

  /// Opens the entry with this id in any game: a rule's number, a keyword, or the key of a ruling. Searches
  /// for any other text.
  Q_INVOKABLE void show(const QString& id);
  /// Returns the text of a rule without its source; "" for an unknown rule.
  Q_INVOKABLE [[nodiscard]] QString textOf(const QString& rule) const;

  [[nodiscard]] int count() const { return static_cast<int>(shown_.size()); }
  /// Returns the row of a shown entry, -1 if it is not shown.
  Q_INVOKABLE [[nodiscard]] int rowOf(const QString& id) const;
  Q_INVOKABLE [[nodiscard]] QString idAt(int row) const;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void shownChanged();
  void chosenChanged();

 private:
  enum class Kind { keyword, rule, card };
  struct Entry {
    std::size_t book = 0;
    Kind kind = Kind::rule;
    QString id, title, says, section, source;
    std::vector<QString> rules;  // keywords only
    QString also;                // synonyms that people search for
  };
  void collect();
  void collectCards(std::size_t book);
  void filter();
  /// Returns the entries of the chosen game that are most similar to the search.
  [[nodiscard]] std::vector<std::size_t> nearest();
  /// Makes sure that the chosen entry is one of the shown ones.
  void chooseShown();
  [[nodiscard]] const Rulebook& book() const { return books_[at_]; }
  [[nodiscard]] const Entry* find(const QString& id) const;
  [[nodiscard]] QList<RuleLink> linksOf(const Entry& entry) const;
  [[nodiscard]] ShownExample exampleOf(const Entry& entry) const;

  std::shared_ptr<const GameKit> kit_;
  std::vector<Rulebook> books_;  // never empty
  std::vector<Entry> entries_;   // of all books
  std::vector<std::size_t> shown_;
  std::size_t at_ = 0;
  std::optional<carddb::TextSearch> index_;  // of the chosen game's entries; created when first needed
  bool near_ = false;                        // whether the shown entries are only similar to the search
  QString search_;
  QString chosen_;
};

}  // namespace lk::app
