#include "app/phrases/settled.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/phrases/spoken.h"

namespace lk::app {

namespace {

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
  if (spoken() == kEnglish) chooseArticles(sentence);
  if (hasWideSigns(sentence)) sentence.remove(kLoose);
  return sentence;
}

}  // namespace lk::app
