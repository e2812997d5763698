#include "app/league/words/format_words.h"

#include <algorithm>
#include <iterator>

#include "app/phrases/fill.h"

namespace lk::league {

using app::Words;

namespace {

struct FormatWords {
  std::string_view format;  // LeagueFormat::name
  const char* title;
  const char* choice;
};

constexpr FormatWords kWords[] = {
    {"swiss", QT_TRANSLATE_NOOP("Words", "Swiss"),
     QT_TRANSLATE_NOOP("Words", "Swiss: players with similar points meet")},
    {"round-robin", QT_TRANSLATE_NOOP("Words", "Round robin"), QT_TRANSLATE_NOOP("Words", "Round robin")},
    {"ladder", QT_TRANSLATE_NOOP("Words", "Ladder"),
     QT_TRANSLATE_NOOP("Words", "Ladder: players with similar ratings meet")}};

QString said(const LeagueFormat& format, const char* FormatWords::*words) {
  const auto* const row = std::find_if(std::begin(kWords), std::end(kWords),
                                       [&](const FormatWords& each) { return each.format == format.name; });
  if (row == std::end(kWords)) return QString::fromStdString(std::string(format.name));
  return Words::tr(row->*words);
}

}  // namespace

QString formatTitle(const LeagueFormat& format) {
  return said(format, &FormatWords::title);
}

QString formatChoice(const LeagueFormat& format) {
  return said(format, &FormatWords::choice);
}

}  // namespace lk::league
