#include "app/workshop/enrolling/card_names.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>

namespace lk::app {

namespace {

constexpr std::string_view kBack = "back_";

QString plain(const QString& name) {
  return name.simplified().toCaseFolded();
}

bool isCalled(const CardNames::Known& known, const QString& typed) {
  const auto is = [&](const QString& name) { return plain(name) == typed; };
  return is(known.name) || std::any_of(known.others.begin(), known.others.end(), is) ||
         QString::fromStdString(known.id) == typed;
}

/// Returns 0 if a name begins with `typed`, 1 if one of its words does, 2 if it contains it, 3 otherwise.
int rank(const CardNames::Known& known, const QString& typed) {
  int best = 3;
  for (const QString& each : QStringList{known.name} + known.others) {
    const QString name = plain(each);
    if (name.startsWith(typed)) return 0;
    if (name.contains(QLatin1Char(' ') + typed))
      best = std::min(best, 1);
    else if (name.contains(typed))
      best = std::min(best, 2);
  }
  return best;
}

}  // namespace

std::string backId(std::string_view deck) {
  return std::string(kBack) + std::string(deck);
}

std::optional<std::string> deckOfBack(std::string_view id) {
  if (!id.starts_with(kBack)) return std::nullopt;
  return std::string(id.substr(kBack.size()));
}

std::string idFrom(const QString& name) {
  std::string id;
  const auto separate = [&] {
    if (!id.empty() && id.back() != '_') id += '_';
  };
  // Remove accents, then convert letter by letter.
  for (const char32_t c : name.normalized(QString::NormalizationForm_KD).toCaseFolded().toUcs4()) {
    if ((c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9')) {
      id += static_cast<char>(c);
    } else if (QChar::isMark(c)) {
      continue;
    } else if (QChar::isLetterOrNumber(c)) {
      separate();
      id += "u" + QString::number(c, 16).toStdString();
    } else {
      separate();
    }
  }
  while (!id.empty() && id.back() == '_') id.pop_back();
  return id;
}

CardNames::CardNames(const GameKit& kit) : game_(kit.id()) {
  std::set<std::string> decks;
  for (const rules::CardDef& card : kit.cards.cards()) {
    QStringList others;
    for (const auto& [language, name] : card.name.others) others += QString::fromStdString(name);
    known_.push_back({card.id, QString::fromStdString(card.name.english), others, false});
    decks.insert(card.type);
  }
  for (const std::string& deck : decks)
    known_.push_back(
        {backId(deck),
         QCoreApplication::translate("Enrolling", "Back of %1").arg(QString::fromStdString(deck)),
         {},
         true});
}

void CardNames::learn(const CardLabel& label) {
  if (find(label.card) != nullptr) return;
  known_.push_back({label.card, QString::fromStdString(label.name), {}, label.back});
}

const CardNames::Known* CardNames::find(const std::string& id) const {
  const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& k) { return k.id == id; });
  return found == known_.end() ? nullptr : &*found;
}

std::optional<CardLabel> CardNames::named(const QString& typed, bool back) const {
  const QString name = plain(typed);
  if (name.isEmpty()) return std::nullopt;
  for (const Known& known : known_)
    if (isCalled(known, name)) return labelOf(known.id);
  const std::string made = idFrom(typed);
  if (made.empty()) return std::nullopt;
  std::string id = back && !deckOfBack(made) ? backId(made) : made;
  for (int next = 2; find(id) != nullptr; ++next) id = made + "_" + std::to_string(next);
  return CardLabel{game_, id, typed.simplified().toStdString(), back};
}

std::vector<CardNames::Known> CardNames::completions(const QString& typed, std::size_t most) const {
  const QString name = plain(typed);
  if (name.isEmpty()) return {};
  std::vector<std::pair<int, const Known*>> found;
  for (const Known& known : known_)
    if (const int at = rank(known, name); at < 3) found.emplace_back(at, &known);
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Known> out;
  for (std::size_t i = 0; i < std::min(most, found.size()); ++i) out.push_back(*found[i].second);
  return out;
}

QString CardNames::nameOf(const std::string& id) const {
  const Known* known = find(id);
  return known ? known->name : QString::fromStdString(id);
}

CardLabel CardNames::labelOf(const std::string& id) const {
  const Known* known = find(id);
  if (!known) return {game_, id, id, false};
  return {game_, id, known->name.toStdString(), known->back};
}

}  // namespace lk::app
