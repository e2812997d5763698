#include "app/phrases/effects/effect_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/effects/effect_names.h"
#include "app/phrases/translated.h"

namespace lk::app {

namespace {

/// The patterns with which a language joins clauses.
class Joints {
 public:
  explicit Joints(LanguageId language) : language_(language) {}

  [[nodiscard]] QString comma(const QString& a, const QString& b) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "{a}, {b}"), a, b);
  }
  [[nodiscard]] QString last(const QString& a, const QString& b) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "{a} and {b}"), a, b);
  }
  [[nodiscard]] QString semicolon(const QString& a, const QString& b) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "{a}; {b}"), a, b);
  }
  [[nodiscard]] QString orElse(const QString& a, const QString& b) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "{a}; or {b}"), a, b);
  }
  [[nodiscard]] QString colon(const QString& a, const QString& b) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "{a}: {b}"), a, b);
  }
  /// Two sentences, one after the other.
  [[nodiscard]] QString next(const QString& a, const QString& b) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "{a} {b}"), a, b);
  }
  /// A lead before the clause it introduces: "if you win the duel, ..." but "duel reward: ...".
  [[nodiscard]] QString led(const QString& lead, const QString& clause) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "{lead} {b}"), lead, clause);
  }
  [[nodiscard]] QString otherwise(const QString& a) const {
    return one(QT_TRANSLATE_NOOP("CardSentence", "otherwise {a}"), a);
  }
  [[nodiscard]] QString otherwise() const {
    return localized(QT_TRANSLATE_NOOP("CardSentence", "otherwise"));
  }
  [[nodiscard]] QString stop(const QString& a) const {
    return one(QT_TRANSLATE_NOOP("CardSentence", "{a}."), a);
  }
  [[nodiscard]] QString heading(const QString& a) const {
    return one(QT_TRANSLATE_NOOP("CardSentence", "{a}:"), a);
  }
  [[nodiscard]] QString onlyIf(const QString& test, const QString& a) const {
    return two(QT_TRANSLATE_NOOP("CardSentence", "(only if {a}) {b}"), test, a);
  }
  [[nodiscard]] QString needs(const QString& test) const {
    return one(QT_TRANSLATE_NOOP("CardSentence", "only if {a}"), test);
  }
  /// "Leave it" -> "leave it", but "DV 7" stays; unchanged in languages that capitalize nouns.
  [[nodiscard]] QString label(const QString& label) const {
    QString small = label;
    if (small.size() > 1 && small[1].isLower()) small[0] = small[0].toLower();
    return localized(QT_TRANSLATE_NOOP("CardSentence", "{label begun small}"))
        .replace(QLatin1String("{label begun small}"), small)
        .replace(QLatin1String("{label as it is}"), label);
  }

 private:
  [[nodiscard]] QString localized(const char* english) const {
    return translated(language_, "CardSentence", english);
  }
  [[nodiscard]] QString one(const char* pattern, const QString& a) const {
    return localized(pattern).replace(QLatin1String("{a}"), a);
  }
  [[nodiscard]] QString two(const char* pattern, const QString& a, const QString& b) const {
    return localized(pattern)
        .replace(QLatin1String("{lead}"), a)
        .replace(QLatin1String("{a}"), a)
        .replace(QLatin1String("{b}"), b);
  }

  LanguageId language_;
};

QString clauseText(const Clause& clause, const Joints& j);

/// "A, B and C"; separated by semicolons if one of them has parts of its own.
QString listText(const std::vector<Clause>& clauses, const Joints& j) {
  const bool deep = std::any_of(clauses.begin(), clauses.end(), [](const Clause& c) {
    return !c.branches.empty() || c.says.contains(QLatin1Char(','));
  });
  QString out;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const QString text = clauseText(clauses[i], j);
    if (i == 0)
      out = text;
    else if (deep)
      out = j.semicolon(out, text);
    else
      out = i + 1 == clauses.size() ? j.last(out, text) : j.comma(out, text);
  }
  return out;
}

/// An option without operations is shown as its label.
QString optionText(const Branch& option, const Joints& j) {
  const QString what = option.clauses.empty() ? j.label(option.label) : listText(option.clauses, j);
  return option.when.isEmpty() ? what : j.onlyIf(option.when, what);
}

QString clauseText(const Clause& clause, const Joints& j) {
  QString out = clause.says;
  bool first = true;
  for (const Branch& branch : clause.branches) {
    const bool option = branch.kind == Branch::Kind::option;
    if (!option && branch.clauses.empty()) continue;
    const QString text = option ? optionText(branch, j) : listText(branch.clauses, j);
    if (branch.kind == Branch::Kind::otherwise)
      out = j.semicolon(out, j.otherwise(text));
    else if (option && !first)
      out = j.orElse(out, text);
    else
      out = clause.condition ? j.comma(out, text) : j.colon(out, text);
    first = false;
  }
  return out;
}

void addSentence(QString& text, const QString& sentence, const Joints& j) {
  if (sentence.isEmpty()) return;
  const QString whole = j.stop(capitalized(sentence));
  text = text.isEmpty() ? whole : j.next(text, whole);
}

QString needsSentence(const Json& needs, const EffectSpeech& speech) {
  return Joints(speech.languageId).needs(testSentence(needs, speech));
}

void addLines(const std::vector<Clause>& clauses, int depth, const Joints& j, std::vector<EffectLine>& out) {
  for (const Clause& clause : clauses) {
    const bool leads = !clause.branches.empty();
    const QString says = capitalized(clause.says);
    out.push_back({clause.path, depth, leads ? j.heading(says) : j.stop(says)});
    for (const Branch& branch : clause.branches) {
      int deeper = depth + 1;
      if (branch.kind == Branch::Kind::otherwise && !branch.clauses.empty())
        out.push_back({clause.path, depth, j.heading(capitalized(j.otherwise()))});
      if (branch.kind == Branch::Kind::option) {
        const QString label = branch.when.isEmpty() ? branch.label : j.onlyIf(branch.when, branch.label);
        out.push_back({clause.path, depth + 1, QStringLiteral("• ") + label});
        ++deeper;
      }
      addLines(branch.clauses, deeper, j, out);
    }
  }
}

}  // namespace

QString cardText(const Json& effect, const Json& needs, std::string_view cardType,
                 const EffectSpeech& speech) {
  const Joints j(speech.languageId);
  QString text;
  if (!needs.isNull()) addSentence(text, needsSentence(needs, speech), j);
  for (const AbilityClauses& ability : clausesOf(effect, speech)) {
    const QString lead = hookLead(ability.hook, cardType, speech.wording());
    if (!lead.isEmpty() && !ability.clauses.empty()) {
      addSentence(text, j.led(lead, listText(ability.clauses, j)), j);
      continue;
    }
    for (const Clause& clause : ability.clauses) addSentence(text, clauseText(clause, j), j);
  }
  return text;
}

std::vector<EffectLine> effectLines(const Json& effect, const Json& needs, const EffectSpeech& speech) {
  const Joints j(speech.languageId);
  std::vector<EffectLine> out;
  if (!needs.isNull()) out.push_back({"needs", 0, j.stop(capitalized(needsSentence(needs, speech)))});
  for (const AbilityClauses& ability : clausesOf(effect, speech)) {
    const QString when = wordName(WordKind::hook, ability.hook, speech.wording());
    out.push_back({ability.path, 0, j.heading(capitalized(when))});
    addLines(ability.clauses, 1, j, out);
  }
  return out;
}

}  // namespace lk::app
