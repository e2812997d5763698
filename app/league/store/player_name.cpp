#include "app/league/store/player_name.h"

#include "rules/text/unseen.h"

namespace lk::league {

Outcome<QString> properName(const std::string& name) {
  const QString text = QString::fromStdString(name).normalized(QString::NormalizationForm_C).trimmed();
  const std::u32string letters = text.toStdU32String();
  const std::string shown = text.left(40).toStdString();
  if (letters.empty()) return Fault{"name", 0, "is empty", "write a name"};
  if (holdsUnseen(letters))
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
