#include "app/phrases/effects/effect_text.h"

#include <algorithm>

#include "app/phrases/effects/effect_names.h"

namespace lk::app {

namespace {

/// How a language joins clauses.
struct Joints {
  QString comma, last, semicolon, colon, stop, orElse, otherwise, onlyIf, close, gap;
};

const Joints& joints(Tongue tongue) {
  static const Joints kEnglish{QStringLiteral(", "),         QStringLiteral(" and "),
                               QStringLiteral("; "),         QStringLiteral(": "),
                               QStringLiteral("."),          QStringLiteral("; or "),
                               QStringLiteral("otherwise "), QStringLiteral("(only if "),
                               QStringLiteral(") "),         QStringLiteral(" ")};
  static const Joints kChinese{QStringLiteral("，"),   QStringLiteral("，"),
                               QStringLiteral("；"),   QStringLiteral("："),
                               QStringLiteral("。"),   QStringLiteral("；或"),
                               QStringLiteral("否则"), QStringLiteral("（若"),
                               QStringLiteral("）"),   QString()};
  return tongue == Tongue::english ? kEnglish : kChinese;
}

QString clauseText(const Clause& clause, const Joints& j);

/// "A, B and C"; parted by semicolons where one of them has parts of its own.
QString listText(const std::vector<Clause>& clauses, const Joints& j) {
  const bool deep = std::any_of(clauses.begin(), clauses.end(), [](const Clause& c) {
    return !c.branches.empty() || c.says.contains(QLatin1Char(','));
  });
  QString out;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    if (i > 0) out += deep ? j.semicolon : i + 1 == clauses.size() ? j.last : j.comma;
    out += clauseText(clauses[i], j);
  }
  return out;
}

/// "Leave it" -> "leave it", but "DV 7" stays.
QString begunSmall(QString text) {
  if (text.size() > 1 && text[1].isLower()) text[0] = text[0].toLower();
  return text;
}

/// An option without operations is told by its label.
QString optionText(const Branch& option, const Joints& j) {
  const QString what = option.clauses.empty() ? begunSmall(option.label) : listText(option.clauses, j);
  return option.when.isEmpty() ? what : j.onlyIf + option.when + j.close + what;
}

QString clauseText(const Clause& clause, const Joints& j) {
  QString out = clause.says;
  bool first = true;
  for (const Branch& branch : clause.branches) {
    const bool option = branch.kind == Branch::Kind::option;
    if (!option && branch.clauses.empty()) continue;
    if (branch.kind == Branch::Kind::otherwise) out += j.semicolon + j.otherwise;
    if (branch.kind != Branch::Kind::otherwise)
      out += option && !first ? j.orElse : clause.condition ? j.comma : j.colon;
    out += option ? optionText(branch, j) : listText(branch.clauses, j);
    first = false;
  }
  return out;
}

void addSentence(QString& text, const QString& sentence, const Joints& j) {
  if (sentence.isEmpty()) return;
  if (!text.isEmpty()) text += j.gap;
  text += begunLarge(sentence) + j.stop;
}

/// "If it hurts the opponent, they ..." but "Duel reward: they ...".
const QString& leadJoint(const QString& lead, const Joints& j) {
  const bool condition = lead.startsWith(QLatin1String("if ")) || lead.startsWith(QLatin1String("when ")) ||
                         lead.startsWith(QStringLiteral("若"));
  return condition ? j.comma : j.colon;
}

QString needsSentence(const Json& needs, const EffectSpeech& speech) {
  const QString test = testSentence(needs, speech);
  return speech.tongue == Tongue::english ? QStringLiteral("only if ") + test
                                          : QStringLiteral("仅当") + test + QStringLiteral("时才能使用");
}

void addLines(const std::vector<Clause>& clauses, int depth, const Joints& j, std::vector<EffectLine>& out) {
  for (const Clause& clause : clauses) {
    const bool leads = !clause.branches.empty();
    out.push_back({clause.path, depth, begunLarge(clause.says) + (leads ? j.colon.trimmed() : j.stop)});
    for (const Branch& branch : clause.branches) {
      int deeper = depth + 1;
      if (branch.kind == Branch::Kind::otherwise && !branch.clauses.empty())
        out.push_back({clause.path, depth, begunLarge(j.otherwise.trimmed()) + j.colon.trimmed()});
      if (branch.kind == Branch::Kind::option) {
        const QString when = branch.when.isEmpty() ? QString() : j.onlyIf + branch.when + j.close;
        out.push_back({clause.path, depth + 1, QStringLiteral("• ") + when + branch.label});
        ++deeper;
      }
      addLines(branch.clauses, deeper, j, out);
    }
  }
}

}  // namespace

QString cardText(const Json& effect, const Json& needs, std::string_view cardType,
                 const EffectSpeech& speech) {
  const Joints& j = joints(speech.tongue);
  QString text;
  if (!needs.isNull()) addSentence(text, needsSentence(needs, speech), j);
  for (const AbilityClauses& ability : clausesOf(effect, speech)) {
    const QString lead = hookLead(ability.hook, cardType, speech.tongue);
    if (!lead.isEmpty() && !ability.clauses.empty()) {
      addSentence(text, lead + leadJoint(lead, j) + listText(ability.clauses, j), j);
      continue;
    }
    for (const Clause& clause : ability.clauses) addSentence(text, clauseText(clause, j), j);
  }
  return text;
}

std::vector<EffectLine> effectLines(const Json& effect, const Json& needs, const EffectSpeech& speech) {
  const Joints& j = joints(speech.tongue);
  std::vector<EffectLine> out;
  if (!needs.isNull()) out.push_back({"needs", 0, begunLarge(needsSentence(needs, speech)) + j.stop});
  for (const AbilityClauses& ability : clausesOf(effect, speech)) {
    out.push_back({ability.path, 0,
                   begunLarge(wordName(WordKind::hook, ability.hook, speech.tongue)) + j.colon.trimmed()});
    addLines(ability.clauses, 1, j, out);
  }
  return out;
}

}  // namespace lk::app
