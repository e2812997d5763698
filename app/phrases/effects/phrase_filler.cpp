#include "app/phrases/effects/phrase_filler.h"

#include <algorithm>
#include <cstdlib>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "app/phrases/effects/effect_names.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/translated.h"

namespace lk::app {

namespace {

using rules::ParameterSpec;
using rules::ValueKind;

const QChar kMinus(0x2212);

/// The fields of one operation or test, and their words.
class Fields {
 public:
  Fields(const Json& json, std::span<const ParameterSpec> table, const EffectSpeech& speech)
      : json_(json), table_(table), speech_(speech) {}

  /// Returns whether every condition of a row holds and the game has every field its sentence uses.
  [[nodiscard]] bool fit(const EffectPhrase& phrase) const {
    for (const QString& condition :
         QString::fromUtf8(phrase.when).split(QLatin1Char(','), Qt::SkipEmptyParts))
      if (!fitsOne(condition)) return false;
    const QStringList parts = QString::fromUtf8(phrase.english).split(QLatin1Char('{'));
    return std::all_of(parts.begin() + 1, parts.end(),
                       [this](const QString& part) { return hasFields(part); });
  }

  [[nodiscard]] QString filled(const EffectPhrase& phrase) const {
    QString out;
    const QString whole = translated(speech_.languageId, "CardSentence", phrase.english);
    qsizetype from = 0;
    for (qsizetype open = whole.indexOf(QLatin1Char('{')); open >= 0;
         open = whole.indexOf(QLatin1Char('{'), from)) {
      const qsizetype close = whole.indexOf(QLatin1Char('}'), open);
      out += whole.mid(from, open - from) + hole(whole.mid(open + 1, close - open - 1));
      from = close + 1;
    }
    return out + whole.mid(from);
  }

  /// "how much 3, kind true": for words without a sentence.
  [[nodiscard]] QString listed() const {
    QStringList parts;
    for (const ParameterSpec& field : table_)
      if (field.kind != ValueKind::operations && field.kind != ValueKind::otherwise &&
          field.kind != ValueKind::options)
        parts += wordName(WordKind::field, field.name, speech_.wording()) + QLatin1Char(' ') + value(field);
    return parts.join(QStringLiteral(", "));
  }

 private:
  /// "who|take|takes} 3 damage": checks the fields named before the first delimiter.
  [[nodiscard]] bool hasFields(const QString& hole) const {
    static const QRegularExpression kEnd(QStringLiteral("['|?:}]"));
    const QString names = hole.left(hole.indexOf(kEnd)).remove(QLatin1Char('#')).remove(QLatin1Char('+'));
    const QStringList fields = names.split(QLatin1Char(' '));
    return std::all_of(fields.begin(), fields.end(), [this](const QString& name) { return find(name); });
  }

  [[nodiscard]] const ParameterSpec* find(const QString& name) const {
    const auto field =
        std::find_if(table_.begin(), table_.end(), [&](const auto& f) { return qtText(f.name) == name; });
    return field == table_.end() ? nullptr : &*field;
  }
  [[nodiscard]] const Json& json(const QString& name) const { return json_[name.toStdString()]; }

  /// Returns whether the counter in a field is a card: any word that is no counter of the game.
  [[nodiscard]] bool isCard(const Json& counter) const {
    const auto& all = speech_.language().counters;
    return counter.isString() && std::none_of(all.begin(), all.end(), [&](const rules::CounterWord& word) {
             return word.name == counter.asString();
           });
  }

  [[nodiscard]] bool fitsOne(const QString& condition) const {
    if (condition.endsWith(QLatin1String("<0"))) return json(condition.chopped(2)).asInt() < 0;
    const QStringList sides = condition.split(QLatin1Char('='));
    const Json& value = json(sides[0]);
    if (sides[1] == QLatin1String("card")) return isCard(value);
    return value.isInt() ? QString::number(value.asInt()) == sides[1]
                         : QString::fromStdString(value.asString()) == sides[1];
  }

  /// Returns the words for a place, given the text between its braces.
  [[nodiscard]] QString hole(const QString& what) const {
    if (what.startsWith(QLatin1Char('#'))) return counted(what.mid(1));
    if (what.startsWith(QLatin1Char('+'))) return withSign(json(what.mid(1)));
    if (const QStringList verb = what.split(QLatin1Char('|')); verb.size() >= 3 && !what.contains(u'?'))
      return verbOf(verb);
    if (const qsizetype ask = what.indexOf(QLatin1Char('?')); ask > 0) {
      const QStringList words = what.mid(ask + 1).split(QLatin1Char('|'));
      return json(what.left(ask)).asInt() == 1 ? words.front() : words.back();
    }
    if (what.endsWith(QLatin1String("'s"))) return playerForm(what.chopped(2), 1);
    if (what.endsWith(QLatin1String(":of"))) return playerForm(what.chopped(3), 2);
    if (const qsizetype colon = what.indexOf(QLatin1Char(':')); colon > 0)
      return playerForm(what.left(colon), what.mid(colon + 1).toInt() - 1);
    const ParameterSpec* field = find(what);
    return field ? value(*field) : ellipsis();
  }

