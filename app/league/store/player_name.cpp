#include "app/league/store/player_name.h"

#include <algorithm>

#include <QList>

namespace lk::league {

namespace {

/// Embeddings, overrides and isolates of the writing direction: they reorder the text beside a name.
bool turnsText(char32_t c) {
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool isUnseen(char32_t c) {
  return QChar::category(c) == QChar::Other_Control || QChar::category(c) == QChar::Separator_Line ||
         QChar::category(c) == QChar::Separator_Paragraph || turnsText(c);
}

}  // namespace

Outcome<QString> properName(const std::string& name) {
  const QString text = QString::fromStdString(name).normalized(QString::NormalizationForm_C).trimmed();
  const auto letters = text.toUcs4();
  const std::string shown = text.left(40).toStdString();
  if (letters.isEmpty()) return Fault{"name", 0, "is empty", "write a name"};
  if (std::any_of(letters.begin(), letters.end(), [](uint c) { return isUnseen(c); }))
    return Fault{"name", 0, "holds characters that cannot be seen", "write it anew by hand"};
  if (letters.size() > kMaxName)
    return Fault{shown + "...", 0, "is a name of more than " + std::to_string(kMaxName) + " letters",
                 "shorten it"};
  return text.simplified();
}

QString folded(const QString& name) {
  return name.normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
}

QString labelOf(const QString& name, const QString& house) {
  return house.isEmpty() ? name : name + " (" + house + ")";
}

}  // namespace lk::league
