#include "app/window/rules/rules_model.h"

#include <algorithm>
#include <set>

#include "app/phrases/card_words.h"
#include "app/phrases/effects/effect_text.h"
#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

/// Returns the sources of a rule that people can look up: "l.46, heal-cap" -> "the rulebook, line 46".
QString sourceOf(const QString& sources) {
  QStringList lines;
  for (const QString& source : sources.split(QStringLiteral(", ")))
    if (source.startsWith(QLatin1String("l."))) lines += source.mid(2);
  return lines.isEmpty() ? QString()
                         : RulesModel::tr("the rulebook, line(s) %1", nullptr, static_cast<int>(lines.size()))
                               .arg(listed(lines));
}

}  // namespace

RulesModel::RulesModel(std::shared_ptr<const GameKit> kit, QObject* parent)
    : QAbstractListModel(parent), kit_(std::move(kit)) {
  collect();
  setGame(qtText(kit_->id()));
  filter();
  if (!shown_.empty()) chosen_ = entries_[shown_.front()].id;
}

void RulesModel::retranslate() {
  beginResetModel();
  collect();
  filter();
  endResetModel();
  emit shownChanged();
  chooseShown();
  emit chosenChanged();
}

void RulesModel::collect() {
  books_.clear();
  entries_.clear();
  index_.reset();
  for (const rules::Game* game : rules::allGames())
    if (Outcome<Rulebook> book = loadRulebook(game->id(), spoken())) books_.push_back(std::move(*book));
  if (books_.empty()) books_.emplace_back();
  const LanguageId language = spoken();
  for (std::size_t at = 0; at < books_.size(); ++at) {
    for (const Keyword& word : books_[at].keywords) {
      Entry& entry = entries_.emplace_back();
      entry = {at,
               Kind::keyword,
               qtText(word.id),
               qtText(word.name.in(language)),
               qtText(word.text.in(language)),
               tr("Words"),
               {},
               {},
               qtText(word.also.only(language))};
      for (const std::string& rule : word.rules) entry.rules.push_back(qtText(rule));
    }
    for (const RuleSection& section : books_[at].sections)
      for (const auto& [number, whole] : section.rules) {
        const RuleParts parts = partsOfRule(whole);
        entries_.push_back({at,
                            Kind::rule,
                            qtText(number),
                            qtText(number),
                            qtText(parts.sentence),
                            qtText(section.title),
                            qtText(parts.sources),
                            {},
                            {}});
      }
    if (books_[at].game == kit_->id()) collectCards(at);
  }
}

void RulesModel::collectCards(std::size_t book) {
  const EffectSpeech speech{kit_->game, spoken(), [this](std::string_view id) {
                              return cardName(*kit_, kit_->cards.find(id), qtText(id));
                            }};
  for (const rules::CardDef& card : kit_->cards.cards()) {
    const QString does = cardText(card.effect, card.needs, card.type, speech);
    if (!does.isEmpty())
      entries_.push_back({book,
                          Kind::card,
                          QStringLiteral("card:") + qtText(card.id),
                          cardName(card),
                          does,
                          tr("Cards"),
                          {},
                          {},
                          {}});
  }
}

void RulesModel::filter() {
  const QStringList words = search_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  shown_.clear();
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Entry& entry = entries_[i];
    if (entry.book != at_) continue;
    const QString all = QStringList{entry.id, entry.title, entry.says, entry.source}.join(QLatin1Char('\n'));
    if (std::all_of(words.begin(), words.end(),
                    [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }))
      shown_.push_back(i);
  }
  near_ = shown_.empty();
  if (near_) shown_ = nearest();
}

std::vector<std::size_t> RulesModel::nearest() {
  std::vector<std::size_t> own;  // indexes of the chosen game's entries
  for (std::size_t i = 0; i < entries_.size(); ++i)
    if (entries_[i].book == at_) own.push_back(i);
  if (!index_) {
    std::vector<carddb::SearchedText> texts;
    for (const std::size_t i : own) {
      const Entry& entry = entries_[i];
      QStringList heading{entry.id, entry.title, entry.also};
      // A rule can be found by the names of all keywords that refer to it.
      for (const std::size_t other : own)
        if (std::count(entries_[other].rules.begin(), entries_[other].rules.end(), entry.id) > 0)
          heading += {entries_[other].title, entries_[other].also};
      texts.push_back({heading.join(QLatin1Char(' ')).toStdString(), entry.says.toStdString()});
    }
    Outcome<carddb::TextSearch> made = carddb::TextSearch::of(texts);
    if (!made) return {};
    index_ = std::move(*made);
  }
  //: Words of a question that say nothing about what is looked for.
  const QStringList asking = tr("a am an and are as at be by can could do does for from get has have how i "
                                "if in is it its many may me "
                                "much must my of on or our should that the their then there this to was we "
                                "what when where which who "
                                "why will with would you your")
                                 .split(QLatin1Char(' '));
  std::set<std::string> skipped;
  for (const QString& word : asking) skipped.insert(word.toStdString());
  const Outcome<std::vector<std::size_t>> found = index_->nearest(search_.toStdString(), skipped);
  std::vector<std::size_t> entries;
  if (found)
    for (const std::size_t place : *found) entries.push_back(own[place]);
  return entries;
}