  /// "who", "take", "takes": returns the form for the player of a field.
  [[nodiscard]] QString verbOf(const QStringList& verb) const {
    const Person person = playerName(json(verb[0]).asString(), speech_.wording()).person;
    if (person == Person::one) return verb[2];
    return person == Person::several ? verb.value(3, verb[1]) : verb[1];
  }

  /// Returns a form of a player's name, counted from 0; the first one if the language has fewer.
  [[nodiscard]] QString playerForm(const QString& field, int form) const {
    const Json& player = json(field);
    if (!player.isString()) return ellipsis();
    const QStringList forms = playerName(player.asString(), speech_.wording()).forms;
    return forms.value(form, forms.front());
  }

  /// "by what": returns the number in the first field with the unit of the counter in the second.
  [[nodiscard]] QString counted(const QString& fields) const {
    const QStringList names = fields.split(QLatin1Char(' '));
    const Json& number = json(names[0]);
    if (!number.isInt()) return ellipsis();
    return countOf(json(names[1]).asString(), static_cast<int>(std::abs(number.asInt())), speech_.wording());
  }

  [[nodiscard]] static QString withSign(const Json& number) {
    if (!number.isInt()) return QLatin1Char(' ') + ellipsis();
    const std::int64_t n = number.asInt();
    if (n == 0) return {};
    return QStringLiteral(" %1 %2").arg(n < 0 ? kMinus : QLatin1Char('+')).arg(std::abs(n));
  }

  [[nodiscard]] QString value(const ParameterSpec& field) const {
    const Json& value = json_[field.name];
    if (field.kind == ValueKind::test) return testSentence(value, speech_);
    if (field.kind == ValueKind::moments) return moments(value);
    if (value.isInt()) return QString::number(std::abs(value.asInt()));
    if (!value.isString()) return ellipsis();
    return named(field, value.asString());
  }

  [[nodiscard]] QString named(const ParameterSpec& field, const std::string& word) const {
    switch (field.kind) {
      case ValueKind::player:
        return playerName(word, speech_.wording()).forms.front();
      case ValueKind::state:
        return wordName(WordKind::state, word, speech_.wording());
      case ValueKind::keyword:
        return wordName(WordKind::keyword, word, speech_.wording());
      case ValueKind::counter:
        return isCard(json_[field.name]) ? speech_.cardName(word)
                                         : wordName(WordKind::counter, word, speech_.wording());
      case ValueKind::card:
        return speech_.cardName(word);
      default:
        return valueName(field.name, word, speech_.wording());
    }
  }

  [[nodiscard]] QString moments(const Json& list) const {
    QStringList words;
    for (const Json& moment : list.items())
      words += wordName(WordKind::moment, moment.asString(), speech_.wording());
    if (words.isEmpty()) return ellipsis();
    QString out = words.takeFirst();
    const QString either =
        translated(speech_.languageId, "CardSentence", QT_TRANSLATE_NOOP("CardSentence", "{a} or {b}"));
    for (const QString& word : words)
      out = QString(either).replace(QLatin1String("{a}"), out).replace(QLatin1String("{b}"), word);
    return out;
  }

  const Json& json_;
  std::span<const ParameterSpec> table_;
  const EffectSpeech& speech_;
};

bool isHan(QChar c) {
  return c.unicode() >= 0x4E00 && c.unicode() <= 0x9FFF;
}
bool isLatin(QChar c) {
  return c.unicode() < 0x80 && c.isLetterOrNumber();
}

/// Returns the text with spaces between Han characters and Latin letters or digits.
QString spaced(const QString& text) {
  QString out;
  for (const QChar c : text) {
    if (!out.isEmpty() && ((isHan(out.back()) && isLatin(c)) || (isLatin(out.back()) && isHan(c))))
      out += QLatin1Char(' ');
    out += c;
  }
  return out;
}

QString sentence(std::span<const EffectPhrase> LanguageWords::*table, WordKind kind, std::string_view word,
                 const Fields& fields, const EffectWording& wording) {
  for (const LanguageWords* words : {&gameWords(wording.game).cards, &sharedLanguage()})
    for (const EffectPhrase& phrase : words->*table)
      if (phrase.word == word && fields.fit(phrase)) return spaced(fields.filled(phrase));
  const QString listed = fields.listed();
  const QString name = wordName(kind, word, wording);
  return listed.isEmpty() ? name : name + QStringLiteral(" (") + listed + QLatin1Char(')');
}

}  // namespace

QString ellipsis() {
  return QStringLiteral("…");
}

QString operationSentence(const Json& json, const rules::Operation& operation, const EffectSpeech& speech) {
  return sentence(&LanguageWords::operations, WordKind::operation, operation.name,
                  Fields(json, operation.parameters, speech), speech.wording());
}

QString filledTest(const Json& json, const rules::TestWord& test, const EffectSpeech& speech) {
  return sentence(&LanguageWords::tests, WordKind::test, test.name, Fields(json, test.parameters, speech),
                  speech.wording());
}

}  // namespace lk::app
