// The rules of every game there is and the words they use, to be searched, read and linked to.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "app/kit/game_kit.h"
#include "app/kit/rulebook.h"
#include "app/window/shared/shown_example.h"
#include "carddb/text_search.h"

namespace lk::app {

/// One row an entry of the chosen game that fits the search: its keywords first, then its rules in the order
/// of the book, then its cards as their operations tell them, people's own ones too.
class RulesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY shownChanged)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY shownChanged)
  Q_PROPERTY(QVariantList games READ games NOTIFY shownChanged)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY shownChanged)
  Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged)
  Q_PROPERTY(QVariantMap entry READ entry NOTIFY chosenChanged)

 public:
  enum Role { idRole = Qt::UserRole + 1, titleRole, saysRole, sectionRole };

  /// `kit` is the game whose cards examples are made of.
  explicit RulesModel(std::shared_ptr<const GameKit> kit, QObject* parent = nullptr);

  /// Says everything again, in the language that is spoken now.
  void retranslate();

  [[nodiscard]] QString search() const { return search_; }
  /// Shows what holds every word of `search`, in any case: in number, name, text or source. Where nothing
  /// does, what is nearest to it, nearest first: words may be misspelled, be other words for the same, or
  /// make a whole question.
  void setSearch(const QString& search);
  /// Maps of id and name.
  [[nodiscard]] QVariantList games() const;
  [[nodiscard]] QString game() const { return QString::fromStdString(book().game); }
  /// Unknown games change nothing.
  void setGame(const QString& game);

  /// Id of the entry that is read: a rule's number, a keyword's id, or "card:" and the id of a card.
  [[nodiscard]] QString chosen() const { return chosen_; }
  void choose(const QString& id);
  /// The chosen entry: id, title, says, section, source (where the rulebook says it; may be ""), links (maps
  /// of id and title: the rules of a keyword, the keywords of a rule), setting and steps of a worked example
  /// (maps of seat, says, figure, rule; none where there is no example). Empty without one.
  [[nodiscard]] QVariantMap entry() const;

  /// Turns to what is called so in any game: a rule's number, a keyword, a ruling's key; searches for
  /// anything else.
  Q_INVOKABLE void show(const QString& id);
  /// What a rule says, without its source; "" for an unknown one.
  Q_INVOKABLE [[nodiscard]] QString textOf(const QString& rule) const;

  [[nodiscard]] int count() const { return static_cast<int>(shown_.size()); }
  /// The row of an entry that is shown, -1 without one.
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
    std::vector<QString> rules;  // of a keyword
    QString also;                // other words people ask for it by
  };
  void collect();
  void collectCards(std::size_t book);
  void filter();
  /// The entries of the chosen game nearest to the search.
  [[nodiscard]] std::vector<std::size_t> nearest();
  /// What is read is one of those that are shown.
  void chooseShown();
  [[nodiscard]] const Rulebook& book() const { return books_[at_]; }
  [[nodiscard]] const Entry* find(const QString& id) const;
  [[nodiscard]] QVariantList linksOf(const Entry& entry) const;
  [[nodiscard]] ShownExample exampleOf(const Entry& entry) const;

  std::shared_ptr<const GameKit> kit_;
  std::vector<Rulebook> books_;  // never empty
  std::vector<Entry> entries_;   // of all books
  std::vector<std::size_t> shown_;
  std::size_t at_ = 0;
  std::optional<carddb::TextSearch> index_;  // of the chosen game's entries; made when it is first needed
  bool near_ = false;                        // what is shown is only near to what was asked
  QString search_;
  QString chosen_;
};

}  // namespace lk::app
