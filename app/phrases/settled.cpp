#include "app/phrases/settled.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/phrases/spoken.h"

namespace lk::app {

namespace {

/// Returns whether the nearest number before `place` is 1: "{n} more point(s)" refers to it at any distance.
bool isOne(const QString& sentence, qsizetype place) {
  qsizetype end = place;
  while (end > 0 && !sentence[end - 1].isDigit()) --end;
  qsizetype begin = end;
  while (begin > 0 && sentence[begin - 1].isDigit()) --begin;
  return QStringView(sentence).sliced(begin, end - begin) == QLatin1String("1");
}

void choosePlurals(QString& sentence) {
  for (qsizetype at = 0; (at = sentence.indexOf(QLatin1String("(s)"), at)) >= 0;)
    sentence.replace(at, 3, isOne(sentence, at) ? QString() : QStringLiteral("s"));
}

/// A capital "A" is a seat. The rule looks at letters, not sounds: before "u", which sounds both ways, the
/// article stays as written.
void chooseArticles(QString& sentence) {
  static const QRegularExpression kBeforeVowel(
      QStringLiteral(R"(\ba(?= (?!one\b|once\b|eu)[aeioAEIO][a-z]))"));
  sentence.replace(kBeforeVowel, QStringLiteral("an"));
}

bool hasWideSigns(const QString& sentence) {
  return std::any_of(sentence.begin(), sentence.end(), [](QChar c) { return c.unicode() >= 0x2e80; });
}

}  // namespace

QString settled(QString sentence) {
  static const QRegularExpression kLoose(
      QStringLiteral(
          R"((?<=[\p{Han}。，、：；！？）」]) +(?=[\p{Han}（「])|(?<=[。，、：；！？）]) +| +(?=[。，、：；！？）]))"),
      QRegularExpression::UseUnicodePropertiesOption);
  choosePlurals(sentence);
  if (spoken() == kEnglish) chooseArticles(sentence);
  if (hasWideSigns(sentence)) sentence.remove(kLoose);
  return sentence;
}

}  // namespace lk::app
