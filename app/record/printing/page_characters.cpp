#include "app/record/printing/page_characters.h"

#include <algorithm>

#include <QChar>
#include <QString>

namespace lk::app {

namespace {

struct Pair {
  char16_t radical;
  char16_t ideograph;
};

/// The radicals of U+2E80 to U+2EFF that share a letter with an ideograph in Noto Sans CJK. Unicode
/// decomposes those of U+2F00 to U+2FD5.
constexpr Pair kPairs[] = {
    {0x2E82, 0x4E5B}, {0x2E83, 0x4E5A}, {0x2E85, 0x4EBB}, {0x2E89, 0x5202}, {0x2E8B, 0x353E},
    {0x2E8F, 0x5C23}, {0x2E90, 0x5C22}, {0x2E92, 0x5DF3}, {0x2E93, 0x5E7A}, {0x2E94, 0x5F51},
    {0x2E95, 0x5F50}, {0x2E96, 0x5FC4}, {0x2E98, 0x624C}, {0x2E99, 0x6535}, {0x2E9B, 0x65E1},
    {0x2E9E, 0x6B7A}, {0x2E9F, 0x6BCD}, {0x2EA0, 0x6C11}, {0x2EA1, 0x6C35}, {0x2EA3, 0x706C},
    {0x2EA4, 0x722B}, {0x2EA6, 0x4E2C}, {0x2EA8, 0x72AD}, {0x2EAD, 0x793B}, {0x2EAF, 0x7CF9},
    {0x2EB0, 0x7E9F}, {0x2EB1, 0x7F53}, {0x2EB3, 0x34C1}, {0x2EB9, 0x8002}, {0x2EBA, 0x8080},
    {0x2EBE, 0x8279}, {0x2EC2, 0x8864}, {0x2EC5, 0x89C1}, {0x2EC6, 0x89D2}, {0x2EC8, 0x8BA0},
    {0x2EC9, 0x8D1D}, {0x2ECB, 0x8F66}, {0x2ECC, 0x8FB6}, {0x2ED0, 0x9485}, {0x2ED1, 0x9577},
    {0x2ED2, 0x9578}, {0x2ED3, 0x957F}, {0x2ED4, 0x95E8}, {0x2ED6, 0x961D}, {0x2ED8, 0x9752},
    {0x2ED9, 0x97E6}, {0x2EDA, 0x9875}, {0x2EDB, 0x98CE}, {0x2EDC, 0x98DE}, {0x2EDD, 0x98DF},
    {0x2EDF, 0x98E0}, {0x2EE0, 0x9963}, {0x2EE2, 0x9A6C}, {0x2EE3, 0x9AA8}, {0x2EE4, 0x9B3C},
    {0x2EE5, 0x9C7C}, {0x2EE6, 0x9E1F}, {0x2EE7, 0x5364}, {0x2EE8, 0x9EA6}, {0x2EE9, 0x9EC4},
    {0x2EEA, 0x9EFE}, {0x2EEB, 0x6589}, {0x2EEC, 0x9F50}, {0x2EEE, 0x9F7F}, {0x2EEF, 0x7ADC},
    {0x2EF0, 0x9F99}, {0x2EF1, 0x9F9C}, {0x2EF2, 0x4E80}, {0x2EF3, 0x9F9F}};

char16_t ideographOf(char16_t character) {
  const auto* const found = std::find_if(std::begin(kPairs), std::end(kPairs),
                                         [&](const Pair& pair) { return pair.radical == character; });
  if (found != std::end(kPairs)) return found->ideograph;
  if (character < 0x2F00 || character > 0x2FD5) return character;
  return QString(QChar(character)).normalized(QString::NormalizationForm_KC).at(0).unicode();
}

}  // namespace

void nameIdeographs(QByteArray& pdf) {
  constexpr qsizetype kDigits = 4;
  for (qsizetype table = pdf.indexOf("begincmap"); table >= 0; table = pdf.indexOf("begincmap", table + 1)) {
    const qsizetype end = pdf.indexOf("endcmap", table);
    // Characters are in brackets; the codes of letters are not.
    for (qsizetype list = pdf.indexOf('[', table); list >= 0 && list < end;
         list = pdf.indexOf('[', list + 1)) {
      const qsizetype close = pdf.indexOf(']', list);
      for (qsizetype at = pdf.indexOf('<', list); at >= 0 && at < close; at = pdf.indexOf('<', at + 1)) {
        bool isCharacter = false;
        const ushort character = pdf.mid(at + 1, kDigits).toUShort(&isCharacter, 16);
        if (!isCharacter || pdf.at(at + 1 + kDigits) != '>') continue;
        const char16_t its = ideographOf(character);
        if (its != character)
          pdf.replace(at + 1, kDigits, QByteArray::number(its, 16).toUpper().rightJustified(kDigits, '0'));
      }
    }
  }
}

}  // namespace lk::app