void RulesModel::setSearch(const QString& search) {
  if (search == search_) return;
  search_ = search;
  beginResetModel();
  filter();
  endResetModel();
  // The best match is shown, also if the entry shown so far matches, too.
  if (!search_.isEmpty() && !shown_.empty()) choose(entries_[shown_.front()].id);
  chooseShown();
  emit shownChanged();
}

QList<NamedOption> RulesModel::games() const {
  QList<NamedOption> games;
  for (const Rulebook& book : books_)
    games += NamedOption{.id = qtText(book.game), .name = qtText(book.title)};
  return games;
}

void RulesModel::setGame(const QString& game) {
  const auto at = std::find_if(books_.begin(), books_.end(),
                               [&](const Rulebook& book) { return game == qtText(book.game); });
  if (at == books_.end() || at - books_.begin() == static_cast<std::ptrdiff_t>(at_)) return;
  at_ = static_cast<std::size_t>(at - books_.begin());
  index_.reset();
  beginResetModel();
  filter();
  endResetModel();
  chooseShown();
  emit shownChanged();
}

const RulesModel::Entry* RulesModel::find(const QString& id) const {
  const auto at = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
    return entry.id.compare(id, Qt::CaseInsensitive) == 0;
  });
  return at == entries_.end() ? nullptr : &*at;
}

void RulesModel::chooseShown() {
  if (rowOf(chosen_) < 0 && !shown_.empty()) choose(entries_[shown_.front()].id);
}

void RulesModel::choose(const QString& id) {
  const Entry* entry = find(id);
  if (!entry || entry->id == chosen_) return;
  chosen_ = entry->id;
  emit chosenChanged();
}

void RulesModel::show(const QString& id) {
  const Entry* entry = find(id);
  if (!entry) {
    const QString key = id.startsWith(QLatin1String("ruling:")) ? id.mid(7) : id;
    for (const Entry& each : entries_)
      if (!entry && (each.source.split(QStringLiteral(", ")).contains(key) ||
                     each.title.compare(key, Qt::CaseInsensitive) == 0))
        entry = &each;
  }
  if (!entry) return setSearch(id);
  setGame(qtText(books_[entry->book].game));
  if (rowOf(entry->id) < 0) setSearch({});
  choose(entry->id);
}

QString RulesModel::textOf(const QString& rule) const {
  const Entry* entry = find(rule);
  return entry ? entry->says : QString();
}

QList<RuleLink> RulesModel::linksOf(const Entry& entry) const {
  QList<RuleLink> links;
  for (const QString& rule : entry.rules) links += RuleLink{rule, rule};
  if (entry.kind != Kind::rule) return links;
  for (const Entry& each : entries_)
    if (each.kind == Kind::keyword && each.book == entry.book &&
        std::find(each.rules.begin(), each.rules.end(), entry.id) != each.rules.end())
      links += RuleLink{each.id, each.title};
  return links;
}

ShownExample RulesModel::exampleOf(const Entry& entry) const {
  if (books_[entry.book].game != kit_->id()) return {};
  const std::string id = entry.id.toStdString();
  if (entry.kind == Kind::card) return exampleFor(kit_->cards.find(id.substr(id.find(':') + 1)), *kit_);
  if (entry.kind == Kind::rule) return app::shown(exampleOfRule(id, *kit_), *kit_);
  // The example of a keyword uses the first card that has it.
  for (const QString& rule : entry.rules)
    if (auto example = exampleOfKeyword(id, rule.toStdString(), *kit_)) return app::shown(example, *kit_);
  for (const QString& rule : entry.rules)
    if (auto example = exampleOfRule(rule.toStdString(), *kit_)) return app::shown(example, *kit_);
  return {};
}

RuleEntry RulesModel::entry() const {
  const Entry* entry = find(chosen_);
  if (!entry) return {};
  const ShownExample example = exampleOf(*entry);
  return {entry->id,
          entry->title,
          entry->says,
          entry->section,
          sourceOf(entry->source),
          linksOf(*entry),
          entry->kind == Kind::keyword,
          example.setting,
          example.steps};
}

int RulesModel::rowOf(const QString& id) const {
  for (std::size_t i = 0; i < shown_.size(); ++i)
    if (entries_[shown_[i]].id == id) return static_cast<int>(i);
  return -1;
}

QString RulesModel::idAt(int row) const {
  return row < 0 || row >= count() ? QString() : entries_[shown_[static_cast<std::size_t>(row)]].id;
}

int RulesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant RulesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& entry = entries_[shown_[static_cast<std::size_t>(index.row())]];
  switch (role) {
    case idRole:
      return entry.id;
    case titleRole:
      return entry.title;
    case saysRole:
      return entry.says;
    case sectionRole:
      return near_ ? tr("Nearest to what you typed") : entry.section;
    default:
      return {};
  }
}

QHash<int, QByteArray> RulesModel::roleNames() const {
  return {{idRole, "entryId"}, {titleRole, "title"}, {saysRole, "says"}, {sectionRole, "section"}};
}

}  // namespace lk::app
